// Where a box lies in nobody's way: beside what it speaks of, and over nothing that is needed meanwhile.
import { byId, displayed } from "./page.js";

/** What each part of the table costs if all of it is covered. What stands nowhere here may be covered. */
const PARTS = /** @type {const} */ ([
  ["ask", 24],
  ["mine", 16],
  ["board", 12],
  ["above", 1],
  ["seats", 1],
]);
/** What is spoken of: a small thing must be seen, of a large one the most. */
const TARGET = 40;
const LARGE = 16;
/** How far from a small thing, over the whole window; and how much moving from where the box lies is disliked. */
const FAR = 1.5;
const STAY = 0.4;
/** Distance from the edges and between the places that are tried, in pixels. */
const GAP = 8;
const STEP = 12;

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * @param {HTMLElement} box
 * @param {Element} target what it speaks of
 */
export function placeAside(box, target) {
  const old = box.getBoundingClientRect();
  // Measured in the corner: near the right edge it would be squeezed.
  Object.assign(box.style, { left: "0", top: "0" });
  const { width, height } = box.getBoundingClientRect();
  const aim = target.getBoundingClientRect();
  const large = aim.width * aim.height > (innerWidth * innerHeight) / 5;
  const dear = [{ at: grown(aim), cost: large ? LARGE : TARGET }];
  for (const [id, cost] of PARTS) {
    const part = byId(id);
    if (part !== target && displayed(part)) dear.push({ at: part.getBoundingClientRect(), cost });
  }
  const across = Math.hypot(innerWidth, innerHeight);
  let best = { cost: Infinity, left: GAP, top: GAP };
  for (const top of tried(innerHeight - height)) {
    for (const left of tried(innerWidth - width)) {
      const here = { left, top, right: left + width, bottom: top + height };
      let cost = large ? 0 : (FAR * Math.hypot(mid(left, here.right, aim.left, aim.right), mid(top, here.bottom, aim.top, aim.bottom))) / across;
      if (old.width > 0) cost += (STAY * Math.hypot(left - old.left, top - old.top)) / across;
      for (const part of dear) cost += part.cost * covered(here, part.at);
      if (cost < best.cost) best = { cost, left, top };
    }
  }
  box.style.left = `${best.left}px`;
  box.style.top = `${best.top}px`;
}

/** The room that the outline of a target takes. @param {Box} box */
function grown({ left, top, right, bottom }) {
  return { left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP };
}

/** From edge to edge, both included. @param {number} most */
function* tried(most) {
  for (let at = GAP; at < most - GAP; at += STEP) yield at;
  yield Math.max(GAP, most - GAP);
}

/** How far the middles lie apart. @param {number} a @param {number} b @param {number} c @param {number} d */
function mid(a, b, c, d) {
  return (a + b - c - d) / 2;
}

/** How much of a part, as far as it is in the window, lies under the box. @param {Box} box @param {Box} part */
function covered(box, part) {
  const seen = { left: Math.max(0, part.left), top: Math.max(0, part.top), right: Math.min(innerWidth, part.right), bottom: Math.min(innerHeight, part.bottom) };
  const common = Math.max(0, Math.min(box.right, seen.right) - Math.max(box.left, seen.left)) * Math.max(0, Math.min(box.bottom, seen.bottom) - Math.max(box.top, seen.top));
  return common === 0 ? 0 : common / ((seen.right - seen.left) * (seen.bottom - seen.top));
}
