// The end of a game: who won and why, and what to do next.
import { byId, make } from "./page.js";
import { dialog } from "./dialogs.js";
import { patch } from "./patch.js";
import { say } from "./words.js";

/** @import { State } from "./types.js" */

/**
 * @param {State} state
 * @param {boolean} live whether the game ended just now, before the viewer's eyes
 */
export function showEnding(state, live) {
  const box = dialog("ending");
  const over = state.status === "over" || state.status === "aborted";
  byId("after").hidden = !over;
  byId("acts").hidden = over;
  if (!over) {
    if (box.open) box.close();
    return;
  }
  // The last line says who won.
  byId("ending-title").textContent = state.ending.at(-1) ?? say(state.status);
  byId("ending-lines").replaceChildren(...state.ending.slice(0, -1).map((line) => make("p", {}, line)));
  if (state.html?.tally !== undefined) patch(byId("tally"), state.html.tally);
  if (live && !box.open) box.showModal();
}

export function openEnding() {
  const box = dialog("ending");
  if (!box.open) box.showModal();
}
