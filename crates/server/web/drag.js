// Dragging: picks what it starts on and clicks what it ends on. With a finger a short rest comes first, since a finger
// that moves at once wants to scroll.
import { copyOf } from "./flight.js";
import { translation } from "./spots.js";

/** @import { Chooser } from "./choose.js" */

/** Pixels from which on a press is a drag. */
const FAR = 7;
/** Milliseconds that a finger rests before it drags. */
const REST = 220;

/**
 * @param {HTMLElement} root
 * @param {Chooser} chooser
 */
export function drags(root, chooser) {
  /** @type {{ place: string, element: Element, x: number, y: number, ready: boolean } | null} */
  let start = null;
  /** @type {{ shown: HTMLElement | SVGElement, hide: () => void, picked: boolean } | null} */
  let held = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!held) {
      if (Math.hypot(x, y) < FAR) return;
      // The finger did not rest: it scrolls.
      if (!start.ready || !grasp()) return stop();
    }
    if (held) held.shown.style.translate = translation(held.shown, { x, y });
  };

  /** Picks what is under the pointer and takes a copy of it along; whether that could be. */
  const grasp = () => {
    if (!start) return false;
    const { place, element } = start;
    const already = chooser.picked().includes(place);
    // Dragging leads from place to place; what a single click would decide is not dragged.
    if (!already && (chooser.completing(place) || !chooser.pick(place, element))) return false;
    const copy = copyOf(element.querySelector("[data-drag]") ?? element.closest("[data-drag]") ?? element);
    held = { shown: /** @type {HTMLElement | SVGElement} */ (copy.show()), hide: copy.hide, picked: !already };
    held.shown.classList.add("dragged");
    root.classList.add("dragging");
    return true;
  };

  const stop = () => {
    clearTimeout(resting);
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
    const near = start && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR;
    stop();
    if (!was) return;
    // The click that the browser makes of press and release is not meant.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true), event.pointerType === "touch" ? 100 : 0);
    // A finger that rested and did not move has picked.
    if (near) return;
    const found = chooser.under(document.elementFromPoint(event.clientX, event.clientY));
    if (found && !chooser.picked().includes(found.place)) chooser.pick(found.place, found.element);
    else if (was.picked) chooser.letGo();
  };

  /** @param {Event} click */
  const swallow = (click) => click.stopPropagation();

  root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return stop();
    const found = chooser.under(event.target);
    if (!found) return undefined;
    const touch = event.pointerType === "touch";
    start = { ...found, x: event.clientX, y: event.clientY, ready: !touch };
    if (touch) {
      resting = setTimeout(() => {
        if (start) start.ready = true;
        if (!grasp()) stop();
      }, REST);
    }
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", stop);
    return undefined;
  });
  // While something is held the page stays where it is, and no menu of the browser opens.
  root.addEventListener("touchmove", (event) => held && event.cancelable && event.preventDefault(), { passive: false });
  root.addEventListener("contextmenu", (event) => held && event.preventDefault());
  // Pictures and links would be dragged by the browser itself.
  root.addEventListener("dragstart", (event) => event.preventDefault());
}
