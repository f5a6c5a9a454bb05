//! Which positions are refused, and that those of real games are not.

use banquet_royal::BanquetRoyal;
use courtly_core::{Game, LoadError, Options, SetupError, Swift, below};

fn start() -> String {
    let game = BanquetRoyal::new(2, &Options::default(), None).unwrap();
    let state = game.setup(&mut Swift::new(5));
    game.position(&state)
}

fn cases() -> Vec<String> {
    #[derive(serde::Deserialize)]
    struct Case {
        position: String,
    }
    let cases: Vec<Case> = serde_json::from_str(include_str!("../perft.json")).unwrap();
    cases.into_iter().map(|case| case.position).collect()
}

fn refusal(position: &str) -> String {
    match BanquetRoyal::load(position, &Options::default(), None) {
        Ok(_) => panic!("accepted: {position}"),
        Err(e) => e.to_string(),
    }
}

fn changed(position: &str, from: &str, to: &str) -> String {
    assert!(position.contains(from), "{from} is not in {position}");
    position.replacen(from, to, 1)
}

#[test]
fn positions_are_printed_as_they_were_read() {
    for position in cases().into_iter().chain([start()]) {
        let (game, state) = BanquetRoyal::load(&position, &Options::default(), None).unwrap();
        assert_eq!(game.position(&state), position);
    }
}

#[test]
fn a_refusal_names_the_field_that_is_wrong() {
    let two = &cases()[0];
    let three = &cases()[1];
    for (position, from, to, reason) in [
        (two, "\"seats\":2", "\"seats\":5", "seats"),
        (two, "[\"red\",\"green\"]", "[\"red\",\"red\"]", "families"),
        (two, "[\"red\",\"green\"]", "[\"red\",\"pink\"]", "families"),
        (two, "\"0,0\":\"castle\"", "\"0,0\":\"party\"", "castle"),
        (two, "\"-3,0\":\"crown2\"", "\"-3,0\":\"crown1\"", "spaces"),
        (two, "\"-3,0\":\"crown2\"", "\"-9,0\":\"crown2\"", "guests"),
        (two, "\"-3,0\":[\"yellow\"]", "\"-3,0\":[\"red\"]", "guests"),
        (two, "\"-3,0\":[\"yellow\"]", "\"-3,0\":[]", "guests"),
        (two, "\"-3,0\":[\"yellow\"],", "", "guests"),
        (two, "\"princess\":\"0,0\"", "\"princess\":\"1,0\"", "princess"),
        (two, "\"princess\":\"0,0\"", "\"princess\":\"7,0\"", "princess"),
        (two, "\"-3,3\":5", "\"-3,3\":6", "cakes"),
        (two, "\"-3,3\":5,", "", "cakes"),
        (two, "\"red\":\"\",\"purple\":\"\"", "\"red\":\"foot\",\"purple\":\"foot\"", "tokens"),
        (two, "\"die\":3", "\"die\":7", "die"),
        (two, "\"crowns\":0", "\"crowns\":9999", "crowns"),
        (two, "\"turn\":0", "\"turn\":2", "turn"),
        (two, "\"quiet\":0", "\"quiet\":121", "quiet"),
        (two, "\"quiet\":0", "\"quiet\":120", "phase"),
        (two, "\"phase\":\"turn\"", "\"phase\":\"over:0\"", "phase"),
        (two, "\"phase\":\"turn\"", "\"phase\":\"swap\"", "phase"),
        (two, "\"phase\":\"turn\"", "\"phase\":\"roll\"", "phase"),
        (two, "\"phase\":\"turn\"", "\"phase\":\"put:red\"", "guests"),
        (two, "\"phase\":\"turn\"", "\"phase\":\"rest\"", "phase"),
        (two, "\"phase\":\"turn\"", "\"phase\":\"cake\"", "guests"),
        (three, "\"princess\":\"-3,0\"", "\"princess\":\"-2,1\"", "party"),
        (three, "\"seen\":[\"1.0\"]", "\"seen\":[\"0.0\"]", "seen"),
        (three, "\"seen\":[\"1.0\"]", "\"seen\":[\"1.1\"]", "seen"),
        (three, "\"seen\":[\"1.0\"]", "\"seen\":[\"1.0\",\"1.0\"]", "canonical"),
        (three, "\"seen\":[\"-3,3\",\"0.0\"", "\"seen\":[\"0.0\",\"-3,3\"", "canonical"),
        (three, "[\"yellow\",\"yellow\",\"blue\"]", "[\"yellow\",\"blue\",\"yellow\"]", "canonical"),
        (three, "\"cakes\":[4,5]", "\"cakes\":[4]", "cakes"),
        (three, "\"seats\":3", "\"seats\": 3", "canonical"),
    ] {
        let refusal = refusal(&changed(position, from, to));
        assert!(refusal.contains(reason), "{from} -> {to}: {refusal}");
    }
}

#[test]
fn a_kingdom_of_mirrored_tiles_is_refused() {
    let (game, state) = BanquetRoyal::load(&cases()[0], &Options::default(), None).unwrap();
    let mut position: serde_json::Value = serde_json::from_str(&game.position(&state)).unwrap();
    let mirror = |member: &serde_json::Value| -> serde_json::Value {
        let mut pairs: Vec<((i8, i8), serde_json::Value)> = member
            .as_object()
            .unwrap()
            .iter()
            .map(|(place, value)| {
                let (q, r) = place.split_once(',').unwrap();
                ((r.parse().unwrap(), q.parse().unwrap()), value.clone())
            })
            .collect();
        pairs.sort_by_key(|(place, _)| *place);
        serde_json::Value::Object(pairs.into_iter().map(|((q, r), value)| (format!("{q},{r}"), value)).collect())
    };
    for member in ["spaces", "guests", "cakes"] {
        position[member] = mirror(&position[member]);
    }
    let refusal = refusal(&position.to_string());
    assert!(refusal.contains("cover"), "{refusal}");
}

#[test]
fn an_option_that_contradicts_the_kingdom_is_refused() {
    let asked = |kingdom| Options::new(BanquetRoyal::OPTIONS, [("kingdom", kingdom)]).unwrap();
    let error = BanquetRoyal::load(&cases()[1], &asked("compact"), None).err();
    assert!(matches!(error, Some(LoadError::Setup(SetupError::Option { .. }))), "{error:?}");
    assert!(BanquetRoyal::load(&cases()[1], &asked("random"), None).is_ok());
    let (game, _) = BanquetRoyal::load(&cases()[1], &Options::default(), None).unwrap();
    assert_eq!(game.options(), [("kingdom", "random")]);
    let (game, _) = BanquetRoyal::load(&cases()[0], &Options::default(), None).unwrap();
    assert_eq!(game.options(), [("kingdom", "compact")]);
}

#[test]
fn damaged_positions_are_refused_or_printed_as_they_were() {
    let mut rng = Swift::new(9);
    for position in cases() {
        for _ in 0..3000 {
            let mut bytes = position.clone().into_bytes();
            for _ in 0..=below(&mut rng, 2) {
                let place = below(&mut rng, bytes.len() as u32) as usize;
                match below(&mut rng, 3) {
                    0 => bytes[place] = b"0123456789-,.\"{}[]:aeq"[below(&mut rng, 22) as usize],
                    1 => drop(bytes.remove(place)),
                    _ => bytes.insert(place, b'1'),
                }
            }
            let text = String::from_utf8_lossy(&bytes).into_owned();
            if let Ok((game, state)) = BanquetRoyal::load(&text, &Options::default(), None) {
                assert_eq!(game.position(&state), text);
                game.conserved(&state).unwrap();
            }
        }
    }
}
