//! What makes a position possible.

use crate::notation::{Fields, position};
use crate::state::CHATEAU;
use crate::{Card, Cards, Phase, Playing, Public, RoyalVisit, State, Suit};
use courtly_core::Seat;

impl RoyalVisit {
    pub(crate) fn load_position(&self, text: &str) -> Result<State, String> {
        let state = Fields::read(text)?;
        self.cards_add_up(&state)?;
        if !state.public.king_fits(state.public.king) {
            return Err("the King is not strictly between his Guards".to_owned());
        }
        match state.public.phase {
            Phase::Over { winner } => self.end_fits(&state, winner)?,
            Phase::Start | Phase::Acting(_) => self.turn_fits(&state)?,
            Phase::Side | Phase::Deal | Phase::Draw => unreachable!("no text spells these phases"),
        }
        if position(&state) == text { Ok(state) } else { Err("not in canonical form".to_owned()) }
    }

    fn cards_add_up(&self, state: &State) -> Result<(), String> {
        let piles = [state.hands[0], state.hands[1], state.deck, state.public.discard];
        for card in Card::ALL {
            let (there, needed) = (piles.iter().map(|p| u32::from(p.count(card))).sum(), self.tables.cards.count(card));
            if u32::from(needed) != there {
                return Err(format!("{there} cards {} instead of {needed}", card.code()));
            }
        }
        Ok(())
    }

    fn turn_fits(&self, state: &State) -> Result<(), String> {
        let board = &state.public;
        if board.king.abs() >= CHATEAU || board.crown.abs() >= CHATEAU {
            return Err("the King or the Crown is in a Chateau, so the game is over".to_owned());
        }
        if state.deck.is_empty() {
            return Err("the deck is empty".to_owned());
        }
        self.other_hand_is_full(state)?;
        let hand = state.hands[board.seat.index()];
        match board.phase {
            Phase::Acting(playing) => {
                if !self.missing_were_played(hand, board.discard, playing.suit()) {
                    return Err(format!(
                        "the cards missing from the hand of seat {} are not in the discard pile, or none is missing",
                        board.seat
                    ));
                }
                let needs_jester = matches!(playing, Playing::JesterOnGuards | Playing::JesterOnWizard);
                if needs_jester && !board.jester_serves(board.seat) {
                    return Err(format!("the Jester is not on the side of seat {}", board.seat));
                }
            }
            Phase::Start | Phase::Side | Phase::Deal | Phase::Draw | Phase::Over { .. } => {
                if hand.len() != self.tables.hand {
                    return Err(format!(
                        "seat {} holds {} cards instead of {}",
                        board.seat,
                        hand.len(),
                        self.tables.hand
                    ));
                }
            }
        }
        Ok(())
    }

    fn other_hand_is_full(&self, state: &State) -> Result<(), String> {
        let other = state.public.seat.next(2);
        let held = state.hands[other.index()].len();
        if held == self.tables.hand {
            Ok(())
        } else {
            Err(format!("seat {other} holds {held} cards instead of {}", self.tables.hand))
        }
    }

    /// At least one card is missing from the hand, and that many of the suit are in the discard pile.
    fn missing_were_played(&self, hand: Cards, discard: Cards, suit: Suit) -> bool {
        let held = hand.len();
        held < self.tables.hand && discard.of(suit).len() >= self.tables.hand - held
    }

    /// Whether the game can have ended like this: by the King, the Crown or the deck (clauses 5.1 to 5.4).
    fn end_fits(&self, state: &State, winner: Seat) -> Result<(), String> {
        let board = &state.public;
        self.other_hand_is_full(state)?;
        let hand = state.hands[board.seat.index()];
        let played = |suits: &[Suit]| suits.iter().any(|&s| self.missing_were_played(hand, board.discard, s));
        let full = hand.len() == self.tables.hand;
        let (king, crown) = (board.king.abs() >= CHATEAU, board.crown.abs() >= CHATEAU);
        match (king, crown) {
            (true, true) => Err("King and Crown are both in a Chateau".to_owned()),
            (false, false) => self.deck_end_fits(state, winner),
            _ if state.deck.is_empty() => Err("the deck is empty".to_owned()),
            (true, false) => {
                if Public::owner(board.king) != Some(winner) {
                    return Err("the King is in the other Chateau".to_owned());
                }
                // With a full hand it was the Wizard's power, and the King stands where the Wizard is.
                if (full && board.wizard == board.king) || played(&[Suit::King, Suit::Jester]) {
                    Ok(())
                } else {
                    Err("no card or power can have moved the King".to_owned())
                }
            }
            (false, true) => {
                if Public::owner(board.crown) != Some(winner) || board.seat != winner {
                    return Err("the Crown only moves towards the seat whose turn it is".to_owned());
                }
                // It came from at most 6, so a Crown on the last space was pulled two spaces or more.
                if board.crown_step(winner) <= board.crown.abs() - CHATEAU {
                    return Err("nothing pulled the Crown into the Chateau".to_owned());
                }
                // With a full hand it was the Wizard's power, and somebody stands where the Wizard is.
                let summoned = full && [board.king, board.guards[0], board.guards[1]].contains(&board.wizard);
                if summoned || played(&[Suit::King, Suit::Guard, Suit::Wizard, Suit::Jester]) {
                    Ok(())
                } else {
                    Err("no cards of one suit and no power can have been played".to_owned())
                }
            }
        }
    }

    fn deck_end_fits(&self, state: &State, winner: Seat) -> Result<(), String> {
        let board = &state.public;
        if !state.deck.is_empty() || !board.little {
            return Err(
                "nobody has won: neither King nor Crown is in a Chateau, and the deck has not run out twice".to_owned()
            );
        }
        if Public::owner(board.king) != Some(winner) {
            return Err("the King is not in the winner's Duchy".to_owned());
        }
        // At least one card was drawn, so at least one more was played than is missing now.
        let held = state.hands[board.seat.index()].len();
        let suits = [Suit::King, Suit::Guard, Suit::Wizard, Suit::Jester];
        let played = |suit: Suit| board.discard.of(suit).len() + held > self.tables.hand;
        if held == 0 || held > self.tables.hand || !suits.into_iter().any(played) {
            return Err(format!("seat {} cannot have drawn the last card", board.seat));
        }
        Ok(())
    }
}
