use super::look::{Look, crest, seat_class};
use super::motions::{self, POINTS};
use super::plan::Plan;
use courtly_core::Seat;
use courtly_draw::{Markup, html};

/// The track of scores with the target crowned. A crest stands over its score; those of one score are a pile that lies
/// fanned around it, others make room for each other, and their stems point at the score. Who leads lies on top.
pub(super) fn draw(look: &Look, plan: &Plan) -> Markup {
    let (public, track) = (look.public, &plan.track);
    let target = i32::from(look.game.tables.target);
    let best = public.all_seats().map(|seat| i32::from(public.scores[seat.index()])).max().unwrap_or(0);
    let end = target.max(best);
    let at = |score: i32| track.left + (track.right - track.left) * score / end;
    let step = [5, 10, 20, 50, 100].into_iter().find(|step| end / step <= 12).unwrap_or(200);
    let mut seats: Vec<Seat> = public.all_seats().collect();
    seats.sort_by_key(|&seat| public.scores[seat.index()]);
    let points: Vec<i32> = seats.iter().map(|seat| at(i32::from(public.scores[seat.index()]))).collect();
    let gaps: Vec<i32> =
        points.windows(2).map(|pair| if pair[0] == pair[1] { track.head / 2 } else { track.head - 2 }).collect();
    let heads = apart(&points, &gaps, track.head / 2, plan.width - track.head / 2);
    let rail = track.rail;
    // While points are told each crest goes its share, as far as the rail reaches.
    let step_and_room = |seat: Seat| {
        let hundredths = (track.right - track.left) * 100 / end;
        format!("{}.{:02} {}", hundredths / 100, hundredths % 100, end - i32::from(public.scores[seat.index()]))
    };
    html! {
        g.kr-track data-told=(POINTS) role="img" aria-label=(look.scores) {
            rect.kr-rail x=(track.left) y=(rail) width=(track.right - track.left) height="7" rx="3" {}
            rect.kr-run x=(track.left) y=(rail) width=(at(best) - track.left) height="7" rx="3" {}
            @for mark in (0..=end / step).map(|mark| mark * step).filter(|mark| (mark - target).abs() * 2 > step) {
                path.kr-tick d={ "M" (at(mark)) " " (rail) "v7" } {}
                text.kr-mark x=(at(mark)) y=(track.height - 4) { (mark) }
            }
            path.kr-tick.kr-goal d={ "M" (at(target)) " " (rail - 2) "v11" } {}
            text.kr-mark.kr-goal x=(at(target)) y=(track.height - 4) { (target) }
            use href="#kr-crown" x=(at(target) - 11) y=(rail - 15) width="22" height="14" {}
            @for ((&seat, point), head) in seats.iter().zip(&points).zip(&heads) {
                g class=(seat_class(seat)) data-key=(motions::score(seat)) data-step=[look.plays().then(|| step_and_room(seat))] {
                    path.kr-stem d={ "M" (head) " " (track.head - 2) "L" (point) " " (rail + 6) } {}
                    (crest(seat, look.letters[seat.index()], (head - track.head / 2, 0), track.head))
                }
            }
        }
    }
}

/// Ascending points moved apart by at least the gaps between them, each as near to its own as the others allow, between
/// two bounds.
fn apart(points: &[i32], gaps: &[i32], low: i32, high: i32) -> Vec<i32> {
    // How far each is from the first one when all touch. Without that they need only ascend.
    let offsets: Vec<i32> = [0]
        .into_iter()
        .chain(gaps.iter().scan(0, |sum, gap| {
            *sum += gap;
            Some(*sum)
        }))
        .collect();
    // Heads that touch: the sum of the places where each would have the first one stand, and how many they are.
    let mut clusters: Vec<(i32, i32)> = vec![];
    for (point, offset) in points.iter().zip(&offsets) {
        let (mut sum, mut count) = (point - offset, 1);
        while let Some((before, more)) = clusters.pop_if(|(before, more)| *before / *more > sum / count) {
            sum += before;
            count += more;
        }
        clusters.push((sum, count));
    }
    let last = (high - offsets.last().unwrap_or(&0)).max(low);
    let starts = clusters.iter().flat_map(|&(sum, count)| (0..count).map(move |_| (sum / count).clamp(low, last)));
    starts.zip(&offsets).map(|(start, offset)| start + offset).collect()
}

#[cfg(test)]
mod tests {
    use super::apart;

    #[test]
    fn heads_stand_over_their_scores_where_there_is_room() {
        assert_eq!(apart(&[100, 200, 300], &[25, 25], 12, 888), [100, 200, 300]);
    }

    #[test]
    fn heads_that_would_touch_make_room_on_both_sides() {
        assert_eq!(apart(&[100, 110, 300], &[20, 20], 12, 888), [95, 115, 300]);
        assert_eq!(apart(&[100, 100, 100], &[20, 20], 12, 888), [80, 100, 120]);
    }

    #[test]
    fn heads_of_one_score_stay_close() {
        assert_eq!(apart(&[100, 100, 100, 116], &[9, 9, 22], 12, 888), [87, 96, 105, 127]);
    }

    #[test]
    fn heads_stay_on_the_track() {
        assert_eq!(apart(&[18, 18, 18], &[25, 25], 12, 888), [12, 37, 62]);
        assert_eq!(apart(&[888, 888], &[25], 12, 888), [863, 888]);
    }
}
