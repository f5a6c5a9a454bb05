use crate::KingsRoad;
use courtly_bots::Mastered;

impl Mastered for KingsRoad {}
