//! Writes every page with made-up data and the files they load into a folder, to be looked at:
//! `cargo run -p courtly-server --example pages -- FOLDER`, then serve the folder and open `/en/home.html`.

mod specimens;

use courtly_text::Lang;
use std::path::Path;

const ASSETS: [&str; 4] = ["base.css", "pages.css", "pages.js", "icon.svg"];

fn main() -> std::io::Result<()> {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("say into which folder");
        std::process::exit(2);
    };
    let folder = Path::new(&folder);
    for lang in Lang::ALL {
        let into = folder.join(lang.code());
        std::fs::create_dir_all(&into)?;
        for (name, html) in specimens::all(lang, "Odile") {
            std::fs::write(into.join(format!("{name}.html")), html)?;
        }
    }
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("web");
    std::fs::create_dir_all(folder.join("assets"))?;
    for name in ASSETS {
        std::fs::copy(web.join(name), folder.join("assets").join(name))?;
    }
    for info in courtly_host::games() {
        std::fs::write(folder.join("assets").join(format!("{}.css", info.id)), info.style)?;
    }
    Ok(())
}
