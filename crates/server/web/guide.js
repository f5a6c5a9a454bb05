// The guided first turn: a few words beside each part of the table, one after the other. Nothing is blocked meanwhile.
import { placeAside } from "./aside.js";
import { carried, displayed, make } from "./page.js";
import { post } from "./api.js";
import { say } from "./words.js";

/** @type {Record<string, string>} */
const PARTS = { question: "ask", seats: "seats", board: "board", mine: "mine", above: "above", seen: "seen-panel" };

/**
 * What begins the guide at the person's first question, which may come after others have played.
 * @param {HTMLElement} root
 * @param {(words: string) => void} announce
 */
export function guide(root, announce) {
  let due = root.dataset.guided === "false";
  return () => {
    if (due) begin(root, root.dataset.game ?? "", announce);
    due = false;
  };
}

/**
 * @param {HTMLElement} root
 * @param {string} game
 * @param {(words: string) => void} announce
 */
function begin(root, game, announce) {
  /** @type {[string, string][]} */
  const steps = carried("guide") ?? [];
  if (steps.length === 0) return;
  const words = make("p", {});
  const where = make("small", {});
  const next = make("button", { type: "button", class: "primary" });
  const skip = make("button", { type: "button" }, say("guide-skip"));
  const box = make("div", { class: "guide", role: "dialog", "aria-label": say("guide") }, words, make("div", { class: "guide-acts" }, where, skip, next));
  let at = -1;
  /** @type {Element | null} */
  let target = null;

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
    target.classList.add("guided");
    target.scrollIntoView({ block: "nearest" });
    placeAside(box, target);
    announce(steps[at][1]);
    return undefined;
  };

  const end = () => {
    target?.classList.remove("guided");
    box.remove();
    removeEventListener("resize", place);
    removeEventListener("scroll", place);
    removeEventListener("keydown", escape);
    root.removeEventListener("decided", end);
    // Not remembering it is no reason to trouble anybody.
    post("/settings/guided", { game }).catch(() => {});
  };

  /** @param {KeyboardEvent} event */
  const escape = (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog:modal")) end();
  };

  const place = () => {
    if (target) placeAside(box, target);
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
  addEventListener("resize", place);
  addEventListener("scroll", place, { passive: true });
  document.body.append(box);
  show();
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
