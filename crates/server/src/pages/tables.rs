//! The reader's tables.

use super::model::TableLine;

#[derive(Clone, Debug)]
pub struct MyTables {
    /// The order is kept, except that "your turn" comes first.
    pub running: Vec<TableLine>,
    pub waiting: Vec<TableLine>,
    pub finished: Vec<TableLine>,
    /// How many finished ones are not shown.
    pub more: usize,
}
