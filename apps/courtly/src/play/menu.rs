//! Choosing among decisions: numbered words, headings where there are many, a filter by typed words.

use courtly_host::Choice;

/// Longer lists are offered by headings first.
pub(crate) const LIST_MAX: usize = 24;

/// What a typed line means.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Typed<'a> {
    Number(usize),
    Help,
    Undo,
    Log,
    Hint,
    Board,
    Back,
    Quit,
    Save(&'a str),
    Words(&'a str),
    Nothing,
}

/// Commands are understood in both languages, whichever is spoken.
pub(crate) fn typed(line: &str) -> Typed<'_> {
    let line = line.trim();
    if line.bytes().all(|b| b.is_ascii_digit())
        && let Ok(number) = line.parse()
    {
        return Typed::Number(number);
    }
    match line.to_lowercase().as_str() {
        "" => Typed::Nothing,
        "?" | "help" | "aide" => Typed::Help,
        "undo" | "u" | "annuler" => Typed::Undo,
        "log" | "l" | "journal" => Typed::Log,
        "hint" | "h" | "indice" => Typed::Hint,
        "board" | "plateau" => Typed::Board,
        "back" | "b" | "retour" | "r" => Typed::Back,
        "quit" | "q" | "exit" | "quitter" => Typed::Quit,
        "save" | "enregistrer" => Typed::Save(""),
        _ => match line.split_once(char::is_whitespace) {
            Some(("save" | "enregistrer", path)) => Typed::Save(path.trim()),
            _ => Typed::Words(line),
        },
    }
}

/// A list as it is offered: decisions, or headings that open lists of decisions.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Menu<'a> {
    Choices(Vec<&'a Choice>),
    Headings(Vec<Heading<'a>>),
}

/// A heading with the choices under it; a single one is offered itself.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Heading<'a> {
    pub(crate) name: &'a str,
    pub(crate) choices: Vec<&'a Choice>,
}

impl<'a> Menu<'a> {
    /// What is offered under the headings that were opened so far. A long list is offered by its next headings, where
    /// these tell the choices apart.
    pub(crate) fn of(choices: &'a [Choice], opened: &[String]) -> Menu<'a> {
        let under: Vec<&Choice> = choices.iter().filter(|choice| choice.headings.starts_with(opened)).collect();
        if under.len() > LIST_MAX && under.iter().all(|choice| choice.headings.len() > opened.len()) {
            let mut headings: Vec<Heading<'_>> = vec![];
            for choice in under {
                let name = choice.headings[opened.len()].as_str();
                match headings.iter_mut().find(|heading| heading.name == name) {
                    Some(heading) => heading.choices.push(choice),
                    None => headings.push(Heading { name, choices: vec![choice] }),
                }
            }
            return Menu::Headings(headings);
        }
        Menu::Choices(under)
    }

    /// The choices whose words hold all that was typed, in any order.
    pub(crate) fn matching(choices: &'a [Choice], words: &str) -> Vec<&'a Choice> {
        let terms: Vec<String> = words.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let holds = |choice: &&Choice| {
            let text = format!("{} {}", choice.headings.join(" "), choice.words).to_lowercase();
            terms.iter().all(|term| text.contains(term))
        };
        choices.iter().filter(holds).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(words: &str, group: &str) -> Choice {
        Choice {
            decision: words.to_owned(),
            words: words.to_owned(),
            headings: vec![group.to_owned()],
            ..Choice::default()
        }
    }

    #[test]
    fn commands_are_understood_in_both_languages() {
        assert_eq!(typed(" undo "), Typed::Undo);
        assert_eq!(typed("annuler"), Typed::Undo);
        assert_eq!(typed("save a b.jsonl"), Typed::Save("a b.jsonl"));
        assert_eq!(typed("12"), Typed::Number(12));
        assert_eq!(typed("K+1"), Typed::Words("K+1"));
    }

    #[test]
    fn long_lists_are_offered_by_headings() {
        let choices: Vec<Choice> =
            (0..30).map(|n| choice(&format!("to {n}"), if n < 10 { "a" } else { "b" })).collect();
        let Menu::Headings(headings) = Menu::of(&choices, &[]) else { panic!("a long list has headings") };
        let counts: Vec<_> = headings.iter().map(|heading| (heading.name, heading.choices.len())).collect();
        assert_eq!(counts, [("a", 10), ("b", 20)]);
        assert!(matches!(Menu::of(&choices, &["a".to_owned()]), Menu::Choices(list) if list.len() == 10));
        assert!(matches!(Menu::of(&choices[..20], &[]), Menu::Choices(list) if list.len() == 20));
        assert_eq!(Menu::matching(&choices, "A 3").len(), 1);
    }
}
