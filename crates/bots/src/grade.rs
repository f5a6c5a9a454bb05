use crate::{Failing, GreedyPlayer, Mastered, Player};

/// How well a bot plays, by the ranks of a court, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// A child beats it.
    Page,
    Squire,
    Knight,
    /// All that a network knows, without look-ahead.
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
        let [page, squire, knight] = G::BLURS;
        match self {
            Grade::Page => game.fallible(Failing { seen: 0.75, blur: page, blind: true }),
            Grade::Squire => game.fallible(Failing { seen: 0.88, blur: squire, blind: false }),
            Grade::Knight => game.fallible(Failing { seen: 0.95, blur: knight, blind: false }),
            Grade::Chancellor => game.by_net().unwrap_or_else(|| Box::new(GreedyPlayer)),
            Grade::Champion => game.champion(nodes),
        }
    }
}
