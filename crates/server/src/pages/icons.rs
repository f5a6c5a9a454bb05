//! Small pictures in the page's own ink.

use maud::{Markup, html};

pub(super) fn crown() -> Markup {
    html! {
        svg.crown viewBox="-30 -24 60 48" aria-hidden="true" {
            g transform="scale(1.25)" {
                path d="M-11 7 -13-6-6.4-.6 0-10 6.4-.6 13-6 11 7Q0 10.2-11 7Z" {}
                circle cx="-13" cy="-7.4" r="1.9" {}
                circle cy="-11.4" r="2.1" {}
                circle cx="13" cy="-7.4" r="1.9" {}
            }
        }
    }
}

fn solid(path: &str) -> Markup {
    html! { svg.icon viewBox="0 0 16 16" aria-hidden="true" { path d=(path) {} } }
}

fn line(path: &str) -> Markup {
    html! { svg.icon.line viewBox="0 0 16 16" aria-hidden="true" { path d=(path) {} } }
}

pub(super) fn person() -> Markup {
    solid("M8 2a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM2.5 14C3 10 5 9 8 9S13 10 13.5 14Z")
}

pub(super) fn hourglass() -> Markup {
    line("M4 2H12M4 14H12M5 2C5 6 8 6.5 8 8S5 10 5 14M11 2C11 6 8 6.5 8 8S11 10 11 14")
}

pub(super) fn half() -> Markup {
    html! {
        svg.icon.line viewBox="0 0 16 16" aria-hidden="true" {
            circle cx="8" cy="8" r="5.6" {}
            path.fill d="M8 2.4a5.6 5.6 0 0 1 0 11.2Z" {}
        }
    }
}

pub(super) fn sun() -> Markup {
    line(
        "M8 5a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM8 1V2.6M8 13.4V15M1 8H2.6M13.4 8H15M3 3 4.2 4.2M11.8 11.8 13 13M3 13 4.2 11.8M11.8 4.2 13 3",
    )
}

pub(super) fn moon() -> Markup {
    line("M13 9.4A5.6 5.6 0 1 1 6.6 3 4.6 4.6 0 0 0 13 9.4Z")
}

pub(super) fn robot() -> Markup {
    line("M3.5 6H12.5V12.5H3.5ZM8 6V3M6 8.6V9.4M10 8.6V9.4M1.8 8V10.5M14.2 8V10.5M6.4 2.6H9.6")
}

pub(super) fn device() -> Markup {
    line("M2.5 3.5H13.5V10.5H2.5ZM6 13.5H10M8 10.5V13.5")
}
