use courtly_core::{Game, Seat};

/// One decision with what it is thought to be worth: the chance to win, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked<D> {
    pub decision: D,
    pub win: f32,
}

/// What a player would do, and how it ranks the alternatives, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<D> {
    pub decision: D,
    pub win: f32,
    pub ranked: Vec<Ranked<D>>,
}

impl<D: Copy> Advice<D> {
    /// The best of a ranking that is not empty.
    pub fn best(ranked: Vec<Ranked<D>>) -> Advice<D> {
        let Ranked { decision, win } = ranked[0];
        Advice { decision, win, ranked }
    }
}

/// What a seat saw of one of its turns: when it began to decide, and when it had decided, before chance had its say.
#[derive(Clone, Debug, PartialEq)]
pub struct Past<V> {
    pub began: V,
    /// None of a turn that it is in the middle of.
    pub ended: Option<V>,
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn advise(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Decision],
        seed: u64,
    ) -> Advice<G::Decision> {
        (**self).advise(game, view, seat, legal, seed)
    }

    fn recall(&mut self, game: &G, past: &[Past<G::View>], seat: Seat, turn_seed: u64) {
        (**self).recall(game, past, seat, turn_seed);
    }

    fn judged(&self) -> u64 {
        (**self).judged()
    }

    fn weigh(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Decision],
        decision: G::Decision,
        seed: u64,
    ) -> Advice<G::Decision> {
        (**self).weigh(game, view, seat, legal, decision, seed)
    }
}

/// Somebody who decides for a seat. A player may keep what it thought for the rest of its turn and what it remembers of
/// the match so far, and no secrets of others: what it was given are views.
pub trait Player<G: Game>: Send {
    /// Chooses among the legal decisions, which are not empty. Same views so far, same seeds: same choice.
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Decision], seed: u64)
    -> Advice<G::Decision>;

    /// For a player who was not there: the turns of the seat so far, in their order. What the others made of them may
    /// tell something about what they hold and how they think. `turn_seed` is the seed with which it was first asked in
    /// the turn under way, if there is one, so that whoever plans whole turns finds its plan again.
    fn recall(&mut self, _game: &G, _past: &[Past<G::View>], _seat: Seat, _turn_seed: u64) {}

    /// Positions that all its advice so far has cost, as budgets count them; nothing for those who have no budget.
    fn judged(&self) -> u64 {
        0
    }

    /// Advice for somebody who wants to know what a decision is worth that may not be the best: all legal decisions
    /// are ranked, and this one is looked at as closely as the best. Players that look closely at few, and think no
    /// better of the rest than of the last of these, would else do it wrong.
    fn weigh(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Decision],
        _decision: G::Decision,
        seed: u64,
    ) -> Advice<G::Decision> {
        self.advise(game, view, seat, legal, seed)
    }
}
