// A hint: its words near the question, its places aglow on the board.
import { byId, displayed } from "./page.js";
import { point } from "./marks.js";

/**
 * @param {HTMLElement} root
 * @param {readonly string[]} places none takes the hint away
 * @param {string} words
 */
export function hinted(root, places, words) {
  point(root, places, "hinted");
  const box = byId("hint-words");
  box.textContent = words;
  box.classList.remove("high");
  const targets = [...root.querySelectorAll(".hinted")].filter(displayed);
  const [first] = targets;
  if (!first) return;
  const dock = byId("dock");
  const floor = dock.contains(first) ? innerHeight : Math.min(innerHeight, dock.getBoundingClientRect().top);
  const { top, bottom } = first.getBoundingClientRect();
  if (top < 0 || bottom > floor) first.scrollIntoView({ block: "center" });
  // The words must not lie over what they speak of.
  const own = box.getBoundingClientRect();
  box.classList.toggle("high", targets.some((target) => overlap(target.getBoundingClientRect(), own)));
}

/** @param {DOMRect} one @param {DOMRect} other */
function overlap(one, other) {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
