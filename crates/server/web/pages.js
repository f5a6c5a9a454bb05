// Small comforts on pages that work without it: copying an address, and a waiting room that follows its table.
import "./chance.js";
import "./full.js";

for (const button of document.querySelectorAll("[data-copy]")) {
  const field = document.getElementById(button.getAttribute("data-copy") ?? "");
  // Browsers keep the clipboard from addresses that they do not trust.
  if (!navigator.clipboard || !(button instanceof HTMLButtonElement) || !(field instanceof HTMLInputElement)) continue;
  button.hidden = false;
  const words = button.textContent;
  button.addEventListener("click", async () => {
    field.select();
    await navigator.clipboard.writeText(field.value);
    button.textContent = button.dataset.done ?? words;
    setTimeout(() => { button.textContent = words; }, 2000);
  });
}

// A link into a fold opens it.
const unfold = () => {
  const aim = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (aim instanceof HTMLDetailsElement) aim.open = true;
};
addEventListener("hashchange", unfold);
unfold();

const room = document.querySelector("[data-waiting]");
if (room instanceof HTMLElement) follow(room.dataset.waiting ?? "");

/**
 * Shows who sits down and leaves, and goes to the table as soon as the game begins.
 * @param {string} id
 */
function follow(id) {
  const events = new EventSource(`/api/tables/${encodeURIComponent(id)}/events?form=view`);
  let shown = "";
  events.addEventListener("state", async (event) => {
    const state = JSON.parse(event.data);
    if (state.status !== "waiting") {
      events.close();
      location.reload();
      return;
    }
    const now = JSON.stringify(state.seats);
    const before = shown;
    shown = now;
    if (before !== "" && before !== now) await renew();
  });
}

/** Takes the seats from a fresh copy of this page; what somebody is filling in elsewhere stays. */
async function renew() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("room-seats");
  const old = document.getElementById("room-seats");
  if (fresh && old) old.replaceWith(fresh);
}
