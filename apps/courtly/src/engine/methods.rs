//! The methods of the engine protocol.

use super::params::{Params, seat};
use super::rpc::Error;
use courtly_core::{LoadError, SeatSet, SetupError, Viewer};
use courtly_host::{ActError, Budget, Level, Order, OrderError, Seed, Table, games, load_table, new_table};
use courtly_text::{Ink, Lang};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

/// More tables than this are not kept open at once.
const TABLES_MAX: usize = 10_000;
const PERFT_NODES_MAX: u64 = 10_000_000_000;
const PERFT_TIME_MAX: Duration = Duration::from_secs(5 * 60);

/// All methods by name.
pub(crate) const METHODS: [&str; 11] =
    ["games", "new", "load", "position", "legal", "act", "view", "suggest", "result", "perft", "close"];

/// The tables that are open, by their names.
#[derive(Default)]
pub struct Tables {
    open: HashMap<String, Box<dyn Table>>,
    opened: u64,
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tables").field("open", &self.open.len()).finish()
    }
}

type Answer = Result<Value, Error>;

impl Tables {
    /// Calls a method. A refused call changes nothing.
    pub fn call(&mut self, method: &str, params: &Map<String, Value>) -> Answer {
        let params = &Params(params);
        match method {
            "games" => Ok(list_games()),
            "new" => self.new_game(params),
            "load" => self.load(params),
            "position" => self.position(params),
            "legal" => self.legal(params),
            "act" => self.act(params),
            "view" => self.view(params),
            "suggest" => self.suggest(params),
            "result" => self.result(params),
            "perft" => self.perft(params),
            "close" => self.close(params),
            _ => Err(Error::new(Error::NO_METHOD, format!("no method {method:?}"))),
        }
    }

    /// The positions of all open tables, for tests.
    pub fn positions(&self) -> BTreeMap<String, String> {
        self.open.iter().map(|(name, table)| (name.clone(), table.position())).collect()
    }

    fn new_game(&mut self, params: &Params<'_>) -> Answer {
        let order = order(params)?;
        let seats = params.whole("seats")?;
        let seed = Seed::from_text(params.text("seed")?);
        // A number that is no count at all is as much out of range as one that is too large.
        let seats = usize::try_from(seats).unwrap_or(usize::MAX);
        let table = new_table(&order, seats, seed).map_err(refused)?;
        let chance = table.setup_chances();
        let name = self.open(table)?;
        Ok(json!({"table": name, "chance": chance}))
    }

    fn load(&mut self, params: &Params<'_>) -> Answer {
        let order = order(params)?;
        let position = params.text("position")?;
        let seed = Seed::from_text(params.text_or_none("seed")?.unwrap_or("0"));
        let table = load_table(&order, position, seed).map_err(refused)?;
        let name = self.open(table)?;
        Ok(json!({"table": name}))
    }

    fn open(&mut self, table: Box<dyn Table>) -> Result<String, Error> {
        if self.open.len() >= TABLES_MAX {
            return Err(Error::new(Error::BUSY, format!("{TABLES_MAX} tables are open; close some")));
        }
        self.opened += 1;
        let name = format!("t{}", self.opened);
        self.open.insert(name.clone(), table);
        Ok(name)
    }

    fn position(&mut self, params: &Params<'_>) -> Answer {
        let table = self.table(params.text("table")?)?;
        Ok(json!({"position": table.position(), "to_act": seats(table.to_act()), "over": table.over()}))
    }

    fn legal(&mut self, params: &Params<'_>) -> Answer {
        let (name, number) = (params.text("table")?, params.whole("seat")?);
        let table = self.table(name)?;
        Ok(json!({"decisions": table.legal(seat(number, table.seats())?)}))
    }

    fn act(&mut self, params: &Params<'_>) -> Answer {
        let (name, number, decision) = (params.text("table")?, params.whole("seat")?, params.text("decision")?);
        let table = self.table(name)?;
        let chance = table.act(seat(number, table.seats())?, decision).map_err(act_refused)?;
        Ok(json!({"chance": chance, "to_act": seats(table.to_act()), "over": table.over()}))
    }

    fn view(&mut self, params: &Params<'_>) -> Answer {
        let name = params.text("table")?;
        let number = params.whole_or_none("seat")?;
        let lang = params.text_or_none("lang")?.unwrap_or("en");
        let table = self.table(name)?;
        let lang = Lang::parse(lang).ok_or_else(|| Error::params("lang: must be en or fr"))?;
        let viewer = match number {
            Some(number) => Viewer::Seat(seat(number, table.seats())?),
            None => Viewer::Spectator,
        };
        Ok(json!({"view": table.view(viewer), "text": table.board(viewer, lang.into(), Ink::PLAIN)}))
    }

    fn suggest(&mut self, params: &Params<'_>) -> Answer {
        let (name, number) = (params.text("table")?, params.whole("seat")?);
        let (level, millis) = (params.text("level")?, params.whole_or_none("millis")?);
        let table = self.table(name)?;
        let seat = seat(number, table.seats())?;
        let level = Level::parse(level).ok_or_else(|| {
            let names: Vec<_> = courtly_host::LEVELS.iter().map(|level| level.name()).collect();
            Error::params(format!("level: must be one of {}, greedy, random", names.join(", ")))
        })?;
        if millis.is_some_and(|millis| millis < 0) {
            return Err(Error::params("millis: must not be negative"));
        }
        if table.over() {
            return Err(act_refused(ActError::Over));
        }
        let budget = millis.map_or(Budget::TURN, |millis| Budget::Millis(u32::try_from(millis).unwrap_or(u32::MAX)));
        let advised = table.advise(seat, level, budget).ok_or_else(|| act_refused(ActError::NotThisSeat))?;
        let ranked: Vec<_> =
            advised.ranked.iter().map(|(decision, win)| json!({"decision": decision, "win": win})).collect();
        Ok(json!({"decision": advised.decision, "win": advised.win, "ranked": ranked}))
    }

    fn result(&mut self, params: &Params<'_>) -> Answer {
        let table = self.table(params.text("table")?)?;
        let outcome = table.outcome().ok_or_else(|| Error::new(Error::NOT_OVER, "the game is not over yet"))?;
        Ok(json!({"winners": outcome.winners, "scores": outcome.scores, "reason": outcome.reason}))
    }

    fn perft(&mut self, params: &Params<'_>) -> Answer {
        let (name, depth) = (params.text("table")?, params.whole("depth")?);
        let table = self.table(name)?;
        let depth = u32::try_from(depth).map_err(|_| Error::params("depth: out of range"))?;
        match table.perft(depth, PERFT_NODES_MAX, PERFT_TIME_MAX) {
            Ok(nodes) => Ok(json!({"nodes": nodes})),
            Err(courtly_check::Exhausted) => {
                Err(Error::params("depth: the count would pass 10000000000 or take longer than 5 minutes"))
            }
        }
    }

    fn close(&mut self, params: &Params<'_>) -> Answer {
        let name = params.text("table")?;
        self.table(name)?;
        self.open.remove(name);
        Ok(json!({}))
    }

    fn table(&mut self, name: &str) -> Result<&mut Box<dyn Table>, Error> {
        self.open.get_mut(name).ok_or_else(|| Error::new(Error::NO_TABLE, "no such table"))
    }
}

fn list_games() -> Value {
    let games: Vec<Value> = games()
        .iter()
        .map(|game| {
            let options: Map<String, Value> =
                game.options.iter().map(|spec| (spec.name.to_owned(), json!(spec.values))).collect();
            json!({"id": game.id, "name": game.name, "seats": [game.seats.0, game.seats.1], "options": options})
        })
        .collect();
    json!({"games": games})
}

fn order(params: &Params<'_>) -> Result<Order, Error> {
    Ok(Order {
        game: params.text("game")?.to_owned(),
        options: params.options()?,
        edition: params.text_or_none("edition")?.map(str::to_owned),
    })
}

fn refused(error: OrderError) -> Error {
    match error {
        OrderError::UnknownGame => Error::params(format!("game: {error}")),
        OrderError::Load(LoadError::Setup(SetupError::Seats { .. } | SetupError::Option { .. })) => {
            Error::params(error.to_string())
        }
        OrderError::Load(LoadError::Setup(SetupError::Edition(_)) | LoadError::Position(_)) => {
            Error::new(Error::POSITION, error.to_string())
        }
    }
}

fn act_refused(error: ActError) -> Error {
    let code = match error {
        ActError::Over => Error::OVER,
        ActError::NotThisSeat => Error::NOT_THIS_SEAT,
        ActError::Illegal(_) => Error::ILLEGAL,
    };
    Error::new(code, error.to_string())
}

fn seats(set: SeatSet) -> Vec<u8> {
    set.iter().map(|seat| seat.0).collect()
}
