//! Orders and what comes of them.

use courtly_arena::stats::{Sprt, Verdict};
use courtly_arena::{Contestant, Edition, Findings, Order, Report, Tournament, html, json, run, table};
use courtly_games::IDS;

fn order(game: &str, players: &[&str]) -> Order {
    Order {
        game: game.to_owned(),
        seats: None,
        options: vec![],
        editions: vec![],
        players: players.iter().map(|name| Contestant::parse(name).expect("a player")).collect(),
        games: 12,
        seed: "test".to_owned(),
        threads: 2,
        sprt: None,
    }
}

fn played(order: &Order) -> Report {
    run(order, &mut |_| ()).unwrap_or_else(|e| panic!("{}: {e}", order.game))
}

fn tournament(report: &Report) -> &Tournament {
    match &report.findings {
        Findings::Tournament(tournament) => tournament,
        Findings::Editions(_) => panic!("no tournament"),
    }
}

#[test]
fn the_number_of_threads_cannot_be_seen_in_the_result() {
    for game in IDS {
        let order = Order { games: 4, ..order(game, &["greedy", "random"]) };
        let texts = [1, 3].map(|threads| {
            let report = played(&Order { threads, ..order.clone() });
            (json(&report), table(&report), html(&report))
        });
        assert_eq!(texts[0], texts[1], "{game}");
    }
}

#[test]
fn another_seed_is_another_result() {
    let edition = Edition { name: "default".to_owned(), text: None };
    let editions = vec![edition.clone(), edition];
    let order = Order { games: 10, editions, ..order(IDS[0], &["random"]) };
    let steps = |seed: &str| {
        let report = played(&Order { seed: seed.to_owned(), ..order.clone() });
        let Findings::Editions(comparison) = report.findings else { panic!("no comparison") };
        comparison.measures.into_iter().find(|measure| measure.name == "steps").expect("measured").first
    };
    assert_eq!(steps("one"), steps("one"));
    assert_ne!(steps("one"), steps("two"));
}

#[test]
fn greedy_play_beats_random_play_everywhere() {
    for game in IDS {
        let report = played(&order(game, &["greedy", "random"]));
        let duel = &tournament(&report).duels[0];
        assert_eq!((duel.games, duel.won + duel.shared + duel.lost), (12, 12), "{game}");
        assert!(duel.share.low > 0.5, "{game}: {:?}", duel.share);
    }
}

#[test]
fn a_duel_the_other_way_round_has_the_mirrored_result() {
    for game in IDS {
        let [there, back] = [["greedy", "random"], ["random", "greedy"]]
            .map(|players| played(&Order { games: 4, ..order(game, &players) }));
        let (there, back) = (&tournament(&there).duels[0], &tournament(&back).duels[0]);
        assert!((there.share.mean + back.share.mean - 1.0).abs() < 1e-6, "{game}");
        assert!((there.share.low + back.share.high - 1.0).abs() < 1e-6, "{game}");
        assert_eq!((there.won, there.lost), (back.lost, back.won), "{game}");
    }
}

#[test]
fn games_are_filled_up_so_that_every_seat_is_had_equally_often() {
    let report = played(&Order { games: 10, seats: Some(4), ..order(IDS[1], &["greedy", "random"]) });
    let duel = &tournament(&report).duels[0];
    assert_eq!((duel.games, duel.shares.len()), (12, 3));
    assert!(table(&report).contains("one greedy among 3 random"), "{}", table(&report));
    assert!(table(&report).contains("The fair share is 25.0 %."));
}

#[test]
fn a_sequential_test_stops_as_soon_as_it_is_clear() {
    let sprt = Some(Sprt { elo0: 0.0, elo1: 100.0 });
    let stopped = Order { games: 2000, sprt, ..order(IDS[0], &["greedy", "random"]) };
    let texts = [1, 3].map(|threads| {
        let report = played(&Order { threads, ..stopped.clone() });
        let duel = &tournament(&report).duels[0];
        assert_eq!(duel.sprt.expect("tested").verdict, Verdict::Higher);
        assert!(duel.games < 1000, "{} games", duel.games);
        json(&report)
    });
    assert_eq!(texts[0], texts[1], "also where it stops");
    let reverse = Order { players: stopped.players.iter().rev().cloned().collect(), ..stopped };
    let report = played(&reverse);
    assert_eq!(tournament(&report).duels[0].sprt.expect("tested").verdict, Verdict::Lower);
}

#[test]
fn two_editions_are_compared_on_the_same_deals() {
    for game in IDS {
        let edition = |name: &str| Edition { name: name.to_owned(), text: None };
        let editions = vec![edition("one"), edition("two")];
        let report = played(&Order { games: 3, editions, ..order(game, &["greedy"]) });
        let Findings::Editions(comparison) = &report.findings else { panic!("{game}: no comparison") };
        assert_eq!(comparison.games, 3, "one player has nobody to change seats with");
        // An edition beside itself: everything is the same, and the difference is nothing, with certainty.
        for measure in &comparison.measures {
            assert_eq!(measure.first, measure.second, "{game} {}", measure.name);
            assert_eq!((measure.difference.low, measure.difference.high), (0.0, 0.0), "{game} {}", measure.name);
        }
        let sum = |word: &str| -> f64 {
            comparison.measures.iter().filter(|m| m.name.starts_with(word)).map(|m| m.first.mean).sum()
        };
        assert!((sum("wins of seat") - 1.0).abs() < 1e-6, "{game}: somebody wins");
        assert!((sum("ended by") - 1.0).abs() < 1e-6, "{game}: something ends it");
        for text in [table(&report), html(&report), json(&report)] {
            assert!(text.contains("score spread") && text.contains("two"), "{text}");
        }
    }
}

#[test]
fn a_page_stands_alone_and_is_well_formed() {
    for players in [&["greedy", "random"][..], &["greedy", "random", "page"]] {
        let page = html(&played(&Order { games: 8, ..order(IDS[0], players) }));
        for outside in ["<script", "<link", "src=", "url(", "http", "NaN", "inf"] {
            assert!(!page.contains(outside), "{outside}");
        }
        for told in ["<svg", "greedy against random", "100 %</text>"] {
            assert!(page.contains(told), "{told}");
        }
        assert_eq!(page.contains("0 is the mean of all"), players.len() > 2, "{players:?}");
        for element in ["div", "table", "tr", "th", "td", "ul", "li", "span", "svg", "main", "p"] {
            let opened = page.matches(&format!("<{element}>")).count() + page.matches(&format!("<{element} ")).count();
            assert_eq!(opened, page.matches(&format!("</{element}>")).count(), "{element}");
        }
    }
}

#[test]
fn what_makes_no_sense_is_refused_with_the_flag_that_is_wrong() {
    let good = order(IDS[1], &["greedy", "random"]);
    let sprt = Some(Sprt { elo0: 0.0, elo1: 10.0 });
    let edition = Edition { name: "x.toml".to_owned(), text: Some("nonsense = 1".to_owned()) };
    let three = order(IDS[1], &["greedy", "random", "greedy"]).players;
    for (bad, message) in [
        (Order { game: "chess".to_owned(), ..good.clone() }, "no such game"),
        (Order { games: 0, ..good.clone() }, "--games"),
        (Order { games: usize::MAX, ..good.clone() }, "--games"),
        (Order { threads: 0, ..good.clone() }, "--threads"),
        (Order { seats: Some(99), ..good.clone() }, "99 seats are not possible"),
        (Order { players: three.clone(), ..good.clone() }, "twice"),
        (Order { players: vec![three[0].clone(); 2], ..good.clone() }, "twice"),
        (Order { players: three, sprt, ..good.clone() }, "--sprt"),
        (Order { players: vec![Contestant::Greedy], ..good.clone() }, "--player"),
        (Order { editions: vec![edition.clone()], ..good.clone() }, "x.toml: edition: "),
        (Order { editions: vec![edition.clone(), edition.clone(), edition], ..good.clone() }, "--edition"),
        (Order { options: vec![("a".to_owned(), "b".to_owned())], ..good }, "option a"),
    ] {
        let error = run(&bad, &mut |_| ()).expect_err(message);
        assert!(error.contains(message), "{error:?} does not contain {message:?}");
    }
}

#[test]
fn players_say_where_no_network_was_trained_for_the_rules() {
    let published = Order { games: 2, ..order("kings-road", &["squire", "greedy"]) };
    assert!(played(&published).remarks.is_empty());
    let options = vec![("nobles".to_owned(), "permanent".to_owned())];
    let report = played(&Order { options, players: order("", &["champion:300", "greedy"]).players, ..published });
    assert_eq!(report.remarks.len(), 1, "{:?}", report.remarks);
    for text in [table(&report), json(&report), html(&report)] {
        assert!(text.contains("champion:300 plays without a network"), "{text}");
    }
}
