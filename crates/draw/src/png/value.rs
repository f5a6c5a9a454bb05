//! Values of properties: variables, `light-dark()` and `color-mix()` made plain.

use super::PngTheme;
use super::colour::Colour;

/// Longer values are none of ours: variables that double each other's length stop here.
const LENGTH_MAX: usize = 4096;
const DEPTH_MAX: usize = 24;

/// Puts the values of variables in the place of `var(--name, fallback)`. `None` if a variable is unknown and has no
/// fallback: the declaration then counts as not written.
pub(super) fn substitute(value: &str, depth: usize, look_up: &mut dyn FnMut(&str) -> Option<String>) -> Option<String> {
    if depth > DEPTH_MAX || value.len() > LENGTH_MAX {
        return None;
    }
    let mut out = String::new();
    let mut rest = value;
    while let Some((before, inner, after)) = call(rest, "var") {
        out.push_str(before);
        let (name, fallback) = match inner.split_once(',') {
            Some((name, fallback)) => (name.trim(), Some(fallback.trim())),
            None => (inner.trim(), None),
        };
        match (look_up(name), fallback) {
            (Some(found), _) => out.push_str(found.trim()),
            (None, Some(fallback)) => out.push_str(&substitute(fallback, depth + 1, look_up)?),
            (None, None) => return None,
        }
        if out.len() > LENGTH_MAX {
            return None;
        }
        rest = after;
    }
    out.push_str(rest);
    (out.len() <= LENGTH_MAX).then_some(out)
}

/// Makes the colour functions of a value plain; `current` is what `currentColor` stands for inside a mix.
pub(super) fn plain(value: &str, theme: PngTheme, current: Colour) -> Option<String> {
    plain_at(value, theme, current, 0)
}

fn plain_at(value: &str, theme: PngTheme, current: Colour, depth: usize) -> Option<String> {
    if depth > DEPTH_MAX {
        return None;
    }
    let mut text = value.trim().to_owned();
    while let Some((before, inner, after)) = call(&text, "light-dark") {
        let args = split_top(inner, ',');
        let [light, dark] = args[..] else { return None };
        let chosen = if theme == PngTheme::Light { light } else { dark };
        text = format!("{before}{}{after}", chosen.trim());
    }
    let mut out = String::new();
    let mut rest = text.as_str();
    while let Some((before, inner, after)) = call(rest, "color-mix") {
        out.push_str(before);
        out.push_str(&mixed(inner, theme, current, depth)?.to_string());
        rest = after;
    }
    out.push_str(rest);
    (out.len() <= LENGTH_MAX).then_some(out)
}

fn mixed(inner: &str, theme: PngTheme, current: Colour, depth: usize) -> Option<Colour> {
    let args = split_top(inner, ',');
    // Other spaces than sRGB are near enough to it for a picture.
    let [_space, first, second] = args[..] else { return None };
    let part = |text: &str| -> Option<(Colour, Option<f32>)> {
        let mut share = None;
        let mut colour = None;
        for word in split_top(text.trim(), ' ').into_iter().filter(|word| !word.is_empty()) {
            match word.strip_suffix('%').and_then(|percent| percent.parse::<f32>().ok()) {
                Some(percent) if percent.is_finite() => share = Some(percent.clamp(0., 100.) / 100.),
                _ => colour = Some(word),
            }
        }
        let colour = plain_at(colour?, theme, current, depth + 1)?;
        let colour = if is_current(&colour) { current } else { Colour::parse(&colour)? };
        Some((colour, share))
    };
    let ((first, one), (second, two)) = (part(first)?, part(second)?);
    let (one, two) = match (one, two) {
        (Some(one), Some(two)) => (one, two),
        (Some(one), None) => (one, 1. - one),
        (None, Some(two)) => (1. - two, two),
        (None, None) => (0.5, 0.5),
    };
    let sum = one + two;
    if sum <= 0. {
        return None;
    }
    // Shares under a whole thin the mix.
    Some(first.mix(second, one / sum).faded(sum))
}

pub(super) fn is_current(value: &str) -> bool {
    value.eq_ignore_ascii_case("currentcolor")
}

/// A length in user units: `px` and bare numbers as they are, `em` and `rem` by the size of the letters.
pub(super) fn length(value: &str, em: f32) -> Option<f32> {
    let value = value.trim();
    let scaled = |text: &str, by: f32| text.parse::<f32>().ok().map(|n| n * by).filter(|n| n.abs() < 1e5);
    match value {
        _ if value.ends_with("rem") => scaled(&value[..value.len() - 3], 16.),
        _ if value.ends_with("em") => scaled(&value[..value.len() - 2], em),
        _ if value.ends_with("px") => scaled(&value[..value.len() - 2], 1.),
        _ if value.ends_with('%') => scaled(&value[..value.len() - 1], em / 100.),
        _ => scaled(value, 1.),
    }
}

/// Whether all numbers of an attribute are of a size that boards have. Strokes of astronomical shapes take the renderer
/// minutes.
pub(super) fn is_sensible(text: &str) -> bool {
    let (mut digits, mut fraction) = (0, false);
    for c in text.chars() {
        match c {
            '0'..='9' if !fraction => digits += 1,
            '0'..='9' => {}
            '.' => fraction = true,
            'e' | 'E' if digits > 0 || fraction => return false,
            _ => (digits, fraction) = (0, false),
        }
        if digits > 5 {
            return false;
        }
    }
    true
}

/// CSS transforms as the attribute writes them: no units, degrees, commas between numbers.
pub(super) fn transform(value: &str) -> Option<String> {
    if value.trim() == "none" {
        return Some(String::new());
    }
    let mut out = String::new();
    let mut rest = value.trim();
    while !rest.is_empty() {
        let open = rest.find('(')?;
        let close = rest.find(')').filter(|close| *close > open)?;
        let name = rest[..open].trim();
        let numbers = rest[open + 1..close]
            .split([',', ' '])
            .filter(|word| !word.is_empty())
            .map(angle_or_length)
            .collect::<Option<Vec<f32>>>()?;
        let (name, numbers) = match (name, &numbers[..]) {
            ("translateX", [x]) => ("translate", vec![*x, 0.]),
            ("translateY", [y]) => ("translate", vec![0., *y]),
            ("scaleX", [x]) => ("scale", vec![*x, 1.]),
            ("scaleY", [y]) => ("scale", vec![1., *y]),
            ("translate" | "scale" | "rotate" | "skewX" | "skewY" | "matrix", _) => (name, numbers),
            _ => return None,
        };
        let words: Vec<String> = numbers.iter().map(f32::to_string).collect();
        out.push_str(&format!("{name}({})", words.join(" ")));
        rest = rest[close + 1..].trim_start_matches([' ', ',']);
    }
    Some(out)
}

fn angle_or_length(word: &str) -> Option<f32> {
    for (unit, degrees) in [("deg", 1.), ("turn", 360.), ("rad", 180. / std::f32::consts::PI)] {
        if let Some(number) = word.strip_suffix(unit) {
            return number.parse::<f32>().ok().filter(|n| n.is_finite()).map(|n| n * degrees);
        }
    }
    if word.ends_with('%') { None } else { length(word, 16.) }
}

/// Splits at a separator that stands outside brackets.
pub(super) fn split_top(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (vec![], 0usize, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if c == separator && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

/// The first call of a function: what stands before it, its arguments, and what follows.
fn call<'a>(text: &'a str, name: &str) -> Option<(&'a str, &'a str, &'a str)> {
    let mut from = 0;
    loop {
        let at = from + text[from..].find(name)?;
        let open = at + name.len();
        let joined = text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-' || c == '_');
        if joined || !text[open..].starts_with('(') {
            from = open;
            continue;
        }
        let mut depth = 0usize;
        for (offset, c) in text[open..].char_indices() {
            match c {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Some((&text[..at], &text[open + 1..open + offset], &text[open + offset + 1..]));
            }
        }
        return None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(value: &str, theme: PngTheme) -> Option<String> {
        plain(value, theme, Colour::parse("#112233").unwrap())
    }

    #[test]
    fn themes_and_mixes_become_plain_colours() {
        let roof = "color-mix(in srgb, #2f6f4f 34%, light-dark(#f3e8cf, #242b37))";
        assert_eq!(shown(roof, PngTheme::Light).unwrap(), "#b0bfa3");
        assert_eq!(shown(roof, PngTheme::Dark).unwrap(), "#28423f");
        assert_eq!(shown("color-mix(in srgb, currentColor, transparent)", PngTheme::Light).unwrap(), "#11223380");
        assert_eq!(
            shown("drop-shadow(0 2px 2px light-dark(#0003, #0008))", PngTheme::Dark).unwrap(),
            "drop-shadow(0 2px 2px #0008)"
        );
        assert_eq!(shown("light-dark(#000)", PngTheme::Light), None);
        assert_eq!(shown("color-mix(in srgb, nothing, #000)", PngTheme::Light), None);
    }

    #[test]
    fn variables_fall_back_or_undo_the_declaration() {
        let mut known = |name: &str| (name == "--a").then(|| "#fff".to_owned());
        assert_eq!(substitute("var(--a) var(--b, var(--c, 2px))", 0, &mut known).unwrap(), "#fff 2px");
        assert_eq!(substitute("var(--b)", 0, &mut known), None);
        assert_eq!(substitute("1px var(--a", 0, &mut known).unwrap(), "1px var(--a");
    }

    #[test]
    fn astronomical_numbers_are_not_sensible() {
        for fine in ["M0 0L99999.1234567-3Z", "xMidYMid slice", "", "translate(4 -3)rotate(90)", "1.234567 8"] {
            assert!(is_sensible(fine), "{fine}");
        }
        for wild in ["M0 0h100000", "1e9", ".1E4", "rotate(1234567)"] {
            assert!(!is_sensible(wild), "{wild}");
        }
    }

    #[test]
    fn css_transforms_lose_their_units() {
        assert_eq!(transform("translate(4px, -3px) rotate(.25turn)").unwrap(), "translate(4 -3)rotate(90)");
        assert_eq!(transform("translateY(-9px)").unwrap(), "translate(0 -9)");
        assert_eq!(transform("perspective(4px)"), None);
        assert_eq!(transform("translate(-50%)"), None);
        assert_eq!(transform(")("), None);
    }
}
