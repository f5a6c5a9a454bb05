//! Stylesheets: rules in their order, without what only a screen can answer.

use super::PngError;
use super::selector::{Selector, Specificity};

pub(super) const RULES_MAX: usize = 8000;

/// A rule for one selector; a list of selectors makes several.
#[derive(Debug)]
pub(super) struct Rule {
    pub(super) selector: Selector,
    pub(super) specificity: Specificity,
    /// Shared by the selectors of a list: where the declarations are in [`Sheet::blocks`].
    pub(super) block: usize,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct Declaration {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) important: bool,
}

#[derive(Debug, Default)]
pub(super) struct Sheet {
    pub(super) rules: Vec<Rule>,
    pub(super) blocks: Vec<Vec<Declaration>>,
}

impl Sheet {
    /// Adds the rules of a stylesheet. What is not understood is passed over, as browsers do; blocks of `@media` and
    /// the like are left out, since a picture is no screen.
    pub(super) fn add(&mut self, css: &str) -> Result<(), PngError> {
        let css = without_comments(css);
        let mut rest = css.as_str();
        while let Some(end) = rest.find(['{', ';']) {
            let head = rest[..end].trim();
            if rest.as_bytes()[end] == b';' {
                rest = &rest[end + 1..];
                continue;
            }
            let (body, after) = block(&rest[end + 1..]);
            rest = after;
            if !head.starts_with('@') {
                self.rule(head, body)?;
            }
        }
        Ok(())
    }

    fn rule(&mut self, head: &str, body: &str) -> Result<(), PngError> {
        let block = self.blocks.len();
        for selector in Selector::list(head) {
            if self.rules.len() >= RULES_MAX {
                return Err(PngError::TooBig("rules of the stylesheet"));
            }
            self.rules.push(Rule { specificity: selector.specificity(), selector, block });
        }
        self.blocks.push(declarations(body));
        Ok(())
    }
}

/// The declarations of a block or of a `style` attribute. Rules nested in it are passed over.
pub(super) fn declarations(body: &str) -> Vec<Declaration> {
    let mut found = vec![];
    let mut rest = body;
    while !rest.is_empty() {
        let end = end_of_declaration(rest);
        let (part, stop) = (&rest[..end], rest[end..].chars().next());
        rest = rest.get(end + 1..).unwrap_or("");
        if stop == Some('{') {
            rest = block(rest).1;
            continue;
        }
        let Some((name, value)) = part.split_once(':') else { continue };
        let (value, important) = match value.trim().strip_suffix("!important") {
            Some(value) => (value.trim(), true),
            None => (value.trim(), false),
        };
        let name = name.trim();
        // Names of variables keep their case; those of properties have none.
        let name = if name.starts_with("--") { name.to_owned() } else { name.to_ascii_lowercase() };
        if !name.is_empty() && !name.contains(char::is_whitespace) {
            found.push(Declaration { name, value: value.to_owned(), important });
        }
    }
    found
}

/// Where a declaration ends: at `;` or `{` outside brackets and quotes, or with the text.
fn end_of_declaration(text: &str) -> usize {
    let (mut depth, mut quote) = (0usize, None);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), _) if open == c => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '(') => depth += 1,
            (None, ')') => depth = depth.saturating_sub(1),
            (None, ';' | '{') if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// The inside of a block whose brace is open already, and what follows it. An unclosed block goes to the end.
fn block(text: &str) -> (&str, &str) {
    let mut depth = 1usize;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return (&text[..at], &text[at + 1..]);
        }
    }
    (text, "")
}

fn without_comments(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        out.push(' ');
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_media_blocks_are_passed_over() {
        let mut sheet = Sheet::default();
        sheet
            .add("@charset 'x'; /* .no { } */ .a, .b { fill: red; --X: a;b } @media (x) { .c { d: e } .f { g: h } } .z{stroke:url(a;b)!important}")
            .unwrap();
        assert_eq!(sheet.rules.len(), 3);
        assert_eq!(sheet.blocks.len(), 2);
        assert_eq!(sheet.blocks[0][1], Declaration { name: "--X".into(), value: "a".into(), important: false });
        assert_eq!(sheet.blocks[1], [Declaration { name: "stroke".into(), value: "url(a;b)".into(), important: true }]);
    }

    #[test]
    fn nested_rules_do_not_swallow_what_follows() {
        assert_eq!(declarations("fill: red; .a { b: c } stroke: blue").len(), 2);
        assert_eq!(declarations("a; : b; c d: e").len(), 0);
    }
}
