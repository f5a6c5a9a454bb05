//! `courtly arena` as a person or a script uses it.

use courtly_games::IDS;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn arena(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_courtly")).arg("arena").args(args).output().unwrap()
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("courtly-arena-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn named(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_duel_is_a_table_a_file_for_programs_and_a_page() {
    let folder = folder("duel");
    let files: Vec<[String; 2]> =
        ["1", "2"].map(|n| [named(&folder, &format!("{n}.json")), named(&folder, &format!("{n}.html"))]).to_vec();
    for (threads, [json, html]) in ["1", "2"].iter().zip(&files) {
        let output = arena(&[
            IDS[0],
            "--player",
            "greedy",
            "--player",
            "random",
            "--games",
            "20",
            "--seed",
            "x",
            "--threads",
            threads,
            "--json",
            json,
            "--html",
            html,
        ]);
        let shown = text(&output);
        assert!(shown.contains("greedy against random") && shown.contains("95 %"), "{shown}");
        assert!(output.stderr.is_empty(), "no progress line where nobody looks");
        assert!(!shown.contains('\u{1b}'));
    }
    let read = |file: &str| std::fs::read_to_string(file).unwrap();
    assert_eq!(read(&files[0][0]), read(&files[1][0]));
    assert_eq!(read(&files[0][1]), read(&files[1][1]));
    let value: serde_json::Value = serde_json::from_str(&read(&files[0][0])).unwrap();
    assert_eq!(value["duels"][0]["games"], 20);
    assert_eq!(value["duels"][0]["deals"].as_array().unwrap().len(), 10);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_edition_is_compared_with_the_printed_one() {
    let folder = folder("edition");
    let file = named(&folder, "my.toml");
    let printed = Command::new(env!("CARGO_BIN_EXE_courtly")).args(["edition", IDS[0]]).output().unwrap();
    std::fs::write(&file, text(&printed)).unwrap();
    let shown = text(&arena(&[IDS[0], "--edition", "default", "--edition", &file, "--games", "6"]));
    assert!(shown.contains("wins of seat 1") && shown.contains("difference"), "{shown}");
    assert!(shown.contains("6 games of each edition, played by greedy."), "{shown}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn mistakes_are_named_in_one_line() {
    for (args, message) in [
        (
            vec![IDS[0], "--player", "nobody", "--player", "greedy"],
            "no such player \"nobody\"; possible: random, greedy",
        ),
        (vec![IDS[0], "--player", "greedy"], "--player: 2 to"),
        (vec![IDS[0], "--seats", "17"], "17 seats are not possible"),
        (vec![IDS[0], "--option", "x"], "must be NAME=VALUE"),
        (vec![IDS[0], "--option", "x=y"], "option x"),
        (vec![IDS[0], "--sprt", "10,0"], "--sprt"),
        (vec![IDS[0], "--games", "0"], "--games: 1 to"),
        (vec![IDS[0], "--edition", "/no/such/file"], "/no/such/file"),
        (vec![IDS[0], "--json", "/no/such/folder/file"], "/no/such/folder/file"),
        (vec![IDS[0], "--json", "a-file", "--html", "./a-file"], "--json and --html are the same file"),
    ] {
        let output = arena(&args);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(error.contains(message) && error.lines().count() == 1, "{args:?}: {error}");
    }
    assert_eq!(arena(&["no-such-game"]).status.code(), Some(2));
}

#[test]
fn what_is_read_is_not_written_over() {
    let folder = std::env::temp_dir().join(format!("courtly-arena-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let kept = folder.join("kept");
    let kept = kept.to_str().unwrap();
    let [net, program] = [format!("net@{kept}"), format!("cmd:sh {kept}")];
    let hard = folder.join("hard");
    for (args, message) in [
        (["--player", &net, "--player", "greedy", "--json", kept], "--json and --player are the same file"),
        (["--player", &program, "--player", "greedy", "--json", kept], "--json and --player are the same file"),
        (["--edition", "default", "--edition", kept, "--html", kept], "--html and --edition are the same file"),
        (
            ["--edition", "default", "--edition", kept, "--html", hard.to_str().unwrap()],
            "--html and --edition are the same file",
        ),
    ] {
        std::fs::write(kept, "a letter").unwrap();
        if !hard.exists() {
            std::fs::hard_link(kept, &hard).unwrap();
        }
        let output = arena(&[&[IDS[0]], &args[..]].concat());
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && error.contains(message), "{error}");
        assert_eq!(std::fs::read(kept).unwrap(), b"a letter");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
