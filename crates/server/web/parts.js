// The parts of the page that a picture fills, and the sentences around it.
import { unhint } from "./hints.js";
import { byId, displayed, make } from "./page.js";
import { unname } from "./naming.js";
import { patch } from "./patch.js";
import { say } from "./words.js";

/**
 * @import { Html, State } from "./types.js"
 * @import { Change } from "./patch.js"
 */

/** What each part showed last, so that an equal picture costs nothing. @type {Map<string, string>} */
const shown = new Map();

/**
 * @param {HTMLElement} root
 * @param {Html} html
 * @param {{ story: boolean, passes: boolean, untold: ReadonlySet<string> }} told whether a story is told before the
 *   header changes, whether the turn passes with it, so that what comes late waits too, and what waits until the story
 *   comes to it; all is shown when this is called again without
 * @returns {Change[]}
 */
export function showPicture(root, html, told = { story: false, passes: false, untold: new Set() }) {
  /** @type {Change[]} */
  const changes = [];
  /** @param {string} name @param {Element | null} part @param {string | undefined} text */
  const fill = (name, part, text) => {
    if (!part || text === undefined || shown.get(name) === text) return;
    unname(part);
    const done = patch(part, text, told.passes, told.untold);
    if (!done.waits) shown.set(name, text);
    changes.push(...done.changes);
  };
  for (const name of /** @type {const} */ (["above", "board", "mine", "seen"])) fill(name, byId(name), html[name]);
  html.seats?.forEach((text, i) => fill(`seat ${i}`, root.querySelector(`.player[data-seat="${i}"] .seat-facts`), text));
  if (html.meta !== undefined && !told.story) byId("meta").textContent = html.meta;
  byId("seen-panel").hidden = byId("seen").childElementCount === 0;
  begin(root);
  return changes;
}

/** What a board that is higher than the window begins with, if it says so. */
let first = document.querySelector("[data-first]")?.getAttribute("data-first");

/** Where the board begins with something else than before, its beginning comes into view. @param {HTMLElement} root */
function begin(root) {
  const now = root.querySelector("[data-first]")?.getAttribute("data-first");
  if (now === first) return;
  first = now;
  const [top] = [byId("above"), byId("board")].filter(displayed);
  if (getComputedStyle(byId("dock")).position === "sticky" && top.getBoundingClientRect().top < 0) top.scrollIntoView({ behavior: "instant" });
}

/** Letters from which on a small screen shows the words smaller. */
const LONG = 92;

/**
 * Fills the place of the question.
 * @param {string} words
 * @param {boolean} passing whether they only tell what is seen just now
 */
export function ask(words, passing) {
  const place = byId("question");
  place.textContent = words;
  if (passing) unhint();
  place.classList.toggle("passing", passing);
  place.classList.toggle("long", words.length > LONG);
}

/** Draws the eye to the question. */
export function nudge() {
  const line = byId("question");
  line.classList.remove("nudged");
  // The animation begins anew only if the browser saw the class go.
  void line.offsetWidth;
  line.classList.add("nudged");
}

/** @param {string[]} facts */
export function showFacts(facts) {
  byId("facts").replaceChildren(...facts.map((fact) => make("li", {}, fact)));
}

const DOT = "• ";

/**
 * A text of several lines: each is a paragraph, or an item of a list where it begins with a dot.
 * @param {string} text
 */
function paragraphs(text) {
  /** @type {HTMLElement[]} */
  const made = [];
  for (const line of text.split("\n")) {
    if (!line.startsWith(DOT)) {
      made.push(make("p", {}, line));
      continue;
    }
    const list = made.at(-1);
    const item = make("li", {}, line.slice(DOT.length));
    if (list instanceof HTMLUListElement) list.append(item);
    else made.push(make("ul", {}, item));
  }
  return made;
}

/**
 * What comes after the story: where the game stands, and what is said beside the picture.
 * @param {HTMLElement} root
 * @param {State} state
 */
export function showRest(root, state) {
  showPicture(root, state.html ?? {});
  showFacts(state.facts);
  byId("help-text").replaceChildren(...paragraphs(state.help ?? ""));
  byId("help").hidden = !state.help;
}

/**
 * The one sentence under the board: what is asked, or what is waited for.
 * @param {State} state
 */
export function sentence(state) {
  if (state.status === "aborted") return say("aborted");
  if (state.status === "over") return state.ending.at(-1) ?? say("over");
  if (state.question) return state.question;
  const names = state.turn.map((seat) => state.seats[seat]?.name ?? "");
  return names.length > 0 ? say("waiting-for", { names: names.join(", ") }) : "";
}

/** @type {Element | null} what had the keyboard's focus when something began that may take it away */
let held = null;

/** Remembers where the keyboard is until it is held there again. Whoever uses the mouse has nothing to lose. @param {HTMLElement} root */
export function keep(root) {
  const active = document.activeElement;
  if (active && root.contains(active) && active.matches(":focus-visible")) held = active;
}

/** A place that had the focus and lost it, or is still now, would drop the keyboard at the top of the page. */
export function hold() {
  const active = document.activeElement;
  const hidden = active !== null && active !== document.body && !displayed(active);
  const before = held ?? (hidden ? active : null);
  held = null;
  const lost = active === document.body || active === null || hidden;
  const live = (/** @type {Element} */ element) =>
    element.matches(":is(.can, .picked, [tabindex='0'], button, a, input, summary):not(:disabled)") && displayed(element);
  if (!before || (!lost && active !== before) || (active === before && live(before))) return;
  const again = before.isConnected && live(before) && (before instanceof HTMLElement || before instanceof SVGElement);
  (again ? before : byId("ask")).focus({ preventScroll: true });
}
