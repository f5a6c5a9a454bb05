//! What all pages have around them.

use super::{Reader, icons};
use crate::settings::{MotionSpeed, Theme};
use courtly_text::Lang;
use maud::{DOCTYPE, Markup, html};

/// What a page says about itself to browsers, search engines and link previews.
#[derive(Clone, Debug, Default)]
pub struct Head {
    pub description: String,
    /// The path of a picture for link previews.
    pub image: Option<String>,
    /// Stylesheets beside the common one, by path.
    pub styles: Vec<String>,
    /// Script modules, by path.
    pub scripts: Vec<String>,
    /// Private pages stay out of search engines.
    pub private: bool,
    /// Without scripts, the page is loaded anew after so many seconds.
    pub refresh: Option<u32>,
}

/// A page with the header bar and the footer.
pub fn page(reader: &Reader, title: &str, head: Head, body: Markup) -> Markup {
    let mut head = head;
    head.styles.insert(0, "/assets/pages.css".to_owned());
    head.scripts.insert(0, "/assets/pages.js".to_owned());
    let body = html! {
        a.skip href="#main" { (reader.word("page-skip")) }
        (bar(reader))
        main #main.wrap tabindex="-1" { (body) }
        (foot(reader))
    };
    document(reader, title, &head, "site", body)
}

/// A whole document with nothing around its body, for pages that fill the window themselves.
pub fn document(reader: &Reader, title: &str, head: &Head, class: &str, body: Markup) -> Markup {
    let settings = &reader.settings;
    let theme = match settings.theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    let motion = match settings.motion {
        MotionSpeed::Normal => None,
        MotionSpeed::Fast => Some("fast"),
        MotionSpeed::Off => Some("off"),
    };
    html! {
        (DOCTYPE)
        html lang=(reader.lang.code()) data-theme=[theme] data-motion=[motion]
            data-colour-help=[settings.colour_help.then_some("")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                @if !head.description.is_empty() { meta name="description" content=(head.description); }
                @if head.private { meta name="robots" content="noindex"; }
                meta name="color-scheme" content=(theme.unwrap_or("light dark"));
                @for (scheme, colour) in [("light", "#f7f1e3"), ("dark", "#14171f")] {
                    @if theme.is_none_or(|theme| theme == scheme) {
                        meta name="theme-color" content=(colour)
                            media=[theme.is_none().then(|| format!("(prefers-color-scheme: {scheme})"))];
                    }
                }
                meta property="og:type" content="website";
                meta property="og:site_name" content="Courtly";
                meta property="og:title" content=(title);
                meta property="og:url" content=(reader.address(&reader.path));
                meta property="og:locale" content=(match reader.lang { Lang::En => "en_GB", Lang::Fr => "fr_FR" });
                @if !head.description.is_empty() { meta property="og:description" content=(head.description); }
                @if let Some(image) = &head.image {
                    meta property="og:image" content=(reader.address(image));
                    meta name="twitter:card" content="summary_large_image";
                }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/base.css";
                @for style in &head.styles { link rel="stylesheet" href=(style); }
                @for script in &head.scripts { script type="module" src=(script) {} }
                @if let Some(seconds) = head.refresh {
                    noscript { meta http-equiv="refresh" content=(seconds); }
                }
            }
            body class=(class) { (body) }
        }
    }
}

fn bar(reader: &Reader) -> Markup {
    html! {
        header.bar {
            a.brand href="/" { (icons::crown()) span { "Courtly" } }
            nav.nav aria-label=(reader.word("page-nav")) {
                (link(reader, "/", "page-games", 0))
                (link(reader, "/tables", "page-tables", reader.turns))
                (link(reader, "/settings", "page-settings", 0))
            }
            span.grow {}
            @if let Some(name) = &reader.name {
                a.who href="/settings#name" {
                    span.sr { (reader.word("page-you-are")) " " } (icons::person()) span.who-name { (name) }
                }
            }
            (languages(reader))
            (themes(reader))
        }
    }
}

fn link(reader: &Reader, path: &str, key: &str, count: usize) -> Markup {
    let here = reader.path.split('?').next() == Some(path);
    html! {
        a href=(path) aria-current=[here.then_some("page")] {
            (reader.word(key))
            @if count > 0 {
                " " span.count.num aria-hidden="true" { (count) }
                span.sr { " " (reader.say("page-turns", &[("n", count.into())])) }
            }
        }
    }
}

/// The language switch: one button a language, in its own tongue.
fn languages(reader: &Reader) -> Markup {
    html! {
        form.seg method="post" action="/settings/language" aria-label=(reader.word("page-language")) {
            input type="hidden" name="back" value=(reader.path);
            @for lang in Lang::ALL {
                button name="lang" value=(lang.code()) lang=(lang.code()) aria-pressed=(lang == reader.lang)
                    title=(own_name(lang)) {
                    span aria-hidden="true" { (lang.code().to_uppercase()) }
                    span.sr { (own_name(lang)) }
                }
            }
        }
    }
}

/// What a language calls itself.
pub(crate) fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Fr => "Français",
    }
}

fn themes(reader: &Reader) -> Markup {
    html! {
        form.seg.themes method="post" action="/settings/theme" aria-label=(reader.word("page-theme")) {
            input type="hidden" name="back" value=(reader.path);
            @for (theme, value, icon) in [
                (Theme::System, "system", icons::half()),
                (Theme::Light, "light", icons::sun()),
                (Theme::Dark, "dark", icons::moon()),
            ] {
                button name="theme" value=(value) aria-pressed=(theme == reader.settings.theme)
                    title=(reader.word(&format!("page-theme-{value}"))) {
                    (icon) span.sr { (reader.word(&format!("page-theme-{value}"))) }
                }
            }
        }
    }
}

fn foot(reader: &Reader) -> Markup {
    html! {
        footer.foot {
            div.wrap {
                a href="/about" { (reader.word("page-about")) }
                a href="/about#keys" { (reader.word("page-keys")) }
                a href="/api" { (reader.word("page-api")) }
                a href="/me" { (reader.word("page-device")) }
                span.grow {}
                span { (reader.word("page-promise")) }
            }
        }
    }
}
