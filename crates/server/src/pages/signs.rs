//! The small pictures on the buttons of a table.

use maud::{Markup, html};

fn line(path: &str) -> Markup {
    html! { svg.icon.line viewBox="0 0 16 16" aria-hidden="true" { path d=(path) {} } }
}

pub(super) fn sound() -> Markup {
    html! {
        svg.icon.line viewBox="0 0 16 16" aria-hidden="true" {
            path d="M2 6.2V9.8H4.4L7.6 12.6V3.4L4.4 6.2Z" {}
            path.on d="M10 5.6A3.4 3.4 0 0 1 10 10.4M12 3.8A6 6 0 0 1 12 12.2" {}
            path.off d="M10.4 6.2 14 9.8M14 6.2 10.4 9.8" {}
        }
    }
}

pub(super) fn menu() -> Markup {
    line("M2.5 4.5H13.5M2.5 8H13.5M2.5 11.5H13.5")
}

pub(super) fn pencil() -> Markup {
    line("M3 13 3.6 10.2 10.8 3 13 5.2 5.8 12.4ZM9.4 4.4 11.6 6.6")
}

pub(super) fn talk() -> Markup {
    line("M2.5 3.5H13.5V10.5H7L4 13.2V10.5H2.5Z")
}

pub(super) fn undo() -> Markup {
    line("M5.5 3 2.5 6 5.5 9M2.5 6H9.5A3.6 3.6 0 0 1 9.5 13.2H6")
}

pub(super) fn hint() -> Markup {
    line("M8 1.8A4.3 4.3 0 0 1 10.4 9.7V11.4H5.6V9.7A4.3 4.3 0 0 1 8 1.8ZM6.2 13.8H9.8")
}

pub(super) fn book() -> Markup {
    line(
        "M8 4C6.5 2.8 4.5 2.6 2.5 2.8V12.4C4.5 12.2 6.5 12.4 8 13.6C9.5 12.4 11.5 12.2 13.5 12.4V2.8C11.5 2.6 9.5 2.8 8 4ZM8 4V13.6",
    )
}

pub(super) fn first() -> Markup {
    line("M4 3.5V12.5M12.5 3.5 6 8 12.5 12.5Z")
}

pub(super) fn back() -> Markup {
    line("M11 3.5 5 8 11 12.5Z")
}

pub(super) fn next() -> Markup {
    line("M5 3.5 11 8 5 12.5Z")
}

pub(super) fn last() -> Markup {
    line("M12 3.5V12.5M3.5 3.5 10 8 3.5 12.5Z")
}

pub(super) fn play() -> Markup {
    html! {
        svg.icon.line viewBox="0 0 16 16" aria-hidden="true" {
            path.off d="M4.5 2.5 13 8 4.5 13.5Z" {}
            path.on d="M5 3V13M11 3V13" {}
        }
    }
}

/// A covered device that goes from one to the next.
pub(super) fn pass() -> Markup {
    html! {
        svg.pass viewBox="0 0 132 104" aria-hidden="true" {
            rect x="32" y="10" width="68" height="50" rx="7" stroke-width="3" {}
            path.fill transform="translate(66 37) scale(1.4)" d="M-11 7 -13-6-6.4-.6 0-10 6.4-.6 13-6 11 7Q0 10.2-11 7Z" {}
            path stroke-width="3" d="M14 70Q66 110 116 72M101 73 117 71 112 87" {}
        }
    }
}
