// A puzzle: a turn is tried on the board, decision by decision, and the server says what it came to.
import { get, post, Refused } from "./api.js";
import { bubbles } from "./bubble.js";
import { choiceList } from "./choices.js";
import { chooser } from "./choose.js";
import { toast, untoast } from "./dialogs.js";
import { drags } from "./drag.js";
import { fields, writeDecision } from "./fields.js";
import "./full.js";
import { glide } from "./glide.js";
import { unhint } from "./hints.js";
import { keys } from "./keys.js";
import { point } from "./marks.js";
import { moving, skip } from "./motion.js";
import { byId, carried, make } from "./page.js";
import { ask, hold, nudge, sentence, showPicture, showRest } from "./parts.js";
import { keepRoom } from "./room.js";
import { announce, speak } from "./speak.js";
import { say } from "./words.js";
import "./theme.js";

/** @import { State } from "./types.js" */

const root = byId("table");
const base = `/api/puzzles/${root.dataset.puzzle}`;
/** @type {State} */
let state = carried("state");
/** @type {string[]} the decisions of the turn so far */
let made = [];
/** Whether the server is asked and has not answered yet. */
let sending = false;
/** The last attempt, until it is answered and shown; it never fails. @type {Promise<boolean>} */
let last = Promise.resolve(true);

const confirms = () => root.dataset.confirm === "true";
const choose = chooser({
  root,
  buttons: byId("buttons"),
  confirms,
  decide: (choice) => void attempt(() => [...made, choice.decision]),
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

/** @type {string | null} what is to be chosen after some clicks, in the place of the question */
let further = null;

/** @param {string | null} words nothing brings the question itself back */
function askFurther(words) {
  if (words === further) return;
  further = words;
  ask(words ?? sentence(state), false);
  if (words) announce(words);
}

/**
 * Tries a turn when the attempt before it has been shown, which needs no more time then; says whether it was taken.
 * @param {() => string[]} turn
 */
function attempt(turn) {
  skip();
  last = last.then(() => sent(turn()));
  return last;
}

/** Asks the server what these decisions come to, and shows it. @param {string[]} decisions */
async function sent(decisions) {
  sending = true;
  hideBubble();
  choose.offer([], true);
  root.dataset.prompt = "";
  document.body.classList.add("sending");
  try {
    /** @type {State} */
    const told = await post(base, { decisions, seen: made.length });
    made = decisions;
    answered();
    untoast();
    await show(told);
    return true;
  } catch (error) {
    answered();
    toast(error instanceof Refused ? error.message : say("refused"));
    offer();
    return false;
  }
}

function answered() {
  sending = false;
  document.body.classList.remove("sending");
}

/** @param {State} next */
async function show(next) {
  const held = root.contains(document.activeElement) ? document.activeElement : null;
  state = next;
  await glide(root, next.news, (untold) => showPicture(root, next.html ?? {}, { story: true, passes: false, untold }));
  showRest(root, next);
  ask(sentence(next), false);
  offer();
  speak(next, true);
  const over = next.status === "over";
  hold(held);
  if (over && byId("ask").contains(document.activeElement)) byId("next-puzzle").focus({ preventScroll: true });
}

/** What can be done now. */
function offer() {
  const over = state.status === "over";
  const solved = state.puzzle?.verdict === "solved";
  choose.offer(state.choices, true);
  list.offer(state.choices, true, !over);
  root.dataset.prompt = state.choices.length > 0 ? String(state.prompt) : "";
  root.dataset.verdict = state.puzzle?.verdict ?? "open";
  byId("after").hidden = !over;
  byId("acts").hidden = over;
  byId("again").hidden = solved;
  byId("show-solution").hidden = solved;
  byId("next-puzzle").classList.toggle("primary", solved);
  if (solved) byId("solved").hidden = false;
  /** @type {HTMLButtonElement} */ (byId("undo")).disabled = made.length === 0;
}

async function showSolution() {
  try {
    /** @type {{ solution: { words: string }[] }} */
    const { solution } = await get(`${base}/solution`);
    byId("solution-steps").replaceChildren(...solution.map(({ words }) => make("li", {}, words)));
    const panel = byId("solution");
    panel.hidden = false;
    panel.scrollIntoView({ block: "nearest" });
    announce(solution.map(({ words }) => words).join(". "));
  } catch (error) {
    toast(error instanceof Refused ? error.message : say("refused"));
  }
}

/** Once more before the first was answered was a click too many. */
const undo = () => !sending && made.length > 0 && void attempt(() => made.slice(0, -1));

root.addEventListener("click", (event) => {
  const found = choose.under(event.target);
  if (found) choose.pick(found.place, found.element);
  else if (choose.still(event.target)) nudge();
});
byId("undo").addEventListener("click", undo);
byId("again").addEventListener("click", () => void attempt(() => []));
byId("show-solution").addEventListener("click", () => void showSolution());
addEventListener("pointerdown", () => moving() && skip(), true);
document.addEventListener("visibilitychange", () => document.hidden && skip());
fields({
  async decided(text) {
    skip();
    await last;
    const known = state.choices.find(({ decision }) => decision === text);
    return known && confirms() ? choose.want(known) : attempt(() => [...made, text]);
  },
  named: () => {},
});
drags(root, choose);
keys(root, {
  undo,
  hint: () => {},
  notation: writeDecision,
  help: () => {},
  escape() {
    for (const open of document.querySelectorAll("details.help[open]")) open.removeAttribute("open");
    if (!list.back()) choose.letGo();
  },
});
keepRoom(root);
document.documentElement.classList.add("scripted");
ask(sentence(state), false);
offer();
