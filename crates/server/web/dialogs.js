// Boxes over the page.
import { byId } from "./page.js";

/** @param {string} id */
export function dialog(id) {
  return /** @type {HTMLDialogElement} */ (byId(id));
}

/**
 * Asks before something that cannot be taken back.
 * @param {string} question
 * @param {string} yes
 * @returns {Promise<boolean>}
 */
export function sure(question, yes) {
  const box = dialog("sure");
  const [words, button] = [box.querySelector("p"), box.querySelector("button[value=yes]")];
  if (words) words.textContent = question;
  if (button) button.textContent = yes;
  box.returnValue = "";
  box.showModal();
  return new Promise((answer) => {
    box.addEventListener("close", () => answer(box.returnValue === "yes"), { once: true });
  });
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/** Says something that went wrong, or was done, for a while. @param {string} words */
export function toast(words) {
  const box = byId("toast");
  box.textContent = words;
  box.classList.add("shown");
  clearTimeout(fading);
  fading = setTimeout(untoast, 6000);
}

/** What was said is past. */
export function untoast() {
  byId("toast").classList.remove("shown");
}

// A click beside a dialog closes it, except the one that hides secrets.
document.addEventListener("click", (event) => {
  const box = event.target;
  if (box instanceof HTMLDialogElement && box.id !== "handover" && box.matches(":modal")) box.close();
});
