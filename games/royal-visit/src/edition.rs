use crate::{Card, Cards};
use courtly_edition::{EditionError, Sheet};

/// The component tables of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tables {
    pub(crate) hand: u8,
    pub(crate) guards: i8,
    pub(crate) figures: i8,
    pub(crate) cards: Cards,
}

impl Tables {
    pub(crate) fn read(sheet: &mut Sheet<'_>) -> Result<Tables, EditionError> {
        let hand = sheet.int("hand", 2..=15)? as u8;
        let guards = sheet.int("setup.guards", 1..=8)? as i8;
        let figures = sheet.int("setup.figures", 0..=8)? as i8;
        let mut cards = Cards::EMPTY;
        for card in Card::ALL {
            let count = sheet.int(&format!("cards.{}", card.code()), 0..=i64::from(Cards::COUNT_MAX))?;
            (0..count).for_each(|_| cards.add(card));
        }
        // With both hands full, a reshuffle must still find cards to make a deck of (clause 5.3).
        let needed = 3 * hand;
        if cards.len() < needed {
            let message = format!("there are {} cards in all; hands of {hand} need at least {needed}", cards.len());
            return Err(sheet.refuse("cards.K", message));
        }
        if cards.len() > Cards::TOTAL_MAX {
            let message = format!("there are {} cards in all; {} are the most", cards.len(), Cards::TOTAL_MAX);
            return Err(sheet.refuse("cards.K", message));
        }
        Ok(Tables { hand, guards, figures, cards })
    }
}
