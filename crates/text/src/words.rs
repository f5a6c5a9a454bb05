use crate::{Ink, Lang, Phrases};
use courtly_core::{Game, Outcome, Seat};

/// How a game speaks to people. Everything is made from a view or from a redacted event, so nothing can leak.
///
/// Phrases are given in one language. They hold the game's own sources ([`Words::FLUENT_EN`], [`Words::FLUENT_FR`])
/// and the shared ones. Seats are named by the shared phrase `seat-name` (with `$seat`, from 0), unless the game
/// names them itself.
pub trait Words: Game {
    const FLUENT_EN: &'static str;
    const FLUENT_FR: &'static str;

    /// The board as a drawing for a terminal at most 80 columns wide, with all that the viewer knows.
    fn board(&self, view: &Self::View, phrases: &Phrases, ink: Ink) -> String;
    /// The same as plain sentences, one fact a line and no drawing, for screen readers and pipes.
    fn facts(&self, view: &Self::View, phrases: &Phrases) -> Vec<String>;
    /// What the seat is asked now, in one sentence.
    fn question(&self, view: &Self::View, seat: Seat, phrases: &Phrases) -> String;
    /// A choice in words, such as "Move the King one space towards you".
    fn choice(&self, view: &Self::View, decision: Self::Decision, phrases: &Phrases) -> String;
    /// The same as somebody else is told it: nobody is addressed.
    fn decided(&self, view: &Self::View, decision: Self::Decision, phrases: &Phrases) -> String {
        self.choice(view, decision, phrases)
    }
    /// The headings under which a choice is offered when there are too many for one list, from the widest to the
    /// narrowest, such as "Horse", "red token", "the guest on C4". Empty where the game never has many.
    fn headings(&self, _view: &Self::View, _decision: Self::Decision, _phrases: &Phrases) -> Vec<String> {
        vec![]
    }
    /// The rules of the choice that the seat has now, in a few sentences.
    fn help(&self, view: &Self::View, seat: Seat, phrases: &Phrases) -> String;
    /// What happened, in one sentence; `None` for events that are not worth a line.
    fn event(&self, event: &Self::Event, phrases: &Phrases) -> Option<String>;
    /// The same to somebody who has the board before them, where the names of places depend on it. The view may be a
    /// later one than that of the event.
    fn told(&self, _view: &Self::View, event: &Self::Event, phrases: &Phrases) -> Option<String> {
        self.event(event, phrases)
    }
    /// Whether two events that follow one another are told in one line, such as cards that are drawn one by one.
    fn alike(&self, _one: &Self::Event, _next: &Self::Event) -> bool {
        false
    }
    /// What happened in a run of such events, in one line; the view as for [`Words::told`].
    fn gathered(&self, view: &Self::View, events: &[&Self::Event], phrases: &Phrases) -> Option<String> {
        let lines: Vec<String> = events.iter().filter_map(|event| self.told(view, event, phrases)).collect();
        (!lines.is_empty()).then(|| lines.join(" "))
    }
    /// Why the game ended as it did and the score in its parts, one line each.
    fn ending(&self, view: &Self::View, outcome: &Outcome, phrases: &Phrases) -> Vec<String>;
    /// The name of a seat whose player has none, such as "Green".
    fn unnamed(&self, seat: Seat, phrases: &Phrases) -> String {
        phrases.say("seat-name", &[("seat", seat.0.into())])
    }
    /// What the game itself calls a seat, by what belongs to it on the table; nothing where it only counts seats.
    fn called(&self, _view: &Self::View, _seat: Seat, _phrases: &Phrases) -> Option<String> {
        None
    }
    /// How a seat is called at this table.
    fn seat_name(&self, seat: Seat, phrases: &Phrases) -> String {
        phrases.name(seat).map_or_else(|| self.unnamed(seat, phrases), str::to_owned)
    }
}

const SHARED_EN: &str = include_str!("../locales/en.ftl");
const SHARED_FR: &str = include_str!("../locales/fr.ftl");

/// The phrases of a game in a language, the shared ones included.
pub fn phrases<G: Words>(lang: Lang) -> Phrases {
    match lang {
        Lang::En => Phrases::new(lang, &[SHARED_EN, G::FLUENT_EN]),
        Lang::Fr => Phrases::new(lang, &[SHARED_FR, G::FLUENT_FR]),
    }
}

/// The phrases that all games share, without those of a game.
pub fn shared_phrases(lang: Lang) -> Phrases {
    match lang {
        Lang::En => Phrases::new(lang, &[SHARED_EN]),
        Lang::Fr => Phrases::new(lang, &[SHARED_FR]),
    }
}

/// The shared sources, for the completeness check.
pub const SHARED: [&str; 2] = [SHARED_EN, SHARED_FR];
