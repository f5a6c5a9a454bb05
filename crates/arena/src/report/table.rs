use super::{duel_words, elo, fault_words, per_cent, setting, tested_words};
use crate::stats::Estimate;
use crate::{Comparison, Findings, Report, Tournament};

/// The report for a terminal.
pub fn table(report: &Report) -> String {
    let mut out = setting(report) + "\n\n";
    match &report.findings {
        Findings::Tournament(tournament) => {
            out += &ratings(report, tournament);
            out += &duels(report, tournament);
        }
        Findings::Editions(comparison) => out += &editions(report, comparison),
    }
    for remark in &report.remarks {
        out += &format!("{remark}.\n");
    }
    out
}

fn duels(report: &Report, tournament: &Tournament) -> String {
    let mut rows =
        vec![["", "games", "won", "shared", "lost", "share", "95 %", "Elo", "95 %"].map(str::to_owned).to_vec()];
    for duel in &tournament.duels {
        rows.push(vec![
            duel_words(report, duel),
            duel.games.to_string(),
            duel.won.to_string(),
            duel.shared.to_string(),
            duel.lost.to_string(),
            per_cent(duel.share.mean),
            format!("{} to {}", per_cent(duel.share.low), per_cent(duel.share.high)),
            elo(duel.elo),
            format!("{} to {}", elo(duel.elo_low), elo(duel.elo_high)),
        ]);
    }
    let mut out = aligned(&rows);
    for fault in tournament.duels.iter().flat_map(|duel| fault_words(report, duel)) {
        out += &format!("{fault}\n");
    }
    if report.seats > 2 {
        out += &format!("The fair share is {}.\n", per_cent(1.0 / report.seats as f64));
    }
    for tested in tournament.duels.iter().filter_map(|duel| duel.sprt.as_ref()) {
        out += &format!("{}\n", tested_words(tested));
    }
    out
}

fn ratings(report: &Report, tournament: &Tournament) -> String {
    if tournament.ratings.is_empty() {
        return String::new();
    }
    let mut rows = vec![["", "Elo", "95 %"].map(str::to_owned).to_vec()];
    for nth in ranking(tournament) {
        let rating = &tournament.ratings[nth];
        let interval = format!("{} to {}", elo(rating.low), elo(rating.high));
        rows.push(vec![report.players[nth].clone(), elo(rating.elo), interval]);
    }
    aligned(&rows) + "\n"
}

/// The places of the players, best first.
pub(super) fn ranking(tournament: &Tournament) -> Vec<usize> {
    let mut order: Vec<usize> = (0..tournament.ratings.len()).collect();
    order.sort_by(|&a, &b| tournament.ratings[b].elo.total_cmp(&tournament.ratings[a].elo));
    order
}

fn editions(report: &Report, comparison: &Comparison) -> String {
    let mut rows = vec![vec![String::new()]];
    rows[0].extend(report.editions.iter().flat_map(|name| [name.clone(), "95 %".to_owned()]));
    rows[0].extend(["difference".to_owned(), "95 %".to_owned()]);
    for measure in &comparison.measures {
        let mut row = vec![measure.name.clone()];
        for (estimate, sign) in [(&measure.first, false), (&measure.second, false), (&measure.difference, true)] {
            row.extend(figures(estimate, measure.is_share, sign));
        }
        rows.push(row);
    }
    let players = report.players.join(" and ");
    aligned(&rows) + &format!("{} games of each edition, played by {players}.\n", comparison.games)
}

/// An estimate and its interval, in per cent if it is a share.
pub(super) fn figures(estimate: &Estimate, is_share: bool, sign: bool) -> [String; 2] {
    let show = |value: f64| {
        let (value, unit) = if is_share { (100.0 * value, " %") } else { (value, "") };
        let text = if sign { format!("{value:+.1}{unit}") } else { format!("{value:.1}{unit}") };
        text.replace('-', "−")
    };
    [show(estimate.mean), format!("{} to {}", show(estimate.low), show(estimate.high))]
}

/// Rows in columns: the first to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|c| c.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut out = String::new();
    for row in rows {
        let mut line = format!("{:<1$}", row[0], widths[0]);
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            line += &format!("  {cell:>width$}");
        }
        out += line.trim_end();
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_under_each_other() {
        let rows = [vec!["a".to_owned(), "−1".to_owned()], vec!["long".to_owned(), "+100".to_owned()]];
        assert_eq!(aligned(&rows), "a       −1\nlong  +100\n");
    }
}
