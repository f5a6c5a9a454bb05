// The guided first turn: a few words about each part of the table, one after the other, always in the same place.
// Nothing is blocked meanwhile.
import { byId, carried, displayed, make } from "./page.js";
import { post } from "./api.js";
import { say } from "./words.js";

/** @type {Record<string, string>} */
const PARTS = { question: "ask", seats: "seats", board: "board", mine: "mine", above: "above", seen: "seen-panel" };

/**
 * What begins the guide at the person's first question, which may come after others have played, and goes on pointing
 * when a new picture was drawn.
 * @param {HTMLElement} root
 * @param {(words: string) => void} announce
 */
export function guide(root, announce) {
  let due = root.dataset.guided === "false";
  let point = () => {};
  return {
    begin() {
      if (due) point = begin(root, root.dataset.game ?? "", announce);
      due = false;
    },
    drawn: () => point(),
  };
}

/**
 * @param {HTMLElement} root
 * @param {string} game
 * @param {(words: string) => void} announce
 * @returns {() => void} what points again at that which is spoken of: a picture drawn anew knows nothing of it
 */
function begin(root, game, announce) {
  /** @type {[string, string][]} */
  const steps = carried("guide") ?? [];
  if (steps.length === 0) return () => {};
  const words = make("p", {});
  const where = make("small", {});
  const next = make("button", { type: "button", class: "primary" });
  const skip = make("button", { type: "button" }, say("guide-skip"));
  const box = make("div", { class: "guide", role: "dialog", "aria-label": say("guide") }, words, make("div", { class: "guide-acts" }, where, skip, next));
  let at = -1;
  /** @type {Element | null} */
  let target = null;

  const point = () => {
    if (!box.isConnected) return;
    if (!target?.isConnected) target = find(root, steps[at][0]);
    target?.classList.add("guided");
  };

  const show = () => {
    target?.classList.remove("guided");
    target = null;
    do at += 1;
    while (at < steps.length && !(target = find(root, steps[at][0])));
    if (at >= steps.length || !target) return leave();
    const last = !steps.slice(at + 1).some(([name]) => find(root, name));
    words.textContent = steps[at][1];
    where.textContent = `${at + 1} / ${steps.length}`;
    next.textContent = say(last ? "guide-done" : "guide-next");
    skip.hidden = last;
    point();
    reveal(target, box);
    announce(steps[at][1]);
    return undefined;
  };

  const end = () => {
    target?.classList.remove("guided");
    const room = headroom();
    box.remove();
    // The room above the page goes too, and the board stays where it is as far as it can.
    scrollBy({ top: headroom() - room, behavior: "instant" });
    removeEventListener("resize", measure);
    removeEventListener("keydown", escape);
    root.removeEventListener("decided", end);
    root.dispatchEvent(new Event("guide-over"));
    // Not remembering it is no reason to trouble anybody.
    post("/settings/guided", { game }).catch(() => {});
  };

  /** @param {KeyboardEvent} event */
  const escape = (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog:modal")) end();
  };

  /** The longest step says how high the box is, so that its buttons stay where they are. */
  const measure = () => {
    box.style.height = "auto";
    const now = words.textContent;
    let most = 0;
    for (const [, text] of steps) {
      words.textContent = text;
      most = Math.max(most, box.getBoundingClientRect().height);
    }
    words.textContent = now;
    box.style.height = "";
    document.documentElement.style.setProperty("--guide", `${Math.ceil(most)}px`);
  };

  /** The way back to where the first choice is. */
  const leave = () => {
    end();
    scrollTo({ top: 0 });
  };

  next.addEventListener("click", show);
  skip.addEventListener("click", leave);
  addEventListener("keydown", escape);
  // Whoever plays needs no guide any more.
  root.addEventListener("decided", end);
  addEventListener("resize", measure);
  document.body.append(box);
  measure();
  root.dispatchEvent(new Event("guide-begun"));
  show();
  return point;
}

/** How much room there is above the page. */
function headroom() {
  return Number.parseFloat(getComputedStyle(document.body).paddingTop);
}

/** Brings it into view; of what is higher than the room for it, its beginning. @param {Element} target @param {Element} box */
function reveal(target, box) {
  const dock = byId("dock");
  const docked = getComputedStyle(dock).position === "sticky";
  // What lies in the dock is in view already.
  if (docked && dock.contains(target)) return;
  const room = docked ? dock.getBoundingClientRect().top - box.getBoundingClientRect().bottom : innerHeight;
  target.scrollIntoView({ block: target.getBoundingClientRect().height > room ? "start" : "nearest", behavior: "instant" });
}

/** @param {HTMLElement} root @param {string} name */
function find(root, name) {
  if (name.startsWith("part:")) {
    const part = document.getElementById(PARTS[name.slice(5)] ?? "");
    return part && displayed(part) ? part : null;
  }
  const quoted = CSS.escape(name);
  const all = root.querySelectorAll(`[data-anchor="${quoted}"], [data-place="${quoted}"], [data-key="${quoted}"]`);
  return [...all].find(displayed) ?? null;
}
