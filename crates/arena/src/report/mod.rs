//! One report, three forms.

mod html;
mod json;
mod plot;
mod table;

pub use html::html;
pub use json::json;
pub use table::table;

use crate::Report;
use crate::stats::Verdict;
use crate::tournament::{Duel, Tested, words};

/// The duel in words.
fn duel_words(report: &Report, duel: &Duel) -> String {
    words(&report.players[duel.challenger], &report.players[duel.field], report.seats)
}

/// Who did not play on, and why.
fn fault_words(report: &Report, duel: &Duel) -> Vec<String> {
    let side = |(side, player): (usize, usize)| {
        let (player, forfeits, fault) = (&report.players[player], duel.forfeits[side], duel.faults[side].as_ref()?);
        let duel = duel_words(report, duel);
        Some(format!("{duel}: {player} did not play on in {forfeits} games; first: {fault}."))
    };
    [duel.challenger, duel.field].into_iter().enumerate().filter_map(side).collect()
}

/// What was played, in a line.
fn setting(report: &Report) -> String {
    let mut text = format!("{}, {} seats", report.name, report.seats);
    for (name, value) in &report.options {
        text += &format!(", {name} {value}");
    }
    for edition in report.editions.iter().filter(|_| report.editions.len() == 1) {
        text += &format!(", edition {edition}");
    }
    text + &format!(", seed {}", report.seed)
}

fn per_cent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A difference on the Elo scale; a side that never lost is ahead by more than can be told.
fn elo(value: f64) -> String {
    match value {
        value if value == f64::INFINITY => "+∞".to_owned(),
        value if value == f64::NEG_INFINITY => "−∞".to_owned(),
        value if value.round() < 0.0 => format!("−{:.0}", -value),
        value => format!("+{:.0}", value.abs()),
    }
}

fn tested_words(tested: &Tested) -> String {
    let (low, high) = tested.sprt.bounds();
    let (elo0, elo1) = (tested.sprt.elo0, tested.sprt.elo1);
    let verdict = match tested.verdict {
        Verdict::Open => "open".to_owned(),
        Verdict::Lower => format!("rather {elo0} Elo than {elo1}"),
        Verdict::Higher => format!("rather {elo1} Elo than {elo0}"),
    };
    let tested = format!("SPRT {elo0},{elo1}: LLR {:.2} ({low:.2} to {high:.2}), {verdict}", tested.llr);
    tested.replace('-', "−")
}
