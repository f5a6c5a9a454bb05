// Shows how one picture became the next. Keyed things glide from where they were; what the news tells moves along its
// anchors, one piece of news after the other; the rest is simply there.
import { copyOf } from "./flight.js";
import { pace, pause, run, skipped } from "./motion.js";
import { add } from "./patch.js";
import { GLIDE, schedule } from "./schedule.js";
import { measure, shift, translation } from "./spots.js";
import { count, glow, tumble } from "./lively.js";

/**
 * @import { News } from "./types.js"
 * @import { Point, Spots } from "./spots.js"
 * @import { Change } from "./patch.js"
 * @import { Added, Timed, Told } from "./schedule.js"
 */

/** What begins a motion of a copy: the thing itself stays. */
const ONE = "one:";
const EASE = "cubic-bezier(.2, .7, .3, 1)";

/**
 * @typedef {{ copy: ReturnType<typeof copyOf>, centre: Point }} Copied
 */

/**
 * Changes the picture and shows the way there.
 * @param {ParentNode} root
 * @param {News[]} news
 * @param {(untold: ReadonlySet<string>) => Change[]} change puts the new picture in place, but for what is not told yet;
 *   called again whenever more of it is told
 * @param {((words: string) => void) | null} tell says what is seen now; nothing where it is shown without words
 * @returns {Promise<unknown>} when all has come to rest
 */
export function glide(root, news, change, tell = null) {
  const speed = pace();
  if (speed === 0) {
    change(new Set());
    return Promise.resolve();
  }
  const before = measure(root);
  const { timed, told, shown, added, end } = schedule(news, speed, tell !== null);
  /** @type {Map<string, Copied>} */
  const copies = new Map();
  for (const { what } of timed) {
    const spot = before.keyed.get(what);
    if (spot) copies.set(what, { copy: copyOf(spot.element), centre: spot.centre });
  }
  const changes = change(new Set(shown.keys()));
  try {
    const all = [...animate(root, before, timed, copies, changes, speed), showing(root, timed, shown, added, change, speed)];
    return Promise.all(tell ? [...all, telling(told, end, tell)] : all);
  } catch (error) {
    // The picture is in place; only the way there is missing.
    console.error(error);
    return Promise.resolve();
  }
}

/**
 * @param {ParentNode} root
 * @param {Spots} before
 * @param {Timed[]} timed
 * @param {Map<string, Copied>} copies of what the news names, as it was
 * @param {Change[]} changes
 * @param {number} speed
 */
function animate(root, before, timed, copies, changes, speed) {
  const now = measure(root);
  const told = moved(timed);
  /** @type {Promise<unknown>[]} */
  const all = [
    ...glides(before, now, told, speed),
    ...changes.map((one) => enliven(one, speed)),
    ...timed.filter(({ what }) => what.startsWith(ONE)).map((motion) => fly(motion, before, now)),
  ];
  for (const what of new Set(timed.map((motion) => motion.what).filter((what) => !what.startsWith(ONE)))) {
    const own = timed.filter((motion) => motion.what === what);
    const spot = now.keyed.get(what);
    if (spot && told.has(what)) {
      const old = before.keyed.get(what);
      const points = path(own, spot.centre, before, now, old ? shift(spot, old) : null);
      all.push(walk(spot.element, points, { x: 0, y: 0 }));
    } else if (spot) {
      const rolled = spot.element.closest("[data-roll]") ?? spot.element.querySelector("[data-roll]");
      if (!rolled) all.push(glow(spot.element, speed, own[0].from));
      else if (!changes.some((change) => change.element === rolled)) all.push(tumble(rolled, speed));
    } else if (told.has(what)) {
      const gone = copies.get(what);
      if (!gone) continue;
      const points = path(own, gone.centre, before, now, { x: 0, y: 0 });
      const flying = gone.copy.show();
      all.push(walk(flying, points, null).then(gone.copy.hide));
    }
  }
  return all;
}

/** What has a way of its own. @param {Timed[]} timed */
function moved(timed) {
  return new Set(timed.filter((motion) => motion.along.length > 1).map((motion) => motion.what));
}

/**
 * A copy of something goes its way when its time has come.
 * @param {Timed} motion
 * @param {Spots} before
 * @param {Spots} now
 */
async function fly(motion, before, now) {
  const spot = now.keyed.get(motion.what.slice(ONE.length));
  if (!spot) return;
  const skips = skipped();
  const copy = copyOf(spot.element);
  await pause(motion.from);
  if (skipped() !== skips) return;
  const points = path([{ ...motion, from: 0, until: motion.until - motion.from }], spot.centre, before, now, null);
  await walk(copy.show(), points, null);
  copy.hide();
}

/** @param {Change} change @param {number} speed */
function enliven({ element, what, from, to }, speed) {
  return what === "count" ? count(element, from, to, speed) : tumble(element, speed);
}

/**
 * Shows each thing when the story comes to it, and adds to the numbers of what waits. If all is skipped, whoever shows
 * the end of the story shows the rest.
 * @param {ParentNode} root
 * @param {Timed[]} timed
 * @param {Map<string, number>} shown
 * @param {Added[]} added
 * @param {(untold: ReadonlySet<string>) => Change[]} change
 * @param {number} speed
 */
async function showing(root, timed, shown, added, change, speed) {
  const before = skipped();
  const untold = new Set(shown.keys());
  /** @type {Promise<unknown>[]} */
  const lively = [];
  let clock = 0;
  const times = new Set([...shown.values(), ...added.map(({ at }) => at)]);
  for (const due of [...times].sort((one, other) => one - other)) {
    if (due > clock) await pause(due - clock);
    if (skipped() !== before) break;
    clock = due;
    const waiting = untold.size;
    for (const [name, at] of shown) if (at === due) untold.delete(name);
    const old = measure(root);
    const changes = added.filter(({ at }) => at === due).flatMap(({ key, by }) => add(root, key, by, untold));
    if (untold.size < waiting) changes.push(...change(untold));
    lively.push(...glides(old, measure(root), moved(timed), speed));
    lively.push(...changes.map((one) => enliven(one, speed)));
  }
  await Promise.all(lively);
}

/**
 * Says each thing when it is seen, and gives time to read the last one.
 * @param {Told[]} told
 * @param {number} end
 * @param {(words: string) => void} tell
 */
async function telling(told, end, tell) {
  const before = skipped();
  let clock = 0;
  for (const { words, from } of told) {
    if (from > clock) await pause(from - clock);
    if (skipped() !== before) return;
    clock = from;
    tell(words);
  }
  if (told.length > 0 && end > clock) await pause(end - clock);
}

/**
 * The way of one thing through all its motions, as distances from its rest.
 * @param {Timed[]} motions
 * @param {Point} rest
 * @param {Spots} before
 * @param {Spots} now
 * @param {Point | null} start where it is seen until it sets off; by default at its first anchor
 * @returns {{ at: number, by: Point }[]}
 */
function path(motions, rest, before, now, start) {
  /** @type {{ at: number, by: Point }[]} */
  const points = start ? [{ at: 0, by: start }] : [];
  for (const { along, from, until } of motions) {
    const known = along.map((name) => now.anchor(name) ?? before.anchor(name)).filter((point) => point !== null);
    known.forEach((point, i) => {
      const due = known.length > 1 ? from + ((until - from) * i) / (known.length - 1) : until;
      // A second motion may be due before the first has ended: it goes on from there.
      const at = Math.max(due, points.at(-1)?.at ?? 0);
      // Where it really was says more than the anchor, which may be the middle of a wide space.
      const by = i === 0 && points.length > 0 ? points[points.length - 1].by : away(point, rest);
      if (points.length === 0 && at > 0) points.push({ at: 0, by });
      points.push({ at, by });
    });
  }
  return points;
}

/** @param {Point} point @param {Point} rest */
function away(point, rest) {
  return { x: point.x - rest.x, y: point.y - rest.y };
}

/**
 * @param {Element} element
 * @param {{ at: number, by: Point }[]} points
 * @param {Point | null} end the rest, or nothing for a copy that fades at its last point
 */
function walk(element, points, end) {
  if (points.length === 0) return Promise.resolve();
  const length = Math.max(1, points[points.length - 1].at);
  const frames = points.map(({ at, by }, i) => ({
    offset: Math.min(1, at / length),
    translate: translation(element, end && i === points.length - 1 ? end : by),
    easing: points.length > 2 ? "ease-in-out" : EASE,
    ...(end ? {} : { opacity: i === points.length - 1 ? 0.2 : 1 }),
  }));
  return run(element, frames, { duration: length, fill: end ? "none" : "forwards" });
}

/**
 * Everything that changed its place without a word.
 * @param {Spots} before
 * @param {Spots} now
 * @param {Set<string>} told what moves by the news
 * @param {number} speed
 */
function glides(before, now, told, speed) {
  /** @type {Map<Element, Point>} */
  const moved = new Map();
  /** @type {Promise<unknown>[]} */
  const all = [];
  for (const [key, spot] of now.keyed) {
    if (told.has(key)) continue;
    const old = before.keyed.get(key);
    if (!old) {
      all.push(run(spot.element, [{ opacity: 0 }, { opacity: 1 }], { duration: 180 * speed }));
      continue;
    }
    let { x, y } = shift(spot, old);
    // What rides on something that glides has its share of the way already.
    for (let up = spot.element.parentElement; up; up = up.parentElement) {
      const carried = moved.get(up);
      if (!carried) continue;
      x -= carried.x;
      y -= carried.y;
    }
    if (Math.hypot(x, y) < 1.5) continue;
    moved.set(spot.element, { x, y });
    const frames = [{ translate: translation(spot.element, { x, y }) }, { translate: "0px 0px" }];
    all.push(run(spot.element, frames, { duration: GLIDE * speed, easing: EASE }));
  }
  return all;
}
