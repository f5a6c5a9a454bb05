use crate::shares::{ONE, Shares, carried};
use courtly_core::Seat;
use serde::{Deserialize, Serialize};

/// What is lost below this share is no mistake: the judge errs by about as much.
pub const MISTAKE: i64 = ONE / 200;

/// A decision between several possibilities, as it was judged. Shares are in billionths of the win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// Its place among the steps of the match.
    pub step: usize,
    /// From 1; decisions that several seats owe at the same time are of one turn.
    pub turn: usize,
    pub seat: u8,
    /// In the game's notation.
    pub decision: String,
    /// A decision that is thought best.
    pub better: String,
    /// What the best is worth to the seat, what its decision is, and what a choice by lot would be on average.
    pub best: i64,
    pub taken: i64,
    pub mean: i64,
    /// Everybody's shares before the decision, whatever luck there was included, and after it.
    pub before: Vec<i64>,
    pub after: Vec<i64>,
}

impl Judged {
    /// What the decision gave away.
    pub fn loss(&self) -> i64 {
        self.best - self.taken
    }
}

/// How one seat came from its fair share to its result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    pub start: i64,
    pub luck: i64,
    /// Its own decisions. Mostly less than nothing, since none is better than the best; but what a decision led to is
    /// judged again when the next seat is asked, and may turn out better than it was thought.
    pub own: i64,
    /// The others' decisions.
    pub others: i64,
    pub result: i64,
    /// In thousandths: 1000 for whoever always decided best, 0 for whoever did no better than by lot. Nothing where
    /// there was nothing to gain by choosing.
    pub accuracy: Option<u16>,
}

/// A share in tenths of a percent, rounded.
pub fn tenths(share: i64) -> i64 {
    let unit = ONE / 1000;
    (share + unit / 2).div_euclid(unit)
}

impl Account {
    /// Start, luck, own decisions, others' decisions and result in tenths of a percent that add up as they are shown:
    /// luck, which is what is left, takes what rounding leaves.
    pub fn tenths(&self) -> [i64; 5] {
        let [start, own, others, result] = [self.start, self.own, self.others, self.result].map(tenths);
        [start, result - start - own - others, own, others, result]
    }
}

/// What a finished game owed to luck and what to decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// No network has learnt these rules: chances are those of games that are played on by lot, and rough.
    pub rough: bool,
    /// How many turns the match had.
    pub turns: usize,
    /// Who gave up at the end.
    pub resigned: Option<u8>,
    /// One for each seat.
    pub accounts: Vec<Account>,
    /// In the order of the match.
    pub judged: Vec<Judged>,
}

impl Analysis {
    /// The worst decisions of a seat, worst first; equal ones in the order of the match.
    pub fn worst(&self, seat: Seat, most: usize) -> Vec<&Judged> {
        let own = self.judged.iter().filter(|one| one.seat == seat.0 && one.loss() >= MISTAKE);
        let mut worst: Vec<&Judged> = own.collect();
        worst.sort_by_key(|one| -one.loss());
        worst.truncate(most);
        worst
    }
}

/// Adds up where shares went.
pub(crate) struct Ledger {
    pub(crate) shares: Shares,
    pub(crate) accounts: Vec<Account>,
    /// What each seat thought of its share last, and what has changed since.
    thoughts: Vec<i64>,
}

/// Whose doing a change of the shares is, apart from luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doing {
    /// What this seat decided.
    Of(Seat),
    /// What all decided at the same time, in secret: for each it is what the others chose.
    Together,
    /// Nobody's: all of it is luck.
    Nobodys,
}

impl Ledger {
    pub(crate) fn open(seats: usize) -> Ledger {
        let shares = Shares::fair(seats);
        let account = |&start: &i64| Account { start, result: start, ..Account::default() };
        let thoughts = shares.all().to_vec();
        Ledger { accounts: shares.all().iter().map(account).collect(), shares, thoughts }
    }

    /// The shares if this seat had so much, and the others the rest in proportion.
    pub(crate) fn with(&self, seat: Seat, share: i64) -> Shares {
        let mut shares = self.shares.clone();
        shares.set(seat, share);
        shares
    }

    /// What the seat has decided costs it so much, or all that it has.
    pub(crate) fn decision(&mut self, seat: Seat, loss: i64) {
        let shares = self.with(seat, self.shares.at(seat) - loss);
        self.carry(&shares);
        self.turned_out(Doing::Of(seat), shares);
    }

    /// What the seat is left to think of its share after it has decided.
    pub(crate) fn decided(&mut self, seat: Seat, taken: i64) {
        self.thoughts[seat.index()] = taken;
    }

    /// The position as those see it who come to decide now, after so much luck: every seat was asked about its own share
    /// when it came to decide, and thought too well of it, for it expects of many possibilities the one that looks best;
    /// so their thoughts are held against each other, and with what the others thought when they were heard last.
    pub(crate) fn heard(&mut self, luck: &[i64], all: &[(Seat, i64)]) -> Shares {
        self.carry(&self.shares.moved(luck));
        all.iter().for_each(|&(seat, share)| self.thoughts[seat.index()] = share);
        self.shares.pooled(&self.thoughts)
    }

    /// The shares become these: so much of the change is luck, and the rest was somebody's doing before it. Tells what
    /// the shares were between the two.
    pub(crate) fn settle(&mut self, doing: Doing, luck: &[i64], shares: Shares) -> Shares {
        let back: Vec<i64> = luck.iter().map(|luck| -luck).collect();
        let before = if doing == Doing::Nobodys { self.shares.clone() } else { shares.moved(&back) };
        self.turned_out(doing, before.clone());
        for (account, luck) in self.accounts.iter_mut().zip(shares.less(&before)) {
            account.luck += luck;
            account.result += luck;
        }
        if doing == Doing::Nobodys {
            self.thoughts = shares.all().to_vec();
        }
        self.shares = shares;
        before
    }

    fn turned_out(&mut self, doing: Doing, shares: Shares) {
        for (at, (account, change)) in self.accounts.iter_mut().zip(shares.less(&self.shares)).enumerate() {
            let own = doing == Doing::Of(Seat(at as u8));
            *(if own { &mut account.own } else { &mut account.others }) += change;
            account.result += change;
        }
        self.shares = shares;
    }

    /// When the shares have become these everybody would think as much better or worse of his, if asked.
    fn carry(&mut self, shares: &Shares) {
        let change = self.shares.all().iter().zip(shares.all());
        for (thought, (&before, &after)) in self.thoughts.iter_mut().zip(change) {
            *thought = carried(*thought, before, after);
        }
    }
}

/// How well a seat decided, from what it gave away and what a lot would have.
pub(crate) fn accuracy<'a>(judged: impl Iterator<Item = &'a Judged>) -> Option<u16> {
    let (lost, by_lot) = judged.fold((0, 0), |(lost, by_lot), one| (lost + one.loss(), by_lot + one.best - one.mean));
    (by_lot > 0).then(|| (1000 - (1000 * lost / by_lot).min(1000)) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_thinks_too_well_of_its_side_is_held_against_the_other() {
        let mut ledger = Ledger::open(2);
        ledger.decided(Seat(0), ONE * 6 / 10);
        let between = ledger.heard(&[0, 0], &[(Seat(1), ONE * 6 / 10)]);
        assert_eq!(tenths(between.at(Seat(0))), 500);
        // Odds of 9 to 1 and 7 to 3 are one thought if both are taken for the root of 27/7 times too long.
        ledger.decided(Seat(1), ONE * 3 / 10);
        let between = ledger.heard(&[0, 0], &[(Seat(0), ONE * 9 / 10)]);
        assert_eq!(tenths(between.at(Seat(0))), 821);
        // So are seats that choose in secret at the same time.
        let heard = Ledger::open(2).heard(&[0, 0], &[(Seat(0), ONE / 2), (Seat(1), ONE * 3 / 4)]);
        assert_eq!(tenths(heard.at(Seat(0))), 366);
    }

    /// A judge who always thinks the same takes nothing back.
    #[test]
    fn a_loss_stays_with_whoever_lost_it() {
        let mut ledger = Ledger::open(4);
        let shares = ledger.with(Seat(0), ONE * 6 / 10);
        ledger.settle(Doing::Nobodys, &[0; 4], shares);
        ledger.decision(Seat(0), ONE * 3 / 10);
        for (last, next) in [(0, 1), (1, 2), (2, 3), (3, 0), (0, 0)] {
            let shares = ledger.shares.clone();
            ledger.decided(Seat(last), shares.at(Seat(last)));
            let between = ledger.heard(&[0; 4], &[(Seat(next), shares.at(Seat(next)))]);
            let tenths_of = |shares: &Shares| shares.all().iter().copied().map(tenths).collect::<Vec<_>>();
            assert_eq!(tenths_of(&between), tenths_of(&shares));
            ledger.settle(Doing::Of(Seat(last)), &[0; 4], between);
        }
    }

    #[test]
    fn what_a_decision_turns_out_to_be_is_its_seats_doing_and_luck_is_nobodys() {
        let mut ledger = Ledger::open(3);
        ledger.settle(Doing::Nobodys, &[0; 3], Shares::of(&[0.5, 0.25, 0.25]));
        ledger.decision(Seat(0), ONE / 10);
        let luck = [ONE / 10, -ONE / 20, -ONE / 20];
        let between = ledger.settle(Doing::Of(Seat(0)), &luck, Shares::of(&[0.5, 0.125, 0.375]));
        assert_eq!(between.all(), [ONE * 16 / 40, ONE * 7 / 40, ONE * 17 / 40]);
        let parts: Vec<[i64; 3]> =
            ledger.accounts.iter().map(|one| [one.luck, one.own, one.others].map(tenths)).collect();
        assert_eq!(parts, [[267, -100, 0], [-133, 0, -75], [-133, 0, 175]]);
    }

    #[test]
    fn what_was_chosen_in_secret_is_to_each_what_the_others_chose() {
        let mut ledger = Ledger::open(2);
        ledger.settle(Doing::Together, &[0; 2], Shares::of(&[0.75, 0.25]));
        let parts: Vec<[i64; 3]> =
            ledger.accounts.iter().map(|one| [one.luck, one.own, one.others].map(tenths)).collect();
        assert_eq!(parts, [[0, 0, 250], [0, 0, -250]]);
    }
}
