//! Worlds that a viewer thinks possible.

use crate::deck::{add, subtract};
use crate::game::RoyalPalace;
use crate::pieces::{Card, CardCounts, Space, Tile};
use crate::state::{Palace, Phase, Player, Stage, State, memory_place};
use crate::view::{PlayerView, View};
use courtly_core::{Rng, Seat, Silent, Viewer, pick_weighted, shuffle};

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
            remembers: view.known != [0; Card::COUNT],
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
        let drawn = if viewer.is(view.turn) { 0 } else { view.drawn };
        let others = || Seat::all(self.seats).filter(|&seat| !viewer.is(seat));
        let slots = others().map(|seat| usize::from(view.players[seat.index()].cards)).sum::<usize>();
        let mut hidden = hidden_cards(view.known, &mut pool, slots + usize::from(drawn), rng).into_iter();
        for seat in others() {
            let cards = usize::from(view.players[seat.index()].cards);
            state.players[seat.index()].hand = count(hidden.by_ref().take(cards));
        }
        state.drawn = if viewer.is(view.turn) { view.drawn_cards } else { count(hidden) };
        if let Viewer::Seat(seat) = viewer {
            state.players[seat.index()].hand = view.hand;
        }
        state.deck = pool;
    }
}

/// So many cards for the others out of the pool: the known ones and random ones, in random order.
fn hidden_cards<R: Rng>(known: CardCounts, pool: &mut CardCounts, slots: usize, rng: &mut R) -> Vec<Card> {
    let mut cards = crate::deck::listed(&known);
    cards.truncate(slots);
    for card in &cards {
        pool[card.index()] -= 1;
    }
    while cards.len() < slots {
        let card = Card::ALL[pick_weighted(rng, pool.iter().map(|&cards| u32::from(cards)))];
        pool[card.index()] -= 1;
        cards.push(card);
    }
    shuffle(rng, &mut cards);
    cards
}

fn count(cards: impl Iterator<Item = Card>) -> CardCounts {
    cards.fold([0; Card::COUNT], |mut counts, card| {
        counts[card.index()] += 1;
        counts
    })
}
