// Several players at one device: the page is covered until the next one says who they are. The server keeps their view
// back until then, so there is nothing under the cover.
import { byId } from "./page.js";
import { dialog } from "./dialogs.js";
import { say } from "./words.js";

/** @import { State } from "./types.js" */

/** @param {(seat: number) => Promise<void>} take tells the server that this seat looks now */
export function handovers(take) {
  const box = dialog("handover");
  const button = /** @type {HTMLButtonElement} */ (byId("handover-take"));
  /** @type {number | null} */
  let seat = null;
  box.addEventListener("cancel", (event) => event.preventDefault());
  button.addEventListener("click", async () => {
    if (seat === null) return;
    button.disabled = true;
    await take(seat);
    button.disabled = false;
  });

  return {
    /** @param {State} state */
    show(state) {
      seat = state.status === "running" ? state.handover : null;
      if (seat === null) {
        if (box.open) box.close();
        return;
      }
      const { name } = state.seats[seat];
      byId("handover-to").textContent = say("handover-to", { name });
      button.textContent = say("handover-take", { name });
      for (const badge of box.querySelectorAll(".handover-seats > [data-seat]")) {
        badge.classList.toggle("next", badge.getAttribute("data-seat") === String(seat));
      }
      if (!box.open) box.showModal();
    },
  };
}
