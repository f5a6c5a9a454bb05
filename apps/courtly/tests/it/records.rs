//! Records: verified line by line, resumed after any interruption, refused when anything was changed.

use crate::common;

use courtly_games::IDS;
use courtly_host::{Ending, Record, replay, resume, verify};

#[test]
fn a_record_verifies_and_counts_its_lines() {
    for id in IDS {
        for seed in 0..5 {
            let text = common::record(id, seed);
            let record = Record::parse(text.as_bytes()).unwrap();
            let found = verify(&record).unwrap_or_else(|e| panic!("{id} seed {seed}: {e}"));
            assert!(
                found.ending == Ending::Played && found.seed && found.seed_was_chosen && found.decisions > 0,
                "{id}: {found:?}"
            );
        }
    }
}

#[test]
fn a_record_cut_off_anywhere_goes_on_as_before() {
    for id in IDS {
        let text = common::record(id, 9);
        let whole = Record::parse(text.as_bytes()).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for cut in (2..lines.len()).step_by(7) {
            let mut part = lines[..cut].join("\n") + "\n";
            let good = part.len();
            // Half of the next line was written when the power failed.
            part.push_str(&lines[cut][..lines[cut].len() / 2]);
            let record = Record::parse(part.as_bytes()).unwrap();
            assert_eq!(record.whole, good);
            let (table, written) = resume(&record).unwrap_or_else(|e| panic!("{id} cut at {cut}: {e}"));
            assert!(written <= table.steps());
            // The chance steps that were lost are drawn again, the same as before.
            let lost = lines[cut..].iter().take_while(|line| line.contains("\"chance\"")).count();
            let before = replay(&whole, cut - 2 + lost).unwrap();
            assert_eq!(table.position(), before.position(), "{id} cut at {cut}");
        }
    }
}

#[test]
fn the_analysis_of_a_record_is_the_same_every_time() {
    for id in IDS {
        let record = Record::parse(common::record(id, 3).as_bytes()).unwrap();
        let analysed = || replay(&record, usize::MAX).unwrap().review(500).expect("the match is over").finish();
        let analysis = analysed();
        assert_eq!(analysis, analysed(), "{id}");
        for account in &analysis.accounts {
            let decided = account.own + account.others + account.hindsight;
            assert_eq!(account.start + account.luck + decided, account.result, "{id}");
        }
        let table = replay(&record, usize::MAX).unwrap();
        for one in analysis.judged.iter().step_by(9) {
            assert!(courtly_host::told(table.as_ref(), one, courtly_text::Lang::Fr.into()).is_some(), "{id}: {one:?}");
        }
        assert!(replay(&record, record.lines.len() / 2).unwrap().review(500).is_none(), "{id} goes on");
    }
}

#[test]
fn a_match_owes_the_same_to_luck_when_it_is_read_back() {
    let mut without_luck = 0;
    for id in IDS {
        let (table, text) = common::played(id, 7);
        let analysis = table.review(500).expect("the match is over").finish();
        let secret = text.lines().nth(1).expect("the seed stands there");
        for text in [text.clone(), text.replacen(&format!("{secret}\n"), "", 1)] {
            let record = Record::parse(text.as_bytes()).unwrap();
            assert_eq!(
                replay(&record, usize::MAX).unwrap().review(500).expect("it is over").finish(),
                analysis,
                "{id}"
            );
        }
        // Where every deal is the same and nothing is drawn there is no luck.
        let (other, _) = common::played(id, 8);
        let drawn = text.lines().any(|line| line.starts_with("{\"chance\""));
        if !drawn && table.start() == other.start() {
            without_luck += 1;
            assert!(analysis.accounts.iter().all(|account| account.luck == 0), "{id}: {analysis:?}");
        }
    }
    assert!(without_luck > 0, "in one game nothing is drawn");
}

#[test]
fn a_changed_line_is_named() {
    for id in IDS {
        let text = common::record(id, 4);
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let tampered = |at: usize, from: &str, to: &str| {
            let mut lines = lines.clone();
            assert!(lines[at].contains(from), "{} has no {from}", lines[at]);
            lines[at] = lines[at].replacen(from, to, 1);
            let text = lines.join("\n") + "\n";
            let e = Record::parse(text.as_bytes()).map_err(|e| e.line).and_then(|r| verify(&r).map_err(|e| e.line));
            e.expect_err("a changed record must not verify")
        };
        let hashed = lines.iter().position(|line| line.contains("\"hash\":\"")).unwrap();
        assert_eq!(tampered(hashed, "\"hash\":\"", "\"hash\":\"0"), hashed + 1, "{id}: a hash");
        let decided = lines.iter().position(|line| line.contains("\"decision\":\"")).unwrap();
        assert_eq!(tampered(decided, "\"decision\":\"", "\"decision\":\"x"), decided + 1, "{id}: a decision");
        let last = lines.len() - 1;
        assert_eq!(tampered(last, "\"winners\":[", "\"winners\":[9,"), last + 1, "{id}: the winner");
        assert_eq!(tampered(0, "\"commitment\":\"", "\"commitment\":\"0"), 1, "{id}: the commitment");
        assert_eq!(tampered(0, "\"seed_text\":\"4", "\"seed_text\":\"5"), 1, "{id}: the text of the seed");
        tampered(1, "{\"secret\"", "{\"seat\":0,\"decision\":\"x\",\"secret\"");
        let twice = format!("{text}{}\n", lines[last]);
        assert!(verify(&Record::parse(twice.as_bytes()).unwrap()).is_err(), "{id}: a second end");
        assert_eq!(tampered(0, "courtly-record/1", "courtly-record/9"), 1, "{id}: the format");
        tampered(0, "\"seats\":2", "\"seats\":3");
    }
}

#[test]
fn a_chance_outcome_that_the_seed_does_not_give_is_found() {
    for id in IDS {
        let text = common::record(id, 6);
        let Some(line) = text.lines().position(|line| line.contains("\"chance\":\"")) else { continue };
        let chances: std::collections::BTreeSet<&str> =
            text.lines().filter(|line| line.contains("\"chance\":\"")).collect();
        let original = text.lines().nth(line).unwrap();
        for other in chances.into_iter().filter(|other| *other != original) {
            let lines: Vec<&str> =
                text.lines().enumerate().map(|(n, text)| if n == line { other } else { text }).collect();
            let record = Record::parse((lines.join("\n") + "\n").as_bytes()).unwrap();
            assert_eq!(verify(&record).unwrap_err().line, line + 1, "{id}: {other}");
        }
    }
}

#[test]
fn without_the_seed_rules_and_hashes_are_still_checked() {
    for id in IDS {
        let text = common::record(id, 2);
        let open: String = text.lines().filter(|line| !line.contains("\"secret\"")).map(|l| format!("{l}\n")).collect();
        let record = Record::parse(open.as_bytes()).unwrap();
        let found = verify(&record).unwrap_or_else(|e| panic!("{id}: {e}"));
        assert!(!found.seed);
        assert!(resume(&record).is_err(), "a match without its seed cannot go on");
    }
}
