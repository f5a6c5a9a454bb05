use courtly_bots::{Grade, GreedyPlayer, Ismcts, MonteCarlo, Player, RandomPlayer};
use courtly_games::Complete;

/// Somebody who can be sent into the arena, by the text that names it, such as `greedy`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    Random,
    Greedy,
    /// So many playouts a decision.
    MonteCarlo(u32),
    /// So many simulations a decision.
    TreeSearch(u32),
    /// A network without look-ahead.
    Net,
    /// One of the levels that people play against, but for the champion, which needs a budget.
    Graded(Grade),
    /// So many positions a turn.
    Champion(u32),
}

/// More would be a decision of hours.
const NODES_MAX: u32 = 10_000_000;

/// How a kind of contestant is written, and what it is.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub form: &'static str,
    pub about: &'static str,
}

/// Every kind, for help and error messages; [`Contestant::parse`] reads exactly these forms.
pub const KINDS: [Kind; 10] = [
    Kind { form: "random", about: "every legal decision with the same chance" },
    Kind { form: "greedy", about: "the best of its own turn, and looks no further" },
    Kind { form: "mc:NODES", about: "so many random playouts a decision" },
    Kind { form: "mcts:NODES", about: "information-set tree search, so many simulations a decision" },
    Kind { form: "net", about: "a trained network, without look-ahead" },
    Kind { form: "page", about: "the first of the levels that people play against" },
    Kind { form: "squire", about: "the second" },
    Kind { form: "knight", about: "the third" },
    Kind { form: "chancellor", about: "the fourth" },
    Kind { form: "champion:NODES", about: "the strongest of the game, about so many positions a turn" },
];

impl Contestant {
    pub fn parse(text: &str) -> Result<Contestant, String> {
        match text {
            "random" => Ok(Contestant::Random),
            "greedy" => Ok(Contestant::Greedy),
            "net" => Ok(Contestant::Net),
            _ => {
                if let Some(grade) = Grade::parse(text).filter(|grade| *grade != Grade::Champion) {
                    return Ok(Contestant::Graded(grade));
                }
                if let Some((kind, nodes)) = text.split_once(':')
                    && let "mc" | "mcts" | "champion" = kind
                {
                    let nodes = nodes.parse().ok().filter(|nodes| (1..=NODES_MAX).contains(nodes));
                    let nodes = nodes.ok_or_else(|| format!("{text:?}: from 1 to {NODES_MAX} nodes are possible"))?;
                    return Ok(match kind {
                        "mc" => Contestant::MonteCarlo(nodes),
                        "champion" => Contestant::Champion(nodes),
                        _ => Contestant::TreeSearch(nodes),
                    });
                }
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
            Contestant::MonteCarlo(nodes) => format!("mc:{nodes}"),
            Contestant::TreeSearch(nodes) => format!("mcts:{nodes}"),
            Contestant::Net => "net".to_owned(),
            Contestant::Graded(grade) => grade.name().to_owned(),
            Contestant::Champion(nodes) => format!("champion:{nodes}"),
        }
    }

    /// Why it cannot play this game, if it cannot.
    pub fn possible<G: Complete>(&self, game: &G) -> Result<(), String> {
        match self {
            Contestant::Net if game.by_net().is_none() => {
                Err(format!("net: no network was trained for {} with {} seats and these rules", G::ID, game.seats()))
            }
            _ => Ok(()),
        }
    }

    /// A fresh player, which remembers no other match.
    pub fn player<G: Complete>(&self, game: &G) -> Box<dyn Player<G>> {
        match self {
            // `possible` was asked before.
            Contestant::Net => game.by_net().expect("a trained network"),
            Contestant::Champion(nodes) => game.champion(*nodes),
            Contestant::Graded(grade) => grade.player(game, 0),
            Contestant::Random => Box::new(RandomPlayer),
            Contestant::Greedy => Box::new(GreedyPlayer),
            Contestant::MonteCarlo(nodes) => Box::new(MonteCarlo { nodes: *nodes }),
            Contestant::TreeSearch(nodes) => Box::new(Ismcts::new(*nodes)),
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
        for name in ["mc:200", "mcts:1000", "champion:5000"] {
            assert_eq!(Contestant::parse(name).expect("a kind with its budget").name(), name);
        }
        for name in ["mc:0", "mcts:", "mcts:99999999", "mc:x"] {
            assert!(Contestant::parse(name).expect_err("no budget").contains("nodes are possible"));
        }
        let refused = Contestant::parse("nobody").expect_err("no such player");
        assert!(refused.contains("nobody") && refused.contains("greedy"), "{refused}");
    }
}
