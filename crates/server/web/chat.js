// Words between the players.
import { byId, make } from "./page.js";

/** @import { State } from "./types.js" */

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
  let last = Number(list.lastElementChild?.getAttribute("data-n") ?? -1);

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text && (await send(text))) field.value = "";
  });

  panel.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== "mute") return;
    mute(Number(event.target.value), event.target.checked);
  });

  return {
    /** @param {State} state */
    show(state) {
      const muted = (/** @type {number | null} */ seat) => seat !== null && (state.seats[seat]?.muted ?? false);
      for (const line of state.chat) {
        if (line.n <= last) continue;
        last = line.n;
        list.append(make("li", { "data-n": String(line.n), "data-seat": line.seat === null ? null : String(line.seat) }, make("b", {}, line.name), " ", line.text));
        list.scrollTop = list.scrollHeight;
        const closed = panel instanceof HTMLDetailsElement && !panel.open;
        if (closed && !muted(line.seat)) panel.classList.add("unread");
      }
      for (const item of list.children) {
        const seat = item.getAttribute("data-seat");
        /** @type {HTMLElement} */ (item).hidden = seat !== null && muted(Number(seat));
      }
      for (const box of panel.querySelectorAll("input[name=mute]")) {
        if (box instanceof HTMLInputElement) box.checked = muted(Number(box.value));
      }
    },
  };
}

document.getElementById("chat")?.addEventListener("toggle", (event) => {
  if (event.target instanceof Element) event.target.classList.remove("unread");
});
