//! A game of two against each other in one choice each, solved by regret matching: whoever could have done better with
//! another choice chooses it more often next time, and the mean of all these choices is an equilibrium.

/// How both sides mix their choices, and what that is worth to the rows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Mixed {
    pub(crate) rows: Vec<f32>,
    pub(crate) columns: Vec<f32>,
    pub(crate) value: f32,
}

/// One side's regrets and what it has chosen so far.
struct Side {
    regrets: Vec<f32>,
    now: Vec<f32>,
    sum: Vec<f32>,
}

impl Side {
    fn new(choices: usize) -> Side {
        Side { regrets: vec![0.0; choices], now: vec![1.0 / choices as f32; choices], sum: vec![0.0; choices] }
    }

    /// Regrets are kept above nothing, so that a choice that was bad for long is found good quickly; later rounds
    /// weigh more.
    fn learn(&mut self, worth: &[f32], weight: f32) {
        let mean: f32 = self.now.iter().zip(worth).map(|(now, worth)| now * worth).sum();
        let mut total = 0.0;
        for (regret, worth) in self.regrets.iter_mut().zip(worth) {
            *regret = (*regret + worth - mean).max(0.0);
            total += *regret;
        }
        let even = 1.0 / self.now.len() as f32;
        for ((now, regret), sum) in self.now.iter_mut().zip(&self.regrets).zip(&mut self.sum) {
            *now = if total > 0.0 { regret / total } else { even };
            *sum += weight * *now;
        }
    }

    fn mean(self) -> Vec<f32> {
        let total: f32 = self.sum.iter().sum();
        self.sum.into_iter().map(|sum| sum / total).collect()
    }
}

/// Solves a matrix of what each pair of choices is worth to the rows, row by row, in so many rounds.
pub(crate) fn solve(matrix: &[Vec<f32>], rounds: u32) -> Mixed {
    let (mut rows, mut columns) = (Side::new(matrix.len()), Side::new(matrix[0].len()));
    let mut by_row = vec![0.0; matrix.len()];
    let mut by_column = vec![0.0; matrix[0].len()];
    for round in 1..=rounds {
        for (worth, row) in by_row.iter_mut().zip(matrix) {
            *worth = row.iter().zip(&columns.now).map(|(value, now)| value * now).sum();
        }
        rows.learn(&by_row, round as f32);
        by_column.fill(0.0);
        for (row, now) in matrix.iter().zip(&rows.now).filter(|(_, now)| **now > 0.0) {
            for (worth, value) in by_column.iter_mut().zip(row) {
                *worth -= now * value;
            }
        }
        columns.learn(&by_column, round as f32);
    }
    let (rows, columns) = (rows.mean(), columns.mean());
    let worth = |row: &Vec<f32>| row.iter().zip(&columns).map(|(value, part)| value * part).sum::<f32>();
    let value = matrix.iter().zip(&rows).map(|(row, part)| part * worth(row)).sum();
    Mixed { rows, columns, value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scissors_that_win_double_are_mixed_as_they_should_be() {
        // Rock, paper, scissors, where rock wins two: the equilibrium is 1/4, 1/2, 1/4.
        let matrix = vec![vec![0.0, -1.0, 2.0], vec![1.0, 0.0, -1.0], vec![-2.0, 1.0, 0.0]];
        let mixed = solve(&matrix, 2000);
        for (found, right) in mixed.rows.iter().chain(&mixed.columns).zip([0.25, 0.5, 0.25, 0.25, 0.5, 0.25]) {
            assert!((found - right).abs() < 0.01, "{mixed:?}");
        }
        assert!(mixed.value.abs() < 0.01);
    }

    #[test]
    fn a_choice_that_is_always_worse_is_left() {
        let mixed = solve(&[vec![0.9, 0.4], vec![0.5, 0.3]], 500);
        assert!(mixed.rows[0] > 0.99 && mixed.columns[1] > 0.99 && (mixed.value - 0.4).abs() < 0.01, "{mixed:?}");
    }
}
