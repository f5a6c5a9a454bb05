//! Draws a poster and says how long it took: `picture POSTER.svg SYMBOLS.svg STYLE.css OUT.png [dark]`.
use courtly_draw::png::{PREVIEW_SIZE, PngTheme, png};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [poster, symbols, style, out, ..] = &args[..] else {
        return Err("picture POSTER.svg SYMBOLS.svg STYLE.css OUT.png [dark]".into());
    };
    let theme = if args.get(4).is_some_and(|word| word == "dark") { PngTheme::Dark } else { PngTheme::Light };
    let [poster, symbols, style] = [poster, symbols, style].map(std::fs::read_to_string);
    let (poster, symbols, style) = (poster?, symbols?, style?);
    let (width, height) = PREVIEW_SIZE;
    let start = Instant::now();
    let bytes = png(&poster, &symbols, &style, theme, width, height)?;
    println!("{} ms, {} bytes", start.elapsed().as_millis(), bytes.len());
    std::fs::write(out, bytes)?;
    Ok(())
}
