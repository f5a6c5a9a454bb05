use crate::{apply, random_step};
use courtly_core::{Seat, Silent, Swift, Turn, Viewer, below};
use courtly_text::{Ink, Phrases, Words};

/// Permutes all that a viewer cannot know and compares byte by byte what the viewer is given: view, legal list, text
/// boards and error messages. Plays random games until so many permuted positions have been compared.
pub fn permuted<G: Words>(game: &G, phrases: &[Phrases], positions: u32, seed: u64) {
    let mut rng = Swift::new(seed);
    let (mut compared, mut legal) = (0, vec![]);
    // Decisions seen so far are tried where they are illegal, for the messages.
    let mut seen: Vec<G::Decision> = vec![];
    while compared < positions {
        let mut state = game.setup(&mut rng);
        while let Some(step) = random_step(game, &state, &mut legal, &mut rng) {
            if game.turn(&state) != Turn::Chance && below(&mut rng, 3) == 0 {
                for viewer in Viewer::all(game.seats()) {
                    let view = game.view(&state, viewer);
                    let world = game.determinize(&view, viewer, &mut rng);
                    let tried = (!seen.is_empty()).then(|| seen[below(&mut rng, seen.len() as u32) as usize]);
                    assert_eq!(
                        given(game, &state, viewer, tried, phrases),
                        given(game, &world, viewer, tried, phrases),
                        "{} seed {seed}: {viewer:?} can tell {} from {}",
                        G::ID,
                        game.position(&state),
                        game.position(&world)
                    );
                    compared += 1;
                }
            }
            if seen.len() < 512 {
                seen.extend(legal.first());
            }
            apply(game, &mut state, step, &mut Silent);
        }
    }
}

/// All that a viewer is given at a position, as text.
fn given<G: Words>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    tried: Option<G::Decision>,
    phrases: &[Phrases],
) -> Vec<String> {
    let view = game.view(state, viewer);
    let mut out = vec![serde_json::to_string(&view).expect("a view is plain data")];
    for phrases in phrases {
        out.push(game.board(&view, phrases, Ink::COLOUR));
        out.extend(game.facts(&view, phrases));
    }
    if let Viewer::Seat(seat) = viewer {
        let mut legal = vec![];
        game.legal(state, seat, &mut legal);
        out.extend(legal.iter().map(|&d| game.decision_text(d)));
        if let Some(decision) = tried.filter(|d| !legal.contains(d)) {
            out.push(game.forbidden(&view, seat, decision).unwrap_or_default());
        }
        if !legal.is_empty() {
            speak(game, &view, seat, &legal, phrases, &mut out);
        }
    }
    out
}

fn speak<G: Words>(
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: &[G::Decision],
    phrases: &[Phrases],
    out: &mut Vec<String>,
) {
    for phrases in phrases {
        out.push(game.question(view, seat, phrases));
        out.push(game.help(view, seat, phrases));
        out.extend(legal.iter().take(20).map(|&d| game.choice(view, d, phrases)));
    }
}
