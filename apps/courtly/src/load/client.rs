use crate::Failure;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// One connection of one player.
pub(super) struct Client {
    sender: SendRequest<Full<Bytes>>,
    address: SocketAddr,
    token: Option<String>,
}

async fn opened(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>, Failure> {
    let socket = TcpStream::connect(address).await?;
    socket.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(socket)).await?;
    tokio::spawn(connection);
    Ok(sender)
}

impl Client {
    pub(super) async fn connect(address: SocketAddr, token: Option<String>) -> Result<Client, Failure> {
        Ok(Client { sender: opened(address).await?, address, token })
    }

    async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> Result<hyper::Response<Incoming>, Failure> {
        let mut request = Request::builder().method(method).uri(path).header("host", self.address.to_string());
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let text = match body {
            Some(body) => {
                request = request.header("content-type", "application/json");
                body.to_string()
            }
            None => String::new(),
        };
        let request = request.body(Full::new(Bytes::from(text))).map_err(|e| Failure(e.to_string()))?;
        // A server closes connections on which nothing is asked for a while, also just now. What was not sent then,
        // comes back.
        if self.sender.ready().await.is_err() {
            self.sender = opened(self.address).await?;
        }
        let unsent = match self.sender.try_send_request(request).await {
            Ok(answer) => return Ok(answer),
            Err(mut e) => e.take_message().ok_or_else(|| Failure(e.into_error().to_string()))?,
        };
        self.sender = opened(self.address).await?;
        Ok(self.sender.send_request(unsent).await?)
    }

    async fn ask(&mut self, method: Method, path: &str, body: Option<Value>) -> Result<Value, Failure> {
        let answer = self.send(method, path, body).await?;
        let status = answer.status();
        let bytes = answer.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            return Err(Failure(format!("{path}: {status} {}", String::from_utf8_lossy(&bytes))));
        }
        Ok(serde_json::from_slice(&bytes)?)
    }

    pub(super) async fn get(&mut self, path: &str) -> Result<Value, Failure> {
        self.ask(Method::GET, path, None).await
    }

    pub(super) async fn post(&mut self, path: &str, body: Value) -> Result<Value, Failure> {
        self.ask(Method::POST, path, Some(body)).await
    }

    /// Turns the connection into the event stream of this path.
    pub(super) async fn stream(mut self, path: &str) -> Result<Events, Failure> {
        let body = self.send(Method::GET, path, None).await?.into_body();
        Ok(Events { body, waiting: vec![], _client: self })
    }
}

/// The states of a stream, as they come.
pub(super) struct Events {
    body: Incoming,
    waiting: Vec<u8>,
    /// Dropping the sender would close the connection.
    _client: Client,
}

impl Events {
    /// The next state; nothing when the stream has ended.
    pub(super) async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some(end) = self.waiting.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = self.waiting.drain(..end + 2).collect();
                let text = String::from_utf8_lossy(&event);
                if let Some(data) = text.lines().find_map(|line| line.strip_prefix("data: ")) {
                    return serde_json::from_str(data).ok();
                }
                continue;
            }
            let frame = self.body.frame().await?.ok()?;
            if let Some(data) = frame.data_ref() {
                self.waiting.extend_from_slice(data);
            }
        }
    }
}
