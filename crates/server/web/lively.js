// Small signs of life: numbers that count, dice that tumble, things that glow.
import { pause, run, skipped } from "./motion.js";

/** @param {Element} element @param {string} from @param {string} to @param {number} speed */
export async function count(element, from, to, speed) {
  const [first, last] = [Number(from), Number(to)];
  const text = to.trim();
  // Only a plain number is counted: words around it would flicker.
  if (element.textContent?.trim() !== text || !Number.isInteger(first) || !Number.isInteger(last)) {
    return run(element, [{ opacity: 0.3 }, { opacity: 1 }], { duration: 300 * speed });
  }
  const steps = Math.min(12, Math.abs(last - first));
  const before = skipped();
  for (let step = 0; step < steps; step += 1) {
    // A later picture has the last word.
    if (element.getAttribute("data-count") !== to) return;
    if (skipped() !== before) break;
    element.textContent = String(Math.round(first + ((last - first) * step) / steps));
    await pause((300 * speed) / steps);
  }
  if (element.getAttribute("data-count") === to) element.textContent = text;
}

/** @param {Element} element @param {number} speed */
export function tumble(element, speed) {
  const centred = { transformBox: "fill-box", transformOrigin: "center" };
  return run(
    element,
    [
      { ...centred, rotate: "-540deg", scale: "0.7" },
      { ...centred, rotate: "40deg", scale: "1.15", offset: 0.75 },
      { ...centred, rotate: "0deg", scale: "1" },
    ],
    { duration: 550 * speed, easing: "ease-out" },
  );
}

/** @param {Element} element @param {number} speed @param {number} delay */
export function glow(element, speed, delay) {
  const light = "drop-shadow(0 0 7px var(--gold-fill)) brightness(1.08)";
  return run(
    element,
    [{ filter: "none" }, { filter: light, offset: 0.4 }, { filter: "none" }],
    { duration: 600 * speed, delay },
  );
}
