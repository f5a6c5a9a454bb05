//! How the game is drawn.

use crate::RoyalVisit;
use courtly_draw::Scene;

impl Scene for RoyalVisit {}
