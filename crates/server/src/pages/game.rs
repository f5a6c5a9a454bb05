//! The page of a game: play it, find a table, read the rules.

use super::model::{Choice, GameCard, OpenTable, OptionField, TableLine};
use crate::markdown::Rules;
use maud::Markup;

#[derive(Clone, Debug)]
pub struct GamePage {
    pub card: GameCard,
    /// What the game is, in a few sentences.
    pub about: String,
    /// A position as a picture, if the game draws (`Table::poster`).
    pub board: Option<Markup>,
    /// `Scene::SYMBOLS`, for the boards on this page.
    pub symbols: &'static str,
    /// The path of `Scene::STYLE`.
    pub style: Option<String>,
    /// The path of a picture for link previews.
    pub image: Option<String>,
    /// The levels of bots from the weakest; `card.quick_level` is chosen first.
    pub levels: Vec<Choice>,
    pub options: Vec<OptionField>,
    /// The reader's own running tables of this game.
    pub mine: Vec<TableLine>,
    pub open: Vec<OpenTable>,
    /// The latest games that anybody may look at.
    pub finished: Vec<TableLine>,
    pub rules: Rules,
}
