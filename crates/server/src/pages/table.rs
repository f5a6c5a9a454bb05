//! A table with its game. The page is complete without scripts; with them it follows the table's events.

use super::layout::{Head, document};
use super::stage::{self, SeatPanel, carried, drawn, letter, texts};
use super::{Reader, icons, signs};
use courtly_draw::{Mark, badge};
use maud::{Markup, html};
use serde_json::{Map, Value, json};

#[derive(Clone, Debug)]
pub struct TableRoom {
    /// The table.
    pub id: String,
    /// The game's id, and its name in the reader's language.
    pub game: &'static str,
    pub game_name: String,
    /// `Scene::SYMBOLS`.
    pub symbols: &'static str,
    /// The marks of the seats.
    pub marks: Vec<Mark>,
    /// The state as `GET /api/tables/{id}/state?form=page` tells it to this reader.
    pub state: Value,
    /// The steps of the guided first turn: what to point at, and the words.
    pub guide: Vec<(String, String)>,
    /// What is asked after the first clicks of a decision: see `Scene::NEXT`.
    pub next: Vec<(String, String)>,
    /// The headings that a reader without scripts went into, by their place among the headings of each level.
    pub within: Vec<usize>,
    /// Whether the reader watches by wish though they might do more: then their stream asks for `seat=spectator`.
    pub watching: bool,
}

/// Phrases that the scripts say, with their arguments.
const SAID: &[(&str, &[&str])] = &[
    ("you", &[]),
    ("bot", &[]),
    ("bot-level", &["level"]),
    ("level-page", &[]),
    ("level-squire", &[]),
    ("level-knight", &[]),
    ("level-chancellor", &[]),
    ("level-champion", &[]),
    ("level-random", &[]),
    ("level-greedy", &[]),
    ("open", &[]),
    ("your-turn", &[]),
    ("turn", &[]),
    ("turn-away", &[]),
    ("thinking", &[]),
    ("away", &[]),
    ("resigned", &[]),
    ("stand-in", &[]),
    ("winner", &[]),
    ("ending-win", &[]),
    ("ending-lose", &[]),
    ("ending-tie", &[]),
    ("ending-won", &["names"]),
    ("ending-shared", &["names"]),
    ("waiting-for", &["names"]),
    ("aborted", &[]),
    ("over", &[]),
    ("confirm", &["words"]),
    ("let-go", &[]),
    ("again", &[]),
    ("which", &[]),
    ("back", &[]),
    ("hint-words", &["words"]),
    ("title-turn", &["title"]),
    ("offline", &[]),
    ("refused", &[]),
    ("copied", &[]),
    ("notify-on", &[]),
    ("notify-off", &[]),
    ("resign", &[]),
    ("resign-sure", &[]),
    ("leave", &[]),
    ("leave-sure", &[]),
    ("abort", &[]),
    ("abort-sure", &[]),
    ("handover-to", &["name"]),
    ("handover-take", &["name"]),
    ("unread", &["count"]),
    ("said", &["name", "text"]),
    ("guide", &[]),
    ("guide-next", &[]),
    ("guide-done", &[]),
    ("guide-skip", &[]),
];

pub fn page(reader: &Reader, room: &TableRoom) -> Markup {
    let (state, settings) = (&room.state, &reader.settings);
    let html = &state["html"];
    let head = Head {
        description: room.game_name.clone(),
        image: Some(format!("/tables/{}/picture.png", room.id)),
        styles: vec!["/assets/table.css".to_owned(), format!("/assets/games/{}.css", room.game)],
        scripts: vec!["/assets/table.js".to_owned()],
        private: true,
        refresh: None,
    };
    let guided = settings.guided.iter().any(|game| game == room.game);
    let body = html! {
        (stage::symbols(room.symbols))
        (stage::bar(reader, room.game, &room.game_name, html["meta"].as_str().unwrap_or_default(), buttons(reader, room)))
        p #lost.banner role="status" hidden { (reader.word("table-lost")) }
        main #table class={ "table game-" (room.game) } data-table=(room.id) data-game=(room.game)
            data-confirm=(settings.confirm) data-sounds=(settings.sounds) data-guided=(guided)
            data-query=(if room.watching { "&seat=spectator" } else { "" }) {
            div.play {
                (stage::above(reader, html))
                (stage::board(reader, html))
                div #dock.dock {
                    (ask(reader, room))
                    (stage::mine(reader, html))
                }
                (choices(reader, room))
                (stage::facts(reader, &state["facts"]))
            }
            aside.side {
                (stage::seats(reader, &panels(reader, room)))
                (stage::log(reader, &state["log"], None, |at| replay(room, Some(at))))
                (stage::seen(reader, html))
                (chat(reader, room))
            }
        }
        p #spoken.sr aria-live="polite" {}
        p #toast.toast role="alert" {}
        button #heard.heard type="button" data-do="chat" tabindex="-1" aria-hidden="true" {}
        (dialogs(reader, room))
        noscript { p.banner { (reader.word("table-no-script")) } }
        (carried("state", &without_pictures(state)))
        (carried("words", &Value::Object(stage::words(reader, "table", SAID).collect())))
        (carried("guide", &json!(room.guide)))
        (carried("next", &json!(room.next)))
    };
    document(reader, &room.game_name, &head, "at-table", body)
}

/// The page shows the pictures already.
pub(super) fn without_pictures(state: &Value) -> Value {
    let kept: Map<_, _> =
        state.as_object().into_iter().flatten().filter(|(name, _)| *name != "html").map(own).collect();
    Value::Object(kept)
}

fn own((name, value): (&String, &Value)) -> (String, Value) {
    (name.clone(), value.clone())
}

fn replay(room: &TableRoom, at: Option<u64>) -> String {
    let mut query = vec![];
    query.extend(at.map(|at| format!("at={at}")));
    query.extend(room.state["viewer"].as_u64().map(|seat| format!("as={seat}")));
    let start = if query.is_empty() { "" } else { "?" };
    format!("/tables/{}/replay{start}{}", room.id, query.join("&"))
}

fn buttons(reader: &Reader, room: &TableRoom) -> Markup {
    let state = &room.state;
    let seated = state["mine"].as_array().is_some_and(|mine| !mine.is_empty());
    let running = state["status"] == "running";
    let deed = |deed: &str, key: &str| html! { button type="button" data-do=(deed) { (reader.word(key)) } };
    // What cannot be guessed from two words: who plays on, and whether there is a way back.
    let grave = |deed: &str, key: &str, note: &str| {
        html! { button type="button" data-do=(deed) { (reader.word(key)) small { (reader.word(note)) } } }
    };
    let two = state["seats"].as_array().is_some_and(|seats| seats.len() == 2);
    html! {
        // Where the chat lies far below, its button is the only sign that somebody has said something.
        button #chat-open.icon-btn.scripted-only type="button" data-do="chat" hidden[chat_hidden(state)]
            title=(reader.word("table-chat")) {
            (signs::talk()) span.sr { (reader.word("table-chat")) } b #unread.unread.num hidden {}
        }
        button #sound.icon-btn.scripted-only type="button" data-do="sound" aria-pressed="false"
            title=(reader.word("table-sound")) {
            (signs::sound()) span.sr { (reader.word("table-sound")) }
        }
        details.menu {
            summary.icon-btn title=(reader.word("table-menu")) {
                (signs::menu()) span.sr { (reader.word("table-menu")) }
            }
            div.menu-box {
                a href=(replay(room, None)) { (reader.word("table-replay")) }
                (deed("share", "table-share"))
                @if seated && reader.secure { (deed("notify", "table-notify")) }
                (deed("keys", "table-keys"))
                @if renaming(state).is_some() { (deed("name", "table-name")) }
                a href="/settings" { (reader.word("table-settings")) }
                @if running && (seated || state["host"] == true) { hr; }
                @if seated && running {
                    (grave("leave", "table-leave", "table-leave-note"))
                    (grave("resign", "table-resign", if two { "table-resign-note-two" } else { "table-resign-note" }))
                }
                @if state["host"] == true && running { (grave("abort", "table-abort", "table-abort-note")) }
            }
        }
    }
}

fn ask(reader: &Reader, room: &TableRoom) -> Markup {
    let state = &room.state;
    let help = state["help"].as_str().unwrap_or_default();
    let over = state["status"] == "over" || state["status"] == "aborted";
    let seated = state["mine"].as_array().is_some_and(|mine| !mine.is_empty());
    html! {
        section #ask.ask tabindex="-1" aria-labelledby="ask-title" {
            h2 #ask-title.sr { (reader.word("table-ask")) }
            div.asked {
                p #question.q { (sentence(reader, state)) }
                // A hint stands where the question stood, over nothing that is needed to follow it.
                p #hint-words.hint-words role="status" {}
                details #help.help hidden[help.is_empty()] {
                    summary title=(reader.word("table-rules-of-this")) {
                        span aria-hidden="true" { "?" } span.sr { (reader.word("table-rules-of-this")) }
                    }
                    // A long one scrolls, by keyboard too.
                    div #help-text.help-text tabindex="0" role="group" aria-label=(reader.word("table-rules-of-this")) {
                        (paragraphs(help))
                    }
                }
            }
            div #buttons.buttons {}
            div #after.buttons hidden[!over] {
                button.scripted-only type="button" data-do="result" { (reader.word("table-result")) }
                @if seated {
                    button.primary.scripted-only type="button" data-do="rematch" { (reader.word("table-rematch")) }
                }
                // On a phone the four stand in one line.
                a.btn href=(replay(room, None)) { (reader.word("table-replay-short")) }
                @if state["status"] != "aborted" {
                    a.btn href={ "/tables/" (room.id) "/analysis" } { (reader.word("table-analysis")) }
                }
            }
            button #return.primary.scripted-only type="button" data-do="return" hidden { (reader.word("table-return")) }
            div #acts.acts.scripted-only hidden[over] {
                @if seated {
                    button #hint type="button" data-do="hint" hidden { (signs::hint()) span.word { (reader.word("table-hint")) } }
                    button #undo type="button" data-do="undo" disabled[state["undo"] != true] {
                        (signs::undo()) span.word { (reader.word("table-undo")) } kbd aria-hidden="true" { "Z" }
                    }
                } @else {
                    button #hint type="button" hidden {}
                    button #undo type="button" hidden {}
                    span.muted { (reader.word("table-spectator")) }
                }
            }
        }
    }
}

/// A text of several lines: each is a paragraph, or an item of a list where it begins with a dot. `parts.js` does the same.
fn paragraphs(text: &str) -> Markup {
    let lines: Vec<&str> = text.lines().collect();
    html! {
        @for lines in lines.chunk_by(|a, b| a.starts_with(DOT) && b.starts_with(DOT)) {
            @if lines[0].starts_with(DOT) {
                ul { @for line in lines { li { (line.trim_start_matches(DOT)) } } }
            } @else { p { (lines[0]) } }
        }
    }
}

const DOT: &str = "• ";

/// The one sentence under the board: what is asked, or what is waited for.
fn sentence(reader: &Reader, state: &Value) -> String {
    // The last line of an ending says who won.
    let verdict = |list: &Value| texts(list).last().map(str::to_owned);
    match state["status"].as_str() {
        Some("aborted") => return reader.word("table-aborted"),
        Some("over") => return verdict(&state["ending"]).unwrap_or_else(|| reader.word("table-over")),
        _ => {}
    }
    if let Some(question) = state["question"].as_str().filter(|question| !question.is_empty()) {
        return question.to_owned();
    }
    let names: Vec<_> = turns(state).filter_map(|seat| state["seats"][seat]["name"].as_str()).collect();
    if names.is_empty() {
        return String::new();
    }
    reader.say("table-waiting-for", &[("names", names.join(", ").into())])
}

fn turns(state: &Value) -> impl Iterator<Item = usize> {
    numbers(&state["turn"])
}

/// All choices as buttons; without scripts they are a plain form.
fn choices(reader: &Reader, room: &TableRoom) -> Markup {
    let state = &room.state;
    let list = state["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    html! {
        details #choices.card-panel.fold hidden[list.is_empty()] open[!room.within.is_empty()] {
            summary { (reader.word("table-choices")) " " small.total.num { (list.len()) } }
            div #choice-list.choice-list {
                noscript { (plain_choices(room, list)) }
            }
            form #notation.notation.scripted-only hidden {
                label for="notation-text" { (reader.word("table-notation")) }
                input #notation-text type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200";
                button { (reader.word("table-notation-go")) }
            }
        }
    }
}

/// More buttons than this are asked in levels, along the headings.
const PLAIN_MAX: usize = 40;

/// The choices for those without scripts: all as buttons, or where there are very many the headings as links.
fn plain_choices(room: &TableRoom, list: &[Value]) -> Markup {
    let state = &room.state;
    let mut here: Vec<&Value> = list.iter().collect();
    let mut path = vec![];
    let heading = |choice: &Value, level: usize| choice["headings"][level].as_str().unwrap_or_default().to_owned();
    let headings = |here: &[&Value], level: usize| {
        let mut found: Vec<(String, usize)> = vec![];
        for choice in here {
            let name = heading(choice, level);
            match found.iter_mut().find(|(other, _)| *other == name) {
                Some((_, count)) => *count += 1,
                None => found.push((name, 1)),
            }
        }
        found
    };
    for &nth in &room.within {
        let Some((name, _)) = headings(&here, path.len()).into_iter().nth(nth) else { break };
        here.retain(|choice| heading(choice, path.len()) == name);
        path.push((nth, name));
    }
    let address = |path: &[usize]| {
        let path: Vec<String> = path.iter().map(usize::to_string).collect();
        format!("/tables/{}?in={}#choices", room.id, path.join("."))
    };
    let deep: Vec<usize> = path.iter().map(|(nth, _)| *nth).collect();
    let further = headings(&here, path.len());
    html! {
        @for (level, (_, name)) in path.iter().enumerate() { p { a href=(address(&deep[..level])) { "← " (name) } } }
        @if here.len() > PLAIN_MAX && further.len() > 1 {
            ul {
                @for (nth, (name, count)) in further.iter().enumerate() {
                    li { a href=(address(&[&deep[..], &[nth]].concat())) { (name) } " " small.num { (count) } }
                }
            }
        } @else {
            form method="post" action={ "/tables/" (room.id) "/decide" } {
                input type="hidden" name="seat" value=(state["viewer"]);
                input type="hidden" name="prompt" value=(state["prompt"]);
                @for choice in here {
                    button name="decision" value=(choice["decision"].as_str().unwrap_or_default()) {
                        (choice["words"].as_str().unwrap_or_default())
                    }
                }
            }
        }
    }
}

fn panels(reader: &Reader, room: &TableRoom) -> Vec<SeatPanel> {
    let state = &room.state;
    let seats = state["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
    let over = state["status"] == "over";
    let won = |seat: usize| numbers(&state["winners"]).any(|winner| winner == seat);
    let running = state["status"] == "running";
    let panel = |(i, seat): (usize, &Value)| {
        let active = running && turns(state).any(|turn| turn == i);
        // Whoever looks at this page is here, though the stream has not begun yet.
        let away = seat["kind"] == "person" && seat["here"] != true && seat["you"] != true;
        let mut class = vec![];
        class.extend(active.then_some("active"));
        class.extend((over && won(i)).then_some("winner"));
        class.extend(away.then_some("away"));
        // At a shared device everybody is "you"; only the one who looks is called so.
        let looks = numbers(&state["mine"]).count() < 2 || state["viewer"].as_u64() == Some(i as u64);
        SeatPanel {
            mark: room.marks.get(i).copied().unwrap_or(courtly_draw::SEAT_MARKS[i % 5]),
            name: seat["name"].as_str().unwrap_or_default().to_owned(),
            kind: kind(reader, seat, looks),
            standing: match () {
                () if over && won(i) => reader.word("table-winner"),
                () if over => String::new(),
                () if seat["resigned"] == true => reader.word("table-resigned"),
                () if seat["stand_in"] == true => reader.word("table-stand-in"),
                () if active && looks && seat["you"] == true => reader.word("table-your-turn"),
                () if active && seat["kind"] == "bot" => reader.word("table-thinking"),
                () if active && away => reader.word("table-turn-away"),
                () if active => reader.word("table-turn"),
                () if away => reader.word("table-away"),
                () => String::new(),
            },
            class: class.join(" "),
            facts: drawn_seat(state, i),
            renaming: renaming(state) == Some(i),
        }
    };
    seats.iter().enumerate().map(panel).collect()
}

fn numbers(list: &Value) -> impl Iterator<Item = usize> {
    list.as_array().into_iter().flatten().filter_map(Value::as_u64).map(|seat| seat as usize)
}

fn drawn_seat(state: &Value, seat: usize) -> Markup {
    maud::PreEscaped(state["html"]["seats"][seat].as_str().unwrap_or_default().to_owned())
}

fn kind(reader: &Reader, seat: &Value, looking: bool) -> String {
    match (looking && seat["you"] == true, seat["kind"].as_str(), seat["level"].as_str()) {
        (true, _, _) => reader.word("table-you"),
        (false, Some("bot"), Some(level)) => {
            reader.say("table-bot-level", &[("level", reader.word(&format!("table-level-{level}")).into())])
        }
        (false, Some("bot"), None) => reader.word("table-bot"),
        (false, Some("open"), _) => reader.word("table-open"),
        _ => String::new(),
    }
}

/// The seat whose name its player may change here: not the seats of those who share the device.
fn renaming(state: &Value) -> Option<usize> {
    let seats = state["seats"].as_array()?;
    let own = |seat: &Value| seat["you"] == true && seat["kind"] == "person";
    seats.iter().position(own).filter(|_| state["status"] == "running")
}

fn other_people(state: &Value) -> impl Iterator<Item = (usize, &Value)> {
    let seats = state["seats"].as_array().into_iter().flatten().enumerate();
    seats.filter(|(_, seat)| seat["kind"] == "person" && seat["you"] != true)
}

/// Words to bots only would be lost.
fn chat_hidden(state: &Value) -> bool {
    state["chat"].as_array().is_none_or(Vec::is_empty) && other_people(state).next().is_none()
}

fn chat(reader: &Reader, room: &TableRoom) -> Markup {
    let state = &room.state;
    let lines = state["chat"].as_array().map(Vec::as_slice).unwrap_or_default();
    html! {
        details #chat.card-panel.fold hidden[chat_hidden(state)] {
            summary { (reader.word("table-chat")) }
            ol #chat-lines.chat-lines aria-live="polite" tabindex="0" aria-label=(reader.word("table-chat")) {
                @for line in lines {
                    li data-n=(line["n"]) data-seat=[line["seat"].as_u64()] {
                        b { (line["name"].as_str().unwrap_or_default()) } " " (line["text"].as_str().unwrap_or_default())
                    }
                }
            }
            form #chat-form.scripted-only {
                label.sr for="chat-text" { (reader.word("table-chat-text")) }
                input #chat-text type="text" maxlength="300" autocomplete="off" placeholder=(reader.word("table-chat-text"));
                button { (reader.word("table-chat-send")) }
            }
            @for (i, seat) in other_people(state) {
                label.mute.scripted-only {
                    input type="checkbox" name="mute" value=(i) checked[seat["muted"] == true];
                    " " (reader.say("table-chat-mute", &[("name", seat["name"].as_str().unwrap_or_default().into())]))
                }
            }
        }
    }
}

fn dialogs(reader: &Reader, room: &TableRoom) -> Markup {
    let state = &room.state;
    let seated = state["mine"].as_array().is_some_and(|mine| !mine.is_empty());
    html! {
        dialog #ending.ending class={ "game-" (room.game) } aria-labelledby="ending-title" {
            div #laurel.laurel { (icons::crown()) }
            h2 #ending-title { (reader.word("table-result")) }
            // A long account scrolls; who won and what to do next stay in sight.
            div.account {
                div #ending-lines.lines {}
                div #tally { (drawn(&state["html"], "tally")) }
                p.record { a href={ "/tables/" (room.id) "/record.jsonl" } { (reader.word("table-record")) } }
            }
            div.buttons {
                @if seated { button.primary type="button" data-do="rematch" { (reader.word("table-rematch")) } }
                a.btn href=(replay(room, None)) { (reader.word("table-replay-short")) }
                a.btn href={ "/tables/" (room.id) "/analysis" } { (reader.word("table-analysis")) }
                button type="button" data-do="close" autofocus { (reader.word("table-keys-close")) }
            }
        }
        dialog #handover.handover aria-labelledby="handover-to" {
            (signs::pass())
            div.handover-seats aria-hidden="true" {
                @for (seat, mark) in room.marks.iter().enumerate() {
                    @let name = state["seats"][seat]["name"].as_str().unwrap_or_default();
                    span data-seat=(seat) { (badge(*mark, letter(name))) }
                }
            }
            h2 #handover-to {}
            p { (reader.word("table-handover-hint")) }
            button #handover-take.primary type="button" {}
        }
        dialog #sure aria-labelledby="sure-words" {
            form method="dialog" {
                p #sure-words {}
                div.buttons {
                    button value="no" autofocus { (reader.word("table-cancel")) }
                    button.danger value="yes" {}
                }
            }
        }
        @if let Some(seat) = renaming(state) {
            dialog #name aria-labelledby="name-title" {
                form #name-form {
                    h2 #name-title { (reader.word("table-name")) }
                    label.sr for="name-text" { (reader.word("table-name-text")) }
                    input #name-text type="text" required maxlength=(super::NAME_MAX) data-full=(super::name_full(reader))
                        autocomplete="nickname" value=(state["seats"][seat]["name"].as_str().unwrap_or_default());
                    div.buttons {
                        button type="button" data-do="close" { (reader.word("table-name-not")) }
                        button.primary { (reader.word("table-name-go")) }
                    }
                }
            }
        }
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (reader.word("table-keys")) }
            dl.keys {
                @for (key, words) in [
                    ("← ↑ → ↓", "arrows"),
                    ("Enter", "enter"),
                    ("Esc", "escape"),
                    ("Z", "undo"),
                    ("H", "hint"),
                    ("N", "notation"),
                    ("?", "help"),
                ] {
                    dt { kbd { (key) } } dd { (reader.word(&format!("table-key-{words}"))) }
                }
            }
            div.buttons { button type="button" data-do="close" { (reader.word("table-keys-close")) } }
        }
    }
}
