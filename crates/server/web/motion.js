// Whether and how fast things move, and the ending of all that moves now.
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The pace of all motion: 1 as drawn, less is quicker, 0 stands still. */
export function pace() {
  const wish = document.documentElement.dataset.motion;
  if (document.hidden || wish === "off" || (calm.matches && wish === undefined)) return 0;
  return wish === "fast" ? 0.5 : 1;
}

/** @type {Set<Animation>} */
const running = new Set();
/** Those who wait, to be woken when all is skipped. @type {Set<() => void>} */
const waiting = new Set();

/**
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 * @returns {Promise<void>} when it is over or was skipped
 */
export async function run(element, frames, options) {
  const animation = element.animate(frames, options);
  running.add(animation);
  await animation.finished.catch(() => {});
  running.delete(animation);
}

/** @param {number} ms @returns {Promise<void>} when so much time has passed, or all was skipped */
export function pause(ms) {
  return new Promise((done) => {
    const wake = () => {
      clearTimeout(clock);
      waiting.delete(wake);
      done();
    };
    const clock = setTimeout(wake, ms);
    waiting.add(wake);
  });
}

/** How often all was skipped: whoever does something in steps asks whether it may go on. */
let skips = 0;

export function skipped() {
  return skips;
}

/** Brings everything to its rest at once. */
export function skip() {
  skips += 1;
  for (const animation of running) animation.finish();
  for (const wake of waiting) wake();
}

export function moving() {
  return running.size > 0 || waiting.size > 0;
}
