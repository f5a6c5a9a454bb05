//! Questions to the data file.

use super::write::Row;
use crate::settings::Settings;
use rusqlite::{Connection, OptionalExtension, params};

/// A person as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: i64,
    pub name: String,
    pub settings: Settings,
    pub muted: Vec<i64>,
}

/// A match with its record and chat.
#[derive(Clone, Debug)]
pub struct Stored {
    pub row: Row,
    pub lines: Vec<String>,
    pub chat: Vec<(i64, String, String)>,
}

/// A match on a list.
#[derive(Clone, Debug)]
pub struct Summary {
    pub id: String,
    pub game: String,
    pub status: String,
    pub plan: String,
    pub invitation: String,
    pub standing: String,
    pub changed: u64,
}

/// Whom a browser or a code stands for.
#[derive(Clone, Copy, Debug)]
pub enum Found<'a> {
    /// The hash of a cookie's secret.
    Browser(&'a [u8; 32]),
    /// The hash of a passage code, and the time now.
    Code(&'a [u8; 32], u64),
}

pub fn player(connection: &Connection, found: Found) -> rusqlite::Result<Option<Player>> {
    let id: Option<i64> = match found {
        Found::Browser(secret) => connection
            .prepare_cached("SELECT player FROM device WHERE secret = ?")?
            .query_row(params![secret], |row| row.get(0))
            .optional()?,
        Found::Code(code, now) => connection
            .prepare_cached("SELECT player FROM passage WHERE code = ? AND until > ?")?
            .query_row(params![code, now as i64], |row| row.get(0))
            .optional()?,
    };
    let Some(id) = id else { return Ok(None) };
    let muted = connection
        .prepare_cached("SELECT muted FROM mute WHERE player = ?")?
        .query_map(params![id], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    connection
        .prepare_cached("SELECT name, settings FROM player WHERE id = ?")?
        .query_row(params![id], |row| {
            // What another release wrote and this one does not know gives way to the defaults.
            let settings = serde_json::from_str(&row.get::<_, String>(1)?).unwrap_or_default();
            Ok(Player { id, name: row.get(0)?, settings, muted })
        })
        .optional()
}

pub fn stored(connection: &Connection, id: &str) -> rusqlite::Result<Option<Stored>> {
    let row = connection
        .prepare_cached(
            "SELECT id, game, status, host, invitation, listed, plan, header, seed, standing.text, made, standing.changed
             FROM match JOIN standing ON standing.match = id WHERE id = ?",
        )?
        .query_row(params![id], |row| {
            Ok(Row {
                id: row.get(0)?,
                game: row.get(1)?,
                status: row.get(2)?,
                host: row.get(3)?,
                invitation: row.get(4)?,
                listed: row.get(5)?,
                plan: row.get(6)?,
                header: row.get(7)?,
                seed: row.get(8)?,
                standing: row.get(9)?,
                made: row.get::<_, i64>(10)? as u64,
                changed: row.get::<_, i64>(11)? as u64,
                players: vec![],
            })
        })
        .optional()?;
    let Some(row) = row else { return Ok(None) };
    let lines = connection
        .prepare_cached("SELECT text FROM line WHERE match = ? ORDER BY n")?
        .query_map(params![id], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    let chat = connection
        .prepare_cached("SELECT player, name, text FROM chat WHERE match = ? ORDER BY n")?
        .query_map(params![id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(Stored { row, lines, chat }))
}

/// The fingerprints of the puzzles of a game that a player has solved.
pub fn solved(connection: &Connection, player: i64, game: &str) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached("SELECT puzzle FROM solved WHERE player = ? AND game = ?")?
        .query_map(params![player, game], |row| row.get(0))?
        .collect()
}

/// The analysis of a match, if there is one.
pub fn analysis(connection: &Connection, id: &str) -> rusqlite::Result<Option<String>> {
    connection
        .prepare_cached("SELECT text FROM analysis WHERE match = ?")?
        .query_row(params![id], |row| row.get(0))
        .optional()
}

/// The match that an invitation leads to.
pub fn invited(connection: &Connection, invitation: &str) -> rusqlite::Result<Option<String>> {
    connection
        .prepare_cached("SELECT id FROM match WHERE invitation = ?")?
        .query_row(params![invitation], |row| row.get(0))
        .optional()
}

const SUMMARY: &str = "SELECT id, game, status, plan, invitation, standing.text, standing.changed
    FROM match JOIN standing ON standing.match = id";

fn summary(row: &rusqlite::Row) -> rusqlite::Result<Summary> {
    Ok(Summary {
        id: row.get(0)?,
        game: row.get(1)?,
        status: row.get(2)?,
        plan: row.get(3)?,
        invitation: row.get(4)?,
        standing: row.get(5)?,
        changed: row.get::<_, i64>(6)? as u64,
    })
}

/// The matches at which a player sits, the last changed first.
pub fn matches_of(connection: &Connection, player: i64, most: usize) -> rusqlite::Result<Vec<Summary>> {
    connection
        .prepare_cached(&format!(
            "{SUMMARY} WHERE id IN (SELECT match FROM sitting WHERE player = ?) ORDER BY standing.changed DESC LIMIT ?"
        ))?
        .query_map(params![player, most as i64], summary)?
        .collect()
}

/// Of one host's waiting tables so many are listed, lest one fills the list.
const OF_ONE_HOST: usize = 4;

/// Matches in one status that are on the public list, of one game or of all; those that came to this status last come
/// first (a running match moves on without its row: see `standing`).
pub fn listed(
    connection: &Connection,
    game: Option<&str>,
    status: &str,
    most: usize,
) -> rusqlite::Result<Vec<Summary>> {
    connection
        .prepare_cached(&format!(
            "{SUMMARY} WHERE status = ?2 AND listed AND (?1 IS NULL OR game = ?1)
             AND (status <> 'waiting' OR id IN (SELECT id FROM (
                 SELECT id, ROW_NUMBER() OVER (PARTITION BY host ORDER BY changed DESC) AS nth
                 FROM match WHERE status = 'waiting' AND listed AND (?1 IS NULL OR game = ?1)
             ) WHERE nth <= {OF_ONE_HOST}))
             ORDER BY match.changed DESC LIMIT ?3"
        ))?
        .query_map(params![game, status, most as i64], summary)?
        .collect()
}

/// Matches in one status that nobody has touched since then.
pub fn untouched(connection: &Connection, status: &str, before: u64) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached(
            "SELECT id FROM match WHERE status = ?1 AND changed < ?2
             AND NOT EXISTS (SELECT 1 FROM standing WHERE match = id AND standing.changed >= ?2) LIMIT 500",
        )?
        .query_map(params![status, before as i64], |row| row.get(0))?
        .collect()
}
