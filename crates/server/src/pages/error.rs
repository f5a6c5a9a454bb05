//! Something went wrong.

#[derive(Clone, Debug)]
pub struct ErrorPage {
    pub status: u16,
    /// More than the status says, in the reader's language.
    pub message: Option<String>,
}
