use crate::settle;
use courtly_core::{Game, Seat, Silent, Swift, Turn, Viewer, below, pick, shuffle};

/// How many private decisions in a row one world may need to catch up with what the other has shown.
const SILENT_MAX: u32 = 10;
/// How many decisions are tried before a pair of worlds is given up as no longer alike.
const TRIES_MAX: u32 = 12;

/// Plays the same public acts in two worlds that a viewer cannot tell apart, and compares byte by byte everything
/// that is sent to that viewer: events and, whenever both worlds have shown the same, the views and the viewer's
/// legal list. Where a hidden thing comes to light so that the worlds part for good, a new twin is imagined from the
/// viewer's present knowledge. Returns how many steps were compared.
pub fn twins<G: Game>(game: &G, streams: u32, seed: u64) -> u64 {
    let mut compared = 0;
    for nth in 0..streams {
        let seed = seed.wrapping_add(u64::from(nth));
        let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
        let viewer = viewers[nth as usize % viewers.len()];
        let mut pair = Pair::new(game, viewer, seed);
        while pair.advance() {
            compared += 1;
        }
    }
    compared
}

struct World<G: Game> {
    state: G::State,
    /// What the viewer was sent since the worlds were last in step.
    shown: Vec<G::Event>,
}

impl<G: Game> Clone for World<G> {
    fn clone(&self) -> Self {
        World { state: self.state.clone(), shown: self.shown.clone() }
    }
}

impl<G: Game> World<G> {
    /// Whether nothing that was shown so far is other than in `target`.
    fn follows(&self, target: &[G::Event]) -> bool {
        self.shown.iter().zip(target).all(|(shown, meant)| shown == meant)
    }
}

struct Pair<'g, G: Game> {
    game: &'g G,
    viewer: Viewer,
    seed: u64,
    rng: Swift,
    a: World<G>,
    b: World<G>,
    /// The worlds are one and the same until a new twin can be imagined.
    same: bool,
}

impl<'g, G: Game> Pair<'g, G> {
    fn new(game: &'g G, viewer: Viewer, seed: u64) -> Pair<'g, G> {
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        settle(game, &mut state, &mut rng, &mut Silent);
        let world: World<G> = World { state, shown: vec![] };
        let mut pair = Pair { game, viewer, seed, rng, a: world.clone(), b: world, same: true };
        pair.imagine();
        pair
    }

    fn imagine(&mut self) {
        let view = self.game.view(&self.a.state, self.viewer);
        self.a.shown.clear();
        self.b = World { state: self.game.determinize(&view, self.viewer, &mut self.rng), shown: vec![] };
        self.same = false;
    }

    /// One step of both worlds; false when the game is over.
    fn advance(&mut self) -> bool {
        self.compare();
        let Turn::Decide(owing) = self.game.turn(&self.a.state) else { return false };
        let moved = match self.viewer.seat() {
            Some(seat) if owing.contains(seat) && (owing.len() == 1 || below(&mut self.rng, 2) == 0) => {
                self.viewer_decides(seat)
            }
            _ => self.others_decide(),
        };
        if !moved {
            if self.same {
                return false;
            }
            // First another twin, then, where a secret is about to be shown, none for one step.
            self.imagine();
            if !self.others_decide() {
                self.b = self.a.clone();
                self.same = true;
            }
        } else if self.same {
            self.compare();
            self.imagine();
        }
        true
    }

    fn compare(&mut self) {
        let bytes = |events: &[G::Event]| serde_json::to_string(events).expect("an event is plain data");
        assert_eq!(bytes(&self.a.shown), bytes(&self.b.shown), "{}: the streams differ", self.name());
        self.a.shown.clear();
        self.b.shown.clear();
        let view = |world: &World<G>| {
            serde_json::to_string(&self.game.view(&world.state, self.viewer)).expect("a view is plain data")
        };
        assert_eq!(
            view(&self.a),
            view(&self.b),
            "{}: the views differ at {} and {}",
            self.name(),
            self.game.position(&self.a.state),
            self.game.position(&self.b.state)
        );
        if let Some(seat) = self.viewer.seat() {
            let (mut a, mut b) = (vec![], vec![]);
            self.game.legal(&self.a.state, seat, &mut a);
            self.game.legal(&self.b.state, seat, &mut b);
            assert_eq!(a, b, "{}: the prompts differ", self.name());
        }
    }

    fn name(&self) -> String {
        format!("{} {} seats seed {} {:?}", G::ID, self.game.seats(), self.seed, self.viewer)
    }

    fn viewer_decides(&mut self, seat: Seat) -> bool {
        let mut legal = vec![];
        self.game.legal(&self.a.state, seat, &mut legal);
        for _ in 0..TRIES_MAX {
            let decision = pick(&mut self.rng, &legal);
            let mut a = self.a.clone();
            self.act(&mut a, seat, decision, &[]);
            let target = a.shown.clone();
            let mut b = self.b.clone();
            self.act(&mut b, seat, decision, &target);
            if self.fit(a, b) {
                return true;
            }
        }
        false
    }

    fn others_decide(&mut self) -> bool {
        let Turn::Decide(owing) = self.game.turn(&self.a.state) else { return false };
        let others: Vec<Seat> = owing.iter().filter(|&seat| !self.viewer.is(seat)).collect();
        if others.is_empty() {
            return false;
        }
        let mut legal = vec![];
        for _ in 0..TRIES_MAX {
            let seat = pick(&mut self.rng, &others);
            self.game.legal(&self.a.state, seat, &mut legal);
            let decision = pick(&mut self.rng, &legal);
            let mut a = self.a.clone();
            self.act(&mut a, seat, decision, &[]);
            let b = self.b.clone();
            if self.fit(a, b) {
                return true;
            }
        }
        false
    }

    /// Lets the world that has shown less catch up, in turn, until both have shown the same.
    fn fit(&mut self, mut a: World<G>, mut b: World<G>) -> bool {
        for _ in 0..4 {
            if a.shown.len() == b.shown.len() {
                break;
            }
            let caught = if a.shown.len() > b.shown.len() {
                self.catch_up(b.clone(), &a.shown, SILENT_MAX).map(|world| b = world)
            } else {
                self.catch_up(a.clone(), &b.shown, SILENT_MAX).map(|world| a = world)
            };
            if caught.is_none() {
                return false;
            }
        }
        if a.shown != b.shown {
            return false;
        }
        self.a = a;
        self.b = b;
        true
    }

    /// Decisions of others by which this world shows all of `target`, and perhaps more.
    fn catch_up(&mut self, world: World<G>, target: &[G::Event], silent_left: u32) -> Option<World<G>> {
        if !world.follows(target) {
            return None;
        }
        let Turn::Decide(owing) = self.game.turn(&world.state) else { return None };
        let mut choices = vec![];
        let mut legal = vec![];
        for seat in owing.iter().filter(|&seat| !self.viewer.is(seat)) {
            self.game.legal(&world.state, seat, &mut legal);
            choices.extend(legal.iter().map(|&decision| (seat, decision)));
        }
        shuffle(&mut self.rng, &mut choices);
        let mut partial = vec![];
        for (seat, decision) in choices {
            let mut after = world.clone();
            self.act(&mut after, seat, decision, target);
            if !after.follows(target) {
                continue;
            }
            if after.shown.len() >= target.len() {
                return Some(after);
            }
            partial.push(after);
        }
        if silent_left == 0 {
            return None;
        }
        partial.into_iter().take(4).find_map(|after| self.catch_up(after, target, silent_left - 1))
    }

    /// Carries out a decision and the chance steps after it. Chance is steered towards what `target` shows, where the
    /// viewer would see it.
    fn act(&mut self, world: &mut World<G>, seat: Seat, decision: G::Decision, target: &[G::Event]) {
        let mut events = vec![];
        self.game.decide(&mut world.state, seat, decision, &mut events);
        world.shown.extend(events.iter().filter_map(|e| self.game.redact(e, self.viewer)));
        let mut outcomes = vec![];
        // A world that has shown something else is given up by whoever asked, so nobody needs to know how it goes on.
        while world.follows(target) && self.game.turn(&world.state) == Turn::Chance {
            self.game.outcomes(&world.state, &mut outcomes);
            let first = self.game.sample(&world.state, &mut self.rng);
            let likely = std::iter::once(first).chain(outcomes.iter().map(|(chance, _)| *chance));
            let mut best = None;
            for chance in likely {
                let mut after = world.clone();
                let mut events = vec![];
                self.game.resolve(&mut after.state, chance, &mut events);
                after.shown.extend(events.iter().filter_map(|e| self.game.redact(e, self.viewer)));
                if after.follows(target) {
                    best = Some(after);
                    break;
                }
                best = best.or(Some(after));
            }
            *world = best.expect("a chance step has outcomes");
        }
    }
}
