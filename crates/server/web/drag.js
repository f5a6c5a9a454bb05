// Dragging: picks what it starts on and clicks what it ends on. With a finger dragging scrolls, and two taps do the same.
import { copyOf } from "./flight.js";
import { translation } from "./spots.js";

/** @import { Chooser } from "./choose.js" */

/** Pixels from which on a press is a drag. */
const FAR = 7;

/**
 * @param {HTMLElement} root
 * @param {Chooser} chooser
 */
export function drags(root, chooser) {
  /** @type {{ place: string, element: Element, x: number, y: number } | null} */
  let start = null;
  /** @type {{ shown: HTMLElement | SVGElement, hide: () => void, picked: boolean } | null} */
  let held = null;

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!held) {
      if (Math.hypot(x, y) < FAR) return;
      const already = chooser.picked().includes(start.place);
      // Dragging leads from place to place; what a single click would decide is not dragged.
      if (!already && (chooser.completing(start.place) || !chooser.pick(start.place, start.element))) return stop();
      const copy = copyOf(start.element);
      held = { shown: /** @type {HTMLElement | SVGElement} */ (copy.show()), hide: copy.hide, picked: !already };
      held.shown.classList.add("dragged");
      root.classList.add("dragging");
    }
    held.shown.style.translate = translation(held.shown, { x, y });
  };

  const stop = () => {
    held?.hide();
    held = null;
    start = null;
    root.classList.remove("dragging");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", stop);
  };

  /** @param {PointerEvent} event */
  const end = (event) => {
    const was = held;
    stop();
    if (!was) return;
    // The click that the browser makes of press and release is not meant.
    addEventListener("click", swallow, true);
    setTimeout(() => removeEventListener("click", swallow, true));
    const found = chooser.under(document.elementFromPoint(event.clientX, event.clientY));
    if (found && !chooser.picked().includes(found.place)) chooser.pick(found.place, found.element);
    else if (was.picked) chooser.letGo();
  };

  /** @param {Event} click */
  const swallow = (click) => click.stopPropagation();

  root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const found = chooser.under(event.target);
    if (!found) return;
    start = { ...found, x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", stop);
  });
  // Pictures and links would be dragged by the browser itself.
  root.addEventListener("dragstart", (event) => event.preventDefault());
}
