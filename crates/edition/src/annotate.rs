use crate::{EditionError, Sheet};

/// The default edition with the bounds of every field written before it, as the game's own reader states them.
pub fn annotated(
    default: &'static str,
    read: impl FnOnce(&mut Sheet<'static>) -> Result<(), EditionError>,
) -> Result<String, EditionError> {
    let mut sheet = Sheet::open(default, None)?;
    read(&mut sheet)?;
    let bounds = sheet.default_lines();
    let mut out = String::with_capacity(default.len() * 2);
    for (number, line) in default.lines().enumerate() {
        if let Some(bounds) = bounds.get(&number) {
            out.push_str(&format!("# bounds: {bounds}\n"));
        }
        out.push_str(line);
        out.push('\n');
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEFAULT: &str = "# A test.\nsize = 3\n[deck]\ncards = [1, 2, 3]\nkind = \"red\"\n";

    fn read(sheet: &mut Sheet<'_>) -> Result<(i64, Vec<i64>, String), EditionError> {
        Ok((
            sheet.int("size", 1..=5)?,
            sheet.ints("deck.cards", 1..=3, 0..=9)?,
            sheet.word("deck.kind", &["red", "blue"])?,
        ))
    }

    fn load(player: &str) -> Result<(i64, Vec<i64>, String), EditionError> {
        let mut sheet = Sheet::open(DEFAULT, Some(player))?;
        let values = read(&mut sheet)?;
        sheet.finish()?;
        Ok(values)
    }

    #[test]
    fn a_file_overrides_only_what_it_names() {
        let (size, cards, kind) = load("[deck]\ncards = [9]\n").unwrap();
        assert_eq!((size, cards, kind.as_str()), (3, vec![9], "red"));
    }

    #[test]
    fn an_error_names_line_and_field() {
        for (file, message) in [
            ("size = 6\n", "line 1, field size: 6 is out of bounds; 1 to 5 is possible"),
            ("\n\nsize = \"x\"\n", "line 3, field size: must be a whole number"),
            ("[deck]\ncards = [1,\n 2, 10]", "line 3, field deck.cards[2]: 10 is out of bounds; 0 to 9 is possible"),
            ("[deck]\ncards = []", "line 2, field deck.cards: has 0 entries; 1 to 3 are needed"),
            ("[deck]\nkind = \"green\"", "line 2, field deck.kind: \"green\" is not one of red, blue"),
            ("[deck]\ncolour = 1", "line 2, field deck.colour: no such field"),
            ("[dock]\nx = 1", "line 1, field dock: no such field"),
        ] {
            assert_eq!(load(file).unwrap_err().to_string(), message);
        }
        assert!(load("size = = 3").unwrap_err().to_string().starts_with("line 1"));
    }

    #[test]
    fn the_printed_default_states_the_bounds_and_can_be_read_back() {
        let text = annotated(DEFAULT, |sheet| read(sheet).map(|_| ())).unwrap();
        assert!(text.contains("# bounds: 1 to 5\nsize = 3"), "{text}");
        assert!(text.contains("# bounds: 1 to 3 numbers, 0 to 9\ncards"), "{text}");
        assert_eq!(load(&text).unwrap(), load("").unwrap());
    }
}
