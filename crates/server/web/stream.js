// The states of the table as they come: a stream that resumes, and a fetch where the stream fails.
import { get } from "./api.js";

/** @import { State } from "./types.js" */

/** Longest wait between two tries, in milliseconds. */
const WAIT_MAX = 15_000;
/** How long a hidden page keeps its stream, so that quick looks elsewhere cost nothing. */
const HIDDEN_MAX = 60_000;

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
    // beside the match, such as chat.
    if (state.viewer === viewer && state.seq < seq) return;
    ({ seq, viewer } = state);
    arrive(state);
  };

  const refresh = async () => take(await get(`${base}/state?form=page&after=${seq}${query}`));

  const open = () => {
    clearTimeout(later);
    if (source || over) return;
    source = new EventSource(`${base}/events?form=page&after=${seq}${query}`);
    source.addEventListener("state", (event) => {
      const state = JSON.parse(event.data);
      // A state with very many choices is only announced: fetched, it comes compressed.
      if (state.fetch) refresh().catch(again);
      else take(state);
    });
    source.onopen = () => lost(false);
    source.onerror = again;
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
  addEventListener("online", open);
  open();

  return {
    refresh,
    expect(wanted) {
      setTimeout(() => seq < wanted && refresh().catch(() => lost(true)), 1500);
    },
    close() {
      over = true;
      clearTimeout(later);
      shut();
    },
  };
}
