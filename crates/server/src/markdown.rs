//! Rules texts: Markdown to markup, with small boards for positions.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// A text with its headings.
#[derive(Clone, Debug)]
pub struct Rules {
    pub html: Markup,
    pub contents: Vec<Heading>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// As in the text: 2 or 3.
    pub level: u8,
    pub id: String,
    pub words: String,
}

/// All anchors of a rules text begin so, since they share a page with others.
const ANCHOR: &str = "rules-";

/// The address of an image that is a position.
const POSITION: &str = "position:";

/// The text as markup. `board` draws a position in the game's notation; where it cannot, the words of the image stand
/// alone. The page has a title and a heading of its own, so the first heading of the text is left out and the others
/// go down by one. HTML in the text is shown as it is written, and pictures from elsewhere are not loaded.
pub fn rules(text: &str, board: &dyn Fn(&str) -> Option<Markup>) -> Rules {
    let events: Vec<Event> = Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH).collect();
    let (mut out, mut contents) = (vec![], vec![]);
    let mut at = 0;
    while at < events.len() {
        let event = &events[at];
        at += 1;
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let end = inside(&events, at);
                if *level != HeadingLevel::H1 {
                    let heading = heading(*level, &words(&events[at..end]), &contents);
                    let tag = format!("h{}", heading.level + 1);
                    let id = html! { (heading.id) }.into_string();
                    out.push(markup(format!("<{tag} id=\"{id}\">")));
                    out.extend(events[at..end].iter().cloned().map(plain));
                    out.push(markup(format!("</{tag}>")));
                    contents.push(heading);
                }
                at = end + 1;
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                let end = inside(&events, at);
                let drawn = dest_url.strip_prefix(POSITION).and_then(|position| board(&decoded(position)));
                out.push(markup(picture(drawn, &words(&events[at..end])).into_string()));
                at = end + 1;
            }
            Event::Start(Tag::Table(_)) => {
                out.push(markup("<div class=\"scroll\" tabindex=\"0\">".to_owned()));
                out.push(event.clone());
            }
            Event::End(TagEnd::Table) => {
                out.push(event.clone());
                out.push(markup("</div>".to_owned()));
            }
            event => out.push(plain(event.clone())),
        }
    }
    let mut text = String::new();
    pulldown_cmark::html::push_html(&mut text, out.into_iter());
    Rules { html: PreEscaped(text), contents }
}

/// Where the element that was just opened ends.
fn inside(events: &[Event], from: usize) -> usize {
    let mut depth = 0;
    for (at, event) in events.iter().enumerate().skip(from) {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) if depth == 0 => return at,
            Event::End(_) => depth -= 1,
            _ => {}
        }
    }
    events.len()
}

/// An address without its `%20`s: spaces end an address in Markdown, and positions have some.
fn decoded(address: &str) -> String {
    let mut bytes = vec![];
    let mut rest = address.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match hex.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) if *first == b'%' => {
                bytes.push(byte);
                rest = &after[2..];
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn words(events: &[Event]) -> String {
    let mut words = String::new();
    for event in events {
        match event {
            Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => words.push_str(text),
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            _ => {}
        }
    }
    words
}

/// An event that can do no harm: HTML becomes text, links to elsewhere are only those of the web.
fn plain(event: Event) -> Event {
    match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let dest_url = if let Some(anchor) = dest_url.strip_prefix('#') {
                format!("#{ANCHOR}{anchor}").into()
            } else if dest_url.starts_with("https://") || dest_url.starts_with("http://") || dest_url.starts_with('/') {
                dest_url
            } else {
                CowStr::from("#")
            };
            Event::Start(Tag::Link { link_type, dest_url, title, id })
        }
        event => event,
    }
}

fn markup(html: String) -> Event<'static> {
    Event::InlineHtml(html.into())
}

/// The anchor is what other Markdown readers make of the words, so that links within the text work there too.
fn heading(level: HeadingLevel, words: &str, before: &[Heading]) -> Heading {
    let slug: String = words
        .to_lowercase()
        .chars()
        .filter_map(|c| match c {
            ' ' | '-' => Some('-'),
            c if c.is_alphanumeric() || c == '_' => Some(c),
            _ => None,
        })
        .collect();
    let first = format!("{ANCHOR}{slug}");
    let taken = |id: &str| before.iter().any(|heading| heading.id == id);
    let id = (0..)
        .map(|n| if n == 0 { first.clone() } else { format!("{first}-{n}") })
        .find(|id| !taken(id))
        .unwrap_or(first.clone());
    Heading { level: if level == HeadingLevel::H2 { 2 } else { 3 }, id, words: words.to_owned() }
}

fn picture(drawn: Option<Markup>, words: &str) -> Markup {
    html! {
        @if let Some(drawn) = drawn {
            span.position {
                span.position-board role="img" aria-label=(words) { (drawn) }
                span.position-words aria-hidden="true" { (words) }
            }
        } @else {
            em { (words) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Heading, rules};
    use maud::html;

    fn shown(text: &str) -> String {
        rules(text, &|position| (position == "good one").then(|| html! { svg {} })).html.into_string()
    }

    #[test]
    fn html_in_a_text_is_shown_and_not_obeyed() {
        let shown = shown("<script>alert(1)</script>\n\nA <b onclick=x>word</b> [x](javascript:alert(1))");
        assert!(!shown.contains("<script") && !shown.contains("<b ") && !shown.contains("javascript:"), "{shown}");
        assert!(shown.contains("&lt;script&gt;"), "{shown}");
    }

    #[test]
    fn headings_have_anchors_that_links_of_the_text_find() {
        let rules = rules("# Title\n\n## The *Crown*!\n\n[up](#the-crown)\n\n### End\n\n## End", &|_| None);
        let html = rules.html.into_string();
        assert!(html.contains("<h3 id=\"rules-the-crown\">The <em>Crown</em>!</h3>"), "{html}");
        assert!(html.contains("href=\"#rules-the-crown\""), "{html}");
        assert!(!html.contains("Title"), "{html}");
        let heading = |level, id: &str, words: &str| Heading { level, id: id.to_owned(), words: words.to_owned() };
        assert_eq!(
            rules.contents,
            [
                heading(2, "rules-the-crown", "The Crown!"),
                heading(3, "rules-end", "End"),
                heading(2, "rules-end-1", "End"),
            ]
        );
    }

    #[test]
    fn positions_are_drawn_and_other_pictures_are_words() {
        let html = shown(
            "![A board](position:good%20one) ![Same](<position:good one>) ![No board](<position:bad>) ![Far](https://x.example/a.png)",
        );
        assert!(html.contains("aria-label=\"A board\"><svg></svg>"), "{html}");
        assert!(html.contains("aria-label=\"Same\"><svg></svg>"), "{html}");
        assert!(html.contains("<em>No board</em>") && html.contains("<em>Far</em>"), "{html}");
        assert!(!html.contains("x.example"), "{html}");
    }
}
