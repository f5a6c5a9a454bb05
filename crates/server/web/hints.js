// A hint's words near the question; its places glow already, see choose.js.
import { byId, displayed } from "./page.js";

/**
 * @param {HTMLElement} root
 * @param {string} words none takes the hint away
 */
export function hinted(root, words) {
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
