// Which choices are left after some clicks. Pure questions, no page.

/** @import { Choice } from "./types.js" */

/**
 * The places of a choice that are still to be clicked; nothing if the clicks do not fit it.
 * @param {Choice} choice
 * @param {readonly string[]} picked
 * @returns {string[] | null}
 */
export function rest(choice, picked) {
  if (choice.places.length === 0) return null;
  if (choice.in_order) {
    return picked.every((place, i) => choice.places[i] === place) ? choice.places.slice(picked.length) : null;
  }
  const left = [...choice.places];
  for (const place of picked) {
    const at = left.indexOf(place);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/**
 * @typedef {object} Narrowed
 * @property {Set<string>} next places that can be clicked now
 * @property {Choice[]} done choices whose places are all clicked
 * @property {Choice[]} more choices that fit and need more clicks
 */

/**
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} picked
 * @returns {Narrowed}
 */
export function narrow(choices, picked) {
  /** @type {Narrowed} */
  const found = { next: new Set(), done: [], more: [] };
  for (const choice of choices) {
    const left = rest(choice, picked);
    if (!left) continue;
    if (left.length === 0) found.done.push(choice);
    else {
      found.more.push(choice);
      for (const place of choice.in_order ? left.slice(0, 1) : left) found.next.add(place);
    }
  }
  return found;
}

/**
 * What to ask after these clicks: the first entry that fits. `card>guest/1` fits after a click on a place of the kind
 * card, if a guest can follow and one more click is enough; a star stands for any kind.
 * @param {readonly (readonly [string, string])[]} asks
 * @param {Narrowed} now
 * @param {readonly string[]} picked
 * @returns {string | null}
 */
export function nextAsk(asks, now, picked) {
  if (picked.length === 0 || now.more.length === 0) return null;
  const last = kind(picked[picked.length - 1]);
  const kinds = new Set([...now.next].map(kind));
  const missing = Math.min(...now.more.map((choice) => choice.places.length - picked.length));
  /** @param {readonly [string, string]} entry */
  const fits = ([clicks]) => {
    const [, from, to, left] = /^(.+)>([^/]+)(?:\/(\d+))?$/.exec(clicks) ?? [];
    return (from === "*" || from === last) && (to === "*" || kinds.has(to)) && (!left || Number(left) === missing);
  };
  return asks.find(fits)?.[1] ?? null;
}

/** The kind of a place is what stands before its first colon. @param {string} place */
function kind(place) {
  return place.split(":", 1)[0];
}

/**
 * The clicks after one more: a further place, a picked place let go, or another beginning; nothing if the place is
 * still.
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} picked
 * @param {string} place
 * @returns {string[] | null}
 */
export function click(choices, picked, place) {
  if (narrow(choices, picked).next.has(place)) return [...picked, place];
  if (picked.includes(place)) return drop(choices, picked, place);
  return narrow(choices, []).next.has(place) ? [place] : null;
}

/**
 * The clicks without a place that is let go. The later ones may mean nothing without it, so they are kept only if they
 * still fit.
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} picked
 * @param {string} place
 */
export function drop(choices, picked, place) {
  const at = picked.lastIndexOf(place);
  const without = picked.filter((_, i) => i !== at);
  return choices.some((choice) => rest(choice, without)) ? without : picked.slice(0, at);
}
