//! What holds for every page, whoever wrote it.

#[path = "../../examples/pages/specimens.rs"]
mod specimens;

use courtly_text::Lang;
use std::collections::BTreeSet;

/// A name that would do harm wherever it is not escaped.
const HOSTILE: &str = "<img src=x onerror=alert(1)>\"'&";

#[derive(Debug)]
struct Tag {
    name: String,
    attributes: Vec<(String, String)>,
    end: bool,
}

impl Tag {
    fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// The tags of markup that quotes all values, as ours does.
fn tags(html: &str) -> Vec<Tag> {
    let mut found = vec![];
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        if rest.starts_with("!--") {
            rest = &rest[rest.find("-->").expect("a comment ends")..];
            continue;
        }
        let mut quoted = false;
        let close = rest.find(|c| {
            quoted ^= c == '"';
            c == '>' && !quoted
        });
        let inside = &rest[..close.expect("a tag ends")];
        rest = &rest[inside.len()..];
        let end = inside.starts_with('/');
        let inside = inside.trim_matches('/');
        let (name, mut left) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
        let mut attributes = vec![];
        loop {
            left = left.trim_start();
            let stop = left.find(['=', ' ', '\n']).unwrap_or(left.len());
            let (key, after) = left.split_at(stop);
            if key.is_empty() {
                break;
            }
            let value = after.strip_prefix("=\"").and_then(|text| text.split_once('"'));
            attributes.push((key.to_owned(), value.map_or("", |(value, _)| value).to_owned()));
            left = value.map_or(after, |(_, after)| after);
        }
        found.push(Tag { name: name.to_lowercase(), attributes, end });
    }
    found
}

fn every_page(check: impl Fn(&str, &str, &[Tag])) {
    for lang in Lang::ALL {
        for (name, html) in specimens::all(lang, "Odile") {
            check(&format!("{name} ({})", lang.code()), &html, &tags(&html));
        }
    }
}

#[test]
fn every_page_speaks_both_languages() {
    let (english, french) = (specimens::all(Lang::En, "Odile"), specimens::all(Lang::Fr, "Odile"));
    assert!(english.len() > 20 && english.len() == french.len());
    for ((name, en), (_, fr)) in english.iter().zip(&french) {
        assert!(en.contains("<html lang=\"en\"") && fr.contains("<html lang=\"fr\""), "{name}");
        assert!(en.contains("My tables") && fr.contains("Mes tables"), "{name}");
    }
}

#[test]
fn french_puts_a_narrow_space_before_high_marks() {
    for line in include_str!("../../locales/pages.fr.ftl").lines().filter(|line| !line.starts_with('#')) {
        let value = line.split_once(" = ").map_or(line, |(_, value)| value);
        for (at, mark) in value.char_indices().filter(|(_, c)| ":;!?»".contains(*c)) {
            assert!(value[..at].ends_with('\u{202f}'), "before {mark} in: {line}");
        }
        for (at, _) in value.match_indices('«') {
            assert!(value[at..].starts_with("«\u{202f}"), "{line}");
        }
        assert!(!value.contains('\''), "{line}");
    }
}

#[test]
fn names_and_texts_are_escaped() {
    let shown = specimens::all(Lang::En, HOSTILE).into_iter().filter(|(name, html)| {
        assert!(!html.contains("<img"), "{name}");
        assert!(tags(html).iter().all(|tag| tag.attribute("onerror").is_none()), "{name}");
        html.contains("&lt;img src=x onerror=alert(1)&gt;&quot;")
    });
    assert!(shown.count() > 15);
}

#[test]
fn there_is_no_script_and_no_style_inside() {
    every_page(|page, html, tags| {
        for tag in tags.iter().filter(|tag| !tag.end) {
            assert!(tag.name != "script" || tag.attribute("src").is_some(), "{page}");
            assert!(tag.name != "style", "{page}");
            assert!(tag.attributes.iter().all(|(key, _)| !key.starts_with("on")), "{page}: {tag:?}");
        }
        assert!(!html.contains("javascript:"), "{page}");
    });
}

#[test]
fn every_field_has_a_label() {
    every_page(|page, _, tags| {
        let labelled: BTreeSet<&str> = tags.iter().filter_map(|tag| tag.attribute("for")).collect();
        let mut inside = false;
        for tag in tags {
            match tag.name.as_str() {
                "label" => inside = !tag.end,
                "input" | "select" | "textarea" if !tag.end && tag.attribute("type") != Some("hidden") => {
                    let named = tag.attribute("id").is_some_and(|id| labelled.contains(id));
                    assert!(inside || named || tag.attribute("aria-label").is_some(), "{page}: {tag:?}");
                }
                _ => {}
            }
        }
    });
}

#[test]
fn forms_send_to_this_server() {
    every_page(|page, _, tags| {
        for form in tags.iter().filter(|tag| tag.name == "form" && !tag.end) {
            assert_eq!(form.attribute("method"), Some("post"), "{page}");
            assert!(form.attribute("action").is_some_and(|action| action.starts_with('/')), "{page}");
        }
    });
}

#[test]
fn every_page_has_one_title_and_links_that_arrive() {
    every_page(|page, _, tags| {
        let starts = |name: &str| tags.iter().filter(|tag| tag.name == name && !tag.end).count();
        assert_eq!((starts("h1"), starts("main"), starts("title")), (1, 1, 1), "{page}");
        let ids: Vec<&str> = tags.iter().filter_map(|tag| tag.attribute("id")).collect();
        let different: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), different.len(), "{page}: {ids:?}");
        let here = tags.iter().filter_map(|tag| tag.attribute("href")?.strip_prefix('#'));
        let named = tags.iter().filter_map(|tag| tag.attribute("aria-labelledby"));
        for id in here.chain(named) {
            assert!(different.contains(id), "{page}: nothing is called {id}");
        }
    });
}
