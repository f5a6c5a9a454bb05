// The keyboard: arrows walk between what can be chosen on the board, by where things are.
import { displayed, writing } from "./page.js";

/** @typedef {{ undo: () => void, escape: () => void, help: () => void, notation: () => void, hint: () => void }} Deeds */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {HTMLElement} root
 * @param {Deeds} deeds
 */
export function keys(root, deeds) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const modal = document.querySelector("dialog:modal");
    if (event.key === "Escape") {
      if (!modal) deeds.escape();
      return;
    }
    if (writing(event.target) || modal) return;
    const place = event.target instanceof Element ? event.target.closest(".can, .picked") : null;
    if (event.key in ARROWS) {
      if (walk(root, place, ARROWS[event.key])) event.preventDefault();
    } else if ((event.key === "Enter" || event.key === " ") && place && !(place instanceof HTMLButtonElement)) {
      event.preventDefault();
      place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    } else if (!event.repeat) letter(event, deeds);
  });
}

/** @param {KeyboardEvent} event @param {Deeds} deeds */
function letter(event, deeds) {
  const deed = { z: deeds.undo, h: deeds.hint, n: deeds.notation, "?": deeds.help }[event.key.toLowerCase()];
  if (!deed) return;
  event.preventDefault();
  deed();
}

/**
 * Moves the focus to the nearest live place in a direction.
 * @param {HTMLElement} root
 * @param {Element | null} from
 * @param {[number, number]} towards
 * @returns {boolean} whether there was something to go to
 */
function walk(root, from, [dx, dy]) {
  const live = /** @type {(HTMLElement | SVGElement)[]} */ ([...root.querySelectorAll(".can, .picked")]).filter(displayed);
  if (live.length === 0) return false;
  if (!from || !root.contains(from)) {
    // An arrow scrolls the page unless something was being chosen.
    const asked = document.activeElement?.id === "ask";
    if (asked) live[0].focus();
    return asked;
  }
  const here = centre(from);
  let best = null;
  let least = Infinity;
  for (const element of live) {
    if (element === from || element.contains(from)) continue;
    const there = centre(element);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    // Things beside the way count as farther, things behind not at all.
    if (along < 2 || across > along * 3 + 40) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [element, far];
  }
  best?.focus();
  return true;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
