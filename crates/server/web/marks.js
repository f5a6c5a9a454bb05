// Shows on the board what can be chosen: gold for what can be clicked now, thick gold for what was picked. A place is a
// button only while it can be clicked, so that keyboards and screen readers meet nothing that is still.

import { nameButton } from "./naming.js";

/**
 * @param {ParentNode} root
 * @param {string} place
 */
export function elementsOf(root, place) {
  return root.querySelectorAll(`[data-place="${CSS.escape(place)}"]`);
}

/**
 * @param {ParentNode} root
 * @param {Set<string>} next
 * @param {readonly string[]} picked
 * @param {Set<string>} first where another choice could begin
 * @param {readonly (Element | null)[]} clicked the element of each pick, where one was clicked
 */
export function mark(root, next, picked, first, clicked) {
  for (const element of root.querySelectorAll("[data-place]")) {
    const place = element.getAttribute("data-place") ?? "";
    const at = pickOf(element, place, picked, clicked);
    // Of several alike, the picked one waits while the others can follow it.
    const can = next.has(place) && (at < 0 || alike(element, place).length === 1);
    element.classList.toggle("can", can);
    element.classList.toggle("picked", at >= 0);
    element.classList.toggle("other", !can && at < 0 && first.has(place));
    set(element, "data-pick", at >= 0 ? String(at + 1) : null);
    const live = can || at >= 0;
    set(element, "role", live ? "button" : null);
    set(element, "tabindex", live ? "0" : null);
    nameButton(element, live ? element.getAttribute("data-label") : null);
    set(element, "aria-pressed", at >= 0 ? "true" : null);
  }
}

/**
 * Which pick an element shows, or -1. Equal cards share a place; then only as many of them are picked as were clicked.
 * @param {Element} element
 * @param {string} place
 * @param {readonly string[]} picked
 * @param {readonly (Element | null)[]} clicked
 */
function pickOf(element, place, picked, clicked) {
  const at = picked.indexOf(place);
  if (at < 0) return -1;
  const twins = alike(element, place);
  if (twins.length === 1) return at;
  const picks = picked.flatMap((one, i) => (one === place ? [i] : []));
  const chosen = picks.map((i) => twins.find((twin) => twin === clicked[i]) ?? null);
  const rest = twins.filter((twin) => !chosen.includes(twin));
  return picks.find((_, i) => (chosen[i] ?? rest.shift()) === element) ?? -1;
}

/** The siblings that share a place with an element, itself among them. @param {Element} element @param {string} place */
function alike(element, place) {
  const all = element.parentElement?.children ?? [element];
  return [...all].filter((other) => other.getAttribute("data-place") === place);
}

/**
 * Draws the eye to some places, for hints and for choices that are pointed at in the list.
 * @param {ParentNode} root
 * @param {readonly string[]} places
 * @param {string} className
 */
export function point(root, places, className) {
  for (const old of root.querySelectorAll(`.${className}`)) old.classList.remove(className);
  for (const place of places) {
    for (const element of elementsOf(root, place)) element.classList.add(className);
  }
}

/** @param {Element} element @param {string} name @param {string | null} value */
function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
