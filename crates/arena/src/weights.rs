use courtly_bots::Mastered;
use courtly_learn::Net;
use std::sync::Arc;

/// The weights that a contestant judges by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Weights {
    /// Those that come with the game.
    Shipped,
    /// Those of a file that `courtly train` wrote.
    File { name: String, bytes: Arc<[u8]> },
}

impl Weights {
    pub fn read(name: &str) -> Result<Weights, String> {
        let bytes = std::fs::read(name).map_err(|e| format!("{name}: {e}"))?;
        Ok(Weights::File { name: name.to_owned(), bytes: bytes.into() })
    }

    /// What the contestant's name says about them.
    pub fn name(&self) -> String {
        match self {
            Weights::Shipped => String::new(),
            Weights::File { name, .. } => format!("@{name}"),
        }
    }

    /// The network; none if none was trained for these rules. Weights of a file are believed on any edition.
    pub fn of<G: Mastered>(&self, game: &G) -> Result<Option<Arc<Net>>, String> {
        match self {
            Weights::Shipped => Ok(game.believed()),
            Weights::File { name, bytes } => {
                let net = Net::from_bytes(bytes, game.inputs());
                net.map(|net| Some(Arc::new(net))).map_err(|e| format!("{name}: {e}"))
            }
        }
    }
}
