//! The API for people: what can be asked, and a program to begin with.

#[derive(Clone, Debug)]
pub struct ApiPage {
    pub sections: Vec<Section>,
    /// A whole program.
    pub python: String,
}

#[derive(Clone, Debug)]
pub struct Section {
    /// In the reader's language.
    pub title: String,
    pub endpoints: Vec<Endpoint>,
}

#[derive(Clone, Debug)]
pub struct Endpoint {
    pub method: &'static str,
    pub path: &'static str,
    pub words: String,
    /// Examples, as JSON text.
    pub request: Option<String>,
    pub answer: Option<String>,
}
