//! `courtly train`: the same command writes the same bytes, also when it was stopped on the way.

use std::path::PathBuf;
use std::process::{Command, Output};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("training-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn train(more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_courtly")).args(["train", "royal-visit"]).args(more).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).trim().to_owned()
}

#[test]
fn the_same_command_writes_the_same_weights() {
    let folder = folder("same");
    let files = ["a.net", "b.net"].map(|name| folder.join(name));
    for file in &files {
        let done = train(&["--games", "20", "--seed", "3", "--out", file.to_str().unwrap()]);
        assert!(done.status.success(), "{}", said(&done));
        let told = String::from_utf8(done.stdout).unwrap();
        assert_eq!(told.lines().count(), 1);
        assert!(
            told.contains("20 games") && told.contains("loss") && told.contains("against the best before"),
            "{told}"
        );
    }
    let [a, b] = files.map(|file| std::fs::read(file).unwrap());
    assert!(a == b && a.len() > 50_000 && a.len() < 256 * 1024, "{} and {} bytes", a.len(), b.len());
}

#[test]
fn chapters_are_the_same_on_any_number_of_threads() {
    let folder = folder("chapters");
    let nets = ["1", "3"].map(|threads| {
        let file = folder.join(format!("{threads}.net"));
        let course = ["--games", "30", "--chapter", "10", "--passes", "2", "--threads", threads];
        let done = train(&[&course[..], &["--out", file.to_str().unwrap()]].concat());
        assert!(done.status.success(), "{}", said(&done));
        std::fs::read(file).unwrap()
    });
    assert!(nets[0] == nets[1]);
}

#[test]
fn a_checkpoint_of_another_training_is_refused() {
    let folder = folder("other");
    let [out, kept] = ["x.net", "x.training"].map(|name| folder.join(name));
    let [out, kept] = [out.to_str().unwrap(), kept.to_str().unwrap()];
    let both = ["--out", out, "--checkpoint", kept];
    assert!(train(&[&["--games", "5"], &both[..]].concat()).status.success());
    // Gone through already: the same command has nothing left to do.
    let again = train(&[&["--games", "5"], &both[..]].concat());
    assert!(again.status.success());
    assert_eq!(String::from_utf8_lossy(&again.stdout), "all 5 games were played before\n");
    let other = train(&[&["--games", "6"], &both[..]].concat());
    let why = "this is another training: seed 1, 5 games, rate 0.05, lambda 0.7, against itself, not seed 1, 6 games,";
    assert!(!other.status.success() && said(&other).contains(why), "{}", said(&other));
    let other = train(&[&["--games", "5", "--chapter", "2"], &both[..]].concat());
    let why =
        "against itself, not seed 1, 5 games, rate 0.0003, lambda 0.7, chapters of 2 games 4 times, against itself";
    assert!(!other.status.success() && said(&other).contains(why), "{}", said(&other));
    let copy = folder.join("copy.net");
    std::fs::copy(out, &copy).unwrap();
    let copy = copy.to_str().unwrap();
    for rival in [&["--against", "shipped"][..], &["--against", "greedy"], &["--against", copy, "--alone", "2"]] {
        let other = train(&[&["--games", "5"], rival, &both[..]].concat());
        assert!(!other.status.success() && said(&other).contains("another training"), "{}", said(&other));
    }
    std::fs::write(kept, "nonsense").unwrap();
    let broken = train(&[&["--games", "5"], &both[..]].concat());
    assert!(!broken.status.success() && said(&broken).contains("not a checkpoint"), "{}", said(&broken));
}

#[test]
fn a_course_that_makes_no_sense_is_refused() {
    let done = train(&["--rate", "-1", "--out", "nowhere.net"]);
    assert!(!done.status.success(), "{}", said(&done));
    let done = train(&["--lambda", "2", "--out", "nowhere.net"]);
    assert_eq!(said(&done), "courtly: lambda is from 0 to 1");
    let done = train(&["--games", "0", "--out", "nowhere.net"]);
    assert_eq!(said(&done), "courtly: a training has at least one game");
    let done = train(&["--games", "5", "--against", "shipped", "--alone", "6", "--out", "nowhere.net"]);
    assert_eq!(said(&done), "courtly: --alone has more games than there are in all");
    let done = train(&["--chapter", "0", "--out", "nowhere.net"]);
    assert_eq!(said(&done), "courtly: a chapter has from 1 to 100000 games");
    let done = train(&["--chapter", "5", "--passes", "1001", "--out", "nowhere.net"]);
    assert_eq!(said(&done), "courtly: a chapter is gone through from 1 to 1000 times");
    for alone in ["--passes", "--threads"] {
        let done = train(&[alone, "2", "--out", "nowhere.net"]);
        assert!(!done.status.success() && said(&done).contains("--chapter"), "{}", said(&done));
    }
    let king = ["train", "kings-road", "--games", "5", "--against", "greedy", "--out", "nowhere.net"];
    let done = Command::new(env!("CARGO_BIN_EXE_courtly")).args(king).output().unwrap();
    assert_eq!(said(&done), "courtly: no network of this game learns to beat the greedy player");
}

#[test]
fn a_file_that_cannot_be_written_is_refused_before_anything_is_learned() {
    let folder = folder("unwritable");
    let [nowhere, kept] = ["no/x.net", "x.training"].map(|name| folder.join(name));
    for out in [&folder, &nowhere] {
        let done = train(&["--games", "5", "--out", out.to_str().unwrap()]);
        assert!(!done.status.success() && done.stdout.is_empty(), "{}", said(&done));
    }
    let kept = kept.to_str().unwrap();
    let done = train(&["--games", "5", "--out", kept, "--checkpoint", kept]);
    assert_eq!(said(&done), "courtly: --out and --checkpoint are the same file");
    let spelt = folder.join("..").join(folder.file_name().unwrap()).join("x.training");
    let done = train(&["--games", "5", "--out", kept, "--checkpoint", spelt.to_str().unwrap()]);
    assert_eq!(said(&done), "courtly: --out and --checkpoint are the same file");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "nothing is left behind");
    let [net, also] = ["a.net", "b.net"].map(|name| folder.join(name).to_str().unwrap().to_owned());
    assert!(train(&["--games", "5", "--out", &net]).status.success());
    #[cfg(unix)]
    std::os::unix::fs::symlink(&net, &also).unwrap();
    #[cfg(not(unix))]
    std::fs::copy(&net, &also).unwrap();
    let before = std::fs::read(&net).unwrap();
    let done = train(&["--games", "5", "--against", &net, "--out", &net]);
    assert_eq!(said(&done), "courtly: --out and --against are the same file");
    let done = train(&["--games", "5", "--against", &also, "--out", &net]);
    assert!(cfg!(not(unix)) || said(&done) == "courtly: --out and --against are the same file");
    assert_eq!(std::fs::read(&net).unwrap(), before);
    // Files are written beside their place first, where nobody else's lie.
    let new = format!("{kept}.new");
    std::fs::copy(&net, &new).unwrap();
    assert!(train(&["--games", "5", "--out", &format!("{kept}.net"), "--checkpoint", kept]).status.success());
    assert_eq!(std::fs::read(&new).unwrap(), before);
    // Whoever named a link means what it leads to.
    #[cfg(unix)]
    {
        assert!(train(&["--games", "6", "--seed", "2", "--out", &also]).status.success());
        assert!(std::fs::symlink_metadata(&also).unwrap().is_symlink() && std::fs::read(&net).unwrap() != before);
        let socket = folder.join("socket");
        let _listening = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        let done = train(&["--games", "5", "--out", socket.to_str().unwrap()]);
        assert!(said(&done).ends_with("this is no ordinary file, and stays"), "{}", said(&done));
        std::fs::remove_file(&socket).unwrap();
    }
    std::fs::write(kept, "a letter").unwrap();
    let done = train(&["--games", "5", "--out", kept]);
    assert!(said(&done).ends_with("x.training: this is no network, and stays"), "{}", said(&done));
    assert_eq!(std::fs::read(kept).unwrap(), b"a letter");
}

#[test]
fn who_learns_to_beat_a_rival_may_learn_alone_first() {
    let folder = folder("rival");
    let weights = |name: &str, more: &[&str]| {
        let out = folder.join(name);
        let done = train(&[&["--games", "8", "--out", out.to_str().unwrap()], more].concat());
        assert!(done.status.success(), "{}", said(&done));
        std::fs::read(out).unwrap()
    };
    let alone = weights("alone.net", &[]);
    let rival = weights("rival.net", &["--against", "shipped"]);
    // Eight games alone are all there are.
    assert!(weights("eight.net", &["--against", "shipped", "--alone", "8"]) == alone);
    let four = weights("four.net", &["--against", "shipped", "--alone", "4"]);
    assert!(four != alone && four != rival);
    let greedy = weights("greedy.net", &["--against", "greedy"]);
    assert!(greedy != alone && greedy != rival && greedy == weights("again.net", &["--against", "greedy"]));
    let refused = train(&["--alone", "4", "--out", "x.net"]);
    assert!(!refused.status.success() && said(&refused).contains("--against"), "{}", said(&refused));
}
