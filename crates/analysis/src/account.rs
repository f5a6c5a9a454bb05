use crate::shares::{ONE, Shares};
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
    /// What each seat thought of its share last, if no luck has come since.
    thoughts: Vec<i64>,
}

impl Ledger {
    pub(crate) fn open(seats: usize) -> Ledger {
        let shares = Shares::fair(seats);
        let account = |&start: &i64| Account { start, result: start, ..Account::default() };
        let thoughts = shares.all().to_vec();
        Ledger { accounts: shares.all().iter().map(account).collect(), shares, thoughts }
    }

    /// Nobody's merit: the shares become these.
    pub(crate) fn luck(&mut self, shares: Shares) {
        for (account, (now, before)) in self.accounts.iter_mut().zip(shares.all().iter().zip(self.shares.all())) {
            account.luck += now - before;
            account.result = *now;
        }
        self.thoughts = shares.all().to_vec();
        self.shares = shares;
    }

    /// The shares if this seat had so much, and the others the rest in proportion.
    pub(crate) fn with(&self, seat: Seat, share: i64) -> Shares {
        let mut shares = self.shares.clone();
        shares.set(seat, share);
        shares
    }

    /// The position between two decisions. Every seat was asked about its own share when it came to decide, and thought
    /// too well of it, for it expects of many possibilities the one that looks best; so their thoughts are held against
    /// each other: those of whoever made the first decision, those of the seat that comes next, and of the others the
    /// last that were heard.
    pub(crate) fn between(&mut self, last: &Judged, next: Seat, share: i64) -> Shares {
        self.thoughts[usize::from(last.seat)] = last.taken;
        self.thoughts[next.index()] = share;
        self.shares.at_these(self.thoughts.iter().copied())
    }

    /// What these seats hear at the same time of their shares, by luck.
    pub(crate) fn heard(&self, all: &[(Seat, i64)]) -> Shares {
        if let [(seat, share)] = *all {
            return self.with(seat, share);
        }
        let mut thoughts = self.shares.all().to_vec();
        all.iter().for_each(|&(seat, share)| thoughts[seat.index()] = share);
        self.shares.at_these(thoughts.into_iter())
    }

    /// A decision costs the seat so much, or all that it has.
    pub(crate) fn decision(&mut self, seat: Seat, loss: i64) {
        let before = ONE - self.shares.at(seat);
        self.turned_out(seat, self.with(seat, self.shares.at(seat) - loss));
        // The others would think as much better of their shares, if they were asked.
        let after = ONE - self.shares.at(seat);
        for (at, thought) in self.thoughts.iter_mut().enumerate() {
            if at != seat.index() && before > 0 {
                *thought = (i128::from(*thought) * i128::from(after) / i128::from(before)) as i64;
            }
        }
    }

    /// What the seat has decided led to these shares.
    pub(crate) fn turned_out(&mut self, seat: Seat, shares: Shares) {
        for (at, account) in self.accounts.iter_mut().enumerate() {
            let change = shares.all()[at] - self.shares.all()[at];
            let entry = if at == seat.index() { &mut account.own } else { &mut account.others };
            *entry += change;
            account.result += change;
        }
        self.shares = shares;
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

    fn judged(seat: u8, best: i64, taken: i64) -> Judged {
        let (decision, better) = (String::new(), String::new());
        Judged { step: 0, turn: 1, seat, decision, better, best, taken, mean: 0, before: vec![], after: vec![] }
    }

    #[test]
    fn who_thinks_too_well_of_its_side_is_held_against_the_other() {
        let mut ledger = Ledger::open(2);
        let between = ledger.between(&judged(0, ONE * 6 / 10, ONE * 6 / 10), Seat(1), ONE * 6 / 10);
        assert_eq!(between.at(Seat(0)), ONE / 2);
        let between = ledger.between(&judged(1, ONE * 6 / 10, ONE * 3 / 10), Seat(0), ONE * 9 / 10);
        assert_eq!(tenths(between.at(Seat(0))), 750);
        // So are seats that choose in secret at the same time.
        let heard = ledger.heard(&[(Seat(0), ONE / 2), (Seat(1), ONE * 3 / 4)]);
        assert_eq!(tenths(heard.at(Seat(0))), 400);
    }

    /// A judge who always thinks the same takes nothing back.
    #[test]
    fn a_loss_stays_with_whoever_lost_it() {
        let mut ledger = Ledger::open(4);
        ledger.luck(ledger.with(Seat(0), ONE * 6 / 10));
        ledger.decision(Seat(0), ONE * 3 / 10);
        for (last, next) in [(0, 1), (1, 2), (2, 3), (3, 0), (0, 0)] {
            let shares = ledger.shares.clone();
            let thinks = |seat: u8| shares.at(Seat(seat));
            let between = ledger.between(&judged(last, thinks(last), thinks(last)), Seat(next), thinks(next));
            let tenths_of = |shares: &Shares| shares.all().iter().copied().map(tenths).collect::<Vec<_>>();
            assert_eq!(tenths_of(&between), tenths_of(&shares));
            ledger.turned_out(Seat(last), between);
        }
    }

    #[test]
    fn what_a_decision_turns_out_to_be_is_its_seats_doing_and_luck_is_nobodys() {
        let mut ledger = Ledger::open(3);
        ledger.luck(Shares::of(&[0.5, 0.25, 0.25]));
        ledger.decision(Seat(0), ONE / 10);
        ledger.turned_out(Seat(0), Shares::of(&[0.5, 0.125, 0.375]));
        let parts: Vec<[i64; 3]> =
            ledger.accounts.iter().map(|one| [one.luck, one.own, one.others].map(tenths)).collect();
        assert_eq!(parts, [[167, 0, 0], [-83, 0, -125], [-83, 0, 125]]);
    }
}
