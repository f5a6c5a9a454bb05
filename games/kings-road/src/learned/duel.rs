//! A round of two seats as a matrix: every programme of one against every programme of the other.
//!
//! Of the 185 × 185 pairs few matter. So it begins with one programme a side, solves that, and lets each side add the
//! programme that would answer best, of all it has, until nothing better is left (the double oracle of McMahan, Gordon
//! and Blum): the equilibrium of the whole matrix from a sixth of its entries or less.

use super::line::{Line, share};
use super::regret::{Mixed, solve};
use crate::KingsRoad;
use crate::decide::carry_out;
use crate::programme::Programme;
use crate::state::{Phase, Public};
use courtly_core::{Seat, Silent};
use courtly_learn::Net;

/// So many second choices of a Witch are judged more exactly: with her gone.
const SECONDS: usize = 4;

/// So many are looked at further.
const SECONDS_FURTHER: usize = 2;
/// Pairs that are chosen more seldom are not looked at further.
const LIKELY: f32 = 0.002;
/// So many pairs are looked at further before the round is solved again.
const TOGETHER: usize = 4;

/// How much is spent on a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Depth {
    /// So many programmes of each side are considered: those that look best in the first two lines.
    pub(crate) kept: usize,
    /// So many programmes of each side are added at most.
    pub(crate) added: usize,
    /// Nothing is added for a gain below this.
    pub(crate) gain_min: f32,
    /// Rounds of regret matching.
    pub(crate) rounds: u32,
}

/// What one side can choose.
struct Side {
    seat: Seat,
    list: Vec<Programme>,
    witch: bool,
    /// The programmes that the matrix has, by their place in the list; the Witch stands behind the list.
    chosen: Vec<usize>,
    /// For each of them the chance of the seat that judges, against everything of the other side.
    against: Vec<Vec<f32>>,
}

impl Side {
    fn new(game: &KingsRoad, public: &Public, seat: Seat) -> Side {
        let (list, witch) = game.programmes(public, seat);
        Side { seat, list: list.to_vec(), witch, chosen: vec![], against: vec![] }
    }

    fn programme(&self, at: usize) -> Programme {
        self.list.get(at).copied().unwrap_or(Programme::WITCH)
    }

    fn choices(&self) -> usize {
        self.list.len() + usize::from(self.witch)
    }
}

/// How a round between two seats may be played.
pub(crate) struct Duel<'a> {
    game: &'a KingsRoad,
    net: &'a Net,
    public: &'a Public,
    /// The seat that judges and the other one.
    own: Side,
    other: Side,
    matrix: Vec<Vec<f32>>,
    /// How the other chooses by habit, in parts of all its choices, by the columns of the matrix.
    habit: Vec<(usize, f32)>,
    /// How the rows are mixed, and the columns, habit and all.
    mixed: Mixed,
    /// What the round is worth where the other is free to choose.
    free: f32,
    /// Positions judged so far.
    pub(crate) judged: u32,
}

impl<'a> Duel<'a> {
    /// Both seats owe a choice.
    pub(crate) fn new(game: &'a KingsRoad, net: &'a Net, public: &'a Public, seat: Seat, depth: Depth) -> Duel<'a> {
        Duel::with_habit(game, net, public, seat, depth, &[])
    }

    /// The other chooses some programmes by habit, in these parts of all its choices, and is free in the rest: an
    /// answer to the habit that still cannot be taken advantage of by more than it gains (the restricted Nash response
    /// of Johanson, Zinkevich and Bowling).
    pub(crate) fn with_habit(
        game: &'a KingsRoad,
        net: &'a Net,
        public: &'a Public,
        seat: Seat,
        depth: Depth,
        habit: &[(Programme, f32)],
    ) -> Duel<'a> {
        let (own, other) = (Side::new(game, public, seat), Side::new(game, public, seat.next(2)));
        let mixed = Mixed { rows: vec![], columns: vec![], value: 0.0 };
        let mut duel =
            Duel { game, net, public, own, other, matrix: vec![], habit: vec![], mixed, free: 0.0, judged: 0 };
        duel.begin(depth.kept);
        duel.reckon_with(habit);
        for _ in 0..depth.added {
            duel.solve(depth.rounds);
            if !duel.grow(depth.gain_min) {
                return duel;
            }
        }
        duel.solve(depth.rounds);
        duel
    }

    /// Each side begins with what is best while the other does nothing, and with its Witch.
    fn begin(&mut self, kept: usize) {
        let alone = [true, false].map(|own| {
            let side = if own { &self.own } else { &self.other };
            let mut line = Line::new(self.game, self.net, self.public, side.seat, self.own.seat);
            let chances: Vec<f32> = side.list.iter().map(|&programme| line.judge(programme)).collect();
            self.judged += chances.len() as u32;
            chances
        });
        for (own, alone) in [true, false].into_iter().zip(&alone) {
            self.add(own, best(alone, own));
        }
        for (own, alone) in [true, false].into_iter().zip(&alone) {
            self.keep(own, alone, kept);
        }
        for own in [true, false] {
            let side = if own { &self.own } else { &self.other };
            if side.witch {
                let witch = side.list.len();
                self.add(own, witch);
            }
        }
    }

    fn reckon_with(&mut self, habit: &[(Programme, f32)]) {
        for &(programme, part) in habit {
            let place = if programme == Programme::WITCH {
                self.other.witch.then_some(self.other.list.len())
            } else {
                self.other.list.iter().position(|&other| other == programme)
            };
            let Some(at) = place else { continue };
            if !self.other.chosen.contains(&at) {
                self.add(false, at);
            }
            let column = self.other.chosen.iter().position(|&other| other == at).expect("it was added");
            self.habit.push((column, part));
        }
    }

    /// Leaves a side with so many programmes: those that are best on the mean of both first lines.
    fn keep(&mut self, own: bool, alone: &[f32], kept: usize) {
        let (side, answers) = if own { (&mut self.own, &mut self.other) } else { (&mut self.other, &mut self.own) };
        if side.list.len() <= kept {
            return;
        }
        let against = &mut answers.against[0];
        let sign = if own { 1.0 } else { -1.0 };
        let mut places: Vec<usize> = (0..side.list.len()).collect();
        // The one that is in the matrix stays.
        let worth = |at: usize| if at == side.chosen[0] { 9.0 } else { sign * (alone[at] + against[at]) };
        places.select_nth_unstable_by(kept - 1, |&a, &b| worth(b).total_cmp(&worth(a)));
        places.truncate(kept);
        places.sort_unstable();
        let witch = against.get(side.list.len()).copied();
        *against = places.iter().map(|&at| against[at]).chain(witch).collect();
        side.chosen[0] = places.iter().position(|&at| at == side.chosen[0]).expect("it stays");
        side.list = places.iter().map(|&at| side.list[at]).collect();
    }

    /// Puts a programme into the matrix.
    fn add(&mut self, own: bool, at: usize) {
        let (side, answers) = if own { (&self.own, &self.other) } else { (&self.other, &self.own) };
        let against = if at == side.list.len() { vec![] } else { self.line(side, answers, at) };
        self.judged += against.len() as u32;
        let side = if own { &mut self.own } else { &mut self.other };
        side.chosen.push(at);
        side.against.push(against);
    }

    /// The chance of the seat that judges with this programme of a side, against everything of the other side.
    fn line(&self, side: &Side, answers: &Side, at: usize) -> Vec<f32> {
        let mut before = *self.public;
        carry_out(&mut before, side.seat, side.programme(at), &mut Silent);
        let mut line = Line::new(self.game, self.net, &before, answers.seat, self.own.seat);
        let mut chances: Vec<f32> = answers.list.iter().map(|&programme| line.judge(programme)).collect();
        if answers.witch {
            // Whoever has the Witch answers best, but has no Witch then.
            let own = answers.seat == self.own.seat;
            let mut places: Vec<usize> = (0..chances.len()).collect();
            let worth = |at: usize| if own { chances[at] } else { -chances[at] };
            let many = SECONDS.min(places.len());
            places.select_nth_unstable_by(many - 1, |&a, &b| worth(b).total_cmp(&worth(a)));
            before.witches.remove(answers.seat);
            let mut line = Line::new(self.game, self.net, &before, answers.seat, self.own.seat);
            let seconds: Vec<f32> = places[..many].iter().map(|&at| line.judge(answers.list[at])).collect();
            chances.push(seconds[best(&seconds, own)]);
        }
        chances
    }

    fn solve(&mut self, rounds: u32) {
        let plain = |side: &Side| (0..side.chosen.len()).filter(|&nth| side.chosen[nth] < side.list.len()).collect();
        let (rows, columns): (Vec<usize>, Vec<usize>) = (plain(&self.own), plain(&self.other));
        let entry = |row: usize, column: usize| self.own.against[row][self.other.chosen[column]];
        // Two Witches leave a round without Witches: what that is worth is taken from the programmes at hand.
        let both = self.own.chosen.len() > rows.len() && self.other.chosen.len() > columns.len();
        let both = if both {
            let matrix: Vec<Vec<f32>> =
                rows.iter().map(|&row| columns.iter().map(|&column| entry(row, column)).collect()).collect();
            solve(&matrix, rounds / 2).value
        } else {
            0.0
        };
        let value = |row: usize, column: usize| match (
            self.own.chosen[row] < self.own.list.len(),
            self.other.chosen[column] < self.other.list.len(),
        ) {
            (true, _) => entry(row, column),
            (false, true) => self.other.against[column][self.own.chosen[row]],
            (false, false) => both,
        };
        let matrix: Vec<Vec<f32>> = (0..self.own.chosen.len())
            .map(|row| (0..self.other.chosen.len()).map(|column| value(row, column)).collect())
            .collect();
        self.matrix = matrix;
        self.mix(rounds);
    }

    /// Solves the matrix as it is.
    fn mix(&mut self, rounds: u32) {
        if self.habit.is_empty() {
            self.mixed = solve(&self.matrix, rounds);
            self.free = self.mixed.value;
            return;
        }
        // What the habit brings a row is the same whatever the other does when it is free.
        let rest = 1.0 - self.habit.iter().map(|(_, part)| part).sum::<f32>();
        let with_habit = self.matrix.iter().map(|row| {
            let brought: f32 = self.habit.iter().map(|&(column, part)| part * row[column]).sum();
            row.iter().map(|value| rest * value + brought).collect()
        });
        let with_habit: Vec<Vec<f32>> = with_habit.collect();
        self.mixed = solve(&with_habit, rounds);
        let columns = &self.mixed.columns;
        let worth = |row: &Vec<f32>| row.iter().zip(columns).map(|(value, part)| value * part).sum::<f32>();
        self.free = self.matrix.iter().zip(&self.mixed.rows).map(|(row, part)| part * worth(row)).sum();
        self.mixed.columns.iter_mut().for_each(|part| *part *= rest);
        self.habit.iter().for_each(|&(column, part)| self.mixed.columns[column] += part);
    }

    /// Adds the best answer of each side to what the other does now; says whether there was any.
    fn grow(&mut self, gain_min: f32) -> bool {
        let mut grown = false;
        let answers = [true, false].map(|own| {
            let worth = self.worth(own);
            let at = best(&worth, own);
            let gain = if own { worth[at] - self.mixed.value } else { self.free - worth[at] };
            let side = if own { &self.own } else { &self.other };
            (gain > gain_min && !side.chosen.contains(&at)).then_some(at)
        });
        for (own, answer) in [true, false].into_iter().zip(answers) {
            if let Some(at) = answer {
                self.add(own, at);
                grown = true;
            }
        }
        grown
    }

    /// The chance of the seat that judges with every programme of a side, against what the other side does now.
    fn worth(&self, own: bool) -> Vec<f32> {
        let (side, answers) = if own { (&self.own, &self.other) } else { (&self.other, &self.own) };
        let parts = if own { &self.mixed.columns } else { &self.mixed.rows };
        let mut worth = vec![0.0; side.choices()];
        for ((&at, against), &part) in answers.chosen.iter().zip(&answers.against).zip(parts) {
            if part == 0.0 {
                continue;
            }
            if at < answers.list.len() {
                worth.iter_mut().zip(against).for_each(|(sum, chance)| *sum += part * chance);
            } else {
                // What a Witch answers to a programme is only known where it was looked at; elsewhere it is taken for
                // the best answer at hand, which is too kind, so that such programmes are looked at sooner.
                for (choice, sum) in worth.iter_mut().enumerate() {
                    *sum += part * self.against_witch(own, choice);
                }
            }
        }
        worth
    }

    fn against_witch(&self, own: bool, choice: usize) -> f32 {
        let (side, answers) = if own { (&self.own, &self.other) } else { (&self.other, &self.own) };
        if let Some(nth) = side.chosen.iter().position(|&at| at == choice) {
            let witch = answers.chosen.iter().position(|&at| at == answers.list.len()).expect("a Witch");
            return if own { self.matrix[nth][witch] } else { self.matrix[witch][nth] };
        }
        let plain = answers.against.iter().filter(|against| !against.is_empty()).map(|against| against[choice]);
        if own { plain.fold(1.0, f32::min) } else { plain.fold(0.0, f32::max) }
    }

    /// Looks a round further where the solution leads: the pairs that are likeliest are judged by solving the round
    /// that follows them, until so many positions were judged in all or nothing likely is left.
    pub(crate) fn look_further(&mut self, depth: Depth, rounds: u32, nodes: u32) {
        let (rows, columns) = (self.own.chosen.len(), self.other.chosen.len());
        let mut looked = vec![vec![false; columns]; rows];
        while self.judged < nodes {
            let mut likely: Vec<(f32, usize, usize)> = vec![];
            for row in 0..rows {
                for column in (0..columns).filter(|&column| !looked[row][column]) {
                    let part = self.mixed.rows[row] * self.mixed.columns[column];
                    if part >= LIKELY {
                        likely.push((part, row, column));
                    }
                }
            }
            likely.sort_by(|a, b| b.0.total_cmp(&a.0));
            if likely.is_empty() {
                return;
            }
            for &(_, row, column) in likely.iter().take(TOGETHER) {
                looked[row][column] = true;
                self.matrix[row][column] = self.further(row, column, depth);
                if self.judged >= nodes {
                    break;
                }
            }
            self.mix(rounds);
        }
    }

    /// What a pair is worth if the next round is solved too.
    fn further(&mut self, row: usize, column: usize, depth: Depth) -> f32 {
        let (own, other) = (self.own.chosen[row], self.other.chosen[column]);
        match (own < self.own.list.len(), other < self.other.list.len()) {
            (true, true) => {
                let mut before = *self.public;
                carry_out(&mut before, self.other.seat, self.other.list[other], &mut Silent);
                self.after(&before, self.own.seat, self.own.list[own], depth)
            }
            (false, true) => self.further_by_witch(true, self.other.list[other], depth),
            (true, false) => self.further_by_witch(false, self.own.list[own], depth),
            (false, false) => self.matrix[row][column],
        }
    }

    /// The best second choices of a side that played its Witch against this programme, looked at further.
    fn further_by_witch(&mut self, own: bool, against: Programme, depth: Depth) -> f32 {
        let (witch, chosen) = if own { (&self.own, &self.other) } else { (&self.other, &self.own) };
        let (seat, mut before) = (witch.seat, *self.public);
        carry_out(&mut before, chosen.seat, against, &mut Silent);
        before.witches.remove(seat);
        let mut line = Line::new(self.game, self.net, &before, seat, self.own.seat);
        let mut seconds: Vec<(f32, Programme)> =
            witch.list.iter().map(|&second| (line.judge(second), second)).collect();
        self.judged += seconds.len() as u32;
        seconds.sort_by(|a, b| if own { b.0.total_cmp(&a.0) } else { a.0.total_cmp(&b.0) });
        let further: Vec<f32> =
            seconds.iter().take(SECONDS_FURTHER).map(|&(_, second)| self.after(&before, seat, second, depth)).collect();
        further[best(&further, own)]
    }

    /// What the position after the last programme is worth to the seat that judges, its round solved.
    fn after(&mut self, before: &Public, seat: Seat, programme: Programme, depth: Depth) -> f32 {
        let after = Line::new(self.game, self.net, before, seat, self.own.seat).after(programme);
        if after.phase == Phase::Over {
            return share(&after, self.own.seat);
        }
        let duel = Duel::new(self.game, self.net, &after, self.own.seat, depth);
        self.judged += duel.judged;
        duel.value()
    }

    /// What the round is worth to the seat that judges.
    pub(crate) fn value(&self) -> f32 {
        self.mixed.value
    }

    /// How the seat that judges mixes its programmes, or the other.
    pub(crate) fn mixture(&self, own: bool) -> Vec<(Programme, f32)> {
        let (side, parts) = if own { (&self.own, &self.mixed.rows) } else { (&self.other, &self.mixed.columns) };
        side.chosen.iter().zip(parts).map(|(&at, &part)| (side.programme(at), part)).collect()
    }

    /// Every programme of the seat that judges, with its chance against what the other does.
    pub(crate) fn own_chances(&self) -> Vec<(Programme, f32)> {
        self.worth(true).into_iter().enumerate().map(|(at, chance)| (self.own.programme(at), chance)).collect()
    }
}

/// The place of the most, or of the least.
fn best(chances: &[f32], most: bool) -> usize {
    let worth = |at: usize| if most { chances[at] } else { -chances[at] };
    (0..chances.len()).reduce(|best, at| if worth(at) > worth(best) { at } else { best }).expect("a choice")
}
