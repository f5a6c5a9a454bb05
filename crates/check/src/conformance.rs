use crate::{apply, random_step};
use courtly_core::{Game, Options, Seat, Silent, Step, Swift, Turn, Viewer, below};

/// Plays random games and checks after every step what every game must keep. Panics with the reason, the game and the
/// seed; `games` and `seed` reproduce it.
pub fn conformance<G: Game>(game: &G, games: u32, seed: u64) {
    for nth in 0..games {
        let seed = seed.wrapping_add(u64::from(nth).wrapping_mul(0x9e37_79b9));
        Referee { game, rng: Swift::new(seed), name: format!("{} {} seats seed {seed}", G::ID, game.seats()) }.run();
    }
}

struct Referee<'g, G: Game> {
    game: &'g G,
    rng: Swift,
    name: String,
}

impl<G: Game> Referee<'_, G> {
    fn run(&mut self) {
        let start = self.game.setup(&mut self.rng);
        let mut state = start.clone();
        let mut steps = vec![];
        let mut legal = vec![];
        // The same game played on from a loaded position: it must stay the same to the letter.
        let mut shadow: Option<(G, G::State)> = None;
        loop {
            self.keeps_its_pieces(&state);
            match self.game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => self.chance_is_sound(&state),
                Turn::Decide(owing) => {
                    assert!(!owing.is_empty(), "{}: nobody owes a decision", self.name);
                    self.legal_is_sound(&state);
                    if below(&mut self.rng, 4) == 0 {
                        self.views_are_sound(&state);
                    }
                    if below(&mut self.rng, 8) == 0 {
                        shadow = Some(self.reload(&state));
                    }
                }
            }
            let step = random_step(self.game, &state, &mut legal, &mut self.rng).expect("the game is not over");
            self.commutes(&state, step);
            apply(self.game, &mut state, step, &mut Silent);
            if let Some((game, shadow)) = &mut shadow {
                apply(game, shadow, step, &mut Silent);
                if game.turn(shadow) != Turn::Chance {
                    assert_eq!(
                        game.position(shadow),
                        self.game.position(&state),
                        "{}: a loaded position plays on otherwise after {step:?}",
                        self.name
                    );
                }
            }
            steps.push(step);
            assert!(steps.len() as u32 <= G::STEPS_MAX, "{}: more than {} steps", self.name, G::STEPS_MAX);
        }
        self.end_is_sound(&state);
        self.replays(&start, &steps, &state);
    }

    fn keeps_its_pieces(&self, state: &G::State) {
        if let Err(what) = self.game.conserved(state) {
            panic!("{}: {what} at {}", self.name, self.game.position(state));
        }
    }

    fn chance_is_sound(&mut self, state: &G::State) {
        let mut outcomes = vec![];
        self.game.outcomes(state, &mut outcomes);
        assert!(!outcomes.is_empty(), "{}: a chance step without outcomes", self.name);
        for (i, (chance, weight)) in outcomes.iter().enumerate() {
            assert!(*weight > 0, "{}: {chance:?} has no chance", self.name);
            assert!(outcomes[..i].iter().all(|(other, _)| other != chance), "{}: {chance:?} twice", self.name);
            let text = self.game.chance_text(*chance);
            assert_eq!(self.game.parse_chance(&text), Some(*chance), "{}: {text} read back", self.name);
        }
        let sample = self.game.sample(state, &mut self.rng);
        assert!(outcomes.iter().any(|(c, _)| *c == sample), "{}: {sample:?} is no outcome", self.name);
    }

    fn legal_is_sound(&mut self, state: &G::State) {
        let Turn::Decide(owing) = self.game.turn(state) else { unreachable!() };
        let mut legal = vec![];
        for seat in Seat::all(self.game.seats()) {
            self.game.legal(state, seat, &mut legal);
            assert_eq!(
                !legal.is_empty(),
                owing.contains(seat),
                "{}: seat {seat} owes {} and has {} decisions at {}",
                self.name,
                owing.contains(seat),
                legal.len(),
                self.game.position(state)
            );
            let mut sorted = legal.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), legal.len(), "{}: duplicates at {}", self.name, self.game.position(state));
            for &decision in legal.iter().take(64) {
                let text = self.game.decision_text(decision);
                assert_eq!(self.game.parse_decision(&text), Some(decision), "{}: {text} read back", self.name);
                let plain = text.bytes().all(|b| b.is_ascii_graphic() && b != b'"' && b != b'\\');
                assert!(plain, "{}: {text} would need escapes in JSON", self.name);
            }
        }
    }

    fn views_are_sound(&mut self, state: &G::State) {
        let (mut here, mut there) = (vec![], vec![]);
        for viewer in Viewer::all(self.game.seats()) {
            let view = self.game.view(state, viewer);
            if let Some(text) = self.game.view_text(&view) {
                assert_eq!(
                    text,
                    serde_json::to_string(&view).expect("plain data"),
                    "{}: the JSON of a view",
                    self.name
                );
            }
            let world = self.game.determinize(&view, viewer, &mut self.rng);
            let again = self.game.view(&world, viewer);
            assert_eq!(again, view, "{}: {viewer:?} sees that its imagined world is not the true one", self.name);
            if let Err(what) = self.game.conserved(&world) {
                panic!("{}: {what} in an imagined world of {viewer:?}", self.name);
            }
            if let Viewer::Seat(seat) = viewer {
                self.game.legal(state, seat, &mut here);
                self.game.legal(&world, seat, &mut there);
                assert_eq!(here, there, "{}: seat {seat} may decide otherwise in its imagined world", self.name);
            }
        }
    }

    /// Choices that seats owe at the same time may come in any order.
    fn commutes(&mut self, state: &G::State, step: Step<G::Decision, G::Chance>) {
        let (Turn::Decide(owing), Step::Decide(first, decision)) = (self.game.turn(state), step) else { return };
        let mut legal = vec![];
        for second in owing.iter().filter(|&seat| seat != first) {
            self.game.legal(state, second, &mut legal);
            let other = legal[below(&mut self.rng, legal.len() as u32) as usize];
            let (mut a, mut b) = (state.clone(), state.clone());
            self.game.decide(&mut a, first, decision, &mut Silent);
            self.game.decide(&mut a, second, other, &mut Silent);
            self.game.decide(&mut b, second, other, &mut Silent);
            self.game.decide(&mut b, first, decision, &mut Silent);
            assert_eq!(a, b, "{}: the order of {decision:?} and {other:?} matters", self.name);
        }
    }

    fn reload(&self, state: &G::State) -> (G, G::State) {
        let text = self.game.position(state);
        let asked = Options::new(G::OPTIONS, self.game.options()).expect("own options are known");
        let (game, loaded) =
            G::load(&text, &asked, None).unwrap_or_else(|e| panic!("{}: own position refused: {e}: {text}", self.name));
        assert_eq!(game.position(&loaded), text, "{}: the position printed again", self.name);
        let (mut here, mut there) = (vec![], vec![]);
        for seat in Seat::all(self.game.seats()) {
            self.game.legal(state, seat, &mut here);
            game.legal(&loaded, seat, &mut there);
            assert_eq!(here, there, "{}: other decisions after loading {text}", self.name);
        }
        (game, loaded)
    }

    fn end_is_sound(&mut self, state: &G::State) {
        let outcome = self.game.outcome(state);
        assert!(!outcome.winners.is_empty() && outcome.scores.len() == self.game.seats(), "{}: {outcome:?}", self.name);
        let mut payoffs = vec![0.0; self.game.seats()];
        self.game.payoffs(state, &mut payoffs);
        assert!((payoffs.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{}: payoffs {payoffs:?}", self.name);
        for seat in Seat::all(self.game.seats()) {
            assert_eq!(payoffs[seat.index()] > 0.0, outcome.winners.contains(&seat), "{}: payoffs", self.name);
        }
        self.views_are_sound(state);
        self.reload(state);
    }

    fn replays(&self, start: &G::State, steps: &[Step<G::Decision, G::Chance>], end: &G::State) {
        let mut state = start.clone();
        for &step in steps {
            apply(self.game, &mut state, step, &mut Silent);
        }
        assert_eq!(&state, end, "{}: the replay ends elsewhere", self.name);
    }
}
