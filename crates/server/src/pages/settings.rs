//! What the reader likes. One form, `POST /settings`, with the fields `name`, `lang` (`auto`, `en`, `fr`), `theme`
//! (`system`, `light`, `dark`), `motion` (`normal`, `fast`, `off`), and the boxes `sounds`, `confirm`, `colour_help`.

use super::game::{check, radio};
use super::layout::{self, Head};
use super::{Reader, waiting};
use crate::settings::{MotionSpeed, Theme, Tongue};
use courtly_text::Lang;
use maud::{Markup, html};

/// The values themselves stand in the [`Reader`].
#[derive(Clone, Debug, Default)]
pub struct SettingsPage {
    /// Just saved.
    pub saved: bool,
    /// What is wrong with what was sent, in words.
    pub fault: Option<String>,
}

pub fn page(reader: &Reader, page: &SettingsPage) -> Markup {
    let settings = &reader.settings;
    let body = html! {
        h1.title { (reader.word("page-settings")) }
        @if page.saved { p.notice.good role="status" { (reader.word("set-saved")) } }
        (waiting::fault(page.fault.as_deref()))
        div.settings {
        form.stack method="post" action="/settings" {
            div.panel {
                label.field for="name" {
                    span { (reader.word("set-name")) }
                    input #name name="name" value=(reader.name.as_deref().unwrap_or("")) maxlength=(super::NAME_MAX)
                        data-full=(super::name_full(reader)) autocomplete="nickname" aria-describedby="name-note";
                    small #name-note { (reader.word("set-name-note")) }
                }
            }
            fieldset.panel {
                legend { (reader.word("page-language")) }
                div.ticks {
                    (radio("lang", "auto", settings.lang.is_none(), &reader.word("set-lang-auto"), ""))
                    @for (tongue, lang) in [(Tongue::En, Lang::En), (Tongue::Fr, Lang::Fr)] {
                        (radio("lang", lang.code(), settings.lang == Some(tongue), layout::own_name(lang), ""))
                    }
                }
            }
            fieldset.panel {
                legend { (reader.word("page-theme")) }
                div.ticks {
                    @for (theme, value) in
                        [(Theme::System, "system"), (Theme::Light, "light"), (Theme::Dark, "dark")] {
                        (radio("theme", value, settings.theme == theme, &reader.word(&format!("page-theme-{value}")), ""))
                    }
                }
                (check("colour_help", settings.colour_help, &reader.word("set-colour-help")))
            }
            fieldset.panel {
                legend { (reader.word("set-motion")) }
                div.ticks {
                    @for (motion, value) in
                        [(MotionSpeed::Normal, "normal"), (MotionSpeed::Fast, "fast"), (MotionSpeed::Off, "off")] {
                        (radio("motion", value, settings.motion == motion, &reader.word(&format!("page-motion-{value}")), ""))
                    }
                }
                p.note { (reader.word("set-motion-note")) }
            }
            fieldset.panel {
                legend { (reader.word("set-table")) }
                (check("sounds", settings.sounds, &reader.word("set-sounds")))
                (check("confirm", settings.confirm, &reader.word("set-confirm")))
            }
            button.primary { (reader.word("set-save")) }
        }
        aside aria-labelledby="device" {
            div.panel {
                h2 #device { (reader.word("dev-title")) }
                p { (reader.word("dev-lead")) }
                p { a.btn href="/me" { (reader.word("dev-go")) } }
            }
            (waiting::insecure(reader))
        }
        }
    };
    let head = Head { private: true, ..Head::default() };
    layout::page(reader, &format!("{} · Courtly", reader.word("page-settings")), head, body)
}
