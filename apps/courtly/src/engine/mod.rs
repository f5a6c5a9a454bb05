//! `courtly engine`: JSON-RPC 2.0 on standard input and output, one message a line.
//!
//! One bad line gets one error reply and harms no table. Nothing else is written to the output.

mod methods;
mod params;
mod rpc;

pub use methods::Tables;
use rpc::Reply;
use std::io::{self, BufRead, Write};

/// A longer line is refused and skipped.
const LINE_MAX: usize = 1024 * 1024;

/// Answers every line of the input until it ends.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut tables = Tables::default();
    let mut line = Vec::new();
    while let Some(whole) = read_line(&mut input, &mut line)? {
        let reply = if whole { answer(&mut tables, &line) } else { Some(Reply::line_too_long(LINE_MAX)) };
        if let Some(reply) = reply {
            output.write_all(reply.as_bytes())?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// The reply to one line; `None` for blank lines and notifications.
pub fn answer(tables: &mut Tables, line: &[u8]) -> Option<String> {
    if line.iter().all(u8::is_ascii_whitespace) {
        return None;
    }
    rpc::answer(line, &mut |method, params| tables.call(method, params))
}

/// Reads a line without its end. `Some(false)` if it was too long: it is skipped then. `None` at the end of input.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    let mut whole = true;
    let mut started = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => return Err(e),
        };
        if chunk.is_empty() {
            return Ok(started.then_some(whole));
        }
        started = true;
        let end = chunk.iter().position(|&b| b == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        // The end of the line is not part of it, in either form.
        let ending = usize::from(end.is_some() && part.last() == Some(&b'\r'));
        if line.len() + part.len() - ending > LINE_MAX {
            whole = false;
            line.clear();
        }
        if whole {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(whole));
        }
    }
}
