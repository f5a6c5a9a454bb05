use crate::RoyalPalace;
use courtly_bots::Mastered;

impl Mastered for RoyalPalace {}
