use crate::{Failing, Mastered, Player};

/// How well a bot plays, by the ranks of a court, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// A child beats it.
    Page,
    Squire,
    Knight,
    /// Errs little, or looks ahead a little.
    Chancellor,
    /// The strongest there is.
    Champion,
}

impl Grade {
    pub const ALL: [Grade; 5] = [Grade::Page, Grade::Squire, Grade::Knight, Grade::Chancellor, Grade::Champion];

    pub fn name(self) -> &'static str {
        match self {
            Grade::Page => "page",
            Grade::Squire => "squire",
            Grade::Knight => "knight",
            Grade::Chancellor => "chancellor",
            Grade::Champion => "champion",
        }
    }

    pub fn parse(name: &str) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.name() == name)
    }

    /// A player of this grade. The champion looks at about so many positions a turn.
    pub fn player<G: Mastered>(self, game: &G, nodes: u32) -> Box<dyn Player<G>> {
        let player = match game.ranks().get(self as usize) {
            Some(&Rank::Errs(failing)) => game.fallible(failing),
            Some(&Rank::LooksAt(positions)) => game.champion(positions),
            None => game.champion(nodes),
        };
        game.tempered(player, self)
    }
}

/// How a grade below the champion plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rank {
    /// Like a network without look-ahead that errs.
    Errs(Failing),
    /// Like the champion, but at so many positions a turn only.
    LooksAt(u32),
}
