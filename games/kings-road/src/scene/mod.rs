//! How the game is drawn.

use crate::KingsRoad;
use courtly_draw::Scene;

impl Scene for KingsRoad {}
