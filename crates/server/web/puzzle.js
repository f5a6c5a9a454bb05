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
import { ask, hold, keep, nudge, sentence, showPicture, showRest } from "./parts.js";
import { keepRoom } from "./room.js";
import { announce, speak } from "./speak.js";
import { say } from "./words.js";
import "./theme.js";

/** @import { State } from "./types.js" */

const root = byId("table");
const undoButton = /** @type {HTMLButtonElement} */ (byId("undo"));
const base = `/api/puzzles/${root.dataset.puzzle}`;
/** @type {State} */
let state = carried("state");
/** @type {string[]} the decisions of the turn so far */
let made = [];
/** Nothing is under way. */
const IDLE = Promise.resolve(true);
/** The last attempt until it is answered and shown, and whether it went well. */
let last = IDLE;
/** How many attempts wait for the one before. */
let ahead = 0;
/** What takes a decision back and has not been answered yet. @type {{ left: string[] } | null} */
let undoing = null;

const confirms = () => root.dataset.confirm === "true";
const choose = chooser({
  root,
  buttons: byId("buttons"),
  confirms,
  // Twice the same before it was answered, or a choice of a question that is past, was a click too many.
  decide: (choice) => (last === IDLE && state.choices.includes(choice) ? attempt(() => [...made, choice.decision]) : undefined),
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
 * Tries a turn when the attempt before it has been answered, and shown without its motions. If that was refused the next
 * one is not tried: it was meant for another position.
 * @param {() => string[]} turn
 * @returns {Promise<boolean>} whether it was taken
 */
function attempt(turn) {
  ahead += 1;
  skip();
  const mine = last.then((well) => {
    ahead -= 1;
    return well && sent(turn());
  });
  last = mine;
  const over = () => {
    if (last === mine) last = IDLE;
  };
  void mine.then(over, over);
  return mine;
}

/** Asks the server what these decisions come to, and shows it. @param {string[]} decisions */
async function sent(decisions) {
  // What was typed before may have ended the turn: there is nothing more to decide.
  if (state.status === "over" && decisions.length > made.length) return true;
  /** @type {State} */
  let told;
  try {
    keep(root);
    hideBubble();
    choose.offer([], true);
    root.dataset.prompt = "";
    document.body.classList.add("sending");
    undoButton.disabled = decisions.length === 0;
    told = await post(base, { decisions, seen: made.length });
  } catch (error) {
    toast(error instanceof Refused ? error.message : say("refused"));
    offer();
    hold();
    return false;
  } finally {
    if (decisions === undoing?.left) undoing = null;
    document.body.classList.remove("sending");
  }
  made = decisions;
  untoast();
  await show(told).catch((error) => console.error(error));
  return true;
}

/** @param {State} next */
async function show(next) {
  state = next;
  const rest = glide(root, next.news, (untold) => showPicture(root, next.html ?? {}, { story: true, passes: false, untold }));
  if (ahead > 0) skip();
  await rest;
  showRest(root, next);
  ask(sentence(next), false);
  offer();
  speak(next, true);
  hold();
  if (next.status === "over" && byId("ask").contains(document.activeElement)) byId(solved() ? "next-puzzle" : "again").focus({ preventScroll: true });
}

const solved = () => state.puzzle?.verdict === "solved";

/** What can be done now. */
function offer() {
  const over = state.status === "over";
  choose.offer(state.choices, true);
  list.offer(state.choices, true, !over);
  root.dataset.prompt = state.choices.length > 0 ? String(state.prompt) : "";
  root.dataset.verdict = state.puzzle?.verdict ?? "open";
  byId("after").hidden = !over;
  byId("acts").hidden = over;
  byId("again").hidden = solved();
  byId("show-solution").hidden = solved();
  byId("next-puzzle").classList.toggle("primary", solved());
  if (solved()) byId("solved").hidden = false;
  undoButton.disabled = made.length === 0;
}

/** What was typed is asked about once more, as what was clicked. @param {string} text */
async function wanted(text) {
  if (!(await last)) return false;
  const known = state.choices.find(({ decision }) => decision === text);
  return known ? choose.want(known) : attempt(() => [...made, text]);
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

/** What is still being decided may be taken back too; once more before that was answered was a click too many. */
function undo() {
  if (undoing || undoButton.disabled) return;
  /** @type {{ left: string[] }} */
  const mine = { left: [] };
  undoing = mine;
  void attempt(() => (mine.left = made.slice(0, -1))).then(() => {
    if (undoing === mine) undoing = null;
  });
}

root.addEventListener("click", (event) => {
  const found = choose.under(event.target);
  if (found) choose.pick(found.place, found.element);
  else if (choose.still(event.target)) nudge();
});
undoButton.addEventListener("click", undo);
byId("again").addEventListener("click", () => last === IDLE && void attempt(() => []));
byId("show-solution").addEventListener("click", () => void showSolution());
addEventListener("pointerdown", () => moving() && skip(), true);
document.addEventListener("visibilitychange", () => document.hidden && skip());
fields({
  decided: (text) => (confirms() ? wanted(text) : attempt(() => [...made, text])),
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
