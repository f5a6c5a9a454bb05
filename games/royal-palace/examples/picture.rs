//! Writes the table of a random game as a page, to look at the drawing without a server.
//!
//! ```sh
//! cargo run -p royal-palace --example picture -- SEATS SEED STEPS [VIEWER] [en|fr] [greedy] > page.html
//! ```
//! In place of `SEATS`, a position in the game's notation shows just that; seed and steps are then not asked for.
//! `VIEWER` is a seat, `turn` for the seat that decides (the default), or `open` for a spectator; `poster` writes the
//! poster alone.

use courtly_bots::{GreedyPlayer, Player};
use courtly_core::{Game, Options, Seat, Silent, Swift, Turn, Viewer, below};
use courtly_draw::{Frame, Markup, PreEscaped, Scene, badge, html};
use courtly_text::{Lang, Words, phrases};
use royal_palace::RoyalPalace;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let word = |place: usize| args.get(place).map(String::as_str).unwrap_or("");
    let number = |place: usize, otherwise: u64| word(place).parse().unwrap_or(otherwise);
    let layout = if word(6) == "random" { "random" } else { "first-game" };
    let options = Options::new(RoyalPalace::OPTIONS, [("layout", layout)]).expect("an option");
    let mut rng = Swift::new(number(2, 1));
    let (game, mut state) = match word(1).starts_with('{') {
        true => RoyalPalace::load(word(1), &options, None).expect("a position"),
        false => {
            let game = RoyalPalace::new(number(1, 3) as usize, &options, None).expect("a table");
            let state = game.setup(&mut rng);
            (game, state)
        }
    };
    for _ in 0..number(3, if word(1).starts_with('{') { 0 } else { 60 }) {
        if !step(&game, &mut state, &mut rng) {
            break;
        }
    }
    while game.turn(&state) == Turn::Chance {
        step(&game, &mut state, &mut rng);
    }
    let decides = match game.turn(&state) {
        Turn::Decide(who) => who.first(),
        Turn::Chance | Turn::Over => None,
    };
    let viewer = match word(4) {
        "open" => Viewer::Spectator,
        seat => Viewer::Seat(seat.parse().map(Seat).unwrap_or(decides.unwrap_or(Seat(0)))),
    };
    let lang = Lang::parse(word(5)).unwrap_or(Lang::En);
    let names = ["Ada", "Bruno", "Clara", "Dora"].map(String::from);
    let phrases = phrases::<RoyalPalace>(lang).with_names(&names);
    let view = game.view(&state, viewer);
    let mut legal = vec![];
    if let (Some(seat), Viewer::Seat(me)) = (decides, viewer)
        && seat == me
    {
        game.legal(&state, seat, &mut legal);
    }
    let clicks: Vec<_> = legal.iter().map(|&decision| game.clicks(&view, decision).places).collect();
    let offered = clicks.iter().flatten().cloned().collect();
    let frame = Frame { phrases: &phrases, viewer, offered };
    if word(4) == "poster" {
        return println!("{}", page(lang, html! { (game.poster(&view, &frame)) }));
    }
    let picture = game.picture(&view, &frame);
    let parts = [&picture.above, &picture.board, &picture.mine, &picture.seen];
    let size: usize = parts.into_iter().chain(&picture.seats).map(|part| part.0.len()).sum();
    eprintln!("{size} bytes; {}", game.position(&state));
    let buttons = legal.iter().filter(|&&decision| game.clicks(&view, decision).places.is_empty());
    let side = html! {
        section #seats {
            @for (seat, facts) in Seat::all(game.seats()).zip(&picture.seats) {
                div.card-panel.player.active[Some(seat) == decides] {
                    (badge(game.mark(seat), game.seat_name(seat, &phrases).chars().next().unwrap_or('?')))
                    div.who { p.nm { b.name { (game.seat_name(seat, &phrases)) } } div.seat-facts.part { (facts) } }
                }
            }
        }
        section.card-panel { h2 { "…" } div #seen.part { (picture.seen) } }
    };
    let body = html! {
        header.bar.table-bar { h1 { "Royal Palace" } span.meta { (picture.meta) } }
        main.table.game-royal-palace {
            div.play {
                section #above.part { (picture.above) }
                section #board.board.part { (picture.board) }
                div.ask {
                    @if let Some(seat) = decides {
                        div.asked { p.q { (game.question(&view, seat, &phrases)) } }
                        div.buttons {
                            @for &decision in buttons { button.choice.can { (game.choice(&view, decision, &phrases)) } }
                        }
                    }
                    @if game.turn(&state) == Turn::Over { (game.tally(&view, &game.outcome(&state), &frame)) }
                }
                section #mine.part { (picture.mine) }
            }
            aside.side { (side) }
        }
    };
    let mut text = page(lang, body);
    for place in clicks.iter().filter_map(|places| places.first()) {
        mark(&mut text, place);
    }
    println!("{text}");
}

fn step(game: &RoyalPalace, state: &mut <RoyalPalace as Game>::State, rng: &mut Swift) -> bool {
    match game.turn(state) {
        Turn::Decide(who) => {
            let seat = who.first().expect("somebody decides");
            let view = game.view(state, Viewer::Seat(seat));
            let mut legal = vec![];
            game.legal(state, seat, &mut legal);
            let decision = match std::env::args().any(|arg| arg == "greedy") {
                true => GreedyPlayer.advise(game, &view, seat, &legal, 1).decision,
                false => legal[below(rng, legal.len() as u32) as usize],
            };
            game.decide(state, seat, decision, &mut Silent);
            true
        }
        Turn::Chance => {
            let chance = game.sample(state, rng);
            game.resolve(state, chance, &mut Silent);
            true
        }
        Turn::Over => false,
    }
}

/// Puts the class `can` on every element of a place, as the client does.
fn mark(text: &mut String, place: &str) {
    let attribute = format!("data-place=\"{place}\"");
    let mut from = 0;
    while let Some(at) = text[from..].find(&attribute).map(|at| from + at) {
        let start = text[..at].rfind("class=\"").expect("a class") + 7;
        if !text[start..].starts_with("can ") {
            text.insert_str(start, "can ");
        }
        from = at + attribute.len();
    }
}

fn page(lang: Lang, body: Markup) -> String {
    let sheets = ["base", "table"].map(|name| format!("crates/server/web/{name}.css"));
    let base: String = sheets.iter().filter_map(|sheet| std::fs::read_to_string(sheet).ok()).collect();
    html! {
        (PreEscaped("<!doctype html>"))
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Royal Palace" }
                style { (PreEscaped(base)) ".rp-poster{width:100%}" (PreEscaped(RoyalPalace::STYLE)) }
            }
            body.at-table {
                svg width="0" height="0" style="position:absolute" aria-hidden="true" { (PreEscaped(RoyalPalace::SYMBOLS)) }
                (body)
            }
        }
    }
    .into_string()
}
