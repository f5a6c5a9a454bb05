//! What this is.

#[derive(Clone, Debug, Default)]
pub struct About {
    /// Where the source code is, if the one who runs this server says so.
    pub source: Option<String>,
    pub version: String,
}
