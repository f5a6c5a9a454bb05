use courtly_bots::{GreedyPlayer, Player, RandomPlayer};
use courtly_games::Complete;

/// Somebody who can be sent into the arena, by the text that names it, such as `greedy`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    Random,
    Greedy,
}

/// How a kind of contestant is written, and what it is.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub form: &'static str,
    pub about: &'static str,
}

/// Every kind, for help and error messages; [`Contestant::parse`] reads exactly these forms.
pub const KINDS: [Kind; 2] = [
    Kind { form: "random", about: "every legal decision with the same chance" },
    Kind { form: "greedy", about: "the best of its own turn, and looks no further" },
];

impl Contestant {
    pub fn parse(text: &str) -> Result<Contestant, String> {
        match text {
            "random" => Ok(Contestant::Random),
            "greedy" => Ok(Contestant::Greedy),
            _ => {
                let forms: Vec<&str> = KINDS.iter().map(|kind| kind.form).collect();
                Err(format!("no such player {text:?}; possible: {}", forms.join(", ")))
            }
        }
    }

    /// The text that names it.
    pub fn name(&self) -> String {
        match self {
            Contestant::Random => "random".to_owned(),
            Contestant::Greedy => "greedy".to_owned(),
        }
    }

    /// A fresh player, which remembers no other match.
    pub fn player<G: Complete>(&self) -> Box<dyn Player<G>> {
        match self {
            Contestant::Random => Box::new(RandomPlayer),
            Contestant::Greedy => Box::new(GreedyPlayer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_read_by_its_form_and_named_by_it() {
        for kind in KINDS.iter().filter(|kind| !kind.form.contains(':')) {
            assert_eq!(Contestant::parse(kind.form).expect("a listed form").name(), kind.form);
        }
        let refused = Contestant::parse("nobody").expect_err("no such player");
        assert!(refused.contains("nobody") && refused.contains("greedy"), "{refused}");
    }
}
