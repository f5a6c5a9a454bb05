use crate::stats::{Estimate, Verdict};
use crate::tournament::Tested;
use crate::{Comparison, Findings, Report, Tournament};
use serde_json::{Map, Value, json};

/// The report for programs: the same bytes for the same order, on however many threads.
pub fn json(report: &Report) -> String {
    let options: Map<String, Value> =
        report.options.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
    let mut whole = json!({
        "format": "courtly-arena-1",
        "game": report.game,
        "version": report.version,
        "seats": report.seats,
        "options": options,
        "editions": report.editions,
        "players": report.players,
        "seed": report.seed,
        "remarks": report.remarks,
    });
    match &report.findings {
        Findings::Tournament(tournament) => {
            whole["duels"] = duels(report, tournament);
            whole["ratings"] = ratings(report, tournament);
        }
        Findings::Editions(comparison) => whole["comparison"] = editions(comparison),
    }
    let mut text = serde_json::to_string_pretty(&whole).expect("a report is plain data");
    text.push('\n');
    text
}

fn duels(report: &Report, tournament: &Tournament) -> Value {
    let one = |duel: &crate::Duel| {
        let deals: Vec<Value> = duel.shares.iter().map(|&share| number(share)).collect();
        json!({
            "challenger": report.players[duel.challenger],
            "field": report.players[duel.field],
            "games": duel.games,
            "won": duel.won,
            "shared": duel.shared,
            "lost": duel.lost,
            "forfeits": duel.forfeits,
            "faults": duel.faults,
            "share": estimate(&duel.share),
            "elo": interval(duel.elo, duel.elo_low, duel.elo_high),
            "sprt": duel.sprt.as_ref().map(tested),
            "deals": deals,
        })
    };
    tournament.duels.iter().map(one).collect()
}

fn ratings(report: &Report, tournament: &Tournament) -> Value {
    let one = |(name, rating): (&String, &crate::stats::Rating)| json!({ "player": name, "elo": interval(rating.elo, rating.low, rating.high) });
    report.players.iter().zip(&tournament.ratings).map(one).collect()
}

fn tested(tested: &Tested) -> Value {
    let verdict = match tested.verdict {
        Verdict::Open => "open",
        Verdict::Lower => "elo0",
        Verdict::Higher => "elo1",
    };
    let (low, high) = tested.sprt.bounds();
    json!({
        "elo0": number(tested.sprt.elo0),
        "elo1": number(tested.sprt.elo1),
        "llr": number(tested.llr),
        "bounds": [number(low), number(high)],
        "verdict": verdict,
    })
}

fn editions(comparison: &Comparison) -> Value {
    let one = |measure: &crate::Measure| {
        json!({
            "name": measure.name,
            "first": estimate(&measure.first),
            "second": estimate(&measure.second),
            "difference": estimate(&measure.difference),
        })
    };
    json!({ "games": comparison.games, "measures": comparison.measures.iter().map(one).collect::<Vec<_>>() })
}

fn estimate(estimate: &Estimate) -> Value {
    json!({
        "units": estimate.units,
        "mean": number(estimate.mean),
        "standard_error": number(estimate.standard_error),
        "low": number(estimate.low),
        "high": number(estimate.high),
    })
}

fn interval(mean: f64, low: f64, high: f64) -> Value {
    json!({ "mean": number(mean), "low": number(low), "high": number(high) })
}

/// Six digits after the point, which is more than any sample is worth; what has no end is null.
fn number(value: f64) -> Value {
    let rounded = (value * 1e6).round() / 1e6;
    // A zero has no sign.
    if rounded.is_finite() { json!(rounded + 0.0) } else { Value::Null }
}
