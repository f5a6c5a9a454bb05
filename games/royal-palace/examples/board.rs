//! Prints the board of a random game after so many decisions: `board SEED DECISIONS SEATS en|fr`.

use courtly_core::{Game, Options, Seat, Silent, Swift, Turn, Viewer, below};
use courtly_text::{Ink, Lang, Phrases, Words};
use royal_palace::RoyalPalace;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| args.get(place).and_then(|n| n.parse().ok()).unwrap_or(default);
    let game = RoyalPalace::new(number(2, 3) as usize, &Options::default(), None).expect("a table");
    let french = args.get(3).is_some_and(|lang| lang == "fr");
    let phrases = if french {
        Phrases::new(Lang::Fr, &[RoyalPalace::FLUENT_FR, "seat-name = Place { $seat }\nlist-and = et\n"])
    } else {
        Phrases::new(Lang::En, &[RoyalPalace::FLUENT_EN, "seat-name = Seat { $seat }\nlist-and = and\n"])
    };
    let mut rng = Swift::new(number(0, 1));
    let mut state = game.setup(&mut rng);
    let (mut legal, mut events) = (vec![], vec![]);
    for _ in 0..number(1, 60) {
        match game.turn(&state) {
            Turn::Decide(who) => {
                let seat = who.first().expect("somebody decides");
                game.legal(&state, seat, &mut legal);
                let decision = legal[below(&mut rng, legal.len() as u32) as usize];
                game.decide(&mut state, seat, decision, &mut events);
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance, &mut Silent);
            }
            Turn::Over => break,
        }
    }
    let seat = match game.turn(&state) {
        Turn::Decide(who) => who.first().expect("somebody decides"),
        Turn::Chance | Turn::Over => Seat(0),
    };
    let view = game.view(&state, Viewer::Seat(seat));
    println!("{}", game.board(&view, &phrases, Ink { colour: args.get(4).is_some() }));
    println!("{}\n{}", game.question(&view, seat, &phrases), game.help(&view, seat, &phrases));
    game.legal(&state, seat, &mut legal);
    for decision in legal {
        println!("  {:28} {}", game.decision_text(decision), game.choice(&view, decision, &phrases));
    }
    for fact in game.facts(&view, &phrases) {
        println!("- {fact}");
    }
    for event in events.iter().rev().take(12).rev() {
        println!("> {}", game.event(event, &phrases).unwrap_or_default());
    }
    if game.turn(&state) == Turn::Over {
        println!("{}", game.ending(&view, &game.outcome(&state), &phrases).join("\n"));
    }
}
