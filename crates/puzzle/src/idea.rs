use crate::Puzzling;
use courtly_core::{Seat, Silent, Swift, Viewer};

/// What the greedy player's turn brings: the first idea that one has. A puzzle that it solves has little to find.
pub fn first_idea<G: Puzzling>(game: &G, from: &G::State, seat: Seat) -> i32 {
    let (mut state, mut legal, mut rng) = (from.clone(), vec![], Swift::new(0));
    loop {
        if let Some(reached) = game.reached(from, &state, seat) {
            return reached;
        }
        game.legal(&state, seat, &mut legal);
        let ranked = game.rank(&game.view(&state, Viewer::Seat(seat)), seat, &legal, &mut rng);
        game.decide(&mut state, seat, ranked[0].decision, &mut Silent);
    }
}
