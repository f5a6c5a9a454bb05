// What a choice would bring, beside the place that is pointed at or focused.
import { make, placeBeside } from "./page.js";

/** @import { Chooser } from "./choose.js" */

/**
 * @param {HTMLElement} root
 * @param {Chooser} chooser
 * @returns {() => void} takes it away
 */
export function bubbles(root, chooser) {
  const box = make("div", { class: "bubble", hidden: true, "aria-hidden": "true" });
  document.body.append(box);
  /** @type {Element | null} */
  let beside = null;

  const hide = () => {
    beside = null;
    box.hidden = true;
  };

  /** @param {EventTarget | null} target */
  const show = (target) => {
    const found = chooser.under(target);
    if (!found || !found.element.classList.contains("can")) return hide();
    if (found.element === beside) return;
    const choice = chooser.completing(found.place);
    if (!choice) return hide();
    beside = found.element;
    box.textContent = choice.preview ?? choice.words;
    box.hidden = false;
    placeBeside(box, beside);
  };

  root.addEventListener("pointerover", (event) => event.pointerType !== "touch" && show(event.target));
  root.addEventListener("pointerleave", hide);
  // A finger has no way to point without choosing; what it touched needs no bubble.
  let touched = false;
  addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"), true);
  addEventListener("keydown", () => (touched = false), true);
  root.addEventListener("focusin", (event) => !touched && show(event.target));
  root.addEventListener("focusout", hide);
  addEventListener("scroll", hide, { passive: true });
  return hide;
}
