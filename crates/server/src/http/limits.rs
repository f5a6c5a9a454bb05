//! How much one player or address may ask for.

use super::App;
use crate::live::{Seated, Status};
use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, Weak};
use std::time::Instant;

/// Addresses or players that are remembered; then the full buckets are forgotten.
const BUCKETS_MAX: usize = 50_000;
/// How many changes one new table or player is worth: these stay in the file.
const MAKING: f64 = 20.0;
/// So many busy players may share one address.
const HOUSE: f64 = 10.0;

/// Where a request comes from: the peer, or what a trusted proxy says.
pub(super) fn address(app: &App, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    // The last one is the proxy's own word; what stands before it, anybody may have written.
    let forwarded = || headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?.rsplit(',').next();
    let told = if app.hub.config.behind_proxy { forwarded().and_then(|word| word.trim().parse().ok()) } else { None };
    household(told.or(peer).unwrap_or(IpAddr::from([127, 0, 0, 1])))
}

/// One household or server has a whole network of the new addresses, so these count as one.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(four) => IpAddr::V4(four),
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// The limits of the server.
#[derive(Debug)]
pub(super) struct Limits {
    /// Requests of strangers that change something: so many a second in the long run, four times as many at once.
    changes: Buckets<IpAddr>,
    /// The same for each player, so that nobody at one's address keeps one from deciding.
    players: Buckets<i64>,
    /// All players at one address together.
    houses: Buckets<IpAddr>,
    /// New tables and players.
    making: Buckets<IpAddr>,
    /// Tables without people. Whoever makes one holds the list until it is there, so that nobody slips past.
    pub(super) alone: tokio::sync::Mutex<Alone>,
}

impl Limits {
    pub(super) fn new(rate: u32, bot_tables: usize) -> Limits {
        let rate = f64::from(rate);
        Limits {
            changes: Buckets::new(rate, 4.0 * rate),
            players: Buckets::new(rate, 4.0 * rate),
            houses: Buckets::new(HOUSE * rate, 4.0 * HOUSE * rate),
            making: Buckets::new(rate / MAKING, 3.0 * rate),
            alone: tokio::sync::Mutex::new(Alone { most: bot_tables, tables: vec![] }),
        }
    }

    /// Whether somebody may change something: a player whom we know, or a stranger.
    pub(super) fn change(&self, player: Option<i64>, address: IpAddr) -> bool {
        match player {
            // What one player is refused does not weigh on the others there.
            Some(player) => self.players.allow(player) && self.houses.allow(address),
            None => self.changes.allow(address),
        }
    }

    pub(super) fn make(&self, address: IpAddr) -> bool {
        self.making.allow(address)
    }
}

/// How fast an address or a player may do something.
#[derive(Debug)]
struct Buckets<K> {
    rate: f64,
    most: f64,
    left: Mutex<HashMap<K, (f64, Instant)>>,
}

impl<K: Eq + Hash> Buckets<K> {
    fn new(rate: f64, most: f64) -> Buckets<K> {
        Buckets { rate, most, left: Mutex::default() }
    }

    fn allow(&self, who: K) -> bool {
        if self.rate == 0.0 {
            return true;
        }
        let now = Instant::now();
        let mut buckets = self.left.lock().unwrap_or_else(|e| e.into_inner());
        let filled = |&(left, then): &(f64, Instant)| (left + self.rate * (now - then).as_secs_f64()).min(self.most);
        if buckets.len() >= BUCKETS_MAX {
            buckets.retain(|_, bucket| filled(bucket) < self.most);
        }
        let bucket = buckets.entry(who).or_insert((self.most, now));
        let left = filled(bucket);
        *bucket = (if left >= 1.0 { left - 1.0 } else { left }, now);
        left >= 1.0
    }
}

/// Tables without people, by who made them: bots play there by themselves, so nobody may have many.
#[derive(Debug)]
pub(super) struct Alone {
    most: usize,
    tables: Vec<(Weak<Seated>, i64, IpAddr)>,
}

impl Alone {
    /// Whether the player may have one more, at this address: `table`, if it is there already.
    pub(super) async fn allow(&mut self, player: i64, address: IpAddr, table: Option<&Arc<Seated>>) -> bool {
        if self.most == 0 {
            return true;
        }
        // Tables leave memory some time after they are over.
        self.tables.retain(|(table, ..)| table.strong_count() > 0);
        let mut others = 0;
        for (other, by, from) in &self.tables {
            let itself = table.is_some_and(|table| is(other, table));
            if !itself && (*by == player || *from == address) && counts(other).await {
                others += 1;
            }
        }
        others < self.most
    }

    pub(super) fn keep(&mut self, table: &Arc<Seated>, player: i64, address: IpAddr) {
        self.tables.retain(|(other, ..)| !is(other, table));
        self.tables.push((Arc::downgrade(table), player, address));
    }
}

fn is(one: &Weak<Seated>, table: &Arc<Seated>) -> bool {
    std::ptr::eq(one.as_ptr(), Arc::as_ptr(table))
}

/// Whether it is unfinished and still without people: somebody may have sat down since.
async fn counts(table: &Weak<Seated>) -> bool {
    let Some(seated) = table.upgrade() else { return false };
    let live = seated.live.lock().await;
    matches!(live.status, Status::Waiting | Status::Running) && live.plan.players().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_asks_too_fast_is_refused_and_others_are_not() {
        let limits = Limits::new(5, 0);
        let (a, b) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let allowed = (0..100).filter(|_| limits.change(None, a)).count();
        assert!((20..30).contains(&allowed), "{allowed}");
        assert!(limits.change(None, b));
        let made = (0..100).filter(|_| limits.make(a)).count();
        assert!((15..20).contains(&made), "{made}");
        assert!((0..1000).all(|_| Limits::new(0, 0).change(None, a)));
    }

    #[test]
    fn a_flood_of_one_player_or_of_strangers_leaves_the_others_at_the_address_alone() {
        let limits = Limits::new(5, 0);
        let house = IpAddr::from([10, 0, 0, 1]);
        let allowed = (0..10_000).filter(|_| limits.change(Some(1), house) | limits.change(None, house)).count();
        assert!(allowed < 200, "{allowed}");
        assert!((0..20).all(|_| limits.change(Some(2), house)));
        // But a host of invented players is not let through for ever.
        let host = (100..1100).filter(|player| limits.change(Some(*player), house)).count();
        assert!(host < 200, "{host}");
    }

    #[test]
    fn the_new_addresses_of_one_network_count_as_one() {
        let parse = |text: &str| household(text.parse().unwrap());
        assert_eq!(parse("2001:db8:1:2::1"), parse("2001:db8:1:2:ffff::9"));
        assert_ne!(parse("2001:db8:1:2::1"), parse("2001:db8:1:3::1"));
        assert_eq!(parse("::ffff:10.0.0.1"), parse("10.0.0.1"));
        assert_ne!(parse("10.0.0.1"), parse("10.0.0.2"));
    }
}
