// The states of the table as they come: a stream that resumes, and a fetch where the stream fails.
import { get } from "./api.js";

/** @import { State } from "./types.js" */

/** Longest wait between two tries, in milliseconds. */
const WAIT_MAX = 8_000;
/** How long a hidden page keeps its stream, so that quick looks elsewhere cost nothing. */
const HIDDEN_MAX = 60_000;
/** How much later than the answer to a decision its state may come over the stream. */
const EXPECT_MAX = 1_500;

/**
 * @typedef {object} Stream
 * @property {() => Promise<void>} refresh takes the present state now
 * @property {(seq: number) => void} expect sees to it that a state as new as this one comes
 * @property {() => void} close
 */

/**
 * @param {{ table: string, query: string, seq: number, viewer: number | null, arrive: (state: State) => void, lost: (yes: boolean) => void }} want
 * @returns {Stream}
 */
export function listen({ table, query, seq, viewer, arrive, lost }) {
  const base = `/api/tables/${table}`;
  /** @type {EventSource | null} */
  let source = null;
  let tries = 0;
  let over = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let hiding;

  /** @param {State} state */
  const take = (state) => {
    lost(false);
    tries = 0;
    // Numbers count what one viewer saw: only those of the same viewer can be compared. An equal number tells of things
    // beside the match, such as chat; what happened in the match was told with the state that had it first.
    if (state.viewer === viewer && state.seq < seq) return;
    const known = state.viewer === viewer && state.seq === seq;
    ({ seq, viewer } = state);
    arrive(known ? { ...state, news: [] } : state);
  };

  const refresh = async () => take(await get(`${base}/state?form=page&after=${seq}${query}`));

  const open = () => {
    clearTimeout(later);
    if (source || over) return;
    const opened = new EventSource(`${base}/events?form=page&after=${seq}${query}`);
    source = opened;
    // What fails after this stream has given way to another is the other's care: that one announces the state anew, and
    // must not be shut for it.
    const failed = () => source === opened && again();
    opened.addEventListener("state", (event) => {
      const state = JSON.parse(event.data);
      // A state with very many choices is only announced: fetched, it comes compressed.
      if (state.fetch) refresh().catch(failed);
      else take(state);
    });
    opened.onopen = () => lost(false);
    opened.onerror = failed;
  };

  /**
   * The browser would try again by itself, but for ever at the same pace and not after an answer like 503. A state that
   * was announced and could not be fetched is announced again by a new stream.
   */
  const again = () => {
    shut();
    tries += 1;
    if (tries > 1) lost(true);
    const wait = Math.min(WAIT_MAX, 500 * 2 ** tries) * (0.75 + Math.random() / 2);
    clearTimeout(later);
    later = setTimeout(open, wait);
  };

  const shut = () => {
    source?.close();
    source = null;
  };

  /** Whoever wants to be called when it is their turn keeps the stream in a hidden page. */
  const called = () => "Notification" in window && Notification.permission === "granted";

  const visible = () => {
    clearTimeout(hiding);
    if (!document.hidden) open();
    else if (!called()) {
      hiding = setTimeout(() => {
        clearTimeout(later);
        shut();
      }, HIDDEN_MAX);
    }
  };

  document.addEventListener("visibilitychange", visible);
  addEventListener("pagehide", shut);
  addEventListener("pageshow", open);
  addEventListener("online", () => {
    // Whatever was tried without a network says nothing about the server.
    tries = 0;
    if (source?.readyState !== EventSource.OPEN) shut();
    open();
  });
  open();

  return {
    refresh,
    expect(wanted) {
      // A stream that stays behind an answer may be dead without a word; a new one begins with the present state.
      setTimeout(() => {
        if (seq >= wanted || over) return;
        shut();
        open();
      }, EXPECT_MAX);
    },
    close() {
      over = true;
      clearTimeout(later);
      shut();
    },
  };
}
