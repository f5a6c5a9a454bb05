use super::table::{figures, ranking};
use super::{duel_words, elo, per_cent, setting, tested_words};
use crate::stats::Estimate;
use crate::{Comparison, Duel, Findings, Report, Tournament};
use maud::{DOCTYPE, Markup, PreEscaped, html as markup};

const STYLE: &str = "
:root { color-scheme: light dark; --ink: light-dark(#1d2330, #e8e6e0); --paper: light-dark(#fbfaf7, #16181d);
  --line: light-dark(#c9c4b8, #464a54); --bar: light-dark(#8a6d1f, #d9b650); --second: light-dark(#2f5d8a, #86b4e0); }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .7rem; text-align: right; white-space: nowrap; }
th:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
.axis { stroke: var(--line); } .bar { stroke: var(--bar); } .dot { fill: var(--bar); }
.second .bar { stroke: var(--second); } .second .dot { fill: var(--second); }
";

/// The report as one page that needs nothing else: no script, no font, no other file.
pub fn html(report: &Report) -> String {
    let title = format!("Arena: {}", report.name);
    let page = markup! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p { (setting(report)) ". Version " (report.version) " of the rules." }
                @for remark in &report.remarks {
                    p { (remark) "." }
                }
                @match &report.findings {
                    Findings::Tournament(tournament) => (tournament_page(report, tournament)),
                    Findings::Editions(comparison) => (editions_page(report, comparison)),
                }
            }
        }
    };
    page.into_string() + "\n"
}

fn tournament_page(report: &Report, tournament: &Tournament) -> Markup {
    markup! {
        @if !tournament.ratings.is_empty() {
            h2 { "Ratings" }
            (ratings_plot(report, tournament))
            h2 { "Shares of wins" }
            p { "Each row against each column" @if report.seats > 2 { ", one among the others" } "." }
            (matrix(report, tournament))
        }
        h2 { "Duels" }
        (shares_plot(report, tournament))
        div.wide { table {
            tr { @for head in ["", "games", "won", "shared", "lost", "share", "95 %", "Elo", "95 %"] { th { (head) } } }
            @for duel in &tournament.duels {
                tr {
                    th { (duel_words(report, duel)) }
                    td { (duel.games) } td { (duel.won) } td { (duel.shared) } td { (duel.lost) }
                    td { (per_cent(duel.share.mean)) }
                    td { (per_cent(duel.share.low)) " to " (per_cent(duel.share.high)) }
                    td { (elo(duel.elo)) }
                    td { (elo(duel.elo_low)) " to " (elo(duel.elo_high)) }
                }
            }
        } }
        @for tested in tournament.duels.iter().filter_map(|duel| duel.sprt.as_ref()) {
            p { (tested_words(tested)) }
        }
        p { "A deal is played once for every seat that the first-named player can have. Intervals hold with 95 % \
             confidence and take deals, not games, as independent." }
    }
}

fn editions_page(report: &Report, comparison: &Comparison) -> Markup {
    let shares: Vec<_> = comparison.measures.iter().filter(|measure| measure.is_share).collect();
    let mut rows = vec![];
    for measure in &shares {
        rows.push(Row::of_share(format!("{} · {}", measure.name, report.editions[0]), &measure.first, false));
        rows.push(Row::of_share(format!("{} · {}", measure.name, report.editions[1]), &measure.second, true));
    }
    markup! {
        h2 { "Two editions" }
        p { (comparison.games) " games of each, played by " (report.players.join(" and ")) "." }
        div.wide { table {
            tr {
                th {}
                @for name in &report.editions { th { (name) } th { "95 %" } }
                th { "difference" } th { "95 %" }
            }
            @for measure in &comparison.measures {
                tr {
                    th { (measure.name) }
                    @for (estimate, sign) in
                        [(&measure.first, false), (&measure.second, false), (&measure.difference, true)]
                    {
                        @for cell in figures(estimate, measure.is_share, sign) { td { (cell) } }
                    }
                }
            }
        } }
        h2 { "Shares" }
        (plot(&rows, 0.0, 1.0, None, "Shares in both editions"))
    }
}

/// A cell is as strong in colour as the share is far from the fair one.
fn matrix(report: &Report, tournament: &Tournament) -> Markup {
    let order = ranking(tournament);
    let share = |row: usize, column: usize| {
        let found = |duel: &&Duel| (duel.challenger, duel.field) == (row, column);
        let turned = |duel: &&Duel| report.seats == 2 && (duel.challenger, duel.field) == (column, row);
        let direct = tournament.duels.iter().find(found).map(|duel| duel.share.mean);
        direct.or_else(|| tournament.duels.iter().find(turned).map(|duel| 1.0 - duel.share.mean))
    };
    let fair = 1.0 / report.seats as f64;
    markup! {
        div.wide { table {
            tr { th {} @for &column in &order { th { (report.players[column]) } } }
            @for &row in &order {
                tr {
                    th { (report.players[row]) }
                    @for &column in &order {
                        @match share(row, column).filter(|_| row != column) {
                            Some(share) => {
                                td style=(shade((share - fair) / if share < fair { fair } else { 1.0 - fair })) {
                                    (per_cent(share))
                                }
                            }
                            None => td {},
                        }
                    }
                }
            }
        } }
    }
}

fn shade(lean: f64) -> String {
    let colour = if lean < 0.0 { "178,60,60" } else { "60,140,80" };
    format!("background:rgba({colour},{:.2})", 0.6 * lean.abs())
}

/// A line of a plot: a dot with its interval.
struct Row {
    label: String,
    value: String,
    mean: f64,
    low: f64,
    high: f64,
    second: bool,
}

impl Row {
    fn of_share(label: String, share: &Estimate, second: bool) -> Row {
        Row { label, value: per_cent(share.mean), mean: share.mean, low: share.low, high: share.high, second }
    }
}

fn ratings_plot(report: &Report, tournament: &Tournament) -> Markup {
    let row = |nth: usize| {
        let rating = &tournament.ratings[nth];
        let (label, value) = (report.players[nth].clone(), elo(rating.elo));
        Row { label, value, mean: rating.elo, low: rating.low, high: rating.high, second: false }
    };
    let rows: Vec<Row> = ranking(tournament).into_iter().map(row).collect();
    let low = rows.iter().map(|row| row.low).fold(-50.0, f64::min);
    let high = rows.iter().map(|row| row.high).fold(50.0, f64::max);
    plot(&rows, low, high, Some(0.0), "Elo of each player with its 95 % interval")
}

fn shares_plot(report: &Report, tournament: &Tournament) -> Markup {
    let row = |duel: &Duel| Row::of_share(duel_words(report, duel), &duel.share, false);
    let rows: Vec<Row> = tournament.duels.iter().map(row).collect();
    plot(&rows, 0.0, 1.0, Some(1.0 / report.seats as f64), "Share of wins in each duel with its 95 % interval")
}

/// Rows of dots with intervals between two ends; a line marks what would be even.
fn plot(rows: &[Row], low: f64, high: f64, even: Option<f64>, about: &str) -> Markup {
    const LEFT: f64 = 320.0;
    const WIDTH: f64 = 480.0;
    const LINE: f64 = 28.0;
    let x = |value: f64| LEFT + WIDTH * ((value - low) / (high - low)).clamp(0.0, 1.0);
    let at = |value: f64| format!("{:.1}", x(value));
    let height = LINE * (rows.len() as f64 + 0.5);
    markup! {
        svg viewBox=(format!("0 0 880 {height}")) width="880" height=(height) role="img" aria-label=(about) {
            line.axis x1=(LEFT) x2=(LEFT) y1="0" y2=(height) {}
            @if let Some(even) = even {
                line.axis x1=(at(even)) x2=(at(even)) y1="0" y2=(height) stroke-dasharray="4 4" {}
            }
            @for (nth, row) in rows.iter().enumerate() {
                @let y = LINE * (nth as f64 + 0.75);
                g.second[row.second] {
                    text x=(LEFT - 10.0) y=(y + 5.0) text-anchor="end" { (row.label) }
                    line.bar x1=(at(row.low)) x2=(at(row.high)) y1=(y) y2=(y) stroke-width="6" stroke-opacity="0.5" {}
                    circle.dot cx=(at(row.mean)) cy=(y) r="5" {}
                    text x=(LEFT + WIDTH + 12.0) y=(y + 5.0) { (row.value) }
                }
            }
        }
    }
}
