//! What the page's own stylesheet gives to every picture.

/// The colours of the page, as `base.css` of the server has them; a test holds the two together.
pub(super) const TOKENS: &str = "
:root {
  --paper: light-dark(#f7f1e3, #14171f);
  --raised: light-dark(#fffaf0, #1d222d);
  --sunken: light-dark(#efe6d2, #0f1218);
  --ink: light-dark(#22252e, #ece6d8);
  --muted: light-dark(#625f58, #a8a297);
  --line: light-dark(#d9cdb4, #343b49);
  --gold: light-dark(#8a6508, #e3b94f);
  --gold-fill: light-dark(#d9a92c, #e3b94f);
  --gold-edge: light-dark(#7d5a06, #4b3708);
  --blue: light-dark(#2f5f9e, #7fb0ee);
  --crimson: light-dark(#a8323e, #f08a93);
  --green: light-dark(#2f6f4f, #74c69d);
  --violet: light-dark(#6b4c9a, #b79cf0);
  --amber: light-dark(#9a560f, #f0a95a);
  --on-seat: light-dark(#fffaf0, #14171f);
  --edge: light-dark(#8f8467, #727b8d);
  --serif: serif;
  --sans: sans-serif;
  color: var(--ink);
}
";

/// Seats' badges, which any board may hold.
pub(super) const BADGES: &str = "
.badge-shape { fill: var(--seat) }
.badge-letter { fill: var(--on-seat); font: 700 16px var(--sans) }
";

#[cfg(test)]
mod tests {
    use super::super::css::{Declaration, Sheet};

    fn root_colours(css: &str) -> Vec<Declaration> {
        let mut sheet = Sheet::default();
        sheet.add(css).unwrap();
        let root = sheet.blocks.swap_remove(0);
        let colour = |value: &str| value.starts_with("light-dark(") || value.starts_with('#');
        root.into_iter().filter(|declaration| colour(&declaration.value)).collect()
    }

    #[test]
    fn pictures_and_pages_have_the_same_colours() {
        let page = include_str!("../../../server/web/base.css");
        assert_eq!(root_colours(super::TOKENS), root_colours(page));
    }
}
