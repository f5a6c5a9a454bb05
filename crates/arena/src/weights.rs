use courtly_bots::Mastered;
use courtly_learn::Net;
use std::fs::File;
use std::io::Read;
use std::sync::Arc;

/// Far more than any network has; what is longer, or has no end, is something else.
const BYTES_MAX: u64 = 16 << 20;

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
        if name.is_empty() {
            return Err("after @ comes the file with the weights".to_owned());
        }
        let mut bytes = vec![];
        let file = File::open(name).and_then(|file| file.take(BYTES_MAX + 1).read_to_end(&mut bytes));
        file.map_err(|e| format!("{name}: {e}"))?;
        if bytes.len() as u64 > BYTES_MAX {
            return Err(format!("{name}: no weights are that long"));
        }
        Ok(Weights::File { name: name.to_owned(), bytes: bytes.into() })
    }

    pub fn file(&self) -> Option<&str> {
        match self {
            Weights::Shipped => None,
            Weights::File { name, .. } => Some(name),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_weights_is_refused_at_once() {
        assert!(Weights::read("").expect_err("no name").contains("after @"));
        assert!(Weights::read("nowhere.net").expect_err("no file").starts_with("nowhere.net: "));
        let file = std::env::temp_dir().join(format!("courtly-test-{}-long.net", std::process::id()));
        let long = File::create(&file).and_then(|long| long.set_len(BYTES_MAX + 1));
        long.expect("a file without content takes no room");
        let refused = Weights::read(&file.to_string_lossy()).expect_err("too long");
        std::fs::remove_file(&file).expect("it was there");
        assert!(refused.contains("that long"), "{refused}");
    }
}
