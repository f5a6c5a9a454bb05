//! Prints a position as a person sees it: `board POSITION [en|fr] [plain]`.

use courtly_core::{Game, Options, Seat, Turn, Viewer};
use courtly_text::{Ink, Lang, Words};
use kings_road::KingsRoad;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (game, state) = KingsRoad::load(&args[0], &Options::default(), None).expect("a possible position");
    let lang = args.get(1).and_then(|code| Lang::parse(code)).unwrap_or(Lang::En);
    let phrases = courtly_text::phrases::<KingsRoad>(lang);
    let ink = if args.iter().any(|arg| arg == "plain") { Ink::PLAIN } else { Ink::COLOUR };
    let seat = match game.turn(&state) {
        Turn::Decide(owing) => owing.first().expect("somebody owes a choice"),
        Turn::Chance | Turn::Over => Seat(0),
    };
    let view = game.view(&state, Viewer::Seat(seat));
    println!("{}", game.board(&view, &phrases, ink));
    println!("{}\n", game.facts(&view, &phrases).join("\n"));
    if game.turn(&state) == Turn::Over {
        println!("{}", game.ending(&view, &game.outcome(&state), &phrases).join("\n"));
        return;
    }
    println!("{}\n{}", game.question(&view, seat, &phrases), game.help(&view, seat, &phrases));
    let mut legal = vec![];
    game.legal(&state, seat, &mut legal);
    for programme in legal.iter().step_by(7) {
        println!("  {programme:<5} {}", game.choice(&view, *programme, &phrases));
    }
}
