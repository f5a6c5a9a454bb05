//! What a decision changes.

use crate::decision::{Decision, Source, Split};
use crate::events::Event;
use crate::game::RoyalPalace;
use crate::pieces::{Card, Privilege, Room, Space, Tile};
use crate::stage::ANY_TIME;
use crate::state::{ALL_PLACEMENTS, Stage, State};
use courtly_core::{Seat, Sink};

impl RoyalPalace {
    pub(crate) fn carry_out<K: Sink<Event>>(&self, state: &mut State, decision: Decision, sink: &mut K) {
        if self.carry_out_own(state, decision, sink) {
            self.run_on(state, sink);
        }
    }

    /// Carries out a decision and goes on no further than to the end of the seat's own turn, since how the next turn
    /// begins may depend on what another holds. Says whether the turn has ended.
    pub(crate) fn carry_out_own<K: Sink<Event>>(&self, state: &mut State, decision: Decision, sink: &mut K) -> bool {
        let seat = state.seat;
        state.turn.untouched = false;
        match decision {
            Decision::Place(room) => return self.place(state, room, sink),
            Decision::Card(card) => self.play_card(state, card, sink),
            Decision::Gate(servants) => {
                let player = state.player_mut();
                player.area -= servants;
                player.rooms[Room::Gate.index()] += servants;
                use_placements(state, u16::from(servants));
                sink.emit(|| Event::Supplied { seat, servants });
            }
            Decision::GateFrom(room) => {
                let player = state.player_mut();
                player.rooms[room.index()] -= 1;
                player.rooms[Room::Gate.index()] += 1;
                use_placements(state, 1);
                sink.emit(|| Event::SuppliedFrom { seat, room });
            }
            Decision::Move { from, to } => {
                let player = state.player_mut();
                player.rooms[from.index()] -= 1;
                player.rooms[to.index()] += 1;
                state.turn.moves -= 1;
                state.shown = state.turn;
                sink.emit(|| Event::Moved { seat, from, to });
            }
            Decision::Seal { to, from } => self.place_seal(state, to, from, sink),
            Decision::Recruit { space, split, edge } => self.recruit(state, space, split, edge, sink),
            Decision::Draw => self.draw(state, sink),
            Decision::Keep(card) => {
                state.drawn[card.index()] -= 1;
                let player = state.player_mut();
                player.hand[card.index()] += 1;
                player.rooms[Room::BackDoor.index()] -= 1;
                player.area += 1;
                self.keep_old(state);
                state.shown = state.turn;
                sink.emit(|| Event::CardKept { seat, card: Some(card) });
            }
            Decision::Next => return self.pass(state, sink),
        }
        self.run_own(state, sink)
    }

    /// One card comes to the seat that draws.
    pub(crate) fn draw_card<K: Sink<Event>>(&self, state: &mut State, card: Card, sink: &mut K) {
        state.deck[card.index()] -= 1;
        state.drawn[card.index()] += 1;
        state.turn.pending -= 1;
        state.shown = state.turn;
        sink.emit(|| Event::CardDrawn { seat: state.seat, card: Some(card) });
        self.make_deck_if_needed(state, sink);
        self.run_on(state, sink);
    }

    /// Clause 8.3: the others learn what the Mint paid.
    pub(crate) fn show_mint<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        let gold = std::mem::take(&mut state.mint_unshown);
        if gold > 0 {
            sink.emit(|| Event::MintShown { seat: state.seat, gold });
        }
    }

    /// Clause 1.6: five servants each, in seat order.
    fn place<K: Sink<Event>>(&self, state: &mut State, room: Room, sink: &mut K) -> bool {
        let seat = state.seat;
        state.turn.untouched = true;
        let player = state.player_mut();
        player.area -= 1;
        player.rooms[room.index()] += 1;
        let done = player.area == self.tables.area_after_setup();
        sink.emit(|| Event::Placed { seat, room });
        if done {
            state.seat = seat.next(self.seats);
            if state.seat == Seat(0) {
                self.begin_turn(state, sink);
            }
        }
        done
    }

    /// Clause 6.1: on to the next action; after action 5 the turn ends.
    fn pass<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) -> bool {
        sink.emit(|| Event::Passed { seat: state.seat });
        self.leave_stage(state, sink) || self.run_own(state, sink)
    }

    /// Clause 5.1: the card is paid and goes to the discard pile, but for the point cards.
    fn play_card<K: Sink<Event>>(&self, state: &mut State, card: Card, sink: &mut K) {
        let cost = self.tables.cost(card);
        if card == Card::TwoSeals {
            self.show_mint(state, sink);
        }
        if state.player().gold - state.mint_unshown < cost {
            // The card could not be paid without the Mint, so the others know now that action 3 has begun. Nothing
            // that the Mint and the majorities depend on has changed since then, or it would have been shown.
            self.show_mint(state, sink);
            state.shown = self.begin_earn(state, state.shown);
        }
        let player = state.player_mut();
        player.gold -= cost;
        player.hand[card.index()] -= 1;
        self.show_played(state, card);
        self.card_effect(state, card);
        // A card of any time does not tell in which stage it was played.
        if !ANY_TIME.contains(&card) {
            state.shown = state.turn;
        }
        sink.emit(|| Event::CardPlayed { seat: state.seat, card, cost });
    }

    /// Clauses 5.2 to 5.8.
    fn card_effect(&self, state: &mut State, card: Card) {
        let turn = &mut state.turn;
        match card {
            Card::Majority => turn.majority = true,
            Card::OpenGate => turn.placements = ALL_PLACEMENTS,
            Card::Escort => {
                // Without limit stays without limit.
                turn.placements = turn.placements.saturating_add(u16::from(self.tables.escort_servants));
                turn.escorts += 1;
            }
            Card::FiveMoves => turn.moves += u16::from(self.tables.five_moves),
            Card::NineMoves => turn.moves += u16::from(self.tables.nine_moves),
            Card::TwoSeals => turn.special += self.tables.two_seals,
            Card::FourGold => {
                let player = state.player_mut();
                player.gold = player.gold.saturating_add(u16::from(self.tables.four_gold));
            }
            Card::TwoPoints => {
                state.player_mut().kept[0] += 1;
                return;
            }
            Card::FourPoints => {
                state.player_mut().kept[1] += 1;
                return;
            }
        }
        state.discard[card.index()] += 1;
    }

    /// Clause 7.4: a room's own majority placement is used before that of a `seal` noble.
    fn place_seal<K: Sink<Event>>(&self, state: &mut State, to: Room, from: Source, sink: &mut K) {
        self.show_mint(state, sink);
        let turn = &mut state.turn;
        let majority = if to == Room::King { &mut turn.seal_king } else { &mut turn.seal_madame };
        if *majority {
            *majority = false;
        } else {
            turn.seal_nobles -= 1;
        }
        state.shown = state.turn;
        let player = state.player_mut();
        take_servant(player, from);
        player.rooms[to.index()] += 1;
        sink.emit(|| Event::SealPlaced { seat: state.seat, room: to, from });
    }

    /// Clause 7.5.
    fn recruit<K: Sink<Event>>(
        &self,
        state: &mut State,
        space: Space,
        split: Split,
        edge: Option<Source>,
        sink: &mut K,
    ) {
        self.show_mint(state, sink);
        let seat = state.seat;
        let price = self.price(state, space);
        let tile = std::mem::replace(&mut state.park[space.index()], Tile::NONE);
        let noble = *self.tables.noble(tile);
        state.nobles &= !space.bit();
        let player = state.player_mut();
        let (king, madame) = (noble.king - split.king(), noble.madame - split.madame());
        player.rooms[Room::Office.index()] -= 1;
        player.rooms[Room::King.index()] -= king;
        player.rooms[Room::Madame.index()] -= madame;
        player.area += 1 + king + madame;
        player.gold -= price;
        if let Some(source) = edge {
            take_servant(player, source);
            player.edge |= space.bit();
        }
        self.gain(player, tile);
        state.turn.special -= split.king() + split.madame();
        sink.emit(|| Event::Recruited { seat, space, noble, price, split, edge });
        match noble.privilege {
            Some(Privilege::Cards) => state.turn.new_cards += 1,
            Some(Privilege::Servant1) => self.take_supply(state, Privilege::Servant1, sink),
            Some(Privilege::Servant3) => self.take_supply(state, Privilege::Servant3, sink),
            Some(Privilege::Gate | Privilege::Moves | Privilege::Diagonal | Privilege::Gold | Privilege::Seal)
            | None => {}
        }
        state.shown = state.turn;
    }

    /// Clause 4.3: servants from the general supply, as many as are left.
    fn take_supply<K: Sink<Event>>(&self, state: &mut State, privilege: Privilege, sink: &mut K) {
        let seat = state.seat;
        let player = state.player_mut();
        let servants = self.tables.amount(privilege).min(player.supply);
        player.supply -= servants;
        player.area += servants;
        sink.emit(|| Event::ServantsCame { seat, servants });
    }

    /// Clause 7.6: all of the cards or none; how many is fixed now.
    fn draw<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        self.show_mint(state, sink);
        let cards = self.cards_to_draw(state);
        debug_assert!(state.turn.stage == Stage::BackDoor);
        state.turn.drew = true;
        state.turn.new_cards = 0;
        state.turn.pending = cards;
        state.shown = state.turn;
        sink.emit(|| Event::Drew { seat: state.seat, cards });
        self.make_deck_if_needed(state, sink);
    }

    /// Adds a noble to a seat, with all that follows from it at any time.
    pub(crate) fn gain(&self, player: &mut crate::state::Player, tile: Tile) {
        let noble = self.tables.noble(tile);
        player.nobles[tile.index()] += 1;
        player.noble_points += u16::from(noble.points);
        if let Some(privilege) = noble.privilege {
            player.privileges[privilege.index()] += 1;
        }
    }
}

fn use_placements(state: &mut State, servants: u16) {
    state.turn.placed = true;
    if state.turn.placements != ALL_PLACEMENTS {
        state.turn.placements -= servants;
    }
    state.shown = state.turn;
}

fn take_servant(player: &mut crate::state::Player, from: Source) {
    match from {
        Source::Area => player.area -= 1,
        Source::Room(room) => player.rooms[room.index()] -= 1,
    }
}
