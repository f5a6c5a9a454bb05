//! The board of every game can be drawn as a picture, from the beginning of a match to its end.

use courtly_core::{Seat, Viewer};
use courtly_draw::png::{PngTheme, png};
use courtly_host::{Order, Seed, games, new_table};
use courtly_text::Lang;

/// Positions of a match that are drawn, by their steps.
const DRAWN: [usize; 4] = [0, 1, 25, 120];

#[test]
fn every_board_becomes_a_picture_in_both_themes_and_languages() {
    for game in games() {
        for seats in [game.seats.0, game.seats.1] {
            let order = Order { game: game.id.to_owned(), ..Order::default() };
            let mut table = new_table(&order, seats, Seed::from_text("posters")).unwrap();
            let mut random = 7u64;
            for step in 0..=DRAWN[3] {
                if DRAWN.contains(&step) || table.over() {
                    for (lang, theme) in [(Lang::En, PngTheme::Light), (Lang::Fr, PngTheme::Dark)] {
                        let poster = table.poster(Viewer::Spectator, lang.into()).0;
                        assert!(poster.starts_with("<svg"), "{}: a poster is one <svg>", game.id);
                        let picture = png(&poster, game.symbols, game.style, theme, 300, 160);
                        let picture = picture.unwrap_or_else(|error| panic!("{} after {step} steps: {error}", game.id));
                        // An empty sheet takes some hundred bytes.
                        assert!(picture.len() > 5_000, "{} after {step} steps: {} bytes", game.id, picture.len());
                    }
                }
                if table.over() {
                    break;
                }
                let seat = (0..seats as u8).map(Seat).find(|seat| table.to_act().contains(*seat)).unwrap();
                let legal = table.legal(seat);
                random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                table.act(seat, &legal[(random >> 33) as usize % legal.len()]).unwrap();
            }
        }
    }
}
