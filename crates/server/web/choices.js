// Every choice as a real button, for keyboards, screen readers and whoever likes lists. Many choices are asked in
// levels, along their headings.
import { make } from "./page.js";
import { say } from "./words.js";

/** @import { Choice } from "./types.js" */

/** Up to so many choices stand in one list. */
const FLAT_MAX = 12;

/**
 * @param {object} want
 * @param {HTMLElement} want.panel
 * @param {HTMLElement} want.list
 * @param {(choice: Choice) => void} want.choose
 * @param {(places: readonly string[]) => void} want.point shows the places of a choice on the board
 */
export function choiceList({ panel, list, choose, point }) {
  /** @type {Choice[]} */
  let choices = [];
  /** @type {string[]} the headings gone into */
  let level = [];

  const within = () => choices.filter((choice) => level.every((heading, i) => choice.headings[i] === heading));

  /** @param {boolean} hold whether focus shall stay in the list */
  const show = (hold) => {
    // A closed list costs nothing; it is made when it is opened.
    if (!panel.hasAttribute("open")) return;
    const focused = hold ? document.activeElement?.getAttribute("data-item") : null;
    const here = within();
    list.replaceChildren(...(level.length > 0 ? [back()] : []), ...items(here));
    if (!hold) return;
    const same = focused && list.querySelector(`[data-item="${CSS.escape(focused)}"]`);
    const to = same || list.querySelector("button") || panel.querySelector("summary");
    if (to instanceof HTMLElement) to.focus();
  };

  const back = () => {
    const button = make("button", { type: "button", class: "back", "data-item": "back" }, `← ${level[level.length - 1]}`);
    button.setAttribute("aria-label", say("back"));
    button.addEventListener("click", () => {
      level = level.slice(0, -1);
      show(true);
    });
    return make("p", { class: "level" }, button);
  };

  /** @param {Choice[]} here */
  const items = (here) => {
    const deep = level.length;
    /** @type {Map<string, Choice[]>} */
    const groups = new Map();
    for (const choice of here) {
      const heading = choice.headings[deep] ?? "";
      groups.set(heading, [...(groups.get(heading) ?? []), choice]);
    }
    const split = here.length > FLAT_MAX && [...groups.keys()].some((heading) => heading !== "");
    /** @type {HTMLElement[]} */
    const made = [];
    for (const [heading, group] of groups) {
      if (split && heading !== "" && group.length > 1) made.push(deeper(heading, group));
      else if (heading !== "" && !split && groups.size > 1) made.push(grouped(heading, group));
      else made.push(make("ul", {}, ...group.map(item)));
    }
    return made;
  };

  /** @param {string} heading @param {Choice[]} group */
  const deeper = (heading, group) => {
    const button = make("button", { type: "button", class: "deeper", "data-item": `>${heading}` }, `${heading} `);
    button.append(make("small", {}, String(group.length)));
    button.addEventListener("click", () => {
      level = [...level, heading];
      show(true);
    });
    return make("ul", {}, make("li", {}, button));
  };

  /** @param {string} heading @param {Choice[]} group */
  const grouped = (heading, group) => {
    return make("div", { role: "group", "aria-label": heading }, make("h3", {}, heading), make("ul", {}, ...group.map(item)));
  };

  /** @param {Choice} choice */
  const item = (choice) => {
    const button = make("button", { type: "button", "data-item": choice.decision }, choice.words);
    if (choice.preview) button.append(" ", make("small", {}, choice.preview));
    button.addEventListener("click", () => choose(choice));
    for (const name of ["focus", "pointerenter"]) button.addEventListener(name, () => point(choice.places));
    for (const name of ["blur", "pointerleave"]) button.addEventListener(name, () => point([]));
    return make("li", {}, button);
  };

  panel.addEventListener("toggle", () => show(false));
  list.addEventListener("keydown", (event) => {
    const all = [...list.querySelectorAll("button")];
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[(to + all.length) % all.length].focus();
  });

  return {
    /**
     * @param {Choice[]} offered
     * @param {boolean} fresh whether this is a new question
     * @param {boolean} playing whether the viewer has a seat in a running game
     */
    offer(offered, fresh, playing) {
      choices = offered;
      if (fresh) level = [];
      while (level.length > 0 && within().length === 0) level = level.slice(0, -1);
      // While others decide the list is empty but stays where it is, so that nothing moves.
      panel.hidden = choices.length === 0 && !playing;
      // Without places on a board the list is the only way.
      if (fresh && choices.length > 8 && choices.every((choice) => choice.places.length === 0)) panel.setAttribute("open", "");
      const [total] = panel.querySelectorAll(".total");
      if (total) total.textContent = String(choices.length);
      show(list.contains(document.activeElement));
    },
    /** Goes back one level; whether there was one. */
    back() {
      if (level.length === 0 || !list.contains(document.activeElement)) return false;
      level = level.slice(0, -1);
      show(true);
      return true;
    },
  };
}
