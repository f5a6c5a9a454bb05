//! Prints a random game as a viewer beside the table and at it would read it: `show [en|fr] [seed] [decisions]`.
use courtly_check::random_step;
use courtly_core::{Game, Options, Seat, Swift, Turn, Viewer};
use courtly_text::{Ink, Lang, Phrases, Words};
use royal_visit::RoyalVisit;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let lang = args.first().and_then(|code| Lang::parse(code)).unwrap_or(Lang::En);
    let seed = args.get(1).and_then(|n| n.parse().ok()).unwrap_or(1);
    let decisions = args.get(2).and_then(|n| n.parse().ok()).unwrap_or(8);
    let game = RoyalVisit::new(2, &Options::default(), None).expect("the default edition is sound");
    let source = match lang {
        Lang::En => RoyalVisit::FLUENT_EN,
        Lang::Fr => RoyalVisit::FLUENT_FR,
    };
    let phrases = Phrases::new(lang, &[source]);
    let (mut rng, mut legal, mut made) = (Swift::new(seed), vec![], 0);
    let mut state = game.setup(&mut rng);
    while let Some(step) = random_step(&game, &state, &mut legal, &mut rng) {
        if let Turn::Decide(owing) = game.turn(&state) {
            made += 1;
            if made > decisions {
                let seat = owing.first().expect("somebody decides");
                let view = game.view(&state, Viewer::Seat(seat));
                println!("{}\n\n{}", game.board(&view, &phrases, Ink::COLOUR), game.question(&view, seat, &phrases));
                for &decision in &legal {
                    println!("  {:<16} {}", game.decision_text(decision), game.choice(&view, decision, &phrases));
                }
                println!("\n{}\n\n{}", game.help(&view, seat, &phrases), game.facts(&view, &phrases).join("\n"));
                println!("\n{}", game.board(&game.view(&state, Viewer::Spectator), &phrases, Ink::PLAIN));
                return;
            }
        }
        let mut events = vec![];
        courtly_check::apply(&game, &mut state, step, &mut events);
        for event in events.iter().filter_map(|event| game.redact(event, Viewer::Seat(Seat(0)))) {
            println!("{}", game.event(&event, &phrases).unwrap_or_default());
        }
    }
    let view = game.view(&state, Viewer::Spectator);
    println!("{}", game.board(&view, &phrases, Ink::COLOUR));
    println!("{}", game.ending(&view, &game.outcome(&state), &phrases).join("\n"));
}
