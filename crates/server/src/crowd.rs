//! How many connections each address has.

use crate::http::limits::household;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// What is written to a connection that is one too many.
pub(crate) const TOO_MANY: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-type: text/plain\r\n\
    content-length: 50\r\nconnection: close\r\n\r\nToo many connections from your address. Try later.";

/// Who is connected, by address, so that nobody takes all the room.
#[derive(Clone, Debug)]
pub(crate) struct Crowd {
    most: usize,
    inside: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Crowd {
    /// So many connections of one address; 0 for no limit.
    pub(crate) fn new(most: usize) -> Crowd {
        Crowd { most, inside: Arc::default() }
    }

    /// One more connection, until what is returned is dropped; nothing if the address has too many. This machine is
    /// not counted: its own people are few, and a proxy on it stands for many.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Inside> {
        if self.most == 0 || address.to_canonical().is_loopback() {
            return Some(Inside { crowd: self.clone(), address: None });
        }
        let address = household(address);
        let mut inside = self.inside.lock().unwrap_or_else(|e| e.into_inner());
        let count = inside.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Inside { crowd: self.clone(), address: Some(address) })
    }
}

/// A connection that counts.
#[derive(Debug)]
pub(crate) struct Inside {
    crowd: Crowd,
    address: Option<IpAddr>,
}

impl Drop for Inside {
    fn drop(&mut self) {
        let Some(address) = self.address else { return };
        let mut inside = self.crowd.inside.lock().unwrap_or_else(|e| e.into_inner());
        if let Some(count) = inside.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_has_so_many_connections_and_leaving_makes_room() {
        let crowd = Crowd::new(3);
        let (a, b) = (IpAddr::from([192, 168, 1, 7]), IpAddr::from([192, 168, 1, 8]));
        let mut there: Vec<_> = (0..3).map(|_| crowd.enter(a).unwrap()).collect();
        assert!(crowd.enter(a).is_none());
        assert!(crowd.enter(b).is_some(), "others come in");
        there.pop();
        assert!(crowd.enter(a).is_some());
        drop(there);
        assert!(crowd.inside.lock().unwrap().is_empty(), "nobody who left is remembered");
    }

    #[test]
    fn a_proxy_on_this_machine_and_a_server_without_limit_are_not_counted() {
        let near: [IpAddr; 3] = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].map(|text| text.parse().unwrap());
        for address in near {
            let crowd = Crowd::new(1);
            assert!((0..50).map(|_| crowd.enter(address)).collect::<Option<Vec<_>>>().is_some(), "{address}");
        }
        let open = Crowd::new(0);
        let far = IpAddr::from([192, 168, 1, 7]);
        assert!((0..50).map(|_| open.enter(far)).collect::<Option<Vec<_>>>().is_some());
    }

    #[test]
    fn whoever_is_one_too_many_is_told_so_in_a_sound_answer() {
        let length = TOO_MANY.windows(4).position(|four| four == b"\r\n\r\n").map(|at| TOO_MANY.len() - at - 4);
        assert_eq!(length, Some(50));
    }
}
