// A field that takes no more letters says so, since what is typed then does not arrive.
import { make } from "./page.js";

document.addEventListener("input", ({ target: field }) => {
  if (!(field instanceof HTMLInputElement) || field.dataset.full === undefined) return;
  const beside = field.nextElementSibling;
  const note = beside?.matches(".full") ? beside : make("small", { class: "full", role: "status" });
  if (note !== beside) field.after(note);
  note.textContent = field.value.length >= field.maxLength ? field.dataset.full : "";
});
