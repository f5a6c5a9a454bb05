//! How the game is drawn.

use crate::RoyalPalace;
use courtly_draw::Scene;

impl Scene for RoyalPalace {}
