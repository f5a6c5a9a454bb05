use super::render::flat;
use super::*;
use resvg::tiny_skia::Pixmap;

const SYMBOLS: &str = r##"
<symbol id="t-pawn" viewBox="0 0 10 10"><circle class="t-body" cx="5" cy="5" r="5"/></symbol>
<symbol id="t-two" viewBox="0 0 20 10"><use href="#t-pawn" width="10" height="10"/><use href="#t-pawn" x="10" width="10" height="10" class="t-other"/></symbol>
<defs><pattern id="t-dots" width="4" height="4" patternUnits="userSpaceOnUse"><rect class="t-dot" width="2" height="2"/></pattern>
<linearGradient id="t-fade"><stop offset="0" stop-color="var(--gold)"/><stop offset="1" stop-color="#fff0"/></linearGradient>
<clipPath id="t-round"><use href="#t-disc" x="5"/></clipPath><circle id="t-disc" cx="50" cy="50" r="40"/></defs>
"##;

const STYLE: &str = "
/* a game */ :root { --t-one: light-dark(#ff0000, #00ff00) }
.t-body { fill: var(--t-colour, var(--t-one)); stroke: none }
.t-other { --t-colour: color-mix(in srgb, #0000ff 50%, transparent) }
.t-board > .t-ground { fill: #00f } .t-dot { fill: currentColor } .t-name { font: 700 12px var(--serif); fill: var(--ink); text-anchor: middle }
@media (max-width: 900px) { .t-body { display: none } }
";

const POSTER: &str = r##"<svg class="t-board" viewBox="0 0 100 100" role="img" aria-label="A board">
<title>A board</title><rect class="t-ground" width="100" height="100" clip-path="url(#t-round)"/>
<rect y="80" width="100" height="20" fill="url(#t-dots)"/><rect x="80" width="20" height="20" style="fill:url(#t-fade)"/>
<use href="#t-two" x="20" y="40" width="60" height="30" data-key="pawn"/>
<g class="target"><circle cx="50" cy="50" r="50"/></g><g hidden=""><circle cx="50" cy="50" r="50"/></g>
<svg x="10" y="10" width="20" height="20" viewBox="0 0 2 2"><path d="M0 0h2v2H0Z" fill="#fff"/></svg>
<text class="t-name" x="50" y="95">Île d’Été <tspan dx="2">12 × 3</tspan></text></svg>"##;

fn drawn(poster: &str, style: &str, theme: PngTheme) -> Pixmap {
    let bytes = png(poster, SYMBOLS, style, theme, 200, 100).unwrap();
    Pixmap::decode_png(&bytes).unwrap()
}

/// The colour at a point of the board, whose box of 100 is drawn 92 pixels high in the middle of the sheet.
fn colour_at(picture: &Pixmap, x: f32, y: f32) -> [u8; 3] {
    let scale = 0.92;
    let pixel = picture.pixel((100. + (x - 50.) * scale) as u32, (50. + (y - 50.) * scale) as u32).unwrap();
    [pixel.red(), pixel.green(), pixel.blue()]
}

#[test]
fn a_board_lies_on_paper_in_the_colours_of_the_theme() {
    let light = drawn(POSTER, STYLE, PngTheme::Light);
    assert_eq!((light.width(), light.height()), (200, 100));
    assert_eq!(colour_at(&light, -50., 50.), [0xf7, 0xf1, 0xe3]);
    assert_eq!(colour_at(&light, 35., 55.), [255, 0, 0]);
    let dark = drawn(POSTER, STYLE, PngTheme::Dark);
    assert_eq!(colour_at(&dark, -50., 50.), [0x14, 0x17, 0x1f]);
    assert_eq!(colour_at(&dark, 35., 55.), [0, 255, 0]);
}

#[test]
fn uses_clips_and_nested_pictures_are_drawn_where_they_belong() {
    let picture = drawn(POSTER, STYLE, PngTheme::Light);
    // The clip of radius 40, moved by its use to (55, 50), leaves the corners of the ground to the paper.
    assert_eq!(colour_at(&picture, 4., 50.), [0xf7, 0xf1, 0xe3]);
    assert_eq!(colour_at(&picture, 55., 30.), [0, 0, 255]);
    assert_eq!(colour_at(&picture, 20., 20.), [255, 255, 255]);
    // The second pawn has half of blue by a variable that came through two uses, over blue.
    assert_eq!(colour_at(&picture, 65., 55.), [0, 0, 255]);
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let once = png(POSTER, SYMBOLS, STYLE, PngTheme::Light, 300, 200).unwrap();
    assert_eq!(once, png(POSTER, SYMBOLS, STYLE, PngTheme::Light, 300, 200).unwrap());
}

#[test]
fn words_become_strokes_and_nothing_else_of_the_page_is_left() {
    let sheet = flat(POSTER, SYMBOLS, STYLE, PngTheme::Light, 200, 100).unwrap();
    for gone in ["class=", "<text", "<use", "var(", "light-dark", "<title", "data-", "aria-", "role="] {
        assert!(!sheet.contains(gone), "{gone}");
    }
    let without = POSTER.replace("Île d’Été", "");
    let shorter = flat(&without, SYMBOLS, STYLE, PngTheme::Light, 200, 100).unwrap();
    let count = |sheet: &str| sheet.matches("<path").count();
    // Eight letters and three accents; of the spaces nothing is drawn.
    assert_eq!(count(&sheet) - count(&shorter), 8 + 3);
}

#[test]
fn every_letter_of_both_languages_is_drawn() {
    let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸÆŒàâäçèéêëîïôöùûüÿæœ\
               .,:;!?'’“”«»\"()[]/%&#*°+−-–—×=·…→";
    for c in all.chars() {
        let (base, accent) = alphabet::parts(c);
        let letter = alphabet::letter_of(base.unwrap());
        assert_ne!(letter, alphabet::UNKNOWN, "{c}");
        for path in [letter.path, accent.map_or("M0 0", |accent| accent.path)] {
            let svg = format!("<svg xmlns='http://www.w3.org/2000/svg'><path d='{path}' stroke='red'/></svg>");
            let tree = resvg::usvg::Tree::from_str(&svg, &Default::default()).unwrap();
            assert!(tree.root().has_children() || path == "M0 0", "{c}: {path}");
        }
    }
}

#[test]
fn what_cannot_be_drawn_says_why() {
    let draw = |poster: &str, symbols: &str| png(poster, symbols, "", PngTheme::Light, 100, 100);
    assert_eq!(draw("", ""), Err(PngError::NoPicture));
    assert_eq!(draw("<p>no board</p>", ""), Err(PngError::NoPicture));
    assert_eq!(draw("<svg><g/></svg>", ""), Err(PngError::NoPicture));
    assert_eq!(draw("<svg viewBox='0 0 0 5'/>", ""), Err(PngError::NoPicture));
    assert!(matches!(draw("<svg viewBox='0 0 9 9'><g></svg>", ""), Err(PngError::Malformed(_))));
    assert!(matches!(draw("<svg viewBox='0 0 9 9'/>", "<symbol"), Err(PngError::Malformed(_))));
    let round = "<symbol id='a'><use href='#b'/></symbol><symbol id='b'><use href='#a'/></symbol>";
    assert_eq!(draw("<svg viewBox='0 0 9 9'><use href='#a'/></svg>", round), Err(PngError::TooDeep));
    let deep = format!("<svg viewBox='0 0 9 9'>{}{}</svg>", "<g>".repeat(3000), "</g>".repeat(3000));
    assert_eq!(draw(&deep, ""), Err(PngError::TooDeep));
    // Eight symbols of ten uses each would be a hundred million elements.
    let laughs: String = (0..8)
        .map(|n| {
            format!("<symbol id='l{n}'>{}<path d='M0 0h1'/></symbol>", format!("<use href='#l{}'/>", n + 1).repeat(10))
        })
        .collect();
    assert_eq!(draw("<svg viewBox='0 0 9 9'><use href='#l0'/></svg>", &laughs), Err(PngError::TooBig("elements")));
    let long = format!("<symbol id='a'><path d='M0 0{}'/></symbol>", "h1".repeat(200_000));
    let many = format!("<svg viewBox='0 0 9 9'>{}</svg>", "<use href='#a'/>".repeat(20_000));
    assert_eq!(draw(&many, &long), Err(PngError::TooBig("drawing")));
    assert_eq!(draw(&" ".repeat(INPUT_MAX + 1), ""), Err(PngError::TooBig("text")));
    assert_eq!(png(POSTER, "", "", PngTheme::Light, 8, 100), Err(PngError::Size));
    assert_eq!(png(POSTER, "", "", PngTheme::Light, 100, 5000), Err(PngError::Size));
}

#[test]
fn variables_in_a_circle_have_no_value() {
    let style = ".t-ground { --a: var(--b); --b: var(--a); fill: var(--a, #00f) } .t-dot { --c: var(--c) }";
    let sheet = flat(POSTER, SYMBOLS, style, PngTheme::Light, 100, 100).unwrap();
    assert!(sheet.contains("fill=\"#00f\""));
}

#[test]
fn later_and_heavier_rules_win_and_style_attributes_win_over_all() {
    let poster = "<svg viewBox='0 0 9 9'><path id='p' class='a b' fill='red' d='M0 0h1v1'/><path class='a' style='fill:#123' d='M0 0h1v1'/></svg>";
    let fills = |style: &str| {
        let sheet = flat(poster, "", style, PngTheme::Light, 100, 100).unwrap();
        sheet.split("<path fill=\"").skip(1).map(|rest| rest[..4].to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(fills("")[1], "#123");
    assert_eq!(fills(".b { fill: #abc } .a { fill: #def }"), ["#def", "#123"]);
    assert_eq!(fills(".a.b { fill: #abc } .a { fill: #def }"), ["#abc", "#123"]);
    assert_eq!(fills("#p { fill: #abc } .a.b { fill: #def }"), ["#abc", "#123"]);
    assert_eq!(fills(".a { fill: #abc !important } #p { fill: #def }"), ["#abc", "#abc"]);
}

/// Small random numbers, the same in every run.
fn random(seed: &mut u64) -> usize {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    (*seed >> 11) as usize
}

#[test]
fn no_input_makes_it_panic() {
    const BITS: [&str; 24] = [
        "<",
        ">",
        "\"",
        "'",
        "&amp;",
        "(",
        ")",
        "{",
        "}",
        ";",
        ":",
        ",",
        "var(--a",
        "--a:",
        "/*",
        "*/",
        "url(#",
        "%",
        "-",
        "1e30",
        "é",
        "\u{301}",
        "color-mix(in srgb, ",
        "light-dark(",
    ];
    let mut seed = 0x5eed_1234_5678_9abc;
    for round in 0..1500 {
        let start = seed;
        let mut texts = [POSTER.to_owned(), SYMBOLS.to_owned(), STYLE.to_owned()];
        for _ in 0..1 + random(&mut seed) % 4 {
            // Most changes go to the stylesheet, since a wounded XML is refused at once.
            let text = &mut texts[[2, 2, 2, 0, 1][random(&mut seed) % 5]];
            let place = |text: &str, seed: &mut u64| {
                let mut at = random(seed) % (text.len() + 1);
                while !text.is_char_boundary(at) {
                    at -= 1;
                }
                at
            };
            let (from, to) = (place(text, &mut seed), place(text, &mut seed));
            match random(&mut seed) % 3 {
                0 => text.insert_str(from, BITS[random(&mut seed) % BITS.len()]),
                1 => text.replace_range(from.min(to)..from.max(to), ""),
                _ => {
                    let digits: Vec<usize> =
                        text.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
                    if let Some(at) = digits.get(random(&mut seed) % digits.len().max(1)) {
                        text.replace_range(*at..at + 1, ["-7", "1e9", "0", ".5", "999999"][random(&mut seed) % 5]);
                    }
                }
            }
        }
        let theme = if round % 2 == 0 { PngTheme::Light } else { PngTheme::Dark };
        let result = std::panic::catch_unwind(|| png(&texts[0], &texts[1], &texts[2], theme, 40, 30));
        assert!(result.is_ok(), "seed {start:#x}: {texts:#?}");
    }
}

#[test]
#[ignore = "measures: cargo test --release -p courtly-draw -- --ignored --nocapture"]
fn a_picture_takes_less_than_a_moment() {
    let many = "<use href=\"#t-two\" x=\"20\" y=\"40\" width=\"60\" height=\"30\"/>".repeat(400);
    let poster = POSTER.replace("</svg>\n<text", &format!("</svg>{many}\n<text"));
    let start = std::time::Instant::now();
    png(&poster, SYMBOLS, STYLE, PngTheme::Light, PREVIEW_SIZE.0, PREVIEW_SIZE.1).unwrap();
    println!("{} ms", start.elapsed().as_millis());
    assert!(start.elapsed().as_millis() < 1000);
}
