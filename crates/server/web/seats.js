// The panels of the seats: whose turn it is, who is here.
import { say } from "./words.js";

/** @import { SeatState, State } from "./types.js" */

/**
 * @param {HTMLElement} root
 * @param {State} state
 */
export function showSeats(root, state) {
  state.seats.forEach((seat, i) => {
    const panel = root.querySelector(`.player[data-seat="${i}"]`);
    if (!panel) return;
    const active = state.status === "running" && state.turn.includes(i);
    panel.classList.toggle("active", active);
    panel.classList.toggle("winner", won(state, i));
    panel.classList.toggle("away", away(seat));
    text(panel, ".name", seat.name);
    text(panel, ".badge-letter", /[\p{L}\p{N}]/u.exec(seat.name)?.[0].toUpperCase() ?? "?");
    text(panel, ".kind", kind(state, i));
    text(panel, ".turn", standing(state, i));
  });
}

/** Whoever looks at this page is here. @param {SeatState} seat */
function away(seat) {
  return seat.kind === "person" && !seat.here && !seat.you;
}

/** @param {State} state @param {number} i */
function kind(state, i) {
  const seat = state.seats[i];
  if (looks(state, i)) return say("you");
  if (seat.kind === "bot") return seat.level ? say("bot-level", { level: say(`level-${seat.level}`) }) : say("bot");
  return seat.kind === "open" ? say("open") : "";
}

/** At a shared device everybody is "you"; only the one who looks is called so. @param {State} state @param {number} i */
function looks(state, i) {
  return state.seats[i].you && (state.mine.length === 1 || state.viewer === i);
}

/** @param {State} state @param {number} i */
function standing(state, i) {
  const seat = state.seats[i];
  if (state.status === "over") return won(state, i) ? say("winner") : "";
  if (seat.resigned) return say("resigned");
  if (seat.stand_in) return say("stand-in");
  if (state.status === "running" && state.turn.includes(i)) {
    if (looks(state, i)) return say("your-turn");
    return seat.kind === "bot" ? say("thinking") : say(away(seat) ? "turn-away" : "turn");
  }
  return away(seat) ? say("away") : "";
}

/** @param {State} state @param {number} i */
function won(state, i) {
  return state.status === "over" && (state.winners?.includes(i) ?? false);
}

/** @param {Element} panel @param {string} selector @param {string} words */
function text(panel, selector, words) {
  const element = panel.querySelector(selector);
  if (element && element.textContent !== words) element.textContent = words;
}
