//! How a server is set up.

use courtly_host::Budget;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Config {
    pub address: SocketAddr,
    pub data: PathBuf,
    /// The address under which people reach the server, such as `https://play.example.org`, without a slash at the end.
    pub public_url: Option<String>,
    /// The address of the reader is taken from `X-Forwarded-For`: only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// Unfinished tables that nobody has touched for so many days are removed; 0 keeps them.
    pub keep_days: u64,
    /// Requests a second that one player or address may make in the long run; 0 for no limit.
    pub rate: u32,
    /// Connections that one address may have open; 0 for no limit. Counts neither on loopback nor behind a proxy.
    pub connections: usize,
    /// Tables without people that one player or address may have running at once; 0 for no limit.
    pub bot_tables: usize,
    /// How long people may be away from a live table when they are asked something, before a bot stands in.
    pub absence: Duration,
    /// How long a bot waits before each decision, whatever the table says: for tests.
    pub bot_pause: Option<Duration>,
    /// How long a champion may think about a turn, also when somebody asks it for a hint: not for long in tests.
    pub thought: Budget,
    /// Positions that are looked at for the analysis of one match: few for tests.
    pub analysis: u32,
    /// Whether `/api/health` tells how much was written: for `courtly load`.
    pub figures: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            address: SocketAddr::from(([127, 0, 0, 1], 7878)),
            data: crate::store::default_path(),
            public_url: None,
            behind_proxy: false,
            keep_days: 60,
            rate: 20,
            connections: 512,
            bot_tables: 3,
            absence: Duration::from_secs(180),
            bot_pause: None,
            thought: Budget::TURN,
            analysis: courtly_host::NODES_A_GAME,
            figures: false,
        }
    }
}

impl Config {
    /// Whether browsers reach the server over TLS.
    pub fn secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
