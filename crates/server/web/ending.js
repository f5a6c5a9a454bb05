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
  const { words, crowned } = verdict(state);
  byId("ending-title").textContent = words;
  byId("laurel").hidden = !crowned;
  if (state.html?.tally !== undefined) patch(byId("tally"), state.html.tally);
  byId("ending-lines").replaceChildren(...reasons(state).map((line) => make("p", {}, line)));
  if (live && !box.open) box.showModal();
}

/**
 * Who won, as the viewer would say it; the crown is for whoever looks if they won, or for the winner they watched.
 * @param {State} state
 */
function verdict(state) {
  const winners = state.winners ?? [];
  if (state.status === "aborted" || winners.length === 0) return { words: say(state.status), crowned: false };
  const [me] = state.mine;
  // At a shared device everybody is "you".
  if (state.mine.length !== 1) {
    const names = winners.map((seat) => state.seats[seat]?.name ?? "");
    const list = new Intl.ListFormat(document.documentElement.lang).format(names);
    return { words: say(names.length > 1 ? "ending-shared" : "ending-won", { names: list }), crowned: true };
  }
  if (!winners.includes(me)) return { words: say("ending-lose"), crowned: false };
  return { words: say(winners.length > 1 ? "ending-tie" : "ending-win"), crowned: true };
}

/**
 * Why it ended and why it was won. What lies between is the score in its parts, which the tally shows already.
 * @param {State} state
 */
function reasons({ ending }) {
  if (byId("tally").childElementCount === 0 || ending.length < 3) return ending;
  return [ending[0], ending[ending.length - 1]];
}

export function openEnding() {
  const box = dialog("ending");
  if (!box.open) box.showModal();
}
