//! All that is tested of networks themselves; what needs a game is tested with the games.

mod net;
