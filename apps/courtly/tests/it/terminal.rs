//! The program as a person uses it: whole games by numbers, leaving and coming back, mistakes.

use courtly_games::IDS;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Runs the program with this input and no terminal.
fn courtly(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_courtly"))
        .args(args)
        .env("LC_ALL", "en_GB.UTF-8")
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Written beside the reading, or both programs would wait on full pipes. It may end before it has read everything.
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_owned());
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
    let output = child.wait_with_output().unwrap();
    let _ = writer.join();
    output
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// A path in a fresh temporary folder of this test.
fn fresh(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("courtly-test-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder.join("game.record.jsonl")
}

#[test]
fn a_whole_game_by_numbers_ends_with_a_result_and_a_sound_record() {
    for id in IDS {
        for lang in ["en", "fr"] {
            let path = fresh(&format!("whole-{id}-{lang}"));
            let file = path.to_str().unwrap();
            let args = [
                "play", id, "--seed", "5", "--player", "human", "--player", "random", "--record", file, "--lang", lang,
            ];
            let shown = text(&courtly(&args, &"1\n".repeat(40_000)));
            let last = if lang == "en" { "The record is in" } else { "La partie est enregistrée dans" };
            assert!(shown.contains(last), "{id}: {}", &shown[shown.len().saturating_sub(2000)..]);
            assert!(!shown.contains('\u{1b}'), "no colour codes in a pipe");
            let verified = text(&courtly(&["verify", file, "--lang", "en"], ""));
            assert!(verified.starts_with("All right") && verified.contains("to its end"), "{id}: {verified}");
        }
    }
}

#[test]
fn leaving_and_coming_back_loses_nothing() {
    for id in IDS {
        let path = fresh(&format!("back-{id}"));
        let file = path.to_str().unwrap();
        let seats = ["--player", "human", "--player", "greedy"];
        let args = [&["play", id, "--seed", "3", "--record", file, "--plain"], &seats[..]].concat();
        let begun = text(&courtly(&args, "1\n1\n1\n1\nquit\n"));
        assert!(begun.contains("courtly play --resume"), "{id}: {begun}");
        let before = std::fs::read_to_string(&path).unwrap();
        let again = text(&courtly(&["play", "--resume", file, "--plain"], "1\n1\n1\n"));
        assert!(again.contains("courtly play --resume"), "{id}: the end of input is a farewell");
        let after = std::fs::read_to_string(&path).unwrap();
        assert!(after.starts_with(&before) && after.len() > before.len(), "{id}");
        text(&courtly(&["verify", file], ""));
        let stepped = text(&courtly(&["replay", file, "--as", "0", "--plain"], ""));
        assert!(stepped.contains("Step 1 of"), "{id}: {stepped}");
    }
}

#[test]
fn at_one_keyboard_nobody_sees_the_others_screen() {
    for id in IDS {
        let path = fresh(&format!("pass-{id}"));
        let args =
            ["play", id, "--seed", "8", "--player", "human", "--player", "human", "--record", path.to_str().unwrap()];
        let shown = text(&courtly(&args, &"\n1\n1\n1\n".repeat(30)));
        let screens: Vec<&str> = shown.split(&"\n".repeat(200)).collect();
        assert!(screens.len() > 2, "{id}: the keyboard is passed");
        // The last screen is the result, if it came so far; it shows what all may know.
        for screen in screens[1..].iter().filter(|screen| !screen.contains("The record is in")) {
            assert!(screen.trim_start().starts_with("Pass the keyboard to"), "{id}: {screen}");
        }
    }
}

#[test]
fn undo_help_hint_log_save_and_words_are_understood() {
    for id in IDS {
        let path = fresh(&format!("aside-{id}"));
        let copy = path.with_file_name("copy.jsonl");
        let input = format!("?\nhint\nlog\nboard\nxyzzy\n999\nundo\nsave {}\nquit\n", copy.display());
        let shown = text(&courtly(&["play", id, "--seed", "3", "--record", path.to_str().unwrap()], &input));
        for part in ["The champion would choose", "Nothing fits that", "no choice with this number", "Saved as"] {
            assert!(shown.contains(part), "{id}: {part} is missing in {shown}");
        }
        assert!(copy.exists());
    }
}

#[test]
fn bots_say_where_they_have_no_network() {
    for (option, said) in [("nobles=permanent", true), ("nobles=replaced", false)] {
        let path = fresh(&format!("untrained-{said}"));
        let args = ["play", "kings-road", "--option", option, "--record", path.to_str().unwrap()];
        let shown = text(&courtly(&args, "quit\n"));
        assert_eq!(shown.contains("The bots have never practised these rules"), said, "{shown}");
    }
}

#[test]
fn mistakes_get_one_clear_line_and_status_1() {
    let missing = fresh("mistakes");
    let folder = missing.parent().unwrap();
    let bad = folder.join("bad.toml");
    std::fs::write(&bad, "\nno-such-field = 3\n").unwrap();
    let taken = folder.join("taken.jsonl");
    std::fs::write(&taken, "precious").unwrap();
    for (args, message) in [
        (vec!["play", "--resume", missing.to_str().unwrap()], "No such file"),
        (
            vec!["verify", bad.to_str().unwrap()],
            "line 2: this is no record: its first line is no header (expected ident, at column 2)",
        ),
        (vec!["verify", taken.to_str().unwrap()], "line 1: the first line does not end"),
        (vec!["play", IDS[0], "--seats", "17"], "17 seats are not possible"),
        (vec!["play", IDS[0], "--option", "x"], "must be NAME=VALUE"),
        (vec!["play", IDS[0], "--option", "x=y"], "option x"),
        (vec!["play", IDS[0], "--edition", bad.to_str().unwrap()], "line 2, field no-such-field: no such field"),
        (vec!["play", IDS[0], "--record", taken.to_str().unwrap()], "already exists"),
        (vec!["bench", "--seconds", "0"], "--seconds"),
    ] {
        let output = courtly(&args, "");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(error.contains(message) && error.lines().count() == 1, "{args:?}: {error}");
    }
    assert_eq!(std::fs::read_to_string(&taken).unwrap(), "precious", "a file is never overwritten");
    assert_eq!(courtly(&["play", "no-such-game"], "").status.code(), Some(2));
}

#[test]
fn every_subcommand_explains_itself_with_an_example() {
    for command in ["play", "engine", "replay", "verify", "edition", "bench", "arena"] {
        let shown = text(&courtly(&[command, "--help"], ""));
        assert!(shown.contains("Example"), "{command}: {shown}");
    }
}

#[test]
fn a_puzzle_is_solved_tried_again_and_left() {
    for id in IDS {
        for (lang, solved, short) in [("en", "Solved!", "Not the best."), ("fr", "Résolu", "Il y a mieux.")] {
            // The solution is told in words, and words choose.
            let told = text(&courtly(&["puzzle", id, "--nr", "2", "--solution", "--lang", lang], ""));
            let words: String = told.lines().map(|line| format!("{}\n", line[5..].trim())).collect();
            let shown = text(&courtly(&["puzzle", id, "--nr", "2", "--lang", lang], &format!("{words}q\n")));
            assert!(shown.contains(solved) && !shown.contains(short), "{id}: {shown}");
            assert!(!shown.contains('\u{1b}'), "no colour codes in a pipe");
        }
    }
    // Somebody who errs may look at the solution and try again.
    let told = text(&courtly(&["puzzle", "kings-road", "--nr", "2", "--solution", "--lang", "en"], ""));
    let best = told[5..].trim();
    let shown = text(&courtly(&["puzzle", "kings-road", "--nr", "2"], &format!("123\ns\na\n{best}\nq\n")));
    assert!(shown.contains("Not the best.") && shown.contains("Solved!") && shown.contains(best), "{shown}");
    let wrong = courtly(&["puzzle", "royal-visit", "--nr", "100000"], "");
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("there are puzzles 1 to"));
}

#[test]
fn hints_solve_a_puzzle_and_say_when_it_is_too_late() {
    for id in IDS {
        let shown = text(&courtly(&["puzzle", id, "--nr", "3"], &format!("{}q\n", "hint\n\n".repeat(40))));
        assert!(shown.contains("Solved!") && !shown.contains("champion"), "{id}: {shown}");
    }
    // The solution places servants first.
    let shown = text(&courtly(&["puzzle", "royal-palace", "--nr", "3"], "3\nhint\nq\n"));
    assert!(shown.contains("does not begin like this"), "{shown}");
}

#[test]
fn puzzles_are_found_by_the_documented_command() {
    let found = || text(&courtly(&["puzzle", "royal-visit", "--find", "3", "--seed", "1"], ""));
    let list = found();
    assert_eq!(list.lines().count(), 4, "{list}");
    assert_eq!(list, found(), "same seed, same puzzles");
}

#[test]
fn a_finished_game_is_analysed_and_a_running_one_is_not() {
    let file = fresh("analyse");
    let name = file.to_str().unwrap();
    let bots = ["--player", "greedy", "--player", "random", "--seed", "3", "--record", name];
    text(&courtly(&[&["play", "kings-road"][..], &bots].concat(), ""));
    let analysis = text(&courtly(&["analyse", name, "--nodes", "1000"], ""));
    assert!(analysis.contains("hindsight  result  accuracy") && analysis.contains("Better: "), "{analysis}");
    assert_eq!(analysis, text(&courtly(&["analyse", name, "--nodes", "1000"], "")), "the same every time");
    let cut: Vec<String> =
        std::fs::read_to_string(&file).unwrap().lines().take(6).map(|line| format!("{line}\n")).collect();
    std::fs::write(&file, cut.concat()).unwrap();
    let refused = courtly(&["analyse", name], "");
    assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains("not over"));
}

#[test]
fn bots_alone_are_watched_turn_by_turn_and_nobody_is_told_of_commands() {
    let file = fresh("watched");
    let name = file.to_str().unwrap();
    let bots = ["play", "royal-visit", "--player", "greedy", "--player", "random", "--seed", "3", "--record", name];
    let watched = text(&courtly(&bots, ""));
    let turns = watched.lines().filter(|line| line.trim().ends_with("’s turn.")).count();
    assert!(turns > 5 && !watched.contains("A number chooses"), "{watched}");
    // Whoever comes back to what is over sees how it ended, not all of it.
    let again = text(&courtly(&["play", "--resume", name], ""));
    let ending = watched.lines().rev().take_while(|line| !line.trim().ends_with("’s turn.")).count();
    assert!(again.lines().count() < watched.lines().count() && again.lines().count() > 12.min(ending), "{again}");
}
