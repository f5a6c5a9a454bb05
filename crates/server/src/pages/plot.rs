//! The curve of an analysis: one line a seat, in the seat's colour, with a pattern and a badge of its own.

use super::Reader;
use super::analysis::percent;
use super::stage::letter;
use courtly_draw::{Mark, badge};
use courtly_host::{Analysis, ONE, tenths};
use maud::{Markup, html};

/// A line of the plot.
pub(super) struct Line<'a> {
    pub(super) name: &'a str,
    pub(super) mark: Mark,
    /// Places in the analysis that are marked, each with its address.
    pub(super) worst: Vec<(usize, String)>,
}

/// The lines are drawn on a field of this size, which is stretched.
const FIELD: f64 = 1000.0;
/// Of the numbers of turns at most so many are written.
const TICKS_MAX: usize = 8;
/// Badges at the ends of lines are so far apart, in parts of the height.
const APART: f64 = 0.1;

pub(super) fn plot(reader: &Reader, analysis: &Analysis, lines: &[Line]) -> Markup {
    let at = places(analysis);
    let ends = apart(analysis.accounts.iter().map(|account| 1.0 - part(account.result)).collect());
    html! {
        // The table behind it tells the same to those who do not see it.
        figure.plot {
            div.plot-field aria-hidden="true" {
                @for share in [0, 250, 500, 750, 1000] {
                    span.plot-y.num style={ "top:" (100 - share / 10) "%" } { (percent(reader.lang, share)) }
                }
                svg viewBox="0 0 1000 1000" preserveAspectRatio="none" {
                    path.plot-grid d="M0 0H1000M0 250H1000M0 500H1000M0 750H1000M0 1000H1000" {}
                    @for (seat, line) in lines.iter().enumerate() {
                        polyline class={ "plot-line pattern" (seat % 5) } points=(points(analysis, &at, seat))
                            style={ "--seat:var(--" (line.mark.colour) ")" } {}
                    }
                }
                @for (seat, line) in lines.iter().enumerate() {
                    @for (nth, address) in &line.worst {
                        @let judged = &analysis.judged[*nth];
                        a.plot-dot tabindex="-1" href=(address) title={ (line.name) ": " (percent(reader.lang, tenths(judged.best))) " → " (percent(reader.lang, tenths(judged.taken))) }
                            style={ "left:" (shown(100.0 * at[*nth])) "%;top:" (shown(100.0 * (1.0 - part(judged.after[seat])))) "%;--seat:var(--" (line.mark.colour) ")" } {}
                    }
                    span.plot-end style={ "top:" (shown(100.0 * ends[seat])) "%" } { (badge(line.mark, letter(line.name))) }
                }
                @for turn in ticks(analysis.turns) {
                    span.plot-x.num style={ "left:" (shown(100.0 * (turn as f64 - 0.5) / analysis.turns as f64)) "%" } { (turn) }
                }
            }
            figcaption {
                span.muted aria-hidden="true" { (reader.word("analysis-axis")) }
                ul.plot-keys {
                    @for (seat, line) in lines.iter().enumerate() {
                        li {
                            svg viewBox="0 0 40 8" aria-hidden="true" {
                                path class={ "plot-line pattern" (seat % 5) } d="M0 4H40" style={ "--seat:var(--" (line.mark.colour) ")" } {}
                            }
                            (line.name)
                        }
                    }
                }
                @if lines.iter().any(|line| !line.worst.is_empty()) { span.muted aria-hidden="true" { (reader.word("analysis-dots")) } }
            }
        }
    }
}

fn part(share: i64) -> f64 {
    share as f64 / ONE as f64
}

/// Few digits, so that pages stay small.
fn shown(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// Where each decision stands between the beginning (0) and the end (1): turns are equally wide.
fn places(analysis: &Analysis) -> Vec<f64> {
    let turns = analysis.judged.chunk_by(|a, b| a.turn == b.turn);
    let place = |turn: usize, nth: usize, many: usize| {
        (turn as f64 - 1.0 + (nth as f64 + 0.5) / many as f64) / analysis.turns.max(1) as f64
    };
    turns.flat_map(|turn| (0..turn.len()).map(move |nth| place(turn[0].turn, nth, turn.len()))).collect()
}

fn points(analysis: &Analysis, at: &[f64], seat: usize) -> String {
    let y = |share: i64| shown(FIELD * (1.0 - part(share)));
    let account = &analysis.accounts[seat];
    let mut points = format!("0,{}", y(account.start));
    for (judged, at) in analysis.judged.iter().zip(at) {
        let x = shown(FIELD * at);
        points += &format!(" {x},{} {x},{}", y(judged.before[seat]), y(judged.after[seat]));
    }
    points + &format!(" {FIELD},{}", y(account.result))
}

/// The turns whose numbers are written.
fn ticks(turns: usize) -> impl Iterator<Item = usize> {
    let wide = [1, 2, 5, 10, 20, 50, 100, 200, 500];
    let step = wide.into_iter().find(|step| turns / step <= TICKS_MAX).unwrap_or(1000);
    (1..=turns / step).map(move |nth| nth * step)
}

/// Heights, from the top, of things that would lie upon each other, moved apart.
fn apart(wanted: Vec<f64>) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&a, &b| wanted[a].total_cmp(&wanted[b]));
    let mut placed = wanted;
    let mut least = 0.0f64;
    for &at in &order {
        placed[at] = placed[at].max(least);
        least = placed[at] + APART;
    }
    let mut most = 1.0f64;
    for &at in order.iter().rev() {
        placed[at] = placed[at].min(most);
        most = placed[at] - APART;
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn badges_at_one_place_are_moved_apart_and_stay_on_the_field() {
        let placed = apart(vec![1.0, 0.0, 1.0, 1.0, 0.5]);
        let shown: Vec<i64> = placed.iter().map(|at| (at * 100.0).round() as i64).collect();
        assert_eq!(shown, [80, 0, 90, 100, 50]);
    }

    #[test]
    fn few_turns_are_numbered() {
        assert_eq!(ticks(7).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(ticks(45).collect::<Vec<_>>(), [10, 20, 30, 40]);
        assert_eq!(ticks(0).count(), 0);
    }
}
