//! The running server.

use crate::config::Config;
use crate::http::app;
use crate::live::{Hub, sweep};
use crate::store::{Store, StoreError};
use std::net::SocketAddr;

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
        let listener = tokio::net::TcpListener::bind(address).await.map_err(|e| ServeError::Address(address, e))?;
        let local = listener.local_addr().map_err(ServeError::Io)?;
        let hub = Hub::new(store, config);
        tokio::spawn(sweep(std::sync::Arc::clone(&hub)));
        ready(local);
        let service = app(hub).into_make_service_with_connect_info::<SocketAddr>();
        tokio::select! {
            served = axum::serve(listener, service) => served.map_err(ServeError::Io),
            // Streams stay open for ever, so nobody is waited for: what was acknowledged is on disk.
            _ = told_to_stop() => Ok(()),
        }
    })
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
