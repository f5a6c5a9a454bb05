// When each piece of news is told and seen: a story has one clock.

/** @import { News } from "./types.js" */

/**
 * Milliseconds: a glide, one space of a walk, from one motion of an event to the next, an event that is told in words
 * while it is seen, each of their letters, all motions of an update.
 */
export const GLIDE = 260;
const SPACE = 170;
const STAGGER = 90;
const TELL = 450;
const LETTER = 9;
const ALL_MAX = 5200;
/** What begins a motion that moves nothing: now the story tells what is marked data-told with the rest of its name. */
const TOLD = "told:";
/** What begins a motion that moves nothing: a number that waits to be told changes by so much. */
const ADD = "add:";

/**
 * A motion with its place in time, and words and what is added with theirs.
 * @typedef {{ what: string, along: string[], from: number, until: number }} Timed
 * @typedef {{ words: string, from: number }} Told
 * @typedef {{ key: string, by: number, at: number }} Added
 */

/**
 * When each motion begins and ends. Motions of one event overlap, events follow one another. What is told several times
 * is shown with the last one, since there is only one picture after all of them.
 * @param {News[]} news
 * @param {number} speed
 * @param {boolean} telling whether events with words are seen long enough to read them
 * @returns {{ timed: Timed[], told: Told[], shown: Map<string, number>, added: Added[], end: number }}
 */
export function schedule(news, speed, telling) {
  /** @type {Timed[]} */
  const timed = [];
  /** @type {Told[]} */
  const told = [];
  /** @type {Map<string, number>} */
  const shown = new Map();
  /** @type {Added[]} */
  const added = [];
  let clock = 0;
  for (const { words, motions } of news) {
    if (words) told.push({ words, from: clock });
    let end = words && telling ? clock + TELL + LETTER * words.length : clock;
    for (const { what } of motions) {
      if (what.startsWith(TOLD)) shown.set(what.slice(TOLD.length), clock);
      if (what.startsWith(ADD)) added.push({ ...sum(what), at: clock });
    }
    motions.filter(({ what }) => !what.startsWith(TOLD) && !what.startsWith(ADD)).forEach(({ what, along }, i) => {
      const from = clock + i * STAGGER;
      const until = from + Math.max(GLIDE, (along.length - 1) * SPACE);
      timed.push({ what, along, from, until });
      end = Math.max(end, until);
    });
    clock = end;
  }
  const squeeze = speed * Math.min(1, ALL_MAX / Math.max(1, clock));
  return {
    timed: timed.map((motion) => ({ ...motion, from: motion.from * squeeze, until: motion.until * squeeze })),
    told: told.map(({ words, from }) => ({ words, from: from * squeeze })),
    shown: new Map([...shown].map(([name, at]) => [name, at * squeeze])),
    added: added.map((one) => ({ ...one, at: one.at * squeeze })),
    end: clock * squeeze,
  };
}

/** Which number changes, and by how much. @param {string} what */
function sum(what) {
  const sign = what.lastIndexOf("=");
  return { key: what.slice(ADD.length, sign), by: Number(what.slice(sign + 1)) };
}
