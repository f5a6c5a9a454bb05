//! How the game is drawn.

use crate::BanquetRoyal;
use courtly_draw::Scene;

impl Scene for BanquetRoyal {}
