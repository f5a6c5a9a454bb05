use crate::news::Fortune;
use crate::shares::{ONE, Shares, carried, doubted};
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
    /// What its own decisions gave away; never more than nothing, since none is better than the best.
    pub own: i64,
    /// What the others' decisions gave away to it.
    pub others: i64,
    /// Where decisions led after all, other than was thought when they were made, and what was chosen in secret at the
    /// same time.
    pub hindsight: i64,
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
    /// Start, luck, own decisions, others' decisions, hindsight and result in tenths of a percent that add up as they are
    /// shown: hindsight takes what rounding leaves, so that luck is nothing where there was none.
    pub fn tenths(&self) -> [i64; 6] {
        let [start, luck, own, others, result] =
            [self.start, self.luck, self.own, self.others, self.result].map(tenths);
        [start, luck, own, others, result - start - luck - own - others, result]
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

    /// The seat could have had the best share and has taken another: the difference is what it gave away. The share that
    /// all agree on falls as much by its odds, so that nobody who has a chance left has none; what lies between is
    /// hindsight.
    pub(crate) fn decision(&mut self, seat: Seat, best: i64, taken: i64) {
        self.carry(&self.with(seat, best), &self.with(seat, taken));
        self.thoughts[seat.index()] = doubted(taken);
        let lost = best - taken;
        if lost > 0 {
            let before = self.shares.at(seat);
            // What is next to nothing already is no doubt that may grow.
            let shares = self.with(seat, carried(before, best, taken).min(before));
            self.give_away(seat, lost, shares);
        }
    }

    /// The seat gives up: all that it has is lost.
    pub(crate) fn resigned(&mut self, seat: Seat) {
        let shares = self.with(seat, 0);
        self.give_away(seat, self.shares.at(seat), shares);
    }

    /// The seat gives so much away to the others, in proportion to what they have, and the shares become these.
    fn give_away(&mut self, seat: Seat, lost: i64, shares: Shares) {
        // What the others' shares would be if they divided so much and no more.
        let mut parts = self.shares.clone();
        parts.set(seat, ONE - lost);
        let changes = shares.less(&self.shares);
        for (at, (account, change)) in self.accounts.iter_mut().zip(changes).enumerate() {
            let part = if at == seat.index() { -lost } else { parts.all()[at] };
            *(if at == seat.index() { &mut account.own } else { &mut account.others }) += part;
            account.hindsight += change - part;
            account.result += change;
        }
        self.shares = shares;
    }

    /// The position as those see it who come to decide now, after such luck: every seat was asked about its own share
    /// when it came to decide, and thought too well of it, for it expects of many possibilities the one that looks best;
    /// so their thoughts are held against each other, and against what the others thought when they were asked last.
    pub(crate) fn agreed(&mut self, fortune: Option<&Fortune>, all: &[(Seat, i64)]) -> Shares {
        let mut shares = self.shares.clone();
        if let Some(fortune) = fortune {
            self.carry(&fortune.otherwise, &fortune.found);
            shares = shares.moved(&fortune.won());
        }
        all.iter().for_each(|&(seat, share)| self.thoughts[seat.index()] = share);
        shares.pooled(&self.thoughts)
    }

    /// The shares become these: so much of the change is luck, and the rest is where the decisions before it led. Tells
    /// what the shares were between the two.
    pub(crate) fn settle(&mut self, luck: &[i64], shares: Shares) -> Shares {
        // Luck counts whole, also where the one who measured it thinks less of the shares than those who were heard.
        // Cut off where nobody would have anything left, it would not come to nothing on average.
        let changes = shares.less(&self.shares);
        for (account, (change, luck)) in self.accounts.iter_mut().zip(changes.iter().zip(luck)) {
            account.luck += luck;
            account.hindsight += change - luck;
            account.result += change;
        }
        let back: Vec<i64> = luck.iter().map(|luck| -luck).collect();
        self.shares = shares;
        self.shares.moved(&back)
    }

    /// What was dealt: such luck, and nobody has decided anything.
    pub(crate) fn dealt(&mut self, luck: &[i64]) {
        let shares = self.shares.moved(luck);
        self.thoughts = shares.all().to_vec();
        self.settle(luck, shares);
    }

    /// The shares become these, and nobody has decided anything: all of it is luck.
    pub(crate) fn befall(&mut self, shares: Shares) {
        self.thoughts = shares.all().to_vec();
        let changes = shares.less(&self.shares);
        self.settle(&changes, shares);
    }

    /// When somebody's shares have become these, everybody would think as much better or worse of his, if asked.
    fn carry(&mut self, before: &Shares, after: &Shares) {
        for (thought, (&before, &after)) in self.thoughts.iter_mut().zip(before.all().iter().zip(after.all())) {
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
        ledger.decision(Seat(0), ONE * 6 / 10, ONE * 6 / 10);
        let between = ledger.agreed(None, &[(Seat(1), ONE * 6 / 10)]);
        assert_eq!(tenths(between.at(Seat(0))), 500);
        // Odds of 9 to 1 and 7 to 3 are one thought if both are taken for the root of 27/7 times too long.
        ledger.decision(Seat(1), ONE * 3 / 10, ONE * 3 / 10);
        let between = ledger.agreed(None, &[(Seat(0), ONE * 9 / 10)]);
        assert_eq!(tenths(between.at(Seat(0))), 821);
        // So are seats that choose in secret at the same time.
        let agreed = Ledger::open(2).agreed(None, &[(Seat(0), ONE / 2), (Seat(1), ONE * 3 / 4)]);
        assert_eq!(tenths(agreed.at(Seat(0))), 366);
    }

    /// A judge who always thinks the same takes nothing back.
    #[test]
    fn a_loss_stays_with_whoever_lost_it() {
        let mut ledger = Ledger::open(4);
        let shares = ledger.with(Seat(0), ONE * 6 / 10);
        ledger.befall(shares);
        ledger.decision(Seat(0), ONE * 6 / 10, ONE * 3 / 10);
        for (last, next) in [(0, 1), (1, 2), (2, 3), (3, 0), (0, 0)] {
            let shares = ledger.shares.clone();
            let thought = shares.at(Seat(last));
            ledger.decision(Seat(last), thought, thought);
            let between = ledger.agreed(None, &[(Seat(next), shares.at(Seat(next)))]);
            let tenths_of = |shares: &Shares| shares.all().iter().copied().map(tenths).collect::<Vec<_>>();
            assert_eq!(tenths_of(&between), tenths_of(&shares));
            ledger.settle(&[0; 4], between);
        }
    }

    #[test]
    fn what_is_neither_luck_nor_given_away_is_hindsight() {
        let mut ledger = Ledger::open(3);
        ledger.befall(Shares::of(&[0.5, 0.25, 0.25]));
        ledger.decision(Seat(0), ONE / 2, ONE * 4 / 10);
        let luck = [ONE / 10, -ONE / 20, -ONE / 20];
        let between = ledger.settle(&luck, Shares::of(&[0.5, 0.125, 0.375]));
        assert_eq!(between.all().iter().copied().map(tenths).collect::<Vec<_>>(), [400, 175, 425]);
        assert_eq!(parts(&ledger), [[267, -100, 0, 0], [-133, 0, 50, -125], [-133, 0, 50, 125]]);
    }

    /// So many tenths of a percent of luck, own and others' decisions, and hindsight.
    fn parts(ledger: &Ledger) -> Vec<[i64; 4]> {
        let part = |one: &Account| [one.luck, one.own, one.others, one.hindsight].map(tenths);
        ledger.accounts.iter().map(part).collect()
    }

    #[test]
    fn whoever_gives_away_more_than_all_agree_that_it_has_keeps_a_chance() {
        let mut ledger = Ledger::open(2);
        ledger.befall(Shares::of(&[0.3, 0.7]));
        ledger.decision(Seat(0), ONE * 9 / 10, ONE / 2);
        assert_eq!(parts(&ledger), [[-200, -400, 0, 145], [200, 0, 400, -145]]);
        assert_eq!(tenths(ledger.shares.at(Seat(0))), 45);
        ledger.resigned(Seat(0));
        assert_eq!(parts(&ledger), [[-200, -445, 0, 145], [200, 0, 445, -145]]);
    }

    /// The judge of luck is another one than that of decisions, and may think far more of a seat.
    #[test]
    fn luck_counts_whole_and_makes_nobody_sure_of_anything() {
        let mut ledger = Ledger::open(2);
        ledger.befall(Shares::of(&[0.2, 0.8]));
        ledger.decision(Seat(0), ONE / 4, ONE / 4);
        let (otherwise, found) = (Shares::of(&[0.3, 0.7]), Shares::of(&[0.05, 0.95]));
        let fortune = Fortune { otherwise, found };
        let shares = ledger.agreed(Some(&fortune), &[(Seat(1), ONE * 9 / 10)]);
        assert_eq!(shares.all().iter().copied().map(tenths).collect::<Vec<_>>(), [63, 937]);
        ledger.settle(&fortune.won(), shares);
        assert_eq!(tenths(ledger.accounts[0].luck), -550, "300 by the deal, 250 by the die");
        let account = ledger.accounts[0];
        let decided = account.own + account.others + account.hindsight;
        assert_eq!(account.start + account.luck + decided, account.result);
    }

    /// Three of four deals are a little good for the first seat, and one is so bad that it has less than nothing left.
    #[test]
    fn the_deal_comes_to_nothing_on_average_too() {
        let (good, bad) = ([ONE / 10, -ONE / 10, 0, 0], [-3 * ONE / 10, 3 * ONE / 10, 0, 0]);
        let luck = |dealt: [i64; 4]| {
            let mut ledger = Ledger::open(4);
            ledger.dealt(&dealt);
            assert!(ledger.shares.all().iter().all(|share| (0..=ONE).contains(share)));
            ledger.accounts[0].luck
        };
        assert_eq!(3 * luck(good) + luck(bad), 0);
    }

    #[test]
    fn where_nobody_thinks_anything_luck_is_not_taken_back() {
        let mut ledger = Ledger::open(2);
        let fortune = Fortune { otherwise: Shares::fair(2), found: Shares::of(&[0.6, 0.4]) };
        ledger.thoughts = vec![0; 2];
        assert_eq!(ledger.agreed(Some(&fortune), &[(Seat(0), 0), (Seat(1), 0)]), Shares::of(&[0.6, 0.4]));
    }

    #[test]
    fn rounding_is_no_luck() {
        let third = ONE / 3;
        let account =
            Account { start: third, others: third, hindsight: ONE - 2 * third, result: ONE, ..Account::default() };
        assert_eq!(account.tenths(), [333, 0, 0, 333, 334, 1000]);
    }
}
