// Room for the question, so that nothing moves when it changes.
import { byId } from "./page.js";

/** More than this is given back: a question that once had many buttons does not keep a gap for ever. */
const ROOM_MAX = 112;

/** @param {HTMLElement} root */
export function keepRoom(root) {
  const [dock, ask] = [byId("dock"), byId("ask")];
  // On small screens the question and the hand stay in view, as far as they leave room for the board.
  new ResizeObserver(([box]) => {
    root.style.setProperty("--dock", `${Math.ceil(box.borderBoxSize[0].blockSize)}px`);
  }).observe(dock);
  // On wide screens the room that a question and its buttons once needed stays theirs.
  let wide = 0;
  new ResizeObserver(([box]) => {
    const { inlineSize, blockSize } = box.borderBoxSize[0];
    const docked = getComputedStyle(dock).position === "sticky";
    if (inlineSize !== wide || docked) ask.style.minHeight = "";
    else ask.style.minHeight = `${Math.min(ROOM_MAX, Math.ceil(blockSize))}px`;
    wide = inlineSize;
  }).observe(ask);
}
