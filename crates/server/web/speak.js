// Telling without pictures: the live region of screen readers, the title of the tab, and a notification for those who
// asked for one.
import { byId } from "./page.js";
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

/** @param {string} text */
export function announce(text) {
  const region = byId("spoken");
  // The same words again are read again only if the region was empty in between.
  region.textContent = "";
  setTimeout(() => (region.textContent = text), 60);
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
