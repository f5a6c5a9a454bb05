// Telling without pictures: the live region of screen readers, the title of the tab, and a notification for those who
// asked for one.
import { byId, make } from "./page.js";
import { say } from "./words.js";

/** @import { State } from "./types.js" */

const title = document.title;

/**
 * What happened, then what is asked.
 * @param {State} state
 * @param {boolean} fresh whether the question is new
 */
export function speak(state, fresh) {
  const news = state.news.flatMap(({ words }) => (words ? [words] : []));
  const asked = fresh && state.question && state.choices.length > 0 ? [state.question] : [];
  const ending = state.status === "over" && fresh ? state.ending : [];
  const lines = [...news, ...ending, ...asked];
  if (lines.length > 0) announce(lines.join(" "));
}

/** How long words stay in the live region, in milliseconds. */
const SPOKEN_MAX = 8000;

/** @param {string} text */
export function announce(text) {
  // Words that are added are read after those before; words that replace others would cut them off.
  const words = make("span", {}, `${text} `);
  byId("spoken").append(words);
  setTimeout(() => words.remove(), SPOKEN_MAX);
}

/** @param {State} state @param {boolean} fresh */
export function call(state, fresh) {
  const mine = state.status === "running" && state.turn.some((seat) => state.mine.includes(seat));
  document.title = mine ? say("title-turn", { title }) : title;
  if (!mine || !fresh || !document.hidden) return;
  if ("Notification" in window && Notification.permission === "granted") {
    const note = new Notification(title, { body: state.question ?? say("your-turn"), tag: location.pathname });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}
