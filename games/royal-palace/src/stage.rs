//! How a turn walks through its stages, and when a seat is asked.

use crate::events::Event;
use crate::game::RoyalPalace;
use crate::majority::bonus;
use crate::pieces::{Card, Privilege, Room, Space};
use crate::score;
use crate::state::{Phase, Player, Stage, State, TurnState};
use courtly_core::{Seat, Sink};

/// Cards that may be played at any time of the own turn.
pub(crate) const ANY_TIME: [Card; 3] = [Card::FourGold, Card::TwoPoints, Card::FourPoints];

impl RoyalPalace {
    /// Clauses 6.2 and 6.5: goes on to the next moment in which somebody is asked, or to a chance step, or to the end.
    /// Bounded, since rounds are.
    pub(crate) fn run_on<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        while state.phase == Phase::Turn && !self.asked(state) {
            self.leave_stage(state, sink);
        }
    }

    /// The same, but no further than to the end of the turn; says whether it has ended.
    pub(crate) fn run_own<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) -> bool {
        while !self.asked(state) {
            if self.leave_stage(state, sink) {
                return true;
            }
        }
        false
    }

    /// Clause 6.1: on to the next stage, and after the last one to the next turn. Says whether the turn has ended.
    pub(crate) fn leave_stage<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) -> bool {
        match state.turn.stage {
            Stage::Before => self.begin_parade(state),
            Stage::Parade => self.begin_stairway(state),
            Stage::Stairway => {
                self.pay_mint(state, sink);
                state.turn = self.begin_earn(state, state.turn);
            }
            Stage::Earn => {
                let untouched = state.turn.untouched;
                state.turn = TurnState { stage: Stage::Recruit, untouched, ..TurnState::BEGIN };
            }
            Stage::Recruit => {
                state.turn.stage = Stage::BackDoor;
                state.turn.special = 0;
            }
            Stage::BackDoor => {
                self.end_turn(state, sink);
                return true;
            }
        }
        false
    }

    /// Clause 6.2: whether the stage offers anything that makes the seat be asked.
    #[inline]
    pub(crate) fn asked(&self, state: &State) -> bool {
        let (turn, player) = (&state.turn, state.player());
        match turn.stage {
            Stage::Before => !turn.majority && self.within_reach(player, Card::Majority),
            Stage::Parade => {
                can_supply(turn, player)
                    || (!turn.placed
                        && (self.within_reach(player, Card::OpenGate) || self.within_reach(player, Card::Escort)))
            }
            Stage::Stairway => {
                (turn.moves > 0 && player.occupied() != 0)
                    || self.within_reach(player, Card::FiveMoves)
                    || self.within_reach(player, Card::NineMoves)
            }
            Stage::Earn => can_seal(turn, player, Room::King) || can_seal(turn, player, Room::Madame),
            Stage::Recruit => {
                self.can_play(player, Card::TwoSeals) || self.any_time(player) || self.can_recruit_any(state)
            }
            Stage::BackDoor if turn.pending > 0 => true,
            Stage::BackDoor if turn.drew => {
                (player.at(Room::BackDoor) > 0 && state.drawn != [0; Card::COUNT]) || self.any_time(player)
            }
            Stage::BackDoor => self.cards_to_draw(state) > 0,
        }
    }

    /// Holds the card and can pay it.
    #[inline]
    pub(crate) fn can_play(&self, player: &Player, card: Card) -> bool {
        player.holds(card) && self.tables.cost(card) <= player.gold
    }

    /// Clause 6.4: holds the card and can pay it, if need be after playing its `four-gold` cards.
    #[inline]
    fn within_reach(&self, player: &Player, card: Card) -> bool {
        if !player.holds(card) {
            return false;
        }
        let (cost, price) = (self.tables.cost(card), self.tables.cost(Card::FourGold));
        if cost <= player.gold {
            return true;
        }
        let gain = u16::from(self.tables.four_gold).saturating_sub(price);
        price <= player.gold && cost <= player.gold + gain * u16::from(player.hand[Card::FourGold.index()])
    }

    #[inline]
    fn any_time(&self, player: &Player) -> bool {
        ANY_TIME.iter().any(|&card| self.can_play(player, card))
    }

    /// Clause 7.6: how many cards the seat would draw now; 0 if it may not.
    #[inline]
    pub(crate) fn cards_to_draw(&self, state: &State) -> u8 {
        let player = state.player();
        let servants = player.at(Room::BackDoor);
        if servants == 0 {
            return 0;
        }
        let nobles = u16::from(player.has(Privilege::Cards) - state.turn.new_cards);
        let wanted = u16::from(servants) + nobles * u16::from(self.tables.amount(Privilege::Cards));
        let there = state.deck.iter().sum::<u8>() + state.discard.iter().sum::<u8>();
        wanted.min(u16::from(there)) as u8
    }

    /// Clause 3.3: the gold that the noble on this space costs now.
    #[inline]
    pub(crate) fn price(&self, state: &State, space: Space) -> u16 {
        let empty = (self.tables.neighbours[space.index()] & !state.nobles).count_ones() as u8;
        u16::from(self.tables.noble(state.park[space.index()]).gold.saturating_sub(empty))
    }

    /// Clause 7.5: gold and seals reach for the noble on this space; the Office is not asked.
    #[inline]
    pub(crate) fn affordable(&self, state: &State, space: Space) -> bool {
        let player = state.player();
        let noble = self.tables.noble(state.park[space.index()]);
        let lacking =
            noble.king.saturating_sub(player.at(Room::King)) + noble.madame.saturating_sub(player.at(Room::Madame));
        lacking <= state.turn.special && self.price(state, space) <= player.gold
    }

    #[inline]
    fn can_recruit_any(&self, state: &State) -> bool {
        let player = state.player();
        if player.at(Room::Office) == 0 {
            return false;
        }
        spaces(state.nobles).any(|space| self.affordable(state, space))
    }

    /// Clause 7.1: the number of placements is fixed when the action begins.
    fn begin_parade(&self, state: &mut State) {
        let bonus = bonus(state, self.seats, state.turn.majority, Room::Parade);
        let player = state.player();
        let nobles = u16::from(player.has(Privilege::Gate)) * u16::from(self.tables.amount(Privilege::Gate));
        let placements = u16::from(player.at(Room::Parade)) + u16::from(bonus) + nobles;
        state.turn.stage = Stage::Parade;
        state.turn.placements = placements;
    }

    /// Clause 7.2: so are the moves.
    fn begin_stairway(&self, state: &mut State) {
        let bonus = bonus(state, self.seats, state.turn.majority, Room::Stairs);
        let player = state.player();
        let nobles = u16::from(player.has(Privilege::Moves)) * u16::from(self.tables.amount(Privilege::Moves));
        let escorts = u16::from(state.turn.escorts) * u16::from(self.tables.escort_moves);
        let moves = u16::from(player.at(Room::Stairs)) + u16::from(bonus) + nobles + escorts;
        let TurnState { untouched, majority, .. } = state.turn;
        state.turn = TurnState { stage: Stage::Stairway, untouched, majority, moves, ..TurnState::BEGIN };
    }

    /// Clauses 7.3 and 8.3: the Mint pays at once, but the others see it only when they can know that it has.
    fn pay_mint<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        let bonus = bonus(state, self.seats, state.turn.majority, Room::Mint);
        let player = state.player_mut();
        let nobles = u16::from(player.has(Privilege::Gold)) * u16::from(self.tables.amount(Privilege::Gold));
        let gold = u16::from(player.at(Room::Mint)) + u16::from(bonus) + nobles;
        if gold > 0 {
            player.gold = player.gold.saturating_add(gold);
            state.turn.untouched = false;
            state.mint_unshown = gold;
            sink.emit(|| Event::MintPaid { seat: state.seat, gold });
        }
    }

    /// Clause 7.4: both majorities are determined before any placement.
    pub(crate) fn begin_earn(&self, state: &State, turn: TurnState) -> TurnState {
        let nobles = state.player().has(Privilege::Seal) * self.tables.amount(Privilege::Seal);
        TurnState {
            stage: Stage::Earn,
            untouched: turn.untouched,
            seal_king: bonus(state, self.seats, turn.majority, Room::King),
            seal_madame: bonus(state, self.seats, turn.majority, Room::Madame),
            seal_nobles: nobles,
            ..TurnState::BEGIN
        }
    }

    /// Clauses 7.6 and 9.1: drawn cards that were not kept are discarded, and the next seat begins.
    fn end_turn<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        self.show_mint(state, sink);
        self.discard_drawn(state, sink);
        sink.emit(|| Event::TurnEnded { seat: state.seat });
        let next = state.seat.next(self.seats);
        if next == Seat(0) {
            if state.last_round || state.round >= self.tables.end_rounds {
                state.turn = TurnState::BEGIN;
                state.shown = TurnState::BEGIN;
                return self.finish(state, sink);
            }
            state.round += 1;
        }
        state.seat = next;
        self.begin_turn(state, sink);
    }

    pub(crate) fn begin_turn<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        if state.seat == Seat(0) && state.nobles_left() <= self.tables.end_nobles {
            state.last_round = true;
        }
        state.phase = Phase::Turn;
        state.turn = TurnState::BEGIN;
        state.shown = TurnState::BEGIN;
        sink.emit(|| Event::TurnBegan { seat: state.seat, round: state.round, last: state.last_round });
    }

    fn finish<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        state.phase = Phase::Over;
        state.winners = score::winners(&self.tables, &state.players[..self.seats]);
        sink.emit(|| Event::Ended { winners: courtly_core::SeatSet(state.winners).iter().collect() });
    }
}

/// Clause 7.1: servants of the play area in one go, or servants of rooms when it is empty.
#[inline]
fn can_supply(turn: &TurnState, player: &Player) -> bool {
    turn.placements > 0
        && if player.area > 0 { !turn.placed } else { player.occupied() & !(1 << Room::Gate.index()) != 0 }
}

/// Clause 7.4: a placement is left for the room, and a servant for the placement.
#[inline]
pub(crate) fn can_seal(turn: &TurnState, player: &Player, room: Room) -> bool {
    let majority = if room == Room::King { turn.seal_king } else { turn.seal_madame };
    (majority || turn.seal_nobles > 0) && (player.area > 0 || player.occupied() & !(1 << room.index()) != 0)
}

/// The spaces of a set, in order.
#[inline]
pub(crate) fn spaces(mut set: u64) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        let space = (set != 0).then(|| Space(set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        space
    })
}
