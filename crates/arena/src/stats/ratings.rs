use super::estimate::worth;
use super::student_95;

/// The deals between two players: the challenger's share in each, among `seats - 1` of the field.
#[derive(Clone, Copy, Debug)]
pub struct Encounter<'a> {
    pub challenger: usize,
    pub field: usize,
    pub seats: usize,
    pub shares: &'a [f64],
}

/// A player's Elo in its company, whose mean is 0, with the 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub elo: f64,
    pub low: f64,
    pub high: f64,
}

/// So much of a deal that ends as between equals is imagined in each encounter: who never lost has a rating too.
const IMAGINED: f64 = 0.5;

/// The strengths that make what was seen likeliest, where a challenger of strength `a` wins among `n` of strength `b`
/// with chance `a / (a + n·b)` (Bradley and Terry). Intervals follow from how the deals scatter, not from how many
/// matches there were, so they hold for paired deals.
pub fn ratings(players: usize, encounters: &[Encounter]) -> Vec<Rating> {
    let mut strength = vec![0.0f64; players];
    for _ in 0..200 {
        let (slope, bend) = slope_and_bend(&strength, encounters);
        let Some(step) = solve(bend, slope) else { break };
        // A step of more than one is a leap out of the region where the bend can be trusted.
        let largest = step.iter().fold(0.0f64, |most, part| most.max(part.abs()));
        let shrink = if largest > 1.0 { 1.0 / largest } else { 1.0 };
        strength.iter_mut().zip(&step).for_each(|(value, part)| *value += shrink * part);
        if largest < 1e-12 {
            break;
        }
    }
    let mean = strength.iter().sum::<f64>() / players.max(1) as f64;
    let errors = errors(&strength, encounters);
    let elo = 400.0 / std::f64::consts::LN_10;
    let units: usize = encounters.iter().map(|encounter| encounter.shares.len()).sum();
    let reach = student_95(units.max(1));
    let rate = |(value, error): (&f64, f64)| {
        let value = (value - mean) * elo;
        Rating { elo: value, low: value - reach * error * elo, high: value + reach * error * elo }
    };
    strength.iter().zip(errors).map(rate).collect()
}

/// The challenger's chance under these strengths.
fn chance(strength: &[f64], encounter: &Encounter) -> f64 {
    let odds = (strength[encounter.challenger] - strength[encounter.field]).exp();
    odds / (odds + encounter.seats as f64 - 1.0)
}

/// The slope of the log-likelihood, and how it bends. The strengths may all be moved together, so a matrix of ones
/// holds their sum where it is.
fn slope_and_bend(strength: &[f64], encounters: &[Encounter]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let players = strength.len();
    let mut slope = vec![0.0; players];
    let mut bend = vec![vec![1.0 / players as f64; players]; players];
    for encounter in encounters {
        let expected = chance(strength, encounter);
        let count = encounter.shares.len() as f64 + IMAGINED;
        let won = encounter.shares.iter().sum::<f64>() + IMAGINED / encounter.seats as f64;
        let pull = won - count * expected;
        let (a, b) = (encounter.challenger, encounter.field);
        slope[a] += pull;
        slope[b] -= pull;
        add_between(&mut bend, a, b, count * expected * (1.0 - expected));
    }
    (slope, bend)
}

/// The standard error of each strength: the bend says how the strengths answer to a pull, the scatter of the deals how
/// uncertain the pull is.
fn errors(strength: &[f64], encounters: &[Encounter]) -> Vec<f64> {
    let players = strength.len();
    let (_, bend) = slope_and_bend(strength, encounters);
    let mut scatter = vec![vec![0.0; players]; players];
    for encounter in encounters {
        let count = encounter.shares.len() as f64;
        let mean = (encounter.shares.iter().sum::<f64>() + 1.0) / (count + 2.0);
        let pull = count * count * mean * (1.0 - mean) / worth(encounter.shares);
        add_between(&mut scatter, encounter.challenger, encounter.field, pull);
    }
    let answer = |player: usize| {
        let mut pull = vec![0.0; players];
        pull[player] = 1.0;
        // Less the mean of all, since ratings are told from the mean.
        pull.iter_mut().for_each(|part| *part -= 1.0 / players as f64);
        let Some(row) = solve(bend.clone(), pull) else { return f64::INFINITY };
        let mut variance = 0.0;
        for i in 0..players {
            for j in 0..players {
                variance += row[i] * scatter[i][j] * row[j];
            }
        }
        variance.max(0.0).sqrt()
    };
    (0..players).map(answer).collect()
}

fn add_between(matrix: &mut [Vec<f64>], a: usize, b: usize, weight: f64) {
    matrix[a][a] += weight;
    matrix[b][b] += weight;
    matrix[a][b] -= weight;
    matrix[b][a] -= weight;
}

/// Solves a system of linear equations by elimination; `None` if it has no single solution.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let size = right.len();
    for column in 0..size {
        let pivot = (column..size).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        if matrix[pivot][column].abs() < 1e-300 {
            return None;
        }
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        for row in column + 1..size {
            let factor = matrix[row][column] / matrix[column][column];
            for k in column..size {
                matrix[row][k] -= factor * matrix[column][k];
            }
            right[row] -= factor * right[column];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|k| matrix[row][k] * right[k]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::{Estimate, elo_of_share, share_of_elo};

    /// Shares of 0 and 1 whose mean is `share`.
    fn shares(share: f64, count: usize) -> Vec<f64> {
        (0..count).map(|n| if (n as f64 + 0.5) / (count as f64) < share { 1.0 } else { 0.0 }).collect()
    }

    #[test]
    fn two_players_get_the_elo_and_the_interval_of_their_duel() {
        let won = shares(0.64, 1000);
        let table = ratings(2, &[Encounter { challenger: 0, field: 1, seats: 2, shares: &won }]);
        assert!((table[0].elo - table[1].elo - elo_of_share(0.64, 2)).abs() < 0.5, "{table:?}");
        // Each is half the difference away from the mean, so its interval is half as wide.
        let duel = Estimate::of_shares(&won);
        let width = elo_of_share(duel.high, 2) - elo_of_share(duel.low, 2);
        assert!((2.0 * (table[0].high - table[0].low) - width).abs() < 0.5, "{table:?} {width}");
    }

    #[test]
    fn known_strengths_come_back_at_every_table_size() {
        let truth = [150.0, 20.0, -170.0];
        for seats in 2..=5 {
            let pairs = [(0, 1), (0, 2), (1, 2), (2, 0)];
            let all: Vec<_> =
                pairs.iter().map(|&(a, b)| shares(share_of_elo(truth[a] - truth[b], seats), 100_000)).collect();
            let encounters: Vec<_> = pairs
                .iter()
                .zip(&all)
                .map(|(&(challenger, field), shares)| Encounter { challenger, field, seats, shares })
                .collect();
            for (rating, truth) in ratings(3, &encounters).iter().zip(truth) {
                assert!((rating.elo - truth).abs() < 0.2, "{seats} seats: {rating:?} is not {truth}");
                assert!(rating.low < truth && truth < rating.high);
            }
        }
    }

    #[test]
    fn who_never_lost_has_a_rating_and_a_wide_interval() {
        let won = [1.0; 20];
        let table = ratings(2, &[Encounter { challenger: 0, field: 1, seats: 2, shares: &won }]);
        assert!(table[0].elo > 200.0 && table[0].elo.is_finite() && table[0].high.is_finite(), "{table:?}");
        assert!(table[0].high - table[0].low > 200.0, "{table:?}");
    }
}
