// A hint's words in the place of the question; its places glow already, see choose.js.
import { byId, displayed } from "./page.js";

/**
 * @param {HTMLElement} root
 * @param {string} words
 */
export function hinted(root, words) {
  byId("hint-words").textContent = words;
  const first = [...root.querySelectorAll(".hinted")].find(displayed);
  if (!first) return;
  const dock = byId("dock");
  const floor = dock.contains(first) ? innerHeight : Math.min(innerHeight, dock.getBoundingClientRect().top);
  const { top, bottom } = first.getBoundingClientRect();
  if (top < 0 || bottom > floor) first.scrollIntoView({ block: "center" });
}

/** Gives the question its place back. */
export function unhint() {
  byId("hint-words").textContent = "";
}

/**
 * Asks for a hint and says meanwhile that somebody thinks; nothing if nobody may ask now.
 * @template T
 * @param {() => Promise<T>} ask
 */
export async function thinking(ask) {
  const button = byId("hint");
  if (button.hidden || button.getAttribute("aria-busy") === "true") return null;
  button.setAttribute("aria-busy", "true");
  const told = await ask();
  button.removeAttribute("aria-busy");
  return told;
}
