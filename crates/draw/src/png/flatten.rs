//! A poster with all its symbols, styles and words written out: what is left needs no stylesheet and no font.

use super::cascade::{Cascade, GEOMETRY, INHERITED, OWN, Style};
use super::selector::PAGE;
use super::text::{self, Run};
use super::{PngError, value};
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

pub(super) const ELEMENTS_MAX: usize = 50_000;
const OUTPUT_MAX: usize = 24_000_000;
/// Deeper trees would need a deeper stack in the renderer.
const DEPTH_MAX: usize = 96;
const USES_MAX: usize = 8;

const SHAPES: [&str; 7] = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
const DEFINITIONS: [&str; 7] = ["linearGradient", "radialGradient", "pattern", "clipPath", "mask", "marker", "filter"];

/// Where the walk is.
#[derive(Clone, Copy)]
struct At<'a> {
    /// Which document.
    source: usize,
    depth: usize,
    uses: usize,
    /// Inside a clip path groups are not allowed, so a `<use>` there hands its move down to the shape.
    moved: Option<&'a str>,
}

pub(super) struct Flatten<'a, 'input> {
    documents: [&'a Document<'input>; 2],
    ids: BTreeMap<&'a str, (usize, Node<'a, 'input>)>,
    cascade: Cascade,
    out: String,
    elements: usize,
    /// Ids of gradients, patterns and their like that the picture refers to, in the order they were met.
    wanted: Vec<String>,
}

/// The flat picture: its elements, and the box they are drawn in.
pub(super) struct Flat {
    pub(super) svg: String,
    pub(super) paper: String,
}

impl<'a, 'input> Flatten<'a, 'input> {
    /// `documents` are the poster and the symbols, each inside an element of the name [`PAGE`].
    pub(super) fn new(documents: [&'a Document<'input>; 2], cascade: Cascade) -> Self {
        let mut ids = BTreeMap::new();
        for (source, document) in documents.iter().enumerate() {
            for node in document.descendants() {
                if let Some(id) = node.attribute("id") {
                    ids.entry(id).or_insert((source, node));
                }
            }
        }
        Flatten { documents, ids, cascade, out: String::new(), elements: 0, wanted: vec![] }
    }

    /// Writes the poster as an `<svg>` fitted into the given box of a larger picture.
    pub(super) fn poster(mut self, [x, y, width, height]: [f32; 4]) -> Result<Flat, PngError> {
        let page = self.documents[0].root_element();
        let root = page.children().find(|node| node.has_tag_name_any("svg")).ok_or(PngError::NoPicture)?;
        let page_style = self.cascade.page(0, page);
        let style = self.cascade.style(0, root, &page_style);
        let paper = page_style.variable("--paper").and_then(|raw| value::plain(raw, self.cascade.theme, style.colour));
        let view_box = view_box(root).ok_or(PngError::NoPicture)?;
        let _ = write!(
            self.out,
            "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" viewBox=\"{view_box}\"{}>",
            if style.property("overflow") == Some("visible") { " overflow=\"visible\"" } else { "" }
        );
        self.children(root, &style, At { source: 0, depth: 0, uses: 0, moved: None })?;
        self.out.push_str("</svg>");
        self.definitions()?;
        Ok(Flat { svg: self.out, paper: paper.unwrap_or_else(|| "#fff".to_owned()) })
    }

    fn children(&mut self, node: Node<'a, 'input>, style: &Style, at: At) -> Result<(), PngError> {
        for child in node.children().filter(Node::is_element) {
            self.element(child, style, At { depth: at.depth + 1, ..at })?;
        }
        Ok(())
    }

    fn element(&mut self, node: Node<'a, 'input>, parent: &Style, at: At) -> Result<(), PngError> {
        let name = node.tag_name().name();
        let drawn = SHAPES.contains(&name) || matches!(name, "g" | "a" | "switch" | "svg" | "use" | "text");
        if !drawn || is_hidden(node) {
            return Ok(());
        }
        self.elements += 1;
        if self.elements > ELEMENTS_MAX {
            return Err(PngError::TooBig("elements"));
        }
        if self.out.len() > OUTPUT_MAX {
            return Err(PngError::TooBig("drawing"));
        }
        if at.depth > DEPTH_MAX {
            return Err(PngError::TooDeep);
        }
        let style = self.cascade.style(at.source, node, parent);
        if style.property("display") == Some("none") || style.property("clip-path") == Some("inset(50%)") {
            return Ok(());
        }
        match name {
            "use" => self.use_element(node, &style, at),
            "text" => {
                self.text(node, &style, at);
                Ok(())
            }
            "svg" => {
                self.open("g", &style, at.moved);
                let size = |name| style.property(name).or(node.attribute(name)).map(str::to_owned);
                let place = [size("x"), size("y"), size("width"), size("height")];
                self.viewport(node, &style, place, At { moved: None, ..at })?;
                self.out.push_str("</g>");
                Ok(())
            }
            _ if SHAPES.contains(&name) => {
                if !matches!(style.property("visibility"), Some("hidden" | "collapse")) {
                    self.shape(node, &style, at);
                }
                Ok(())
            }
            _ => {
                self.open("g", &style, at.moved);
                self.children(node, &style, At { moved: None, ..at })?;
                self.out.push_str("</g>");
                Ok(())
            }
        }
    }

    fn shape(&mut self, node: Node<'a, 'input>, style: &Style, at: At) {
        let name = node.tag_name().name();
        self.open_unclosed(name, style, at.moved);
        for property in INHERITED.into_iter().filter(|name| !name.starts_with("font") && *name != "color") {
            let Some(value) = style.paint(property) else { continue };
            let value = if property == "stroke-dashoffset" || property == "stroke-width" {
                style.number(property).map_or(value, |number| number.to_string())
            } else {
                value
            };
            self.want(&value);
            self.attribute(property, &value);
        }
        self.copied_attributes(node, style);
        self.out.push_str("/>");
    }

    /// Everything that says where and how large, and nothing that says how it looks: that is the style's part.
    fn copied_attributes(&mut self, node: Node, style: &Style) {
        for attribute in node.attributes().filter(|attribute| attribute.namespace().is_none()) {
            let name = attribute.name();
            let other =
                matches!(name, "class" | "style" | "id" | "href" | "role" | "tabindex" | "hidden" | "focusable");
            let styled = INHERITED.contains(&name) || OWN.contains(&name);
            let geometry = GEOMETRY.contains(&name) && style.property(name).is_some();
            let named = name.starts_with("data-") || name.starts_with("aria-");
            if !(other || styled || geometry || named) && value::is_sensible(attribute.value()) {
                self.attribute(name, attribute.value());
            }
        }
        for name in GEOMETRY {
            if let Some(value) = style.property(name).filter(|value| value::is_sensible(value)) {
                self.attribute(name, value);
            }
        }
    }

    fn use_element(&mut self, node: Node<'a, 'input>, style: &Style, at: At) -> Result<(), PngError> {
        let Some((source, target)) = href(node).and_then(|id| self.ids.get(id).copied()) else { return Ok(()) };
        if at.uses >= USES_MAX {
            return Err(PngError::TooDeep);
        }
        let size = |name: &str| style.property(name).or(node.attribute(name)).map(str::to_owned);
        let offset = |name| size(name).and_then(|text| value::length(&text, style.font_size)).unwrap_or(0.);
        let (x, y) = (offset("x"), offset("y"));
        let move_by = format!("{}translate({x} {y})", at.moved.unwrap_or(""));
        let inner = At { source, depth: at.depth + 1, uses: at.uses + 1, moved: None };
        if at.moved.is_some() {
            let moved = format!("{move_by}{}", transform(style).unwrap_or_default());
            return self.element(target, style, At { moved: Some(&moved), ..inner });
        }
        self.open("g", style, None);
        if x != 0. || y != 0. {
            let _ = write!(self.out, "<g transform=\"{move_by}\">");
        }
        match target.tag_name().name() {
            "symbol" | "svg" => {
                let own = self.cascade.style(source, target, style);
                let given = |name: &str| size(name).or(target.attribute(name).map(str::to_owned));
                self.viewport(target, &own, [None, None, given("width"), given("height")], inner)?;
            }
            _ => self.element(target, style, inner)?,
        }
        self.out.push_str(if x != 0. || y != 0. { "</g></g>" } else { "</g>" });
        Ok(())
    }

    /// A nested `<svg>`, which is also what a used symbol becomes.
    fn viewport(
        &mut self,
        node: Node<'a, 'input>,
        style: &Style,
        place: [Option<String>; 4],
        at: At,
    ) -> Result<(), PngError> {
        self.out.push_str("<svg");
        for (name, value) in ["x", "y", "width", "height"].into_iter().zip(place) {
            if let Some(value) = value.filter(|value| value::is_sensible(value)) {
                self.attribute(name, &value);
            }
        }
        for name in ["viewBox", "preserveAspectRatio"] {
            if let Some(value) = node.attribute(name).filter(|value| value::is_sensible(value)) {
                self.attribute(name, value);
            }
        }
        if style.property("overflow") == Some("visible") {
            self.out.push_str(" overflow=\"visible\"");
        }
        self.out.push('>');
        self.children(node, style, at)?;
        self.out.push_str("</svg>");
        Ok(())
    }

    fn text(&mut self, node: Node<'a, 'input>, style: &Style, at: At) {
        let mut runs = vec![];
        self.runs(node, style.clone(), at, &mut runs);
        if let Some(last) = runs.last_mut() {
            last.letters.truncate(last.letters.trim_end_matches(' ').len());
        }
        for run in &runs {
            self.elements += run.letters.len();
            for paint in ["fill", "stroke"] {
                if let Some(paint) = run.style.paint(paint) {
                    self.want(&paint);
                }
            }
        }
        self.open("g", style, at.moved);
        text::write(&runs, &mut self.out);
        self.out.push_str("</g>");
    }

    fn runs(&mut self, node: Node<'a, 'input>, style: Style, at: At, runs: &mut Vec<Run>) {
        let first = |name: &str| {
            let list = node.attribute(name)?;
            value::length(list.split([',', ' ']).find(|word| !word.is_empty())?, style.font_size)
        };
        let mut place = (first("x"), first("y"), first("dx").unwrap_or(0.), first("dy").unwrap_or(0.));
        for child in node.children() {
            if child.is_text() {
                let letters = collapsed(child.text().unwrap_or(""), runs.last());
                let shown = !matches!(style.property("visibility"), Some("hidden" | "collapse"));
                let (x, y, dx, dy) = std::mem::take(&mut place);
                let letters = if shown { letters } else { String::new() };
                runs.push(Run { letters, style: style.clone(), x, y, dx, dy });
            } else if child.has_tag_name_any("tspan") && !is_hidden(child) && at.depth < DEPTH_MAX {
                let own = self.cascade.style(at.source, child, &style);
                if own.property("display") != Some("none") {
                    // A place of the text that no letter has taken yet is the first word's.
                    if place != Default::default() {
                        let (x, y, dx, dy) = std::mem::take(&mut place);
                        runs.push(Run { letters: String::new(), style: style.clone(), x, y, dx, dy });
                    }
                    self.runs(child, own, At { depth: at.depth + 1, ..at }, runs);
                }
            }
        }
    }

    /// The gradients, patterns and their like that were asked for, and those they ask for.
    fn definitions(&mut self) -> Result<(), PngError> {
        self.out.push_str("<defs>");
        let mut done = BTreeSet::new();
        while let Some(id) = self.wanted.pop() {
            let Some((source, node)) = self.ids.get(id.as_str()).copied() else { continue };
            if !DEFINITIONS.contains(&node.tag_name().name()) || !done.insert(id) {
                continue;
            }
            let mut outer: Vec<Node> = node.ancestors().skip(1).filter(Node::is_element).collect();
            let page = outer.pop().ok_or(PngError::NoPicture)?;
            let mut style = self.cascade.page(source, page);
            for node in outer.into_iter().rev() {
                style = self.cascade.style(source, node, &style);
            }
            self.definition(source, node, &style, 0)?;
        }
        self.out.push_str("</defs>");
        Ok(())
    }

    fn definition(
        &mut self,
        source: usize,
        node: Node<'a, 'input>,
        parent: &Style,
        depth: usize,
    ) -> Result<(), PngError> {
        let name = node.tag_name().name();
        self.elements += 1;
        if self.elements > ELEMENTS_MAX || depth > DEPTH_MAX {
            return Err(PngError::TooBig("elements"));
        }
        let style = self.cascade.style(source, node, parent);
        self.out.push('<');
        self.out.push_str(name);
        if depth == 0 {
            self.attribute("id", node.attribute("id").unwrap_or(""));
        }
        self.copied_attributes(node, &style);
        if let Some(id) = href(node) {
            self.wanted.push(id.to_owned());
            self.attribute("href", &format!("#{id}"));
        }
        for property in ["stop-color", "stop-opacity", "flood-color", "flood-opacity", "overflow", "clip-path"] {
            if let Some(value) = style.paint(property) {
                self.want(&value);
                self.attribute(property, &value);
            }
        }
        self.out.push('>');
        match name {
            "clipPath" => self.children(node, &style, At { source, depth: 0, uses: 0, moved: Some("") })?,
            "pattern" | "mask" | "marker" => {
                self.children(node, &style, At { source, depth: 0, uses: 0, moved: None })?;
            }
            _ => {
                let part = |name: &str| name == "stop" || name.starts_with("fe");
                for child in node.children().filter(|child| child.is_element() && part(child.tag_name().name())) {
                    self.definition(source, child, &style, depth + 1)?;
                }
            }
        }
        let _ = write!(self.out, "</{name}>");
        Ok(())
    }

    fn open(&mut self, name: &str, style: &Style, moved: Option<&str>) {
        self.open_unclosed(name, style, moved);
        self.out.push('>');
    }

    /// Opens an element with what it does to itself as a whole.
    fn open_unclosed(&mut self, name: &str, style: &Style, moved: Option<&str>) {
        self.out.push('<');
        self.out.push_str(name);
        let transform = format!("{}{}", moved.unwrap_or(""), transform(style).unwrap_or_default());
        if !transform.is_empty() && value::is_sensible(&transform) {
            self.attribute("transform", &transform);
        }
        for property in ["opacity", "clip-path", "mask", "filter"] {
            let Some(value) = style.paint(property).filter(|value| value != "none") else { continue };
            self.want(&value);
            self.attribute(property, &value);
        }
        for property in ["mix-blend-mode", "isolation"] {
            if let Some(value) = style.property(property) {
                let declaration = format!("{property}:{value}");
                self.attribute("style", &declaration);
            }
        }
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.out.push(' ');
        self.out.push_str(name);
        self.out.push_str("=\"");
        for c in value.chars() {
            match c {
                '&' => self.out.push_str("&amp;"),
                '<' => self.out.push_str("&lt;"),
                '"' => self.out.push_str("&quot;"),
                _ => self.out.push(c),
            }
        }
        self.out.push('"');
    }

    fn want(&mut self, value: &str) {
        if let Some(id) = value.strip_prefix("url(#").and_then(|rest| rest.split(')').next()) {
            self.wanted.push(id.to_owned());
        }
    }
}

/// What an element does to its own space, from the attribute or from CSS.
fn transform(style: &Style) -> Option<String> {
    let words = |name: &str| style.property(name).filter(|value| *value != "none");
    let mut out = String::new();
    if let Some(by) = words("translate") {
        out.push_str(&value::transform(&format!("translate({by})"))?);
    }
    if let Some(by) = words("rotate") {
        out.push_str(&value::transform(&format!("rotate({by})"))?);
    }
    if let Some(by) = words("scale") {
        out.push_str(&value::transform(&format!("scale({by})"))?);
    }
    if let Some(written) = words("transform") {
        // The attribute has freer forms than CSS, and the renderer reads them.
        out.push_str(&value::transform(written).unwrap_or_else(|| written.to_owned()));
    }
    let origin = style.property("transform-origin").and_then(|origin| {
        let numbers: Option<Vec<f32>> = origin.split_ascii_whitespace().map(|word| value::length(word, 16.)).collect();
        numbers.filter(|numbers| numbers.len() == 2 && !origin.contains('%'))
    });
    match origin {
        Some(origin) if !out.is_empty() => {
            let (x, y) = (origin[0], origin[1]);
            Some(format!("translate({x} {y}){out}translate({} {})", -x, -y))
        }
        _ => Some(out),
    }
}

/// Targets are shown to those who may click; a picture has nobody.
fn is_hidden(node: Node) -> bool {
    let target = |classes: &str| classes.split_ascii_whitespace().any(|class| class == "target");
    node.attribute("hidden").is_some() || node.attribute("class").is_some_and(target)
}

fn href<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    let xlink = || node.attribute(("http://www.w3.org/1999/xlink", "href"));
    node.attribute("href").or_else(xlink)?.strip_prefix('#')
}

fn view_box(root: Node) -> Option<String> {
    let number = |text: &str| value::length(text, 16.).filter(|n| n.abs() < 1e6);
    if let Some(written) = root.attribute("viewBox") {
        let numbers: Vec<f32> =
            written.split([',', ' ', '\n']).filter(|word| !word.is_empty()).map(number).collect::<Option<_>>()?;
        return match numbers[..] {
            [x, y, width, height] if width > 0. && height > 0. => Some(format!("{x} {y} {width} {height}")),
            _ => None,
        };
    }
    let (width, height) = (number(root.attribute("width")?)?, number(root.attribute("height")?)?);
    (width > 0. && height > 0.).then(|| format!("0 0 {width} {height}"))
}

/// Runs of white space are one space, and none at the beginning of a line.
fn collapsed(text: &str, before: Option<&Run>) -> String {
    let mut spaced = before.is_none_or(|run| run.letters.is_empty() || run.letters.ends_with(' '));
    let mut out = String::new();
    for c in text.chars() {
        let space = matches!(c, ' ' | '\n' | '\t' | '\r');
        if !(space && spaced) {
            out.push(if space { ' ' } else { c });
        }
        spaced = space;
    }
    out
}

trait Named {
    /// By the bare name: fragments of HTML bear no namespace.
    fn has_tag_name_any(&self, name: &str) -> bool;
}

impl Named for Node<'_, '_> {
    fn has_tag_name_any(&self, name: &str) -> bool {
        self.is_element() && self.tag_name().name() == name
    }
}

/// A fragment as a document of its own.
pub(super) fn wrapped(fragment: &str) -> String {
    format!("<{PAGE} xmlns:xlink=\"http://www.w3.org/1999/xlink\">{fragment}</{PAGE}>")
}
