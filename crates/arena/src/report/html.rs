use super::plot::{Row, of_elos, of_shares};
use super::table::{figures, ranking};
use super::{duel_words, elo, fault_words, per_cent, setting, tested_words};
use crate::{Comparison, Duel, Findings, Report, Tournament};
use maud::{DOCTYPE, Markup, PreEscaped, html as markup};

const STYLE: &str = "
:root { color-scheme: light dark; --ink: light-dark(#1d2330, #e8e6e0); --paper: light-dark(#fbfaf7, #16181d);
  --line: light-dark(#c9c4b8, #464a54); --bar: light-dark(#8a6d1f, #d9b650); --second: light-dark(#2f5d8a, #86b4e0); }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 64rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right; white-space: nowrap; }
tr > :first-child { text-align: left; padding-left: 0; white-space: normal; min-width: 7rem; overflow-wrap: anywhere; }
.plot { display: grid; grid-template-columns: fit-content(20rem) minmax(10rem, 1fr) max-content; column-gap: 1.2rem;
  list-style: none; margin: 1rem 0; padding: 0; font-variant-numeric: tabular-nums; }
.plot li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; }
.plot svg { grid-area: 1 / 2; width: 100%; overflow: visible; }
.name { overflow-wrap: anywhere; } .value { grid-column: 3; text-align: right; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.axis { stroke: var(--line); } .even { stroke: var(--ink); stroke-dasharray: 4 3; }
.bar { stroke: var(--bar); stroke-width: 6; stroke-opacity: .5; } .dot { fill: var(--bar); }
.second .bar { stroke: var(--second); } .second .dot { fill: var(--second); }
@media (max-width: 52rem) {
  body { margin: 1rem auto; }
  .plot { grid-template-columns: 1fr max-content; }
  .plot svg { grid-area: 2 / 1 / auto / -1; width: calc(100% - 2.4rem); margin: 0 1.2rem; }
  .value { grid-column: 2; }
}
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
            body { main {
                h1 { (title) }
                p { (setting(report)) ". Version " (report.version) " of the rules." }
                @for remark in &report.remarks {
                    p { (remark) "." }
                }
                @match &report.findings {
                    Findings::Tournament(tournament) => (tournament_page(report, tournament)),
                    Findings::Editions(comparison) => (editions_page(report, comparison)),
                }
            } }
        }
    };
    page.into_string() + "\n"
}

fn tournament_page(report: &Report, tournament: &Tournament) -> Markup {
    markup! {
        @if !tournament.ratings.is_empty() {
            h2 { "Ratings" }
            p { "Elo with 95 % intervals; 0 is the mean of all." }
            (of_elos(&rated(report, tournament)))
            h2 { "Shares of wins" }
            p { "Each row against each column" @if report.seats > 2 { ", one among the others" } "." }
            (matrix(report, tournament))
        }
        h2 { "Duels" }
        p { "Shares of wins with 95 % intervals; the dashed line is the fair one." }
        (of_shares(&shares(report, tournament), Some(1.0 / report.seats as f64)))
        (wide("Duels", markup! { table {
            tr {
                td {}
                @for head in ["games", "won", "shared", "lost", "share", "share, 95 %", "Elo", "Elo, 95 %"] {
                    th scope="col" { (head) }
                }
            }
            @for duel in &tournament.duels {
                tr {
                    th scope="row" { (duel_words(report, duel)) }
                    td { (duel.games) } td { (duel.won) } td { (duel.shared) } td { (duel.lost) }
                    td { (per_cent(duel.share.mean)) }
                    td { (per_cent(duel.share.low)) " to " (per_cent(duel.share.high)) }
                    td { (elo(duel.elo)) }
                    td { (elo(duel.elo_low)) " to " (elo(duel.elo_high)) }
                }
            }
        } }))
        @for fault in tournament.duels.iter().flat_map(|duel| fault_words(report, duel)) {
            p { (fault) }
        }
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
        (wide("Two editions", markup! { table {
            tr {
                td {}
                @for name in &report.editions { th scope="col" { (name) } th scope="col" { (name) ", 95 %" } }
                th scope="col" { "difference" } th scope="col" { "difference, 95 %" }
            }
            @for measure in &comparison.measures {
                tr {
                    th scope="row" { (measure.name) }
                    @for (estimate, sign) in
                        [(&measure.first, false), (&measure.second, false), (&measure.difference, true)]
                    {
                        @for cell in figures(estimate, measure.is_share, sign) { td { (cell) } }
                    }
                }
            }
        } }))
        h2 { "Shares" }
        (of_shares(&rows, None))
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
        (wide("Shares of wins", markup! { table {
            tr { td {} @for &column in &order { th scope="col" { (report.players[column]) } } }
            @for &row in &order {
                tr {
                    th scope="row" { (report.players[row]) }
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
        } }))
    }
}

fn shade(lean: f64) -> String {
    let colour = if lean < 0.0 { "178,60,60" } else { "60,140,80" };
    format!("background:rgba({colour},{:.2})", 0.6 * lean.abs())
}

/// What may be wider than the page moves within its own frame, by keyboard as well.
fn wide(name: &str, table: Markup) -> Markup {
    markup! { div.wide tabindex="0" role="group" aria-label=(name) { (table) } }
}

fn rated(report: &Report, tournament: &Tournament) -> Vec<Row> {
    let row = |nth: usize| {
        let rating = &tournament.ratings[nth];
        Row::of_elo(report.players[nth].clone(), [rating.elo, rating.low, rating.high])
    };
    ranking(tournament).into_iter().map(row).collect()
}

fn shares(report: &Report, tournament: &Tournament) -> Vec<Row> {
    let row = |duel: &Duel| Row::of_share(duel_words(report, duel), &duel.share, false);
    tournament.duels.iter().map(row).collect()
}
