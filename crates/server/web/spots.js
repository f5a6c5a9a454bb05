// Where things are on the screen: keyed things, and the anchors that motions name.
import { displayed } from "./page.js";

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {object} Spot
 * @property {Element} element
 * @property {DOMRect} box in the window
 * @property {Point} centre
 * @property {Element | null} part the part of the page that holds it
 * @property {Point} corner of that part, so that a part that moves as a whole sets nothing in motion
 *
 * @typedef {object} Spots
 * @property {Map<string, Spot>} keyed
 * @property {(name: string) => Point | null} anchor
 */

/**
 * Measures everything at once, before any change makes the browser lay out anew.
 * @param {ParentNode} root
 * @returns {Spots}
 */
export function measure(root) {
  /** @type {Map<string, Spot>} */
  const keyed = new Map();
  /** @type {Map<string, Point>} */
  const anchors = new Map();
  /** @type {Map<Element, DOMRect>} */
  const parts = new Map();
  const all = root.querySelectorAll("[data-anchor], [data-place], [data-key]");
  for (const element of all) {
    if (!displayed(element)) continue;
    const box = element.getBoundingClientRect();
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const key = element.getAttribute("data-key");
    if (key !== null && !keyed.has(key)) {
      const part = element.closest(".part");
      const corner = part ? (parts.get(part) ?? part.getBoundingClientRect()) : new DOMRect();
      if (part) parts.set(part, corner);
      keyed.set(key, { element, box, centre, part, corner: { x: corner.x, y: corner.y } });
    }
    for (const name of [element.getAttribute("data-anchor"), element.getAttribute("data-place")]) {
      if (name !== null && !anchors.has(name)) anchors.set(name, centre);
    }
  }
  return { keyed, anchor: (name) => anchors.get(name) ?? keyed.get(name)?.centre ?? null };
}

/**
 * How far a thing has to be drawn from its new place to seem where it was.
 * @param {Spot} now
 * @param {Spot} before
 * @returns {Point}
 */
export function shift(now, before) {
  if (now.part === before.part) {
    return {
      x: before.centre.x - before.corner.x - (now.centre.x - now.corner.x),
      y: before.centre.y - before.corner.y - (now.centre.y - now.corner.y),
    };
  }
  return { x: before.centre.x - now.centre.x, y: before.centre.y - now.centre.y };
}

/**
 * A distance in the window as a CSS translation of the element, whose unit within an SVG is not the pixel.
 * @param {Element} element
 * @param {Point} by
 */
export function translation(element, by) {
  let { x, y } = by;
  const parent = element.parentElement;
  if (element instanceof SVGElement && parent instanceof SVGGraphicsElement) {
    const matrix = parent.getScreenCTM()?.inverse();
    if (matrix) [x, y] = [matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y];
  }
  return `${x.toFixed(2)}px ${y.toFixed(2)}px`;
}
