//! The running server.

use crate::config::Config;
use crate::crowd::{Crowd, TOO_MANY};
use crate::http::app;
use crate::live::{Hub, sweep};
use crate::store::{self, Store, StoreError};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::sync::Arc;
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
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Io)?;
    runtime.block_on(async {
        let address = config.address;
        let listener = TcpListener::bind(address).await.map_err(|e| ServeError::Address(address, e))?;
        let local = listener.local_addr().map_err(ServeError::Io)?;
        // Whoever cannot serve leaves the file alone.
        if let Some(folder) = config.data.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(ServeError::Io)?;
        }
        let _lock = store::lock(&config.data).map_err(ServeError::Store)?;
        let store = Store::open(&config.data).map_err(ServeError::Store)?;
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
