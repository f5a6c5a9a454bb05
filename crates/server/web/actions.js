// What a player can do at the table beside deciding: undo, hints, resigning, leaving, another game, telling of it.
import { post, Refused } from "./api.js";
import { contribution } from "./chance.js";
import { sure, toast } from "./dialogs.js";
import { say } from "./words.js";

/**
 * @import { State } from "./types.js"
 * @import { Stream } from "./stream.js"
 */

/** What changes nothing in the match. */
const BESIDE = new Set(["chat", "mute", "name"]);
/** Nothing is under way. */
const IDLE = Promise.resolve({});

/**
 * @param {string} table
 * @param {() => State} now what is shown
 * @param {() => State} latest what has come, and may have yet to be shown
 * @param {() => Stream} stream
 */
export function actions(table, now, latest, stream) {
  const base = `/api/tables/${table}`;
  /** @type {Set<string>} what was asked for and not answered yet */
  const busy = new Set();
  /** @type {Record<"match" | "beside", Promise<any>>} what is under way, which never fails */
  const under = { match: IDLE, beside: IDLE };
  /**
   * How much a seat has seen by what was done last, decided or taken back: the state that belongs to it may not have
   * come yet.
   */
  let done = { what: "", seat: /** @type {number | null} */ (null), seq: 0 };

  /**
   * Sends one thing after the other: whoever takes back what is still being decided means that decision, and if it was
   * refused there is nothing to take back. The same again before it was answered was a click too many.
   * @param {string} what
   * @param {Record<string, unknown> | (() => Record<string, unknown>)} body what is sent, or what will be known when it is its turn
   * @returns {Promise<any>} the answer, null where it was refused, undefined where it was not sent
   */
  const send = async (what, body) => {
    const line = BESIDE.has(what) ? "beside" : "match";
    const same = line === "beside" ? `${what} ${JSON.stringify(body)}` : what;
    if (busy.has(same)) return undefined;
    busy.add(same);
    document.body.classList.add("sending");
    const ripe = () => (typeof body === "function" ? body() : body);
    const mine = under[line].then((well) => (well || line === "beside" ? sent(what, ripe()) : null));
    under[line] = mine;
    const told = await mine;
    if (under[line] === mine) under[line] = IDLE;
    busy.delete(same);
    document.body.classList.toggle("sending", busy.size > 0);
    return told;
  };

  /** @param {string} what @param {Record<string, any>} body @returns {Promise<any>} the answer, or nothing */
  const sent = async (what, body) => {
    try {
      const told = (await post(`${base}/${what}`, body)) ?? {};
      if (typeof told.seq === "number") {
        if (what === "decide" || what === "undo") done = { what, seat: body.seat ?? null, seq: told.seq };
        stream().expect(told.seq);
      }
      return told;
    } catch (error) {
      toast(error instanceof Refused ? error.message : say("refused"));
      // Whatever was refused, the page may show something that is no longer so. Who knows better already need not wait
      // until it has looked.
      void stream().refresh().catch(() => {});
      return null;
    }
  };

  const seat = () => now().viewer ?? now().mine[0] ?? null;

  return {
    /** @param {string} decision */
    decide: (decision) => send("decide", { seat: seat(), prompt: now().prompt, decision }),
    undo() {
      const { undo, viewer, seq } = latest();
      // What was taken back and is still to be seen was pressed twice.
      const twice = done.what === "undo" && done.seat === viewer && seq < done.seq;
      if (!undo || viewer === null || twice) return null;
      return send("undo", () => ({ seat: viewer, seq: Math.max(seq, done.seat === viewer ? done.seq : 0) }));
    },
    /** Thinking takes a while, and whoever knows what to do need not wait for it. */
    async hint() {
      const asked = now().prompt;
      const told = await post(`${base}/hint`, { seat: seat() }).catch((error) => {
        if (now().prompt === asked) toast(error instanceof Refused ? error.message : say("refused"));
      });
      return now().prompt === asked ? told : null;
    },
    /** @param {string} text */
    chat: (text) => send("chat", { text }),
    /** @param {number} seat @param {boolean} on */
    mute: (seat, on) => send("mute", { seat, on }),
    /** @param {number} to */
    async handover(to) {
      if (await send("handover", { seat: to })) await stream().refresh().catch(() => {});
    },
    /** @param {string} name */
    rename: (name) => send("name", { name }),
    comeBack: () => send("return", {}),
    async resign() {
      if (await sure(say("resign-sure"), say("resign"))) await send("resign", { seat: seat() });
    },
    async leave() {
      if ((await sure(say("leave-sure"), say("leave"))) && (await send("leave", {}))) location.assign("/tables");
    },
    async abort() {
      if (await sure(say("abort-sure"), say("abort"))) await send("abort", {});
    },
    async notify() {
      toast(say((await Notification.requestPermission()) === "granted" ? "notify-on" : "notify-off"));
    },
    async share() {
      await navigator.clipboard?.writeText(new URL(`/tables/${table}`, location.href).href);
      toast(say("copied"));
    },
    async rematch() {
      const told = await send("rematch", { contribution: contribution() });
      if (told?.table) location.assign(`/tables/${told.table}`);
    },
  };
}
