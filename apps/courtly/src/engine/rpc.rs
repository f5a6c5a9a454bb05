//! The frame of JSON-RPC 2.0: requests, notifications, batches, replies.

use super::methods::METHODS;
use serde_json::{Map, Value, json};

/// An error as JSON-RPC has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    pub code: i64,
    pub message: String,
}

impl Error {
    pub const NOT_JSON: i64 = -32700;
    pub const NOT_A_REQUEST: i64 = -32600;
    pub const NO_METHOD: i64 = -32601;
    pub const PARAMS: i64 = -32602;
    pub const BUSY: i64 = -32000;
    pub const NO_TABLE: i64 = 1;
    pub const NOT_THIS_SEAT: i64 = 2;
    pub const ILLEGAL: i64 = 3;
    pub const POSITION: i64 = 4;
    pub const OVER: i64 = 5;
    pub const NOT_OVER: i64 = 6;

    pub fn new(code: i64, message: impl Into<String>) -> Error {
        Error { code, message: message.into() }
    }

    pub fn params(message: impl Into<String>) -> Error {
        Error::new(Error::PARAMS, message)
    }
}

/// Calls a method with its params.
pub(crate) type Call<'a> = dyn FnMut(&str, &Map<String, Value>) -> Result<Value, Error> + 'a;

pub(crate) struct Reply;

impl Reply {
    fn result(id: &Value, result: Value) -> Value {
        json!({"jsonrpc": "2.0", "id": id, "result": result})
    }

    fn error(id: &Value, error: Error) -> Value {
        json!({"jsonrpc": "2.0", "id": id, "error": {"code": error.code, "message": error.message}})
    }

    pub(crate) fn line_too_long(most: usize) -> String {
        let message = format!("the line is longer than {most} bytes");
        Reply::error(&Value::Null, Error::new(Error::NOT_A_REQUEST, message)).to_string()
    }
}

/// The reply to one message or batch; `None` if it holds nothing but notifications.
pub(crate) fn answer(line: &[u8], call: &mut Call<'_>) -> Option<String> {
    let message: Value = match serde_json::from_slice(line) {
        Ok(message) => message,
        Err(e) => {
            let error = Error::new(Error::NOT_JSON, format!("not JSON: {e}"));
            return Some(Reply::error(&Value::Null, error).to_string());
        }
    };
    match message {
        Value::Array(batch) if batch.is_empty() => {
            let error = Error::new(Error::NOT_A_REQUEST, "an empty batch");
            Some(Reply::error(&Value::Null, error).to_string())
        }
        Value::Array(batch) => {
            let replies: Vec<Value> = batch.iter().filter_map(|message| one(message, call)).collect();
            (!replies.is_empty()).then(|| Value::Array(replies).to_string())
        }
        single => one(&single, call).map(|reply| reply.to_string()),
    }
}

fn one(message: &Value, call: &mut Call<'_>) -> Option<Value> {
    let request = match Request::read(message) {
        Ok(request) => request,
        Err(error) => return Some(Reply::error(&known_id(message), error)),
    };
    let outcome = match &request.params {
        Ok(params) => call(request.method, params),
        Err(_) if !METHODS.contains(&request.method) => call(request.method, &Map::new()),
        Err(error) => Err(error.clone()),
    };
    let id = request.id?;
    Some(match outcome {
        Ok(result) => Reply::result(id, result),
        Err(error) => Reply::error(id, error),
    })
}

struct Request<'a> {
    method: &'a str,
    /// Params that are not given by name are an error of the call, not of the request.
    params: Result<Map<String, Value>, Error>,
    /// `None` for a notification.
    id: Option<&'a Value>,
}

impl<'a> Request<'a> {
    fn read(message: &'a Value) -> Result<Request<'a>, Error> {
        let refused = |message: &str| Error::new(Error::NOT_A_REQUEST, message);
        let object = message.as_object().ok_or(refused("a request is an object"))?;
        if object.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
            return Err(refused("jsonrpc must be \"2.0\""));
        }
        let method = object.get("method").and_then(Value::as_str).ok_or(refused("method must be a string"))?;
        let id = object.get("id");
        if !id.is_none_or(is_id) {
            return Err(refused("id must be a string, a number or null"));
        }
        let params = match object.get("params") {
            None => Ok(Map::new()),
            Some(Value::Object(params)) => Ok(params.clone()),
            Some(Value::Array(_)) => Err(Error::params("params are given by name")),
            Some(_) => return Err(refused("params must be an object")),
        };
        Ok(Request { method, params, id })
    }
}

fn is_id(id: &Value) -> bool {
    id.is_string() || id.is_number() || id.is_null()
}

/// The id of a message that is no proper request, as far as it can be told.
fn known_id(message: &Value) -> Value {
    message.get("id").filter(|id| is_id(id)).cloned().unwrap_or(Value::Null)
}
