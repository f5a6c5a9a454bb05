use super::look::{Look, crest, seat_class};
use super::motions::{self, POINTS};
use super::plan::Plan;
use courtly_core::Seat;
use courtly_draw::{Markup, html};

/// The track of scores with the target crowned. A crest stands over its score; where several would cover each other
/// they make room, and their stems point at the score.
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
    let heads = apart(&points, track.head + 1, track.head / 2, plan.width - track.head / 2);
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

/// Ascending points moved apart by at least `step`, each as near to its own as the others allow, between two bounds.
fn apart(points: &[i32], step: i32, low: i32, high: i32) -> Vec<i32> {
    // Clusters of heads that touch: where the first one stands, and how many there are.
    let mut clusters: Vec<(i32, i32, i32)> = vec![];
    for &point in points {
        // The sum of the places where each would have the first one stand.
        let (mut sum, mut count) = (point, 1);
        while let Some(&(start, total, before)) = clusters.last() {
            if start + step * before <= (sum / count).clamp(low, (high - step * (count - 1)).max(low)) {
                break;
            }
            clusters.pop();
            sum = total + sum - step * before * count;
            count += before;
        }
        let start = (sum / count).clamp(low, (high - step * (count - 1)).max(low));
        clusters.push((start, sum, count));
    }
    clusters.iter().flat_map(|&(start, _, count)| (0..count).map(move |place| start + step * place)).collect()
}

#[cfg(test)]
mod tests {
    use super::apart;

    #[test]
    fn heads_stand_over_their_scores_where_there_is_room() {
        assert_eq!(apart(&[100, 200, 300], 25, 12, 888), [100, 200, 300]);
    }

    #[test]
    fn heads_that_would_touch_make_room_on_both_sides() {
        assert_eq!(apart(&[100, 110, 300], 20, 12, 888), [95, 115, 300]);
        assert_eq!(apart(&[100, 100, 100], 20, 12, 888), [80, 100, 120]);
    }

    #[test]
    fn heads_stay_on_the_track() {
        assert_eq!(apart(&[18, 18, 18], 25, 12, 888), [12, 37, 62]);
        assert_eq!(apart(&[888, 888], 25, 12, 888), [863, 888]);
    }
}
