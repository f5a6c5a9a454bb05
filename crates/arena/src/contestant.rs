use crate::Effort;
use crate::erring::Erring;
use crate::play::Seated;
use crate::program::Stable;
use crate::weights::Weights;
use courtly_bots::{Grade, GreedyPlayer, Ismcts, MonteCarlo, Player, RandomPlayer};
use courtly_games::Complete;
use std::sync::Arc;

/// Somebody who can be sent into the arena, by the text that names it, such as `greedy`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    Random,
    Greedy,
    /// So many playouts a decision.
    MonteCarlo(Effort),
    /// So many simulations a decision.
    TreeSearch(Effort),
    /// A network without look-ahead.
    Net(Weights),
    /// One of the levels that people play against, but for the champion, which needs a budget.
    Graded(Grade),
    /// A network that errs.
    Erring(Erring),
    /// So many positions a turn.
    Champion(Effort, Weights),
    /// Somebody else's program.
    Program(Arc<Stable>),
}

/// How a kind of contestant is written, and what it is.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub form: &'static str,
    pub about: &'static str,
}

/// Every kind, for help and error messages; [`Contestant::parse`] reads exactly these forms.
pub const KINDS: [Kind; 12] = [
    Kind { form: "random", about: "every legal decision with the same chance" },
    Kind { form: "greedy", about: "the best of its own turn, and looks no further" },
    Kind {
        form: "mc:EFFORT",
        about: "flat Monte Carlo: so many random playouts a decision (200), or a time a turn (20ms)",
    },
    Kind { form: "mcts:EFFORT", about: "information-set tree search, so many simulations a decision or a time a turn" },
    Kind { form: "net", about: "a trained network, without look-ahead; net@FILE: with the weights of a file" },
    Kind { form: "page", about: "the first of the levels that people play against" },
    Kind { form: "squire", about: "the second" },
    Kind { form: "knight", about: "the third" },
    Kind { form: "chancellor", about: "the fourth" },
    Kind {
        form: "erring:SEEN,BLUR[,MERCY][@FILE]",
        about: "a network that sees SEEN of 100 ways, strays BLUR/100 logits, and MERCY more where it leads",
    },
    Kind {
        form: "champion:EFFORT",
        about: "the strongest of the game, about so many positions or a time a turn; champion:EFFORT@FILE",
    },
    Kind { form: "cmd:PROGRAM ARGS", about: "a program that speaks the engine protocol as a player, see ENGINE.md" },
];

impl Contestant {
    pub fn parse(text: &str) -> Result<Contestant, String> {
        match text {
            "random" => Ok(Contestant::Random),
            "greedy" => Ok(Contestant::Greedy),
            "net" => Ok(Contestant::Net(Weights::Shipped)),
            _ => {
                if let Some(grade) = Grade::parse(text).filter(|grade| *grade != Grade::Champion) {
                    return Ok(Contestant::Graded(grade));
                }
                if let Some(command) = text.strip_prefix("cmd:") {
                    return Ok(Contestant::Program(Stable::new(command.trim())));
                }
                if let kind @ ("mc" | "mcts" | "champion") = text.split('@').next().unwrap_or(text) {
                    return Err(format!("{kind} needs an effort, such as {kind}:20ms"));
                }
                if let Some(failing) = text.strip_prefix("erring:") {
                    return Erring::parse(failing).map(Contestant::Erring);
                }
                if let Some(file) = text.strip_prefix("net@") {
                    return Ok(Contestant::Net(Weights::read(file)?));
                }
                if let Some((kind, effort)) = text.split_once(':')
                    && let "mc" | "mcts" | "champion" = kind
                {
                    let (effort, weights) = match effort.split_once('@') {
                        Some((effort, file)) if kind == "champion" => (effort, Weights::read(file)?),
                        _ => (effort, Weights::Shipped),
                    };
                    let effort = Effort::parse(effort).map_err(|e| format!("{text:?}: {e}"))?;
                    return Ok(match kind {
                        "mc" => Contestant::MonteCarlo(effort),
                        "champion" => Contestant::Champion(effort, weights),
                        _ => Contestant::TreeSearch(effort),
                    });
                }
                let forms: Vec<&str> = KINDS.iter().map(|kind| kind.form).collect();
                Err(format!("no such player {text:?}; possible: {}", forms.join(", ")))
            }
        }
    }

    /// The words of its name that may be files: weights, and whatever a program is called with.
    pub fn files(&self) -> Vec<&str> {
        match self {
            Contestant::Net(weights) | Contestant::Champion(_, weights) => weights.file().into_iter().collect(),
            Contestant::Erring(erring) => erring.weights.file().into_iter().collect(),
            Contestant::Program(stable) => stable.command().split_whitespace().collect(),
            Contestant::Random | Contestant::Greedy | Contestant::MonteCarlo(_) | Contestant::TreeSearch(_) => vec![],
            Contestant::Graded(_) => vec![],
        }
    }

    /// The text that names it.
    pub fn name(&self) -> String {
        match self {
            Contestant::Random => "random".to_owned(),
            Contestant::Greedy => "greedy".to_owned(),
            Contestant::MonteCarlo(effort) => format!("mc:{}", effort.name()),
            Contestant::TreeSearch(effort) => format!("mcts:{}", effort.name()),
            Contestant::Net(weights) => format!("net{}", weights.name()),
            Contestant::Graded(grade) => grade.name().to_owned(),
            Contestant::Erring(erring) => erring.name(),
            Contestant::Champion(effort, weights) => format!("champion:{}{}", effort.name(), weights.name()),
            Contestant::Program(stable) => format!("cmd:{}", stable.command()),
        }
    }

    /// The same with a time turned into positions, as this machine is now.
    pub fn measured<G: Complete>(&self, game: &G) -> Contestant {
        let of = |effort: &Effort, kind: &dyn Fn(Effort) -> Contestant| {
            kind(effort.measured(game, |nodes| kind(Effort::nodes(nodes)).player(game).expect("a bot")))
        };
        match self {
            Contestant::MonteCarlo(effort) => of(effort, &Contestant::MonteCarlo),
            Contestant::TreeSearch(effort) => of(effort, &Contestant::TreeSearch),
            Contestant::Champion(effort, weights) => {
                of(effort, &|effort| Contestant::Champion(effort, weights.clone()))
            }
            other => other.clone(),
        }
    }

    /// Why it cannot play this game, if it cannot.
    pub fn possible<G: Complete>(&self, game: &G) -> Result<(), String> {
        match self {
            Contestant::Net(Weights::Shipped) if game.by_net().is_none() => {
                Err(format!("net: no network was trained for {} with {} seats and these rules", G::ID, game.seats()))
            }
            Contestant::Net(weights) | Contestant::Champion(_, weights) => weights.of(game).map(|_| ()),
            Contestant::Erring(erring) => erring.weights.of(game).map(|_| ()),
            Contestant::Program(stable) => stable.greet(G::ID).map_err(|e| format!("{}: {e}", self.name())),
            _ => Ok(()),
        }
    }

    /// What should be known about it on these rules: that it plays without the network that it has on others.
    pub fn remark<G: Complete>(&self, game: &G) -> Option<String> {
        let by_net = match self {
            Contestant::Champion(_, Weights::Shipped) | Contestant::Graded(_) => true,
            Contestant::Erring(erring) => erring.weights == Weights::Shipped,
            Contestant::Random
            | Contestant::Greedy
            | Contestant::MonteCarlo(_)
            | Contestant::TreeSearch(_)
            | Contestant::Net(_)
            | Contestant::Champion(..)
            | Contestant::Program(_) => false,
        };
        (by_net && !game.trained()).then(|| {
            format!(
                "{} plays without a network: none was trained for these rules and {} seats",
                self.name(),
                game.seats()
            )
        })
    }

    /// Takes a seat for one match.
    pub fn seated<G: Complete>(&self, game: &G) -> Seated<G> {
        match self {
            Contestant::Program(stable) => Seated::program(stable.rider()),
            bot => Seated::bot(bot.player(game).expect("a bot")),
        }
    }

    /// A fresh player, which remembers no other match; none for a program.
    fn player<G: Complete>(&self, game: &G) -> Option<Box<dyn Player<G>>> {
        Some(match self {
            // `possible` was asked before.
            Contestant::Net(weights) => game.player_by(weights.of(game).expect("weights that fit").expect("a network")),
            Contestant::Champion(effort, weights) => match weights.of(game).expect("weights that fit") {
                Some(net) => game.tempered(game.champion_by(net, effort.nodes), Grade::Champion),
                None => Grade::Champion.player(game, effort.nodes),
            },
            Contestant::Graded(grade) => grade.player(game, 0),
            Contestant::Erring(erring) => erring.player(game),
            Contestant::Random => Box::new(RandomPlayer),
            Contestant::Greedy => Box::new(GreedyPlayer),
            Contestant::MonteCarlo(effort) => Box::new(MonteCarlo { nodes: effort.nodes }),
            Contestant::TreeSearch(effort) => Box::new(Ismcts::new(effort.nodes)),
            Contestant::Program(_) => return None,
        })
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
        for name in ["mc:200", "mcts:1000", "champion:5000", "champion:20ms"] {
            assert_eq!(Contestant::parse(name).expect("a kind with its budget").name(), name);
        }
        for name in ["mc:0", "mcts:", "mcts:99999999", "mc:x", "champion:0ms"] {
            assert!(Contestant::parse(name).expect_err("no budget").contains("are possible"));
        }
        for name in ["mc", "mcts", "champion", "champion@x.net"] {
            assert!(Contestant::parse(name).expect_err("no budget").contains("20ms"));
        }
        let refused = Contestant::parse("nobody").expect_err("no such player");
        assert!(refused.contains("nobody") && refused.contains("greedy"), "{refused}");
    }
}
