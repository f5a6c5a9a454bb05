//! What makes a position possible, and what does not (clause 10.1); notation.

use crate::common;

use common::{at, load, options, refusal, table};
use courtly_core::{Game, LoadError, Options, Rng, Seat, SetupError, Swift, Viewer, below};
use kings_road::{KingsRoad, Programme};

const EMPTY: &str = "0.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0";

#[test]
fn an_impossible_position_is_refused_with_the_field_that_is_wrong() {
    let board = "0.0/0.0/0.0/0.0/0.0/0.1/0.1/0.1";
    let witch = |specials: &str, phase: &str| at(1, &[0, 0], board, specials, 1, phase);
    for (position, reason) in [
        ("".to_owned(), "must be KING"),
        (format!("1 0,0 19,19 {EMPTY} DW,DW 1 choose:?,? lasting"), "after PHASE"),
        (format!("9 0,0 19,19 {EMPTY} DW,DW 1 choose:?,?"), "KING"),
        (format!("0 0,0 19,19 {EMPTY} DW,DW 1 choose:?,?"), "KING"),
        (format!("1 0,x 19,19 {EMPTY} DW,DW 1 choose:?,?"), "SCORES"),
        (format!("1 0,40 19,19 {EMPTY} DW,DW 1 choose:?,?"), "SCORES: seat 1 has 40"),
        (format!("1 0,99999999999999999999 19,19 {EMPTY} DW,DW 1 choose:?,?"), "SCORES"),
        (format!("1 0 19 {EMPTY} DW 1 choose:?"), "SCORES: there are 1 seats"),
        (format!("1 0,0 19,20 {EMPTY} DW,DW 1 choose:?,?"), "AVAILABLE: seat 1 has 20 markers"),
        (format!("1 0,0 19 {EMPTY} DW,DW 1 choose:?,?"), "AVAILABLE: must have 2 entries"),
        (format!("1 0,0 19,19 {EMPTY}/0.0 DW,DW 1 choose:?,?"), "BOARD: must have 8 regions"),
        (format!("1 0,0 19,19 {EMPTY}.0 DW,DW 1 choose:?,?"), "BOARD: region 8"),
        (format!("1 0,0 19,18 {EMPTY}*2 DW,DW 1 choose:?,?"), "BOARD"),
        (format!("1 0,0 18,18 {EMPTY}*01 DW,DW 1 choose:?,?"), "BOARD: region 8 has more than one Noble"),
        (format!("1 0,0 19,19 {EMPTY} WD,DW 1 choose:?,?"), "SPECIALS"),
        (format!("1 0,0 19,19 {EMPTY} DW,DW 0 choose:?,?"), "ROUND"),
        (format!("1 0,0 19,19 {EMPTY} DW,DW 61 choose:?,?"), "ROUND"),
        (format!("1 0,0 19,19 {EMPTY} DW,DW 1 chose:?,?"), "PHASE"),
        (format!("1 0,0 19,19 {EMPTY} DW,DW 1 choose:123,123"), "PHASE: nobody has to choose"),
        (format!("1 0,0 19,19 {EMPTY} DW,DW 1 choose:?"), "PHASE: must have 2 entries"),
        (format!("1 0,0 19,19 {EMPTY} DW,DW 1 choose:?,321"), "PHASE: \"321\" is no programme"),
        (format!("1 0,0 19,19 {EMPTY} DW,DW 1 choose:?,12"), "exactly 3 cards"),
        (format!("1 0,0 19,19 {EMPTY} DW,W 1 choose:?,12d"), "the Dragon is played once"),
        (format!("1 0,0 19,19 {EMPTY} DW,D 1 choose:?,w"), "the Witch is played once"),
        (witch("DW,DW", "witch:w?,678+0"), "SPECIALS: seat 0 has played the Witch"),
        (witch("D,DW", "witch:w?,678"), "PHASE: witch must end"),
        (witch("D,DW", "witch:w?,678+1"), "PHASE: +1 Dragons"),
        (witch("D,DW", "witch:w123,678+0"), "PHASE: nobody has to choose"),
        (witch("D,DW", "witch:w?,567+0"), "BOARD: the markers of 567"),
        (witch("D,DW", "witch:w?,67d+1"), "SPECIALS: seat 1 has played the Dragon"),
        (witch("D,DW", "witch:w?,67+0"), "PHASE: seat 1 had 18 markers"),
        (witch("D,DW", "witch:w?,ww+0"), "SPECIALS: seat 1"),
        (witch("D,-", "witch:w?,ww+0"), "PHASE: seat 1 cannot have chosen w"),
        (at(1, &[0, 0], "19.0/0.0/0.0/0.0/0.0/0.1/0.1/0.1", "D,DW", 1, "witch:w?,678+0"), "AVAILABLE: seat 0"),
        (at(1, &[41, 39], EMPTY, "-,-", 9, "over:1"), "PHASE: the winners are"),
        (at(1, &[41, 41], EMPTY, "-,-", 9, "over:0"), "PHASE: the winners are"),
        (at(1, &[39, 41], EMPTY, "-,-", 9, "over:2"), "PHASE: \"2\" is no seat"),
        (at(1, &[39, 41], EMPTY, "-,-", 9, "over:"), "PHASE"),
        (at(1, &[39, 39], EMPTY, "-,-", 9, "over:0,1"), "PHASE: the game is not over"),
        (at(1, &[39, 60000], EMPTY, "-,-", 9, "over:1"), "SCORES: 60000 points"),
    ] {
        let message = refusal(&position);
        assert!(message.contains(reason), "{position}: {message}");
    }
}

#[test]
fn other_spellings_of_a_possible_position_are_refused() {
    for position in [
        format!("1 0,0 19,19 {EMPTY} DW,DW 01 choose:?,?"),
        format!("1 0,+0 19,19 {EMPTY} DW,DW 1 choose:?,?"),
        format!("1 0,0 18,19 {EMPTY}*00 DW,DW 1 choose:?,? permanent"),
        format!("1 0,0 18,18 {EMPTY}*10 DW,DW 1 choose:?,? permanent"),
        format!("1 0,0 19,19 {EMPTY}* DW,DW 1 choose:?,?"),
        at(1, &[41, 41], EMPTY, "-,-", 9, "over:1,0"),
        at(1, &[0, 0], "0.0/0.0/0.0/0.0/0.0/0.1/0.1/0.1", "D,DW", 1, "witch:w?,678+00"),
    ] {
        assert!(refusal(&position).contains("canonical"), "{position}: {}", refusal(&position));
    }
    for position in [
        format!(" 1 0,0 19,19 {EMPTY} DW,DW 1 choose:?,?"),
        format!("1 0,0 19,19 {EMPTY} DW,DW 1 choose:?,? "),
        format!("1 0,0 19,19 {EMPTY} DW,DW 1 choose:?,?\n"),
        format!("1  0,0 19,19 {EMPTY} DW,DW 1 choose:?,?"),
    ] {
        refusal(&position);
    }
}

#[test]
fn options_must_not_contradict_a_position() {
    let replaced = format!("1 0,0 19,19 {EMPTY} DW,DW 1 choose:?,?");
    let permanent = format!("{replaced} permanent");
    for (position, nobles) in [(&replaced, "permanent"), (&permanent, "replaced")] {
        let refused = KingsRoad::load(position, &options(nobles), None).unwrap_err();
        assert!(matches!(refused, LoadError::Setup(SetupError::Option { .. })), "{refused}");
    }
    assert!(KingsRoad::load(&replaced, &options("replaced"), None).is_ok());
    assert_eq!(load(&permanent).0.options(), [("nobles", "permanent")]);
}

#[test]
fn no_text_makes_loading_panic() {
    let seeds = [
        format!("1 0,0 19,19 {EMPTY} DW,DW 1 choose:?,?"),
        at(1, &[0, 0], "0.0/0.0/0.0/0.0/0.0/0.1/0.1/0.1", "D,DW", 1, "witch:w?,678+0"),
        at(1, &[41, 41], EMPTY, "-,-", 9, "over:0,1"),
    ];
    let mut rng = Swift::new(3);
    for _ in 0..20_000 {
        let mut text = seeds[below(&mut rng, 3) as usize].clone().into_bytes();
        for _ in 0..=below(&mut rng, 3) {
            let place = below(&mut rng, text.len() as u32) as usize;
            match below(&mut rng, 3) {
                0 => text[place] = b"0123456789,./*+:?wdk!- DW\xc3"[below(&mut rng, 27) as usize % 26],
                1 => drop(text.remove(place)),
                _ => text.insert(place, (rng.next_u32() % 128) as u8),
            }
        }
        let text = String::from_utf8_lossy(&text);
        if let Ok((game, state)) = KingsRoad::load(&text, &Options::default(), None) {
            assert_eq!(game.position(&state), text);
        }
    }
}

#[test]
fn a_decision_has_one_spelling() {
    let game = table(2);
    for programme in Programme::all() {
        assert_eq!(game.parse_decision(&game.decision_text(*programme)), Some(*programme));
    }
    for text in ["", "761", "11k", "16d k!", "kd", "dk", "k", "6kd", "d67", "16k !", "W", "ww", "0", "9", "1234", "--"]
    {
        assert_eq!(game.parse_decision(text), None, "{text}");
    }
}

#[test]
fn a_forbidden_decision_is_explained() {
    let (game, state) = load("4 12,9 0,1 3.3/3.3/3.3/2.2/2.2/2.2/2.1/1.2*0 W,- 9 choose:?,?");
    let reason = |seat: u8, text: &str| {
        let view = game.view(&state, Viewer::Seat(Seat(seat)));
        game.forbidden(&view, Seat(seat), game.parse_decision(text).unwrap())
    };
    assert!(reason(0, "w").unwrap().contains("needs at least one"));
    assert!(reason(0, "1").unwrap().contains("exactly 0 cards"));
    assert!(reason(1, "d").unwrap().contains("Dragon"));
    assert!(reason(1, "w").unwrap().contains("once a game"));
    assert_eq!(reason(1, "k!"), None);
}
