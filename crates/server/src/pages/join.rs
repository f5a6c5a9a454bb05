//! An invitation: which game, who sits there, and a free seat to take. `POST /join/{code}` with `seat` (a number, or
//! `any`) and `name`.

use super::layout::{self, Head};
use super::model::{GameCard, SeatLine, Sitter, Terms};
use super::{Reader, lists, waiting};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct Invitation {
    pub code: String,
    pub game: GameCard,
    pub host: String,
    pub seats: Vec<SeatLine>,
    pub terms: Terms,
    /// The fingerprint of the seed.
    pub commitment: String,
    /// The game began or nobody else fits in; then there may be a table to watch.
    pub closed: bool,
    /// `/tables/{id}`, if the reader may watch or already sits there.
    pub table: Option<String>,
    /// What is wrong with what was sent, in words.
    pub fault: Option<String>,
    /// The path of a picture for link previews.
    pub image: Option<String>,
}

pub fn page(reader: &Reader, invitation: &Invitation) -> Markup {
    let game = &invitation.game;
    let title =
        reader.say("join-title", &[("name", invitation.host.clone().into()), ("game", game.name.clone().into())]);
    let body = html! {
        div.join {
            div.game-words {
                div.cover.big aria-hidden="true" { (lists::cover(game.id, game.cover)) }
                h1 { (title) }
                (lists::facts(reader, game))
                p.tagline { (game.tagline) }
                (waiting::terms(reader, &invitation.terms))
                (waiting::fair(reader, &invitation.commitment))
                p.jumps { a href={ "/games/" (game.id) "#rules" } { (reader.word("join-rules")) } }
            }
            section.panel aria-labelledby="seats" {
                h2 #seats { (reader.word("wait-seats")) }
                (waiting::fault(invitation.fault.as_deref()))
                @if invitation.closed { (closed(reader, invitation)) } @else { (form(reader, invitation)) }
            }
        }
    };
    let head =
        Head { description: game.tagline.clone(), image: invitation.image.clone(), private: true, ..Head::default() };
    layout::page(reader, &format!("{title} · Courtly"), head, body)
}

fn closed(reader: &Reader, invitation: &Invitation) -> Markup {
    html! {
        (waiting::seats(reader, &invitation.seats))
        p { (reader.word("join-closed")) }
        @match &invitation.table {
            Some(table) => a.btn.primary href=(table) { (reader.word("join-watch")) },
            None => a.btn.primary href={ "/games/" (invitation.game.id) } { (reader.word("join-own")) },
        }
    }
}

fn form(reader: &Reader, invitation: &Invitation) -> Markup {
    let first = invitation.seats.iter().position(|line| line.sitter == Sitter::Open);
    html! {
        form.stack method="post" action={ "/join/" (invitation.code) } {
            fieldset.bare {
                legend.sr { (reader.word("join-choose")) }
                ul.seats {
                    @for (n, line) in invitation.seats.iter().enumerate() {
                        li { (waiting::seat(reader, line, (line.sitter == Sitter::Open).then_some(Some(n) == first))) }
                    }
                }
            }
            (super::name_field(reader, true))
            (super::chance_field())
            button.primary.large { (reader.word("join-do")) }
        }
        @if let Some(table) = &invitation.table {
            p { a href=(table) { (reader.word("join-watch")) } }
        }
    }
}
