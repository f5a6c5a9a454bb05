// What is written at the table beside the chat: a decision in notation, and one's name.
import { dialog } from "./dialogs.js";
import { byId } from "./page.js";

/**
 * @param {object} want
 * @param {(text: string) => Promise<boolean | null | void> | void} want.decided whether it went well, if that is known; null where it was not tried
 * @param {(name: string) => void} want.named
 */
export function fields({ decided, named }) {
  onText("notation", (text, field) => {
    field.value = "";
    field.removeAttribute("aria-invalid");
    // What was refused may be mended, and what was not tried may be sent again.
    void Promise.resolve(decided(text)).then((well) => {
      if ((well !== false && well !== null) || field.value !== "") return;
      field.value = text;
      if (well === false) field.setAttribute("aria-invalid", "true");
    });
  });
  byId("notation-text").addEventListener("input", () => byId("notation-text").removeAttribute("aria-invalid"));
  onText("name-form", (name) => {
    dialog("name").close();
    named(name);
  });
}

/** The keyboard goes to where decisions are written. */
export function writeDecision() {
  const [panel, field] = [byId("choices"), byId("notation-text")];
  // The list above is filled when it has been opened, and pushes the field down.
  if (!panel.hasAttribute("open")) panel.addEventListener("toggle", () => field.scrollIntoView({ block: "nearest" }), { once: true });
  panel.setAttribute("open", "");
  field.focus();
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
