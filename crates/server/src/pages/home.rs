//! The first page: what there is to play, and where the reader plays already.

use super::model::{GameCard, OpenTable, TableLine};

#[derive(Clone, Debug)]
pub struct Home {
    pub games: Vec<GameCard>,
    /// The reader's running and waiting tables; those where it is their turn come first.
    pub mine: Vec<TableLine>,
    pub open: Vec<OpenTable>,
}
