use crate::BanquetRoyal;
use courtly_bots::Mastered;

impl Mastered for BanquetRoyal {}
