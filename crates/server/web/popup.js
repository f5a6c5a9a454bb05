// A small menu near a place, where one click could mean several things.
import { byId, make, placeBeside } from "./page.js";

/** @type {{ box: HTMLElement, dropped: (() => void) | null } | null} */
let open = null;

/**
 * @param {Element} beside
 * @param {string} title
 * @param {{ words: string, chosen: () => void }[]} items
 * @param {() => void} dropped called when it is closed without a choice
 */
export function popup(beside, title, items, dropped) {
  closePopup();
  const box = make("div", { class: "popup", role: "menu", "aria-label": title });
  for (const { words, chosen } of items) {
    const item = make("button", { type: "button", role: "menuitem" }, words);
    item.addEventListener("click", () => {
      closePopup();
      chosen();
    });
    box.append(item);
  }
  box.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      const all = [...box.querySelectorAll("button")];
      const at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
      all[(at + step + all.length) % all.length].focus();
    } else if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      drop();
      if (beside instanceof HTMLElement || beside instanceof SVGElement) beside.focus();
    }
  });
  document.body.append(box);
  open = { box, dropped };
  placeBeside(box, beside);
  box.querySelector("button")?.focus({ preventScroll: true });
}

/** Closes it without a word. The keyboard stays with the question. */
export function closePopup() {
  const held = open?.box.querySelector(":focus-visible");
  open?.box.remove();
  open = null;
  if (held) byId("ask").focus({ preventScroll: true });
}

function drop() {
  const dropped = open?.dropped;
  closePopup();
  dropped?.();
}

document.addEventListener("pointerdown", (event) => {
  if (open && event.target instanceof Node && !open.box.contains(event.target)) drop();
}, true);
