//! What the reader likes. One form, `POST /settings`, with the fields `name`, `lang` (`auto`, `en`, `fr`), `theme`
//! (`system`, `light`, `dark`), `motion` (`normal`, `fast`, `off`), and the boxes `sounds`, `confirm`, `colour_help`.

/// The values themselves stand in the [`super::Reader`].
#[derive(Clone, Debug, Default)]
pub struct SettingsPage {
    /// Just saved.
    pub saved: bool,
    /// What is wrong with what was sent, in words.
    pub fault: Option<String>,
}
