use super::look::{crest, seat_class};
use crate::KingsRoad;
use crate::state::Public;
use courtly_core::Seat;
use courtly_draw::{Frame, Markup, html};
use courtly_text::Words;

/// Where everybody's points came from, the best first.
pub(super) fn draw(game: &KingsRoad, public: &Public, frame: &Frame) -> Markup {
    let say = |key: &str| frame.phrases.word(key);
    let mut seats: Vec<Seat> = public.all_seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse((public.scores[seat.index()], public.nobles[seat.index()].len())));
    // A loaded position does not tell where its points came from.
    let earlier = |seat: Seat| {
        let tally = public.tallies[seat.index()];
        public.scores[seat.index()].saturating_sub(tally.influence + tally.nobles + tally.closing)
    };
    let some_earlier = seats.iter().any(|&seat| earlier(seat) > 0);
    // Nobles on the board decide only between equals. Clause 8.3.
    let tied = seats.len() > 1 && public.scores[seats[0].index()] == public.scores[seats[1].index()];
    html! {
        div.kr.kr-scroll { table.kr-tally {
            thead { tr {
                th scope="col" { (say("kr-head-seat")) }
                @if some_earlier { th scope="col" { (say("kr-tally-earlier")) } }
                th scope="col" { (say("kr-tally-influence")) }
                th scope="col" { (say("kr-tally-nobles")) }
                th scope="col" { (say("kr-tally-closing")) }
                th scope="col" { (say("kr-tally-total")) }
                @if tied { th scope="col" { (say("kr-tally-board")) } }
            } }
            tbody {
                @for seat in seats {
                    @let tally = public.tallies[seat.index()];
                    tr.(seat_class(seat)).kr-winner[public.winners.contains(seat)] {
                        th scope="row" title=(game.seat_name(seat, frame.phrases)) {
                            svg.kr-icon viewBox="0 0 24 24" aria-hidden="true" { (crest(seat, frame.phrases.letter(seat), (0, 0), 24)) }
                            (game.seat_name(seat, frame.phrases))
                        }
                        @if some_earlier { td.num { (earlier(seat)) } }
                        td.num { (tally.influence) }
                        td.num { (tally.nobles) }
                        td.num { (tally.closing) }
                        td.num.kr-total { (public.scores[seat.index()]) }
                        @if tied { td.num { (public.nobles[seat.index()].len()) } }
                    }
                }
            }
        } }
    }
}
