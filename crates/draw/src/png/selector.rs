//! Which elements a rule is for.

use roxmltree::Node;

/// The element around a parsed fragment. It stands for everything that holds a board on a page.
pub(super) const PAGE: &str = "courtly-page";

/// How much a selector weighs: ids, then classes and their like, then names of elements.
pub(super) type Specificity = (u16, u16, u16);

/// Compounds from right to left, each with how it is bound to the one on its right.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Selector {
    last: Compound,
    before: Vec<(Bond, Compound)>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Bond {
    Within,
    Child,
    Next,
    After,
}

#[derive(Debug, Clone, Default, PartialEq)]
struct Compound {
    element: Option<String>,
    tests: Vec<Test>,
}

#[derive(Debug, Clone, PartialEq)]
enum Test {
    Id(String),
    Class(String),
    /// `[name]`, or `[name="value"]`.
    Attribute(String, Option<String>),
    Root,
    /// `:nth-child(an+b)`; `:first-child` is 0n+1.
    Nth(i32, i32),
    Last,
    Not(Vec<Compound>),
    Any(Vec<Compound>),
    /// Pointing, focus, pseudo-elements and whatever else no picture has.
    Never,
}

impl Selector {
    /// The selectors of a comma list; those that cannot be read are left out.
    pub(super) fn list(text: &str) -> Vec<Selector> {
        super::value::split_top(text, ',').into_iter().filter_map(Selector::parse).collect()
    }

    fn parse(text: &str) -> Option<Selector> {
        let mut compounds: Vec<(Bond, Compound)> = vec![];
        let mut bond = Bond::Within;
        let mut rest = text.trim();
        while !rest.is_empty() {
            let (compound, after) = Compound::parse(rest)?;
            compounds.push((bond, compound));
            let trimmed = after.trim_start();
            let spaced = trimmed.len() < after.len();
            (bond, rest) = match trimmed.chars().next() {
                None => (Bond::Within, trimmed),
                Some('>') => (Bond::Child, trimmed[1..].trim_start()),
                Some('+') => (Bond::Next, trimmed[1..].trim_start()),
                Some('~') => (Bond::After, trimmed[1..].trim_start()),
                Some(_) if spaced => (Bond::Within, trimmed),
                Some(_) => return None,
            };
        }
        let (mut bond, last) = compounds.pop()?;
        let mut before = vec![];
        while let Some((next, compound)) = compounds.pop() {
            before.push((bond, compound));
            bond = next;
        }
        Some(Selector { last, before })
    }

    pub(super) fn specificity(&self) -> Specificity {
        let mut sum = self.last.specificity();
        for (_, compound) in &self.before {
            let (ids, classes, elements) = compound.specificity();
            sum = (sum.0.saturating_add(ids), sum.1.saturating_add(classes), sum.2.saturating_add(elements));
        }
        sum
    }

    /// A class without which nothing can match, so that rules can be found by it.
    pub(super) fn class(&self) -> Option<&str> {
        self.last.tests.iter().find_map(|test| match test {
            // The page answers to classes it does not bear.
            Test::Class(name) if !page_class(name) => Some(name.as_str()),
            _ => None,
        })
    }

    pub(super) fn matches(&self, node: Node) -> bool {
        self.last.matches(node) && bound(&self.before, node)
    }
}

fn bound(before: &[(Bond, Compound)], node: Node) -> bool {
    let Some(((bond, compound), rest)) = before.split_first() else { return true };
    let fits = |other: Node| compound.matches(other) && bound(rest, other);
    match bond {
        Bond::Child => node.parent_element().is_some_and(fits),
        Bond::Next => node.prev_sibling_element().is_some_and(fits),
        Bond::Within => node.ancestors().skip(1).filter(Node::is_element).any(fits),
        Bond::After => node.prev_siblings().skip(1).filter(Node::is_element).any(fits),
    }
}

impl Compound {
    fn parse(text: &str) -> Option<(Compound, &str)> {
        let mut compound = Compound::default();
        let (name, mut rest) = word(text);
        if let Some(after) = text.strip_prefix('*') {
            rest = after;
        } else if !name.is_empty() {
            compound.element = Some(name.to_owned());
        }
        let start = text.len();
        while let Some(mark @ ('.' | '#' | '[' | ':')) = rest.chars().next() {
            let (test, after) = match mark {
                '[' => attribute(&rest[1..])?,
                ':' => pseudo(&rest[1..])?,
                _ => {
                    let (name, after) = word(&rest[1..]);
                    if name.is_empty() {
                        return None;
                    }
                    let name = name.to_owned();
                    (if mark == '.' { Test::Class(name) } else { Test::Id(name) }, after)
                }
            };
            compound.tests.push(test);
            rest = after;
        }
        (rest.len() < start).then_some((compound, rest))
    }

    fn specificity(&self) -> Specificity {
        let mut sum = (0u16, 0u16, self.element.is_some() as u16);
        for test in &self.tests {
            match test {
                Test::Id(_) => sum.0 += 1,
                Test::Not(inner) | Test::Any(inner) => {
                    let most = inner.iter().map(Compound::specificity).max().unwrap_or_default();
                    sum = (sum.0 + most.0, sum.1 + most.1, sum.2 + most.2);
                }
                _ => sum.1 += 1,
            }
        }
        sum
    }

    fn matches(&self, node: Node) -> bool {
        let page = node.tag_name().name() == PAGE;
        let named = |name: &String| match page {
            true => matches!(name.as_str(), "html" | "body" | "main" | "div"),
            false => node.tag_name().name() == name,
        };
        self.element.as_ref().is_none_or(named) && self.tests.iter().all(|test| test.holds(node, page))
    }
}

impl Test {
    fn holds(&self, node: Node, page: bool) -> bool {
        match self {
            Test::Id(id) if page => id == "board",
            Test::Id(id) => node.attribute("id") == Some(id),
            Test::Class(name) if page => page_class(name),
            Test::Class(name) => {
                node.attribute("class").is_some_and(|names| names.split_ascii_whitespace().any(|own| own == name))
            }
            Test::Attribute(name, None) => node.attribute(name.as_str()).is_some(),
            Test::Attribute(name, value) => node.attribute(name.as_str()) == value.as_deref(),
            Test::Root => page,
            Test::Nth(step, first) => {
                let place = 1 + node.prev_siblings().skip(1).filter(Node::is_element).count() as i32;
                let beyond = place - first;
                if *step == 0 { beyond == 0 } else { beyond % step == 0 && beyond / step >= 0 }
            }
            Test::Last => node.next_sibling_element().is_none(),
            Test::Not(inner) => !inner.iter().any(|compound| compound.matches(node)),
            Test::Any(inner) => inner.iter().any(|compound| compound.matches(node)),
            Test::Never => false,
        }
    }
}

/// The part of a page that holds a board says which game it is.
fn page_class(name: &str) -> bool {
    matches!(name, "board" | "part") || name.starts_with("game-")
}

fn attribute(text: &str) -> Option<(Test, &str)> {
    let (inner, after) = text.split_once(']')?;
    let test = match inner.split_once('=') {
        None => Test::Attribute(inner.trim().to_owned(), None),
        Some((name, value)) => {
            Test::Attribute(name.trim().to_owned(), Some(value.trim().trim_matches(['"', '\'']).to_owned()))
        }
    };
    // `~=`, `^=` and their like leave a sign that no name has.
    matches!(&test, Test::Attribute(name, _) if word(name).1.is_empty()).then_some((test, after))
}

fn pseudo(text: &str) -> Option<(Test, &str)> {
    let element = text.starts_with(':');
    let (name, rest) = word(text.trim_start_matches(':'));
    let (inner, after) = match rest.strip_prefix('(') {
        None => (None, rest),
        Some(open) => {
            let mut depth = 1usize;
            let close = open.char_indices().find(|(_, c)| {
                depth = depth + (*c == '(') as usize - (*c == ')') as usize;
                depth == 0
            });
            let (close, _) = close?;
            (Some(&open[..close]), &open[close + 1..])
        }
    };
    let compounds = || -> Vec<Compound> {
        let parts = super::value::split_top(inner.unwrap_or(""), ',').into_iter();
        parts
            .filter_map(|part| Compound::parse(part.trim()).filter(|(_, rest)| rest.is_empty()))
            .map(|(c, _)| c)
            .collect()
    };
    let test = match name {
        _ if element => Test::Never,
        "root" => Test::Root,
        "first-child" => Test::Nth(0, 1),
        "nth-child" => nth(inner.unwrap_or("")).map_or(Test::Never, |(step, first)| Test::Nth(step, first)),
        "last-child" => Test::Last,
        "not" => Test::Not(compounds()),
        "is" | "where" => Test::Any(compounds()),
        _ => Test::Never,
    };
    Some((test, after))
}

/// `odd`, `even`, `4`, `2n`, `3n+1`.
fn nth(text: &str) -> Option<(i32, i32)> {
    let number = |text: &str| text.trim().parse::<i16>().ok().map(i32::from);
    match text.trim() {
        "odd" => Some((2, 1)),
        "even" => Some((2, 0)),
        text => match text.split_once('n') {
            None => Some((0, number(text)?)),
            Some((step, first)) => {
                let step = match step {
                    "" | "+" => 1,
                    "-" => -1,
                    _ => number(step)?,
                };
                let first = first.replace(' ', "");
                Some((step, if first.is_empty() { 0 } else { number(&first)? }))
            }
        },
    }
}

/// A name at the beginning of a text, and what follows.
fn word(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).unwrap_or(text.len());
    text.split_at(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE_TEXT: &str = r#"<courtly-page><svg class="a b" id="x"><g class="c"><path/><path class="d" data-on="1"/></g></svg></courtly-page>"#;

    fn chosen(selector: &str) -> Vec<String> {
        let document = roxmltree::Document::parse(PAGE_TEXT).unwrap();
        let list = Selector::list(selector);
        let elements = document.descendants().filter(Node::is_element);
        let chosen = elements.filter(|node| list.iter().any(|selector| selector.matches(*node)));
        chosen.map(|node| format!("{}{}", node.tag_name().name(), node.attribute("class").unwrap_or(""))).collect()
    }

    #[test]
    fn selectors_find_their_elements() {
        assert_eq!(chosen(".a.b"), ["svga b"]);
        assert_eq!(chosen(".a .d"), ["pathd"]);
        assert_eq!(chosen(".a > .d").len(), 0);
        assert_eq!(chosen(".c > *").len(), 2);
        assert_eq!(chosen("#x path, g"), ["gc", "path", "pathd"]);
        assert_eq!(chosen(".game-any .c path + path"), ["pathd"]);
        assert_eq!(chosen("path:not(.d)"), ["path"]);
        assert_eq!(chosen("path:first-child"), ["path"]);
        assert_eq!(chosen("path:nth-child(2)"), ["pathd"]);
        assert_eq!(chosen("path:nth-child(2n + 1)"), ["path"]);
        assert_eq!(chosen("path:nth-child(-n+2)").len(), 2);
        assert_eq!(chosen("path:nth-child(n+3), path:nth-child(x), path:nth-child(0)").len(), 0);
        assert_eq!(chosen("[data-on='1']"), ["pathd"]);
        assert_eq!(chosen("path:is(.d, .e)"), ["pathd"]);
        assert_eq!(chosen(":root"), [PAGE]);
        for none in ["path:hover", ".d::before", "path:not(", "..a", ">", "", "a[b~=c]", "path[data-on=2]"] {
            assert_eq!(chosen(none).len(), 0, "{none}");
        }
    }

    #[test]
    fn ids_weigh_more_than_classes_and_classes_more_than_elements() {
        let weight = |text| Selector::parse(text).unwrap().specificity();
        assert_eq!(weight("#a .b.c path:not(.d)"), (1, 3, 1));
        assert!(weight("#a") > weight(".a.b.c"));
        assert!(weight(".a") > weight("svg g path"));
    }
}
