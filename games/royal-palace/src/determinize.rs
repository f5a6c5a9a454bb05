//! Worlds that a viewer thinks possible.

use crate::deck::{add, subtract};
use crate::game::RoyalPalace;
use crate::pieces::{Card, CardCounts, Space, Tile};
use crate::state::{Palace, Phase, Player, Stage, State, memory_place};
use crate::view::{PlayerView, View};
use courtly_core::{Rng, Seat, Silent, Viewer, pick_weighted};

/// How often hands are dealt anew when the seat that has the turn would have nothing to be asked with them.
const DEALS_MAX: usize = 16;

impl RoyalPalace {
    /// Clause 8.4: hands are dealt from what the viewer has not seen; cards known to be with the others go to them.
    pub(crate) fn imagine<R: Rng>(&self, view: &View, viewer: Viewer, rng: &mut R) -> State {
        let base = self.public_state(view, viewer);
        let other_turn = view.phase == Phase::Turn && !viewer.is(view.turn);
        let mut last = base;
        for _ in 0..DEALS_MAX {
            let mut state = base;
            self.deal(view, viewer, &mut state, rng);
            if !other_turn || view.stage.pending > 0 {
                return state;
            }
            last = state;
            if self.walk_to_question(&mut state) {
                return state;
            }
        }
        last
    }

    /// Goes on from what all have seen of the turn to where the seat would be asked with the cards it was dealt.
    fn walk_to_question(&self, state: &mut State) -> bool {
        while !self.asked(state) {
            if state.turn.stage == Stage::BackDoor {
                return false;
            }
            self.leave_stage(state, &mut Silent);
        }
        true
    }

    fn public_state(&self, view: &View, viewer: Viewer) -> State {
        let tile = |noble| self.tables.tile_of(&noble).unwrap_or(Tile::NONE);
        let mut players = [Player::NONE; crate::state::SEATS_MAX];
        for (player, seen) in players.iter_mut().zip(&view.players) {
            *player = self.public_player(seen);
        }
        let mut known = [[0; Card::COUNT]; crate::state::SEATS_MAX + 1];
        known[memory_place(viewer)] = view.known;
        let mut sure = [[[0; Card::COUNT]; crate::state::SEATS_MAX]; crate::state::SEATS_MAX + 1];
        sure[memory_place(viewer)] = view.sure;
        State {
            palace: Palace::new(view.layout),
            park: std::array::from_fn(|space| view.park[space].map_or(Tile::NONE, tile)),
            nobles: Space::all().filter(|s| view.park[s.index()].is_some()).fold(0, |set, s| set | s.bit()),
            players,
            deck: [0; Card::COUNT],
            discard: view.discard,
            seat: view.turn,
            round: view.round,
            last_round: view.last_round,
            phase: view.phase,
            winners: view.winners,
            turn: view.stage,
            shown: view.stage,
            mint_unshown: 0,
            drawn: [0; Card::COUNT],
            known,
            old: view.old,
            sure,
        }
    }

    fn public_player(&self, seen: &PlayerView) -> Player {
        let mut player = Player {
            rooms: seen.rooms,
            area: seen.area,
            supply: seen.supply,
            gold: seen.gold,
            kept: seen.kept,
            edge: seen.edge,
            ..Player::NONE
        };
        for noble in &seen.nobles {
            if let Some(tile) = self.tables.tile_of(noble) {
                self.gain(&mut player, tile);
            }
        }
        player
    }

    fn deal<R: Rng>(&self, view: &View, viewer: Viewer, state: &mut State, rng: &mut R) {
        let mut pool = subtract([self.tables.card_copies; Card::COUNT], view.discard);
        for player in &view.players {
            pool[Card::TwoPoints.index()] -= player.kept[0];
            pool[Card::FourPoints.index()] -= player.kept[1];
        }
        pool = subtract(pool, add(view.hand, view.drawn_cards));
        let mut holders: Vec<Holder> = Seat::all(self.seats)
            .filter(|&seat| !viewer.is(seat))
            .map(|seat| {
                let (slots, old) = (view.players[seat.index()].cards, view.old.hands[seat.index()]);
                Holder { seat: Some(seat), slots, old: old.min(slots), cards: [0; Card::COUNT] }
            })
            .collect();
        if !viewer.is(view.turn) {
            let old = view.old.drawn.min(view.drawn);
            holders.push(Holder { seat: None, slots: view.drawn, old, cards: [0; Card::COUNT] });
        }
        let mut known = view.known;
        for holder in &mut holders {
            let Some(seat) = holder.seat else { continue };
            for card in crate::deck::listed(&view.sure[seat.index()]) {
                known[card.index()] -= 1;
                pool[card.index()] -= 1;
                holder.old = holder.old.saturating_sub(1);
                holder.take(card);
            }
        }
        deal_known(known, &mut pool, &mut holders, rng);
        for holder in &mut holders {
            while holder.slots > 0 {
                let card = Card::ALL[pick_weighted(rng, pool.iter().map(|&cards| u32::from(cards)))];
                pool[card.index()] -= 1;
                holder.take(card);
            }
        }
        state.drawn = view.drawn_cards;
        if let Viewer::Seat(seat) = viewer {
            state.players[seat.index()].hand = view.hand;
        }
        for holder in holders {
            match holder.seat {
                Some(seat) => state.players[seat.index()].hand = holder.cards,
                None => state.drawn = holder.cards,
            }
        }
        state.deck = pool;
    }
}

/// Somebody else's hand, or the cards that somebody else has drawn.
struct Holder {
    seat: Option<Seat>,
    slots: u8,
    /// How many of them may date from before the deck was last made anew.
    old: u8,
    cards: CardCounts,
}

impl Holder {
    fn take(&mut self, card: Card) {
        self.slots -= 1;
        self.cards[card.index()] += 1;
    }
}

/// Gives the known cards to those who may have held them when they became known.
fn deal_known<R: Rng>(known: CardCounts, pool: &mut CardCounts, holders: &mut [Holder], rng: &mut R) {
    for card in crate::deck::listed(&known) {
        if holders.iter().all(|holder| holder.old == 0) {
            return;
        }
        let holder = &mut holders[pick_weighted(rng, holders.iter().map(|holder| u32::from(holder.old)))];
        holder.old -= 1;
        holder.take(card);
        pool[card.index()] -= 1;
    }
}
