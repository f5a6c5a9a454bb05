//! What every element looks like: rules, attributes and inheritance put together.

use super::colour::Colour;
use super::css::{self, Declaration, Sheet};
use super::{PngTheme, value};
use roxmltree::Node;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Properties that children take over from their parents.
pub(super) const INHERITED: [&str; 25] = [
    "fill",
    "fill-opacity",
    "fill-rule",
    "clip-rule",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-dasharray",
    "stroke-dashoffset",
    "paint-order",
    "shape-rendering",
    "visibility",
    "marker-start",
    "marker-mid",
    "marker-end",
    "color",
    "font-size",
    "font-weight",
    "text-anchor",
    "letter-spacing",
    "dominant-baseline",
    "font-style",
];

/// Properties of an element alone.
pub(super) const OWN: [&str; 17] = [
    "opacity",
    "display",
    "clip-path",
    "mask",
    "filter",
    "overflow",
    "transform",
    "translate",
    "rotate",
    "scale",
    "transform-origin",
    "stop-color",
    "stop-opacity",
    "flood-color",
    "flood-opacity",
    "mix-blend-mode",
    "isolation",
];

/// Places and sizes that a stylesheet may give.
pub(super) const GEOMETRY: [&str; 9] = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"];

const FONT_SIZE_MAX: f32 = 1000.;

/// The computed style of an element. Cheap to clone: what did not change is shared.
#[derive(Clone, Debug)]
pub(super) struct Style {
    variables: Rc<BTreeMap<String, Rc<str>>>,
    inherited: Rc<BTreeMap<&'static str, Rc<str>>>,
    own: BTreeMap<&'static str, String>,
    pub(super) colour: Colour,
    pub(super) font_size: f32,
}

impl Style {
    pub(super) fn property(&self, name: &str) -> Option<&str> {
        self.inherited.get(name).map(|value| &**value).or_else(|| self.own.get(name).map(String::as_str))
    }

    pub(super) fn number(&self, name: &str) -> Option<f32> {
        value::length(self.property(name)?, self.font_size)
    }

    /// A paint in plain words: `none`, `url(#id)`, or a colour.
    pub(super) fn paint(&self, name: &str) -> Option<String> {
        let value = self.property(name)?;
        if value::is_current(value) {
            return Some(self.colour.to_string());
        }
        // `url("#id") fallback` as `url(#id)`.
        match value.strip_prefix("url(").and_then(|rest| rest.split(')').next()) {
            Some(inner) => {
                let id = inner.trim_matches(['"', '\'', ' ', '#']);
                let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | ':');
                id.chars().all(fits).then(|| format!("url(#{id})"))
            }
            None => Some(value.to_owned()),
        }
    }

    pub(super) fn variable(&self, name: &str) -> Option<&str> {
        self.variables.get(name).map(|value| &**value)
    }
}

pub(super) struct Cascade {
    sheet: Sheet,
    /// The rules that ask for a class, by that class; those that ask for none are under the empty name.
    by_class: BTreeMap<String, Vec<usize>>,
    /// For each element, the rules that are for it, lightest first.
    found: BTreeMap<(usize, usize), Rc<[usize]>>,
    pub(super) theme: PngTheme,
}

impl Cascade {
    pub(super) fn new(sheet: Sheet, theme: PngTheme) -> Cascade {
        let mut by_class: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (at, rule) in sheet.rules.iter().enumerate() {
            by_class.entry(rule.selector.class().unwrap_or("").to_owned()).or_default().push(at);
        }
        Cascade { sheet, by_class, found: BTreeMap::new(), theme }
    }

    /// The style of the page around all pictures.
    pub(super) fn page(&mut self, source: usize, page: Node) -> Style {
        let bare = Style {
            variables: Rc::default(),
            inherited: Rc::default(),
            own: BTreeMap::new(),
            colour: Colour::parse("#000").expect("a colour"),
            font_size: 16.,
        };
        self.style(source, page, &bare)
    }

    /// The style of an element under a parent, which for the inside of a `<use>` is the `<use>`. `source` tells the
    /// documents apart.
    pub(super) fn style(&mut self, source: usize, node: Node, parent: &Style) -> Style {
        let rules = self.rules_for(source, node);
        let inline = node.attribute("style").map(css::declarations).unwrap_or_default();
        let mut declared: BTreeMap<&str, &str> = BTreeMap::new();
        for attribute in node.attributes() {
            let name = attribute.name();
            if INHERITED.contains(&name) || OWN.contains(&name) {
                declared.insert(name, attribute.value());
            }
        }
        let blocks = rules.iter().map(|rule| &self.sheet.blocks[self.sheet.rules[*rule].block]);
        let written: Vec<&Declaration> = blocks.flatten().chain(&inline).collect();
        for important in [false, true] {
            for declaration in written.iter().filter(|declaration| declaration.important == important) {
                declared.insert(&declaration.name, &declaration.value);
            }
        }
        let font = declared.remove("font").map(str::to_owned);
        self.computed(&declared, font.as_deref(), parent)
    }

    fn computed(&self, declared: &BTreeMap<&str, &str>, font: Option<&str>, parent: &Style) -> Style {
        let variables = variables(declared, &parent.variables);
        let mut style = Style { variables, own: BTreeMap::new(), ..parent.clone() };
        let mut inherited = None;
        let resolved = |style: &Style, raw: &str| -> Option<String> {
            let text = value::substitute(raw, 0, &mut |name| style.variables.get(name).map(|v| v.to_string()))?;
            value::plain(&text, self.theme, style.colour)
        };
        if let Some(colour) = declared.get("color").and_then(|raw| resolved(&style, raw)) {
            style.colour = Colour::parse(&colour).unwrap_or(style.colour);
        }
        let mut set = |name: &'static str, text: String| {
            inherited.get_or_insert_with(|| (*parent.inherited).clone()).insert(name, Rc::from(text));
        };
        if let Some(text) = font.and_then(|raw| resolved(&style, raw)) {
            let (weight, size) = font_shorthand(&text, style.font_size);
            set("font-weight", weight);
            style.font_size = size.unwrap_or(style.font_size).clamp(0., FONT_SIZE_MAX);
        }
        if let Some(size) = declared.get("font-size").and_then(|raw| resolved(&style, raw)) {
            let size = value::length(&size, parent.font_size).unwrap_or(style.font_size);
            style.font_size = size.clamp(0., FONT_SIZE_MAX);
        }
        for name in INHERITED.into_iter().filter(|name| !matches!(*name, "color" | "font-size")) {
            let Some(text) = declared.get(name).and_then(|raw| resolved(&style, raw)) else { continue };
            match text.as_str() {
                "inherit" | "unset" => {}
                "initial" if name == "fill" => set(name, "#000".to_owned()),
                "initial" if name == "stroke" => set(name, "none".to_owned()),
                "initial" => {}
                _ if matches!(name, "fill" | "stroke") && !is_paint(&text) => {}
                _ => set(name, text),
            }
        }
        for name in OWN.into_iter().chain(GEOMETRY) {
            let Some(text) = declared.get(name).and_then(|raw| resolved(&style, raw)) else { continue };
            if !matches!(text.as_str(), "inherit" | "initial" | "unset" | "auto") {
                style.own.insert(name, text);
            }
        }
        if let Some(inherited) = inherited {
            style.inherited = Rc::new(inherited);
        }
        style
    }

    fn rules_for(&mut self, source: usize, node: Node) -> Rc<[usize]> {
        let key = (source, node.id().get_usize());
        if let Some(found) = self.found.get(&key) {
            return found.clone();
        }
        let rules = &self.sheet.rules;
        let classes = node.attribute("class").unwrap_or("").split_ascii_whitespace();
        let asked = classes.chain([""]).filter_map(|class| self.by_class.get(class)).flatten();
        let mut fitting: Vec<usize> = asked.copied().filter(|at| rules[*at].selector.matches(node)).collect();
        // Of equals the later rule wins.
        fitting.sort_by_key(|at| (rules[*at].specificity, *at));
        fitting.dedup();
        let fitting: Rc<[usize]> = fitting.into();
        self.found.insert(key, fitting.clone());
        fitting
    }
}

/// The variables of an element: its own, with those they name put in, over those of its parent.
fn variables(declared: &BTreeMap<&str, &str>, parent: &Rc<BTreeMap<String, Rc<str>>>) -> Rc<BTreeMap<String, Rc<str>>> {
    let own: Vec<&str> = declared.keys().filter(|name| name.starts_with("--")).copied().collect();
    if own.is_empty() {
        return parent.clone();
    }
    let mut all = (**parent).clone();
    let mut known = BTreeMap::new();
    for name in own {
        match variable(name, declared, parent, &mut known, 0) {
            Some(value) => all.insert(name.to_owned(), Rc::from(value)),
            None => all.remove(name),
        };
    }
    Rc::new(all)
}

fn variable<'a>(
    name: &'a str,
    declared: &BTreeMap<&'a str, &'a str>,
    parent: &BTreeMap<String, Rc<str>>,
    known: &mut BTreeMap<String, Option<String>>,
    depth: usize,
) -> Option<String> {
    let Some((name, raw)) = declared.get_key_value(name) else { return parent.get(name).map(|v| v.to_string()) };
    if let Some(value) = known.get(*name) {
        return value.clone();
    }
    // Until it is known, a variable that names itself has no value.
    known.insert((*name).to_owned(), None);
    let inner = &mut |other: &str| {
        let other = declared.get_key_value(other).map(|(key, _)| *key);
        other.and_then(|other| variable(other, declared, parent, known, depth + 1))
    };
    let mut look_up = |other: &str| {
        if declared.contains_key(other) { inner(other) } else { parent.get(other).map(|v| v.to_string()) }
    };
    let value = value::substitute(raw, depth, &mut look_up);
    known.insert((*name).to_owned(), value.clone());
    value
}

fn is_paint(text: &str) -> bool {
    text == "none"
        || text.starts_with("url(")
        || value::is_current(text)
        || text.starts_with("context-")
        || Colour::parse(text).is_some()
}

/// The weight and the size of the `font` shorthand: `600 12.5px/1.2 serif`.
fn font_shorthand(text: &str, em: f32) -> (String, Option<f32>) {
    let mut weight = "400".to_owned();
    for word in text.split_ascii_whitespace() {
        let size = word.split('/').next().unwrap_or("");
        match word {
            "bold" => weight = "700".to_owned(),
            _ if size.ends_with(['m', 'x', '%']) && value::length(size, em).is_some() => {
                return (weight, value::length(size, em));
            }
            _ if word.parse::<u16>().is_ok() => weight = word.to_owned(),
            _ => {}
        }
    }
    (weight, None)
}
