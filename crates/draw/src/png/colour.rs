//! Colours as CSS writes them.

/// A colour with its alpha; every channel from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Colour(pub(super) [f32; 4]);

const NAMES: [(&str, u32); 12] = [
    ("transparent", 0x0000_0000),
    ("black", 0x0000_00ff),
    ("white", 0xffff_ffff),
    ("red", 0xff00_00ff),
    ("green", 0x0080_00ff),
    ("blue", 0x0000_ffff),
    ("gold", 0xffd7_00ff),
    ("orange", 0xffa5_00ff),
    ("yellow", 0xffff_00ff),
    ("purple", 0x8000_80ff),
    ("gray", 0x8080_80ff),
    ("grey", 0x8080_80ff),
];

impl Colour {
    /// A hex colour of 3, 4, 6 or 8 digits, `rgb(…)`, or one of a few names.
    pub(super) fn parse(text: &str) -> Option<Colour> {
        let text = text.trim();
        if let Some(digits) = text.strip_prefix('#') {
            return Colour::hex(digits);
        }
        let lower = text.to_ascii_lowercase();
        if let Some(inner) = lower.strip_prefix("rgba(").or_else(|| lower.strip_prefix("rgb(")) {
            return Colour::rgb(inner.strip_suffix(')')?);
        }
        NAMES.iter().find(|(name, _)| *name == lower).map(|&(_, rgba)| Colour::from_rgba(rgba))
    }

    fn hex(digits: &str) -> Option<Colour> {
        // A sign would be read as part of the number.
        let value = u32::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))?;
        // A short digit stands for two equal ones: #abc is #aabbcc.
        let double = |value: u32| (0..4).fold(0, |wide, at| wide | ((((value >> (4 * at)) & 15) * 17) << (8 * at)));
        Some(Colour::from_rgba(match digits.len() {
            3 => double(value << 4 | 15),
            4 => double(value),
            6 => value << 8 | 255,
            8 => value,
            _ => return None,
        }))
    }

    fn rgb(inner: &str) -> Option<Colour> {
        let parts: Vec<&str> = inner.split([',', '/', ' ']).filter(|part| !part.is_empty()).collect();
        if !(3..=4).contains(&parts.len()) {
            return None;
        }
        let mut channels = [0., 0., 0., 1.];
        for (at, part) in parts.iter().enumerate() {
            let whole = if at < 3 { 255. } else { 1. };
            channels[at] = match part.strip_suffix('%') {
                Some(percent) => percent.parse::<f32>().ok()? / 100.,
                None => part.parse::<f32>().ok()? / whole,
            }
            .clamp(0., 1.);
        }
        Some(Colour(channels))
    }

    fn from_rgba(rgba: u32) -> Colour {
        Colour([24, 16, 8, 0].map(|shift| ((rgba >> shift) & 255) as f32 / 255.))
    }

    /// `color-mix(in srgb, …)`: colours are weighed by their alpha, so that a mix with `transparent` only thins.
    pub(super) fn mix(self, other: Colour, share: f32) -> Colour {
        let rest = 1. - share;
        let alpha = self.0[3] * share + other.0[3] * rest;
        let mut mixed = [0., 0., 0., alpha];
        if alpha > 0. {
            for at in 0..3 {
                mixed[at] = (self.0[at] * self.0[3] * share + other.0[at] * other.0[3] * rest) / alpha;
            }
        }
        Colour(mixed)
    }

    pub(super) fn faded(self, by: f32) -> Colour {
        let [red, green, blue, alpha] = self.0;
        Colour([red, green, blue, alpha * by.clamp(0., 1.)])
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [red, green, blue, alpha] = self.0.map(|channel| (channel.clamp(0., 1.) * 255.).round() as u8);
        write!(f, "#{red:02x}{green:02x}{blue:02x}")?;
        if alpha < 255 {
            write!(f, "{alpha:02x}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Colour;

    #[test]
    fn every_length_of_hex_is_read() {
        for (written, read) in [
            ("#abc", "#aabbcc"),
            ("#0008", "#00000088"),
            ("#f7f1e3", "#f7f1e3"),
            ("#22252e2e", "#22252e2e"),
            ("rgb(255 0 0 / 50%)", "#ff000080"),
            ("rgba(0, 0, 255, 1)", "#0000ff"),
            ("White", "#ffffff"),
            ("transparent", "#00000000"),
        ] {
            assert_eq!(Colour::parse(written).unwrap().to_string(), read, "{written}");
        }
        for wrong in ["", "#", "#12345", "#ggg", "rgb(1)", "rgb(1,2,3", "url(#a)", "#+12"] {
            assert!(Colour::parse(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_mix_with_transparent_only_thins() {
        let gold = Colour::parse("#d9a92c").unwrap();
        let mixed = gold.mix(Colour::parse("transparent").unwrap(), 0.45);
        assert_eq!(mixed.to_string(), "#d9a92c73");
        let half = Colour::parse("#000").unwrap().mix(Colour::parse("#fff").unwrap(), 0.5);
        assert_eq!(half.to_string(), "#808080");
    }
}
