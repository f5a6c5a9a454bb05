//! The running server.

use crate::config::Config;
use crate::http::{app, limits::household};
use crate::live::{Hub, sweep};
use crate::store::{Store, StoreError};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// Connections at once.
const CONNECTIONS_MAX: usize = 8192;
/// How long somebody may take to say what they want.
const HEADER_TIME: Duration = Duration::from_secs(10);

/// Why the server does not run.
#[derive(Debug)]
pub enum ServeError {
    Store(StoreError),
    /// The address cannot be had.
    Address(SocketAddr, std::io::Error),
    Io(std::io::Error),
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServeError::Store(e) => write!(f, "{e}"),
            ServeError::Address(address, e) => write!(f, "{address}: {e}; choose another with --address"),
            ServeError::Io(e) => write!(f, "{e}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// Serves until the program is told to stop. `ready` is told the address once it can be reached.
pub fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    if let Some(folder) = config.data.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(ServeError::Io)?;
    }
    let store = Store::open(&config.data).map_err(ServeError::Store)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Io)?;
    runtime.block_on(async {
        let address = config.address;
        let listener = TcpListener::bind(address).await.map_err(|e| ServeError::Address(address, e))?;
        let local = listener.local_addr().map_err(ServeError::Io)?;
        // Behind a proxy all connections are the proxy's: it counts them by itself.
        let crowd = Crowd::new(if config.behind_proxy { 0 } else { config.connections });
        let hub = Hub::new(store, config);
        tokio::spawn(sweep(Arc::clone(&hub)));
        ready(local);
        tokio::select! {
            () = accept(listener, app(hub), crowd) => Ok(()),
            // Streams stay open for ever, so nobody is waited for: what was acknowledged is on disk.
            _ = told_to_stop() => Ok(()),
        }
    })
}

/// Serves every connection. Whoever does not say what they want in time is put off, and so many are served at once.
async fn accept(listener: TcpListener, app: Router, crowd: Crowd) {
    let places = Arc::new(Semaphore::new(CONNECTIONS_MAX));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let (socket, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(_) => {
                // Too many files are open: some will be closed soon.
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        socket.set_nodelay(true).ok();
        let Some(inside) = crowd.enter(peer.ip()) else {
            // Few bytes, which fit into any new connection: nobody is waited for.
            socket.try_write(TOO_MANY).ok();
            continue;
        };
        let app = app.clone();
        tokio::spawn(async move {
            let service = service_fn(move |mut request: hyper::Request<Incoming>| {
                request.extensions_mut().insert(ConnectInfo(peer));
                app.clone().oneshot(request)
            });
            let mut http = http1::Builder::new();
            http.timer(TokioTimer::new()).header_read_timeout(HEADER_TIME);
            // A connection that breaks is the client's matter.
            http.serve_connection(TokioIo::new(socket), service).await.ok();
            drop((place, inside));
        });
    }
}

const TOO_MANY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-type: text/plain\r\n\
    content-length: 50\r\nconnection: close\r\n\r\nToo many connections from your address. Try later.";

/// Who is connected, by address, so that nobody takes all the room.
#[derive(Clone, Debug)]
struct Crowd {
    most: usize,
    inside: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Crowd {
    /// So many connections of one address; 0 for no limit.
    fn new(most: usize) -> Crowd {
        Crowd { most, inside: Arc::default() }
    }

    /// One more connection, until what is returned is dropped; nothing if the address has too many. This machine is
    /// not counted: its own people are few, and a proxy on it stands for many.
    fn enter(&self, address: IpAddr) -> Option<Inside> {
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
struct Inside {
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

async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let mut ended = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        let ended = async {
            match &mut ended {
                Ok(signal) => signal.recv().await,
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! { _ = interrupted => {}, _ = ended => {} }
    }
    #[cfg(not(unix))]
    interrupted.await.ok();
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
