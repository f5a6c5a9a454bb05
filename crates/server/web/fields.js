// What is written at the table beside the chat: a decision in notation, and one's name.
import { dialog } from "./dialogs.js";
import { byId } from "./page.js";

/**
 * @param {object} want
 * @param {(text: string) => Promise<boolean | void> | void} want.decided whether it went well, if that is known
 * @param {(name: string) => void} want.named
 */
export function fields({ decided, named }) {
  onText("notation", (text, field) => {
    field.value = "";
    // What was refused may be mended.
    void Promise.resolve(decided(text)).then((well) => {
      if (well !== false || field.value !== "") return;
      field.value = text;
      field.setAttribute("aria-invalid", "true");
      field.addEventListener("input", () => field.removeAttribute("aria-invalid"), { once: true });
    });
  });
  onText("name-form", (name) => {
    dialog("name").close();
    named(name);
  });
}

/** The keyboard goes to where decisions are written. */
export function writeDecision() {
  byId("choices").setAttribute("open", "");
  byId("notation-text").focus();
}

/**
 * @param {string} id a form with one field, where the page has it
 * @param {(text: string, field: HTMLInputElement) => void} then
 */
function onText(id, then) {
  const form = document.getElementById(id);
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = form.querySelector("input");
    const text = field?.value.trim();
    if (field && text) then(text, field);
  });
}
