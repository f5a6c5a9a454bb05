//! What happens by itself: bots decide, absent people are stood in for, old tables are cleared away.

use super::acts::Actor;
use super::{BotSpeed, Hub, Kind, Live, Pace, Seated, Status, now};
use crate::refusal::Code;
use crate::store::{Write, read};
use courtly_core::Viewer;
use courtly_text::Lang;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// A pause before each decision of a bot, so that people can follow.
const PAUSE: Duration = Duration::from_millis(900);
/// Before the first one after somebody else's, so that people see what they did and may still take it back. It is the
/// same whether they may or not: how long a bot waits tells nothing.
const PAUSE_FIRST: Duration = Duration::from_millis(2000);
const PAUSE_FAST: Duration = Duration::from_millis(120);
const SWEEP: Duration = Duration::from_secs(5);
const DAY: u64 = 24 * 60 * 60;

/// Lets the bots of a table decide, if they are asked. At most one task does so for a table.
pub fn nudge(hub: &Arc<Hub>, seated: &Arc<Seated>) {
    if seated.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (hub, seated) = (Arc::clone(hub), Arc::clone(seated));
    tokio::spawn(async move {
        let mut pause = Some(PAUSE_FIRST);
        while let Some(shown) = one(&hub, &seated, pause).await {
            // After what was done in secret there is no pause: the others would count it.
            pause = shown.then_some(PAUSE);
        }
        seated.driven.store(false, Ordering::Release);
        // Somebody may have decided between the last look and this line.
        let asked = seated.live.lock().await.bot_asked().is_some();
        if asked {
            nudge(&hub, &seated);
        }
    });
}

/// One decision of a bot after a pause; nothing if none is asked. Returns whether everybody saw something of it.
async fn one(hub: &Arc<Hub>, seated: &Arc<Seated>, pause: Option<Duration>) -> Option<bool> {
    let (speed, host) = {
        let live = seated.live.lock().await;
        live.bot_asked()?;
        (live.plan.bot_speed, live.host)
    };
    if let Some(pause) = pause {
        let pause = if speed == BotSpeed::Fast { PAUSE_FAST } else { pause };
        tokio::time::sleep(hub.config.bot_pause.unwrap_or(pause)).await;
    }
    // Where nobody waits, tables take turns to think, so that they never keep the bots from those where somebody does.
    let alone = seated.live.lock().await.plan.seats.iter().all(|sitter| sitter.botted());
    let turn = if alone { Some(hub.unattended.acquire().await.ok()?) } else { None };
    let own = hub.turn_of(host);
    let own = own.acquire().await.ok()?;
    let (seat, prompt, level, table) = seated.live.lock().await.bot_to_act()?;
    let thinking = hub.thinkers.acquire().await.ok()?;
    let thought = hub.config.thought;
    // Takes its time, so it is asked off the threads that serve.
    let advised = tokio::task::spawn_blocking(move || table.advise(seat, level, thought)).await.ok()??;
    drop((thinking, own, turn));
    let decided = hub.change(seated, move |live| {
        let seen = |live: &Live| live.sight(Viewer::Spectator).map(|sight| sight.seq);
        let before = seen(live);
        let (_, writes) = live.decide(Actor::Bot, seat, prompt, &advised.decision)?;
        Ok((seen(live) != before, writes))
    });
    match decided.await {
        Ok(shown) => Some(shown),
        Err(refusal) if overtaken(refusal.code) => Some(true),
        Err(refusal) => {
            eprintln!("courtly: a bot could not decide: {}", refusal.message(Lang::En));
            None
        }
    }
}

/// Whether the bot's decision came too late, which is no fault: the person is back, or something was taken back, or
/// the game was ended meanwhile. Then it is looked again who is asked.
fn overtaken(code: Code) -> bool {
    matches!(code, Code::Stale | Code::NotYourSeat | Code::Over | Code::NotRunning)
}

/// Runs for ever: stands in for absent people, and clears away.
pub async fn sweep(hub: Arc<Hub>) {
    let mut rounds = 0u64;
    loop {
        tokio::time::sleep(SWEEP).await;
        tend(&hub, Instant::now()).await;
        if rounds.is_multiple_of(720) {
            clear(&hub).await;
        }
        rounds += 1;
    }
}

/// Stands in for people who are away too long at this moment, and lets go of tables that nobody uses.
pub async fn tend(hub: &Arc<Hub>, now: Instant) {
    for seated in hub.all() {
        stand_in(hub, &seated, now).await;
    }
    hub.forget_idle();
}

async fn stand_in(hub: &Arc<Hub>, seated: &Arc<Seated>, now: Instant) {
    let absent: Vec<i64> = {
        let live = seated.live.lock().await;
        let Some(table) = live.table.as_ref().filter(|_| live.status == Status::Running) else { return };
        // Where no other person waits, the game does too.
        let playing = live.plan.seats.iter().filter(|sitter| !sitter.botted()).filter_map(|sitter| sitter.player);
        let alone = playing.collect::<std::collections::BTreeSet<_>>().len() < 2;
        if live.plan.pace != Pace::Live || alone {
            return;
        }
        let owing = table.to_act();
        let asked = owing.iter().map(|seat| &live.plan.seats[usize::from(seat.0)]).filter(|sitter| !sitter.botted());
        let people = asked.filter(|sitter| matches!(sitter.kind, Kind::Person | Kind::Device));
        let away = |player: &i64| seated.away(*player, now) > hub.config.absence;
        people.filter_map(|sitter| sitter.player).filter(away).collect()
    };
    for player in absent {
        hub.change(seated, move |live| live.leave(player).map(|writes| ((), writes))).await.ok();
    }
}

/// Removes what nobody needs any more: codes that are too old; tables that never began, were abandoned, or run and
/// nobody has touched them for long; players who have been here for long and have no table.
pub async fn clear(hub: &Arc<Hub>) {
    hub.store.write(vec![Write::ClearPassages { now: now() }]).await.ok();
    let keep = hub.config.keep_days * DAY;
    if keep == 0 {
        return;
    }
    let before = now().saturating_sub(keep);
    for status in [Status::Waiting, Status::Aborted, Status::Running] {
        let found = hub.store.read(move |file| read::untouched(file, status.name(), before)).await;
        for id in found.unwrap_or_default() {
            hub.forget(&id);
            hub.store.write(vec![Write::Remove { id }]).await.ok();
        }
    }
    hub.store.write(vec![Write::ClearPlayers { before }]).await.ok();
    hub.cleared.fetch_add(1, Ordering::Release);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Plan, Sitter};
    use courtly_host::Budget;

    /// What becomes of the decision for a bot's seat, if a person did something while it was thought about.
    fn late(meanwhile: impl FnOnce(&mut Live)) -> Option<Code> {
        let mut person = Sitter::person(Kind::Person, 7, "Ada");
        person.stand_in = true;
        let plan = Plan {
            game: "royal-visit".to_owned(),
            options: vec![],
            edition: None,
            position: None,
            seed_text: Some("late".to_owned()),
            pace: Pace::Live,
            bot_speed: BotSpeed::Fast,
            hints: false,
            listed: false,
            seats: vec![person.clone(), Sitter { player: Some(8), ..person }],
            rematch: None,
        };
        let mut live = Live::new("a".to_owned(), "b".to_owned(), 7, plan).unwrap();
        live.begin().unwrap();
        let (seat, prompt, level, table) = live.bot_to_act().unwrap();
        let decision = table.advise(seat, level, Budget::Nodes(1)).unwrap().decision;
        meanwhile(&mut live);
        live.decide(Actor::Bot, seat, prompt, &decision).err().map(|refusal| refusal.code)
    }

    #[test]
    fn a_bot_that_comes_too_late_is_no_fault() {
        assert_eq!(late(|_| ()), None);
        let resigned = late(|live| drop(live.resign(8, courtly_core::Seat(1)).unwrap()));
        let closed = late(|live| drop(live.abort(7).unwrap()));
        let back = late(|live| drop([7, 8].map(|player| live.come_back(player).unwrap())));
        assert_eq!([resigned, closed, back], [Some(Code::Over), Some(Code::NotRunning), Some(Code::NotYourSeat)]);
        assert!([resigned, closed, back].into_iter().flatten().all(overtaken));
        assert!(!overtaken(Code::Illegal) && !overtaken(Code::Failed));
    }
}
