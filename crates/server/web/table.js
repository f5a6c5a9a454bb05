// The table page: takes states from the stream, shows one after the other, and sends what the player chooses.
import { actions } from "./actions.js";
import { bubbles } from "./bubble.js";
import { chat } from "./chat.js";
import { choiceList } from "./choices.js";
import { chooser } from "./choose.js";
import { dialog } from "./dialogs.js";
import { drags } from "./drag.js";
import { openEnding, showEnding } from "./ending.js";
import { fields, writeDecision } from "./fields.js";
import "./full.js";
import { guide } from "./guide.js";
import { glide } from "./glide.js";
import { handovers } from "./handover.js";
import { hinted, thinking, unhint } from "./hints.js";
import { keys } from "./keys.js";
import { showLog } from "./log.js";
import { point } from "./marks.js";
import { moving, skip } from "./motion.js";
import { byId, carried } from "./page.js";
import { ask, hold, keep, nudge, sentence, showPicture, showRest } from "./parts.js";
import { keepRoom } from "./room.js";
import { showSeats } from "./seats.js";
import { play, sound, soundsBegin, soundsToggle } from "./sound.js";
import { announce, call, speak } from "./speak.js";
import { listen } from "./stream.js";
import { say } from "./words.js";
import "./theme.js";

/**
 * @import { State } from "./types.js"
 * @import { Stream } from "./stream.js"
 */

const root = byId("table");
const table = root.dataset.table ?? "";
/** @type {State} */
let state = carried("state");
/** @type {State[]} states that wait until the one before has been shown; the last is the latest that is known */
const waiting = [];
const latest = () => waiting.at(-1) ?? state;
let showing = false;
/** Whether the next state answers what was decided here. */
let own = false;
/** How long words about what others did stay while they may do more, in milliseconds. */
const LINGER = 1200;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let lingering;
/** @type {Stream} */
let stream;

const act = actions(table, () => state, latest, () => stream);
const choose = chooser({
  root,
  buttons: byId("buttons"),
  confirms: () => root.dataset.confirm === "true",
  decide: (choice) => decide(choice.decision),
  ask: askFurther,
  unhint,
});
const list = choiceList({
  panel: byId("choices"),
  list: byId("choice-list"),
  choose: choose.want,
  point: (places) => point(root, places, "shown"),
});
const hideBubble = bubbles(root, choose);
const cover = handovers(act.handover);
const guided = guide(root, announce);
const talk = chat({ send: async (text) => (await act.chat(text)) !== null, mute: act.mute });

/** @type {string | null} what is to be chosen after some clicks, in the place of the question */
let further = null;

/** @param {string | null} words nothing brings the question itself back */
function askFurther(words) {
  if (words === further) return;
  further = words;
  ask(words ?? sentence(state), false);
  if (words) announce(words);
}

/** @param {string} decision */
async function decide(decision) {
  hideBubble();
  root.dispatchEvent(new Event("decided"));
  const asked = state.prompt;
  own = true;
  keep(root);
  // The choice is made: nothing more can be clicked until the answer is here.
  choose.offer([], true);
  const told = await act.decide(decision);
  if (told !== null) return told ? true : null;
  // It was refused: what comes next is somebody else's doing.
  own = false;
  if (state.prompt === asked) choose.offer(state.choices, true);
  hold();
  return false;
}

/** @param {State} next */
function arrive(next) {
  if (next.status === "running" && state.status === "waiting") return location.reload();
  waiting.push(next);
  undoing();
  if (!showing) void showAll();
  // Secrets go at once when the device changes hands, and whoever is far behind wants to see the present, not the past.
  else if (hurried(next)) skip();
  return undefined;
}

/** Whether there is no time to see how it came to this state. @param {State} next */
const hurried = (next) => waiting.length > 4 || [next, ...waiting].some(({ handover }) => handover !== null);

/** Taking back is possible as soon as the server says so, and no longer: it waits for nothing that is being shown. */
function undoing() {
  /** @type {HTMLButtonElement} */ (byId("undo")).disabled = !latest().undo;
}

async function showAll() {
  showing = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await show(next).catch((error) => console.error(error));
  }
  showing = false;
}

/** @param {State} next */
async function show(next) {
  const old = state;
  state = next;
  const fresh = old.prompt !== next.prompt || old.viewer !== next.viewer;
  const ended = old.status === "running" && next.status !== "running";
  keep(root);
  clearTimeout(lingering);
  undoing();
  hideBubble();
  talk.show(next);
  cover.show(next);
  play(next, ended);
  const still = hurried(next);
  // What the player has just done needs no telling, and a question that is being answered stays; what follows from the
  // player's own decision, or what others did, is told while it is seen.
  const worded = next.news.filter(({ words }) => words).length;
  const answering = !fresh && next.prompt !== null;
  const tell = (own && worded <= 3) || answering ? null : (/** @type {string} */ words) => {
    ask(words, true);
    root.toggleAttribute("data-telling", true);
  };
  const others = next.status === "running" && next.prompt === null && !next.question;
  // Whoever has played knows at once that it is not their turn any more.
  if (own && !tell && others) ask(sentence(next), false);
  // While all that is seen, only those are at their turn who were before and go on.
  const going = own && tell ? [] : next.turn.filter((seat) => old.turn.includes(seat));
  const story = !still && !answering;
  const passes = story && !next.turn.some((seat) => old.turn.includes(seat));
  own = false;
  showSeats(byId("seats"), { ...next, turn: going, status: old.status, winners: old.winners });
  await glide(
    root,
    still ? [] : next.news,
    (untold) => {
      const changes = showPicture(root, next.html ?? {}, { story, passes, untold });
      guided.drawn();
      // The next question waits until all has been seen; one that is being answered stays as it is.
      if (fresh) close();
      else offer(false);
      return still ? [] : changes;
    },
    tell,
  );
  const told = root.hasAttribute("data-telling");
  root.removeAttribute("data-telling");
  showRest(root, next);
  guided.drawn();
  // Between two things that others do, the place of the question does not blink.
  if (told && others) lingering = setTimeout(() => ask(sentence(next), false), LINGER);
  else ask(sentence(next), false);
  if (fresh) offer(true);
  else if (further) ask(further, false);
  showSeats(byId("seats"), next);
  showLog(byId("log"), next.log, replayAt);
  speak(next, fresh || ended);
  call(next, fresh);
  if (fresh && !ended && next.prompt !== null) sound("turn");
  hold();
  showEnding(next, ended);
}

/** Nothing can be chosen until the next question is put. */
function close() {
  choose.offer([], true);
  root.dataset.prompt = "";
  hinted(root, "");
}

/** @param {boolean} fresh whether the question is new */
function offer(fresh) {
  // Choices of a state that is already past would only be refused.
  const choices = waiting.length > 0 ? [] : state.choices;
  choose.offer(choices, fresh);
  list.offer(choices, fresh, state.status === "running" && state.mine.length > 0);
  // The question that can be answered now, for whoever watches the page from outside.
  root.dataset.prompt = choices.length > 0 ? String(state.prompt) : "";
  const can = choices.length > 0;
  if (can) guided.begin();
  byId("hint").hidden = !(state.hints && can);
  byId("notation").hidden = !can;
  byId("return").hidden = !state.mine.some((seat) => state.seats[seat]?.stand_in) || state.status !== "running";
}

/** @param {number} at */
function replayAt(at) {
  return `/tables/${table}/replay?at=${at}${state.viewer === null ? "" : `&as=${state.viewer}`}`;
}

async function hint() {
  const told = await thinking(act.hint);
  if (!told) return;
  const choice = state.choices.find(({ decision }) => decision === told.decision);
  choose.hint(choice?.places ?? []);
  hinted(root, say("hint-words", { words: told.words }));
}

root.addEventListener("click", (event) => {
  const found = choose.under(event.target);
  if (found) choose.pick(found.place, found.element);
  // What cannot be chosen yet: the question says what comes first.
  else if (choose.still(event.target)) nudge();
});
byId("hint-words").addEventListener("click", unhint);
addEventListener("pointerdown", () => moving() && skip(), true);
// Nothing moves in a hidden page, so nothing would ever come to rest, and nobody would be called.
document.addEventListener("visibilitychange", () => document.hidden && skip());
fields({
  decided(text) {
    const known = state.choices.find(({ decision }) => decision === text);
    return known ? choose.want(known) : decide(text);
  },
  named: (name) => void act.rename(name),
});
drags(root, choose);
keys(root, {
  undo: () => void act.undo(),
  hint: () => void hint(),
  notation: writeDecision,
  help: () => dialog("keys").showModal(),
  escape() {
    for (const open of document.querySelectorAll("details.menu[open], details.help[open]")) open.removeAttribute("open");
    if (!list.back()) choose.letGo();
  },
});

/** @type {Record<string, () => void>} */
const DEEDS = {
  undo: act.undo,
  hint,
  return: act.comeBack,
  resign: act.resign,
  leave: act.leave,
  abort: act.abort,
  rematch: act.rematch,
  result: openEnding,
  chat: talk.open,
  name: () => dialog("name").showModal(),
  keys: () => dialog("keys").showModal(),
  sound: () => byId("sound").setAttribute("aria-pressed", String(soundsToggle())),
  share: act.share,
  notify: act.notify,
};
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-do]") : null;
  for (const menu of document.querySelectorAll("details:is(.menu, .help)[open]")) {
    // A box over the page gives the keyboard back to where it was, and an item of the menu is gone then.
    if (button && menu.contains(button)) menu.querySelector("summary")?.focus();
    if (button || !menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute("open");
  }
  if (!button) return;
  const box = button.closest("dialog");
  if (box?.matches(":modal")) box.close();
  DEEDS[button.getAttribute("data-do") ?? ""]?.();
});

byId("sound").setAttribute("aria-pressed", String(soundsBegin(root.dataset.sounds === "true")));
keepRoom(root);
document.documentElement.classList.add("scripted");
ask(sentence(state), false);
offer(true);
showEnding(state, false);
cover.show(state);
call(state, false);
stream = listen({
  table,
  query: root.dataset.query ?? "",
  seq: state.seq,
  viewer: state.viewer,
  arrive,
  lost: (yes) => (byId("lost").hidden = !yes),
});
