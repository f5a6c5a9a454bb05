// What happened, the newest first; every line leads to its moment in the replay.
import { make } from "./page.js";

/** @import { LogLine } from "./types.js" */

/**
 * @param {HTMLElement} list
 * @param {LogLine[]} lines from the oldest on
 * @param {(at: number) => string} address
 */
export function showLog(list, lines, address) {
  const wanted = lines.map(({ at, words }) => `${at} ${words}`);
  const shown = [...list.children].map((item) => `${item.getAttribute("data-at")} ${item.textContent}`).reverse();
  // Lines only ever come at the end, or are taken back from there.
  let same = 0;
  while (same < shown.length && shown[same] === wanted[same]) same += 1;
  for (let i = shown.length; i > same; i -= 1) list.firstElementChild?.remove();
  for (const { at, words } of lines.slice(same)) {
    list.prepend(make("li", { "data-at": String(at) }, make("a", { href: address(at) }, words)));
  }
}
