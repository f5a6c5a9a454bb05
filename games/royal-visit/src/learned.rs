//! What a network sees of a position: the street from the seat's own end, its hand, and what is not seen yet.

use crate::state::{CHATEAU, END};
use crate::{Card, Cards, Phase, Public, RoyalVisit, State, View};
use courtly_core::{Game, Seat, Swift, Viewer};
use courtly_learn::{Inputs, Judge, Learned, Likelihood, Net, Sheet, Shipped, Table, Turns, Way, play_turns};
use std::sync::Arc;

/// The most of each kind that a hand of the published game can hold.
const HELD_MAX: [u8; 13] = [8, 4, 8, 2, 2, 8, 2, 1, 3, 4, 3, 1, 2];
/// The most of each kind that there are.
const KIND_MAX: [u8; 13] = [12, 4, 10, 2, 2, 8, 2, 1, 3, 4, 3, 1, 2];
const HELD: usize = sum(HELD_MAX);
const KINDS: usize = sum(KIND_MAX);
/// The deck is told by pairs of cards.
const DECK_PAIRS: usize = 20;
const SPACES: usize = 17;
/// Distances along the street, both ways.
const APART: usize = 31;
const GAPS: usize = 15;
const MISSING: usize = 9;

const fn sum(counts: [u8; 13]) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < counts.len() {
        sum += counts[at] as usize;
        at += 1;
    }
    sum
}

/// Where the steady inputs end.
const STEADY: usize = KINDS + HELD + DECK_PAIRS + 1;

/// The cards of a hand or a pile, kind by kind.
fn cards(sheet: &mut Sheet<'_, impl Inputs>, cards: Cards, most: [u8; 13]) {
    for (card, most) in Card::ALL.into_iter().zip(most) {
        sheet.first(usize::from(cards.count(card)), usize::from(most));
    }
}

const INPUTS: usize = STEADY + HELD + 6 * SPACES + 2 * GAPS + 2 * APART + 2 * 6 + 2 + MISSING;
static SHIPPED: Shipped = Shipped::new(&[(2, include_bytes!("../weights/2.net"))]);
static AGAINST_PLAIN: Shipped = Shipped::new(&[(2, include_bytes!("../weights/2-plain.net"))]);

impl Learned for RoyalVisit {
    fn inputs(&self) -> usize {
        INPUTS
    }

    fn shipped(&self) -> Option<Arc<Net>> {
        SHIPPED.of(2, |_| INPUTS)
    }

    fn shipped_against_plain(&self) -> Option<Arc<Net>> {
        AGAINST_PLAIN.of(2, |_| INPUTS)
    }

    fn knows_what_is_plain(&self) -> bool {
        true
    }

    fn play(&self, nets: &[&Net], rng: &mut Swift, table: &mut Table) {
        play_turns(self, nets, rng, table);
    }
}

impl Turns for RoyalVisit {
    fn steady(&self, world: &State, seat: Seat, on: &mut impl Inputs) {
        let other = seat.next(2).index();
        let mut sheet = Sheet { on, at: 0 };
        cards(&mut sheet, world.deck.plus(world.hands[other]), KIND_MAX);
        cards(&mut sheet, world.memory.hands[other], HELD_MAX);
        sheet.first(usize::from(world.deck.len()).div_ceil(2), DECK_PAIRS);
        sheet.flag(world.public.little);
        debug_assert_eq!(sheet.at, STEADY);
    }

    fn moving(&self, world: &State, seat: Seat, on: &mut impl Inputs) {
        let (board, hand) = (&world.public, world.hands[seat.index()]);
        let pull = Public::pull(seat);
        // From the other's end to the seat's own.
        let own = |space: i8| space * pull;
        let mut guards = board.guards.map(own);
        guards.sort_unstable();
        let (king, [far, near]) = (own(board.king), guards);
        let mut sheet = Sheet { on, at: STEADY };
        cards(&mut sheet, hand, HELD_MAX);
        for space in [king, far, near, own(board.wizard), own(board.jester), own(board.crown)] {
            sheet.one_of((space + END) as usize, SPACES);
        }
        sheet.one_of((king - far - 1) as usize, GAPS);
        sheet.one_of((near - king - 1) as usize, GAPS);
        for space in [own(board.wizard), own(board.jester)] {
            sheet.one_of((space - king + 15) as usize, APART);
        }
        let pieces = [king, far, near, own(board.wizard), own(board.jester)];
        for side in [1, -1] {
            sheet.one_of(pieces.iter().filter(|&&space| space * side >= CHATEAU).count(), 6);
        }
        sheet.flag(far >= 1);
        sheet.flag(near <= -1);
        sheet.one_of(usize::from(self.tables.hand.saturating_sub(hand.len())), MISSING);
        debug_assert_eq!(sheet.at, INPUTS);
    }

    fn ways(&self, world: &State, seat: Seat, out: &mut Vec<Way<RoyalVisit>>) {
        self.ends_of_turn(world, seat, out);
    }

    fn end_in(&self, world: &State, end: &State, seat: Seat) -> State {
        // Nothing was drawn yet, so what the seat does not know is as it was.
        let (mut end, other) = (*end, seat.next(2).index());
        end.hands[other] = world.hands[other];
        end.deck = world.deck;
        end
    }

    fn every_world(&self, view: &View, seat: Seat, most: usize) -> Option<Vec<(State, f32)>> {
        // Before that much is still drawn, and draws are not listed.
        let nearly_out = view.public.little && view.deck_size <= self.tables.hand;
        nearly_out.then(|| self.worlds(view, seat, most)).flatten()
    }

    fn begins(&self, world: &State) -> bool {
        world.public.phase == Phase::Start
    }

    fn likelihood(
        &self,
        ended: &State,
        world: &State,
        seat: Seat,
        judge: &mut Judge,
        ways: &mut Vec<Way<RoyalVisit>>,
        rng: &mut Swift,
    ) -> Option<Likelihood> {
        let before = self.before_last_turn(ended, world, seat, rng)?;
        let other = seat.next(2);
        self.ends_of_turn(&before, other, ways);
        let taken = ways.iter().position(|way| looks_like(&way.end.public, &world.public))?;
        judge.begin(self, &before, other);
        let chances: Vec<f32> = ways.iter().map(|way| judge.chance(self, &way.end, other)).collect();
        Some(Likelihood {
            equal: likely(&chances, taken, EQUAL_HEAT),
            plain: likely(&self.plain_worths(&before, other, ways, rng), taken, PLAIN_HEAT),
        })
    }

    fn plain_way(&self, world: &State, seat: Seat, ways: &[Way<RoyalVisit>], rng: &mut Swift) -> Option<usize> {
        // Of equals the greedy player chooses one by lot; here it is the last.
        let worths = self.plain_worths(world, seat, ways, rng).into_iter().enumerate();
        worths.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(at, _)| at)
    }

    fn certain(&self, end: &State, seat: Seat) -> Option<f32> {
        let won = |winner: Seat| f32::from(u8::from(winner == seat));
        let board = &end.public;
        match board.phase {
            Phase::Over { winner } => Some(won(winner)),
            // The draws empty the deck for the last time (clause 5.4).
            Phase::Draw if board.little && end.deck.len() + end.hands[seat.index()].len() <= self.tables.hand => {
                Public::owner(board.king).map(won)
            }
            Phase::Draw | Phase::Side | Phase::Deal | Phase::Start | Phase::Acting(_) => None,
        }
    }
}

/// So much of a chance left lying makes a turn about a third as likely, of somebody who judges like the network.
const EQUAL_HEAT: f32 = 0.03;
/// The same of somebody who does what is plain, whose mind is better known.
const PLAIN_HEAT: f32 = 0.008;
/// So many of all turns are mistakes, of which each is as likely as another.
const MISTAKES: f32 = 0.05;

/// How likely somebody takes this of all ways who thinks that they are worth so much.
fn likely(worths: &[f32], taken: usize, heat: f32) -> f32 {
    let best = worths.iter().fold(0.0f32, |best, &worth| best.max(worth));
    let weight = |worth: f32| ((worth - best) / heat).exp();
    let all: f32 = worths.iter().map(|&worth| weight(worth)).sum();
    (1.0 - MISTAKES) * weight(worths[taken]) / all + MISTAKES / worths.len() as f32
}

/// Whether the end of a turn shows what the table shows now.
fn looks_like(end: &Public, now: &Public) -> bool {
    let shows = |board: &Public| (board.king, board.guards, board.wizard, board.jester, board.crown, board.discard);
    shows(end) == shows(now)
}

impl RoyalVisit {
    /// What the greedy player, who knows of the world what it may, thinks of these ways.
    fn plain_worths(&self, world: &State, seat: Seat, ways: &[Way<RoyalVisit>], rng: &mut Swift) -> Vec<f32> {
        self.worths(&self.view(world, Viewer::Seat(seat)), seat, ways.iter().map(|way| &way.end), rng)
    }

    /// The world as it was before the other's last turn, if that can be told: which of its cards it has drawn since is
    /// taken by chance from those that are not known.
    fn before_last_turn(&self, ended: &State, world: &State, seat: Seat, rng: &mut Swift) -> Option<State> {
        if ended.public.little != world.public.little || world.public.phase != Phase::Start {
            return None;
        }
        let other = seat.next(2).index();
        if !world.public.discard.contains(ended.public.discard) {
            return None;
        }
        let played = world.public.discard.minus(ended.public.discard);
        let mut drawn_from = world.hands[other].minus(world.memory.hands[other]);
        if drawn_from.len() < played.len() {
            // Somebody knows more of the hand than anybody can.
            return None;
        }
        let mut before = *world;
        for _ in 0..played.len() {
            let card = drawn_from.nth(courtly_core::below(rng, u32::from(drawn_from.len())) as u8);
            drawn_from.remove(card);
            before.hands[other].remove(card);
            before.deck.add(card);
        }
        before.hands[other] = before.hands[other].plus(played);
        before.public = Public { phase: Phase::Start, seat: seat.next(2), ..ended.public };
        Some(before)
    }
}
