// The page's own words in the reader's language; the server sends them along.
import { carried } from "./page.js";

/** @type {Record<string, string>} */
const words = carried("words") ?? {};

/**
 * @param {string} key
 * @param {Record<string, string | number>} values for the names in braces
 */
export function say(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
