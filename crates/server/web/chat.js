// Words between the players.
import { byId, make } from "./page.js";
import { announce } from "./speak.js";
import { say } from "./words.js";

/** @import { State } from "./types.js" */

/** How long words that cannot be read below are shown beside the button that leads there, in milliseconds. */
const HEARD = 6000;

/**
 * @param {object} want
 * @param {(text: string) => Promise<boolean>} want.send whether it went
 * @param {(seat: number, on: boolean) => void} want.mute
 */
export function chat({ send, mute }) {
  const panel = byId("chat");
  const list = byId("chat-lines");
  const form = /** @type {HTMLFormElement} */ (byId("chat-form"));
  const field = /** @type {HTMLInputElement} */ (byId("chat-text"));
  const opener = byId("chat-open");
  const badge = byId("unread");
  const heard = byId("heard");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let fading;
  let unread = 0;
  const number = (/** @type {Element} */ item) => Number(item.getAttribute("data-n"));

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    // What was written meanwhile stays.
    if (text && (await send(text)) && field.value.trim() === text) field.value = "";
  });

  panel.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== "mute") return;
    mute(Number(event.target.value), event.target.checked);
  });

  /** How much was said since the chat was looked at, on its button and beside its title. */
  const count = () => {
    badge.hidden = unread === 0;
    badge.textContent = String(unread);
    const [label] = opener.querySelectorAll(".sr");
    if (label) label.textContent = unread > 0 ? say("unread", { count: unread }) : opener.title;
    panel.classList.toggle("unread", unread > 0);
  };

  /** Whether the lines can be read just now. */
  const seen = () => {
    if (!(panel instanceof HTMLDetailsElement) || !panel.open || document.hidden) return false;
    const box = list.getBoundingClientRect();
    return box.height > 0 && box.bottom > 0 && box.top < innerHeight;
  };

  /** What was said shows itself for a while, over nothing that is needed to play. @param {string} words */
  const hear = (words) => {
    heard.textContent = words;
    surface();
    // The lines of an open panel are spoken by themselves.
    if (!panel.hasAttribute("open")) announce(words);
  };
  const surface = () => {
    hush();
    // It would lie over the guide, or over the rules of the choice: it waits until these are closed.
    if (unread === 0 || !heard.textContent || document.querySelector(".guide, #help[open]")) return;
    heard.classList.add("shown");
    fading = setTimeout(forget, HEARD);
  };
  const hush = () => {
    heard.classList.remove("shown");
    clearTimeout(fading);
  };
  /** It has been seen long enough. */
  const forget = () => {
    hush();
    heard.textContent = "";
  };
  for (const turn of ["guide-begun", "guide-over"]) byId("table").addEventListener(turn, surface);
  byId("help").addEventListener("toggle", surface);

  /** Whether all of the field can be seen. */
  const whole = () => {
    const { top, bottom, height } = form.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  };
  const bring = () => form.scrollIntoView({ block: "nearest", behavior: "instant" });

  const look = () => {
    if (unread === 0 || !seen()) return;
    unread = 0;
    count();
    hush();
  };
  panel.addEventListener("toggle", () => {
    if (panel.hasAttribute("open")) bring();
    look();
  });
  addEventListener("scroll", look, { passive: true });
  document.addEventListener("visibilitychange", look);

  return {
    /** Shows it, ready to write. */
    open() {
      // Pressed again it leads back to the table.
      if (panel.contains(document.activeElement) && scrollY > 0) {
        field.blur();
        scrollTo({ top: 0 });
        return;
      }
      panel.setAttribute("open", "");
      panel.scrollIntoView({ block: "nearest" });
      bring();
      field.focus({ preventScroll: true });
      hush();
      look();
    },
    /** @param {State} state */
    show(state) {
      const writable = whole();
      const muted = (/** @type {number | null} */ seat) => seat !== null && (state.seats[seat]?.muted ?? false);
      for (const line of state.chat) {
        // What somebody said while muted comes after what was said later, and has its place before it.
        const after = [...list.children].find((item) => number(item) >= line.n) ?? null;
        if (after && number(after) === line.n) continue;
        list.insertBefore(make("li", { "data-n": String(line.n), "data-seat": line.seat === null ? null : String(line.seat) }, make("b", {}, line.name), " ", line.text), after);
        if (after) continue;
        list.scrollTop = list.scrollHeight;
        const own = line.seat !== null && state.mine.includes(line.seat);
        if (own || muted(line.seat) || seen()) continue;
        unread += 1;
        hear(say("said", { name: line.name, text: line.text }));
      }
      // Somebody to talk with may come later.
      if (state.chat.length > 0) panel.hidden = opener.hidden = false;
      count();
      for (const item of list.children) {
        const seat = item.getAttribute("data-seat");
        /** @type {HTMLElement} */ (item).hidden = seat !== null && muted(Number(seat));
      }
      // Whatever was said, who can write goes on writing where it is seen.
      if (writable && !whole()) bring();
      for (const box of panel.querySelectorAll("input[name=mute]")) {
        if (box instanceof HTMLInputElement) box.checked = muted(Number(box.value));
      }
    },
  };
}
