/// How text boards are coloured: with ANSI codes, or not at all. Colour never carries meaning alone; letters and
/// shapes do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink {
    pub colour: bool,
}

/// A colour of a text board. The seat tints are told apart by people with any colour vision on dark and light ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    Gold,
    Muted,
    Strong,
    Blue,
    Crimson,
    Green,
    Violet,
    Amber,
}

impl Ink {
    pub const PLAIN: Ink = Ink { colour: false };
    pub const COLOUR: Ink = Ink { colour: true };

    pub fn paint(self, tint: Tint, text: &str) -> String {
        if !self.colour {
            return text.to_owned();
        }
        let code = match tint {
            Tint::Gold => "1;33",
            Tint::Muted => "2",
            Tint::Strong => "1",
            Tint::Blue => "1;34",
            Tint::Crimson => "1;31",
            Tint::Green => "1;32",
            Tint::Violet => "1;35",
            Tint::Amber => "33",
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }

    /// The tint of a seat at a table whose game has no colours of its own.
    pub fn seat(seat: usize) -> Tint {
        [Tint::Blue, Tint::Crimson, Tint::Green, Tint::Violet, Tint::Amber][seat % 5]
    }
}
