//! Edition files: what a player may change, and what is refused.

use banquet_royal::BanquetRoyal;
use courtly_check::{apply, random_step};
use courtly_core::{Game, Options, Silent, Swift};

fn table(edition: &str) -> Result<BanquetRoyal, String> {
    BanquetRoyal::new(3, &Options::default(), Some(edition)).map_err(|e| e.to_string())
}

#[test]
fn the_printed_edition_states_its_bounds_and_can_be_read_back() {
    let text = BanquetRoyal::edition();
    assert!(text.contains("# bounds: 1 to 240\nquiet_turns = 120"), "{text}");
    assert_eq!(table(&text).unwrap().tables(), table("").unwrap().tables());
}

#[test]
fn fields_that_do_not_fit_together_are_refused_by_name() {
    for (file, reason) in [
        ("[cakes]\nvalues = [1, 2, 3]", "line 2, field cakes.values: 3 tokens for 6 cake spaces"),
        ("[guests]\nper_colour = 7", "line 2, field guests.per_colour: 5 colours make more guests than the 30"),
        ("[guests]\ngroup = 4", "guests.group"),
        ("[transport.foot]\nnumber = 2", "is the number of another card too"),
        ("[transport.foot]\nsteps = [3, 2]", "transport.foot.steps"),
        ("[transport.boat]\nkind = \"line\"", "at most 4 cards can be line or steps"),
        ("[bonus]\neffects = [\"again\", \"swap\", \"crown\", \"peek\", \"lift\", \"dance\"]", "bonus.effects[5]"),
        ("[tiles]\nicons = [\"cake crown1 party\"]", "tiles.icons"),
        ("[crowns]\ncrown4 = 4", "no such field"),
    ] {
        let refusal = table(file).err().unwrap_or_else(|| panic!("accepted: {file}"));
        assert!(refusal.contains(reason), "{file}: {refusal}");
    }
    let castle = BanquetRoyal::EDITION.replacen("cake crown1 party", "castle crown1 party", 1);
    assert!(table(&castle).unwrap_err().contains("tiles.icons[0]"));
}

#[test]
fn games_with_other_components_keep_all_pieces_and_end() {
    let few_cakes = BanquetRoyal::EDITION
        .replace("  \"cake crown1 party\",\n", "  \"crown2 crown2 crown1\",\n")
        .replacen("crown2 crown2 crown1", "cake party cake", 1)
        .replace("values = [1, 2, 3, 4, 5, 6]", "values = [99, 1]")
        .replace("per_colour = 6", "per_colour = 2")
        .replace("group = 3", "group = 2");
    let all_steps = "[transport.foot]\nkind = \"steps\"\nsteps = [2, 15]\n[transport.litter]\nprincess = \"yes\"\nclears = \"no\"\n[bonus]\neffects = [\"lift\", \"lift\", \"swap\", \"swap\", \"peek\", \"again\"]\n[end]\nquiet_turns = 240";
    for edition in [few_cakes.as_str(), all_steps, "[end]\nquiet_turns = 1"] {
        let game = table(edition).unwrap();
        for seed in 0..20 {
            let mut rng = Swift::new(seed);
            let mut state = game.setup(&mut rng);
            let (mut legal, mut steps) = (vec![], 0);
            while let Some(step) = random_step(&game, &state, &mut legal, &mut rng) {
                apply(&game, &mut state, step, &mut Silent);
                game.conserved(&state).unwrap();
                steps += 1;
                assert!(steps <= BanquetRoyal::STEPS_MAX);
                if steps % 9 == 0 {
                    let text = game.position(&state);
                    let (_, loaded) = BanquetRoyal::load(&text, &Options::default(), Some(edition))
                        .unwrap_or_else(|e| panic!("{e}: {text}"));
                    assert_eq!(loaded, state);
                }
            }
        }
    }
}
