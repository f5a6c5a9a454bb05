//! Dots with their intervals, a line each. What they say is text beside them, so that it can be heard and, on a narrow
//! page, still be read.

use super::{elo, per_cent};
use crate::stats::Estimate;
use maud::{Markup, html as markup};

pub(super) struct Row {
    label: String,
    value: String,
    mean: f64,
    low: f64,
    high: f64,
    second: bool,
}

impl Row {
    pub(super) fn of_share(label: String, share: &Estimate, second: bool) -> Row {
        let &Estimate { mean, low, high, .. } = share;
        let value = format!("{} ({} to {})", per_cent(mean), per_cent(low), per_cent(high));
        Row { label, value, mean, low, high, second }
    }

    pub(super) fn of_elo(label: String, [mean, low, high]: [f64; 3]) -> Row {
        let value = format!("{} ({} to {})", elo(mean), elo(low), elo(high));
        Row { label, value, mean, low, high, second: false }
    }
}

/// Between nothing and all; a dashed line marks what would be even.
pub(super) fn of_shares(rows: &[Row], even: Option<f64>) -> Markup {
    let ticks = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share: f64| (share, format!("{:.0} %", 100.0 * share)));
    plot(rows, [0.0, 1.0], &ticks, even)
}

/// Wide enough for all intervals that end somewhere.
pub(super) fn of_elos(rows: &[Row]) -> Markup {
    let seen = || rows.iter().flat_map(|row| [row.low, row.mean, row.high]).filter(|value| value.is_finite());
    let (low, high) = (seen().fold(-50.0, f64::min), seen().fold(50.0, f64::max));
    let ticks: Vec<_> = round_numbers(low, high).into_iter().map(|value| (value, elo(value))).collect();
    plot(rows, [low, high], &ticks, Some(0.0))
}

/// At most seven between the ends, as far apart as people count.
fn round_numbers(low: f64, high: f64) -> Vec<f64> {
    let mut steps = (0..300).flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * 10f64.powi(power)));
    let step = steps.find(|step| (high - low) / step <= 6.0).expect("a step wide enough");
    let (first, last) = ((low / step).ceil() as i64, (high / step).floor() as i64);
    (first..=last).map(|nth| nth as f64 * step).collect()
}

fn plot(rows: &[Row], [low, high]: [f64; 2], ticks: &[(f64, String)], even: Option<f64>) -> Markup {
    let x = |value: f64| format!("{:.2}%", 100.0 * ((value - low) / (high - low)).clamp(0.0, 1.0));
    markup! {
        ul.plot role="list" {
            @for row in rows {
                li {
                    span.name { (row.label) } " "
                    span.value { (row.value) }
                    svg.second[row.second] aria-hidden="true" height="28" {
                        @for (tick, _) in ticks { line.axis x1=(x(*tick)) x2=(x(*tick)) y1="0" y2="28" {} }
                        @if let Some(even) = even { line.even x1=(x(even)) x2=(x(even)) y1="0" y2="28" {} }
                        line.bar x1=(x(row.low)) x2=(x(row.high)) y1="14" y2="14" {}
                        circle.dot cx=(x(row.mean)) cy="14" r="5" {}
                    }
                }
            }
            li aria-hidden="true" {
                svg height="24" {
                    @for (tick, text) in ticks { text x=(x(*tick)) y="16" text-anchor="middle" { (text) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_at_the_axis_are_round_and_few() {
        assert_eq!(round_numbers(-50.0, 50.0), [-40.0, -20.0, 0.0, 20.0, 40.0]);
        assert_eq!(round_numbers(-1244.0, 632.0), [-1000.0, -500.0, 0.0, 500.0]);
        assert_eq!(round_numbers(-120.0, 480.0), [-100.0, 0.0, 100.0, 200.0, 300.0, 400.0]);
    }

    #[test]
    fn intervals_without_an_end_go_to_the_edge() {
        let endless = Row::of_elo("a".to_owned(), [300.0, f64::NEG_INFINITY, f64::INFINITY]);
        let plot = of_elos(&[endless]).into_string();
        assert!(plot.contains("x1=\"0.00%\" x2=\"100.00%\"") && !plot.contains("NaN"), "{plot}");
    }
}
