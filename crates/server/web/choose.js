// Choosing on the board, click by click. What the clicks mean is in narrow.js; how it looks in marks.js.
import { byId, carried, displayed, make } from "./page.js";
import { click, drop, narrow, nextAsk } from "./narrow.js";
import { elementsOf, mark, point } from "./marks.js";
import { closePopup, popup } from "./popup.js";
import { say } from "./words.js";

/** @import { Choice } from "./types.js" */

/** More buttons than this would push the board away; the list of all choices has them. */
const BUTTONS_MAX = 8;

/**
 * @typedef {object} Chooser
 * @property {(choices: Choice[], fresh: boolean) => void} offer the choices of a new question, or of the same again
 * @property {(places: readonly string[]) => void} hint marks the places of a choice until something else is picked
 * @property {(choice: Choice) => Promise<boolean | null> | void} want chooses, or asks to confirm; whether it went well, null where it was not tried
 * @property {() => boolean} letGo drops the last click; whether there was one
 * @property {(place: string, element?: Element | null) => boolean} pick clicks a place; whether that meant something
 * @property {() => readonly string[]} picked
 * @property {(place: string) => Choice | null} completing the one choice that a click here would complete
 * @property {(from: EventTarget | null) => boolean} still whether a place was clicked that means nothing now
 * @property {(from: EventTarget | null) => { place: string, element: Element } | null} under the place meant by a click
 */

/**
 * @param {object} want
 * @param {HTMLElement} want.root the table
 * @param {HTMLElement} want.buttons where choices without a place go
 * @param {() => boolean} want.confirms whether a second click is liked
 * @param {(choice: Choice) => Promise<boolean | null> | void} want.decide
 * @param {(words: string | null) => void} want.ask says what to choose next; nothing where the question stands as it is
 * @param {() => void} want.unhint takes the words of a hint away: the marks lead on
 * @returns {Chooser}
 */
export function chooser({ root, buttons, confirms, decide, ask, unhint }) {
  /** @type {[string, string][]} */
  const asks = carried("next") ?? [];
  /** @type {Choice[]} */
  let choices = [];
  /** @type {string[]} */
  let picked = [];
  /** @type {(Element | null)[]} the elements that were clicked for them */
  let clicked = [];
  /** @type {Choice | null} waits for its second click */
  let pending = null;
  /** @type {readonly string[]} the places of a hint */
  let hinted = [];

  /** What to say of a choice that lies ready: where clicks do not send it. @returns {string | null} */
  const sealed = () => root.querySelector("[data-sealed]")?.getAttribute("data-sealed") ?? null;
  /** Whether the choice was clicked together and lies ready, rather than being asked about once more. */
  const ready = () => pending !== null && !confirms();

  const show = () => {
    const now = narrow(choices, picked);
    const first = picked.length > 0 ? narrow(choices, []).next : new Set();
    clicked.length = picked.length;
    mark(root, now.next, picked, first, clicked);
    // After the picture has been measured and laid out.
    requestAnimationFrame(reveal);
    // A hint holds as long as it is followed; what was picked of it needs no mark any more.
    if (hinted.length > 0 && (pending || !picked.every((place) => hinted.includes(place)))) hinted = [];
    if (picked.length > 0) unhint();
    point(root, hinted.filter((place) => !picked.includes(place)), "hinted");
    ask(pending ? (ready() ? sealed() : null) : asked(now));
    // What is complete but could go on is offered beside the question.
    fill(now.more.length > 0 ? now.done : []);
  };

  /** Pixels between what is scrolled to and the edge of what can be seen. */
  const EDGE = 12;
  /** What was shown last: the same again moves nothing. */
  let revealed = "";

  /** If nothing of what can be chosen is in view, the first of it comes into view, and no more of the page moves than it must. */
  const reveal = () => {
    // The guide shows its own things first.
    if (document.querySelector(".guide")) return;
    // Whoever is writing a decision wants to see what they write.
    const writing = document.activeElement?.closest("#notation");
    if (writing) return writing.scrollIntoView({ block: "nearest" });
    const live = [...root.querySelectorAll(".part .can")].filter(displayed);
    const now = live.map((element) => element.getAttribute("data-place")).join(" ");
    if (now === revealed) return;
    // Whoever opens a puzzle reads its task first, which stands above the board.
    const opens = revealed === "" && root.dataset.puzzle !== undefined;
    revealed = now;
    if (opens) return;
    const dock = buttons.closest(".dock");
    const floor = dock ? Math.min(innerHeight, dock.getBoundingClientRect().top) : innerHeight;
    /** @param {Element} element */
    const seen = (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= (dock?.contains(element) ? innerHeight : floor);
    };
    if (live.length === 0 || live.some(seen)) return;
    const { top, bottom } = live[0].getBoundingClientRect();
    if (dock?.contains(live[0])) live[0].scrollIntoView({ block: "center" });
    else scrollBy({ top: top < EDGE ? top - EDGE : Math.min(top - EDGE, bottom - floor + EDGE) });
  };

  /** The next question, with the name of what was picked last and of what it is all about. @param {import("./narrow.js").Narrowed} now */
  const asked = (now) => {
    const words = nextAsk(asks, now, picked);
    if (words === null) return null;
    const at = picked.length - 1;
    const last = clicked[at] ?? elementsOf(root, picked[at])[0];
    const name = last?.getAttribute("data-name") ?? last?.getAttribute("data-label") ?? "";
    const about = root.querySelector("[data-about]")?.getAttribute("data-about") ?? "";
    const said = words.replace("{picked}", name).replace("{about}", about);
    return said.charAt(0).toUpperCase() + said.slice(1);
  };

  /** @param {Choice[]} complete */
  const fill = (complete) => {
    // What stands beside the board is another way to answer: while one is being gone it would only confuse.
    const plain = picked.length > 0 ? [] : choices.filter((choice) => choice.places.length === 0);
    const held = buttons.contains(document.activeElement) ? document.activeElement : null;
    // Focus survives when the same button is still there; otherwise the keyboard's stays with the question.
    const keyboard = held?.matches(":focus-visible");
    const nameOf = (/** @type {Element} */ button) => button.getAttribute("data-decision") ?? button.className;
    const offered = pending ? [] : [...complete, ...(plain.length > BUTTONS_MAX ? [] : plain)];
    const made = offered.map((choice) => {
      const button = make("button", { type: "button", class: complete.includes(choice) ? "choice can done" : "choice can", "data-decision": choice.decision }, choice.words);
      // What the words say already is not said twice.
      if (choice.preview && !choice.words.toLowerCase().includes(choice.preview.toLowerCase())) button.append(make("small", {}, choice.preview));
      button.addEventListener("click", () => want(choice));
      return button;
    });
    if (pending) made.push(...confirming(pending));
    else if (picked.length > 0) made.push(again());
    buttons.replaceChildren(...made);
    if (!held) return;
    const same = made.find((button) => nameOf(button) === nameOf(held));
    if (same || keyboard) (same ?? byId("ask")).focus({ preventScroll: true });
  };

  /** @param {Choice} choice */
  const confirming = (choice) => {
    const play = ready() ? root.querySelector("[data-play]")?.getAttribute("data-play") : null;
    // What is ready is seen on the board; whoever does not see it hears it.
    const words = play ? [play, make("span", { class: "sr" }, ` ${choice.words}`)] : [say("confirm", { words: choice.words })];
    const yes = make("button", { type: "button", class: "primary confirm" }, ...words);
    yes.addEventListener("click", () => finish(choice));
    if (ready()) return [yes, again()];
    const no = make("button", { type: "button", class: "choice" }, say("let-go"));
    no.addEventListener("click", letGo);
    return [yes, no];
  };

  /** Lets go of what was clicked last, for those who have no Escape key. */
  const again = () => {
    const button = make("button", { type: "button", class: "again" }, `${say("again")} `, make("kbd", { "aria-hidden": "true" }, "Esc"));
    button.addEventListener("click", letGo);
    return button;
  };

  /** @param {Choice} choice */
  const finish = (choice) => {
    pending = null;
    closePopup();
    return decide(choice);
  };

  /** @param {Choice} choice */
  const want = (choice) => {
    if (!confirms()) return finish(choice);
    pending = choice;
    picked = [...choice.places];
    show();
    buttons.querySelector("button")?.focus();
  };

  const letGo = () => {
    closePopup();
    if (picked.length === 0 && !pending) return false;
    picked = pending && !ready() ? [] : picked.slice(0, -1);
    pending = null;
    show();
    return true;
  };

  /** The clicks on which one more builds: of a choice that lies ready, another place takes the last one's. @param {string} place */
  const before = (place) => {
    if (!ready()) return pending ? [] : picked;
    const shorter = picked.slice(0, -1);
    return !picked.includes(place) && narrow(choices, shorter).next.has(place) ? shorter : picked;
  };

  /** The clicks up to a place that a hint shows before its turn. @param {string} place @returns {string[] | null} */
  const led = (place) => {
    const at = pending || narrow(choices, picked).next.has(place) ? -1 : hinted.indexOf(place);
    return at < picked.length ? null : hinted.slice(0, at + 1);
  };

  /** @param {string} place @param {Element | null} element */
  const pick = (place, element = null) => {
    if (pending && !ready() && picked[picked.length - 1] === place) {
      finish(pending);
      return true;
    }
    const again = element?.matches(".picked:not(.can)") ?? false;
    const next = again ? drop(choices, picked, place) : (led(place) ?? click(choices, before(place), place));
    if (!next) return false;
    pending = null;
    clicked = next.map((one, i) => (picked[i] === one ? clicked[i] : one === place ? element : null));
    picked = next;
    const now = narrow(choices, picked);
    if (now.more.length === 0 && now.done.length === 1) {
      const waits = sealed() !== null && !confirms();
      if (waits) pending = now.done[0];
      show();
      if (waits) buttons.querySelector("button")?.focus();
      else want(now.done[0]);
    } else {
      show();
      if (now.more.length === 0 && now.done.length > 1) among(now.done, place);
    }
    return true;
  };

  /** @param {Choice[]} complete choices that the same clicks stand for @param {string} place */
  const among = (complete, place) => {
    const beside = [...elementsOf(root, place)].find(displayed) ?? buttons;
    const items = complete.map((choice) => {
      const words = choice.preview ? `${choice.words} · ${choice.preview}` : choice.words;
      return { words, chosen: () => want(choice) };
    });
    popup(beside, say("which"), items, () => letGo());
  };

  return {
    offer(offered, fresh) {
      const same = !fresh && picked.every((place) => offered.some((choice) => choice.places.includes(place)));
      choices = offered;
      if (fresh && hinted.length > 0) {
        hinted = [];
        unhint();
      }
      if (!same) {
        picked = [];
        pending = null;
        closePopup();
      }
      show();
    },
    hint(places) {
      picked = [];
      pending = null;
      hinted = places;
      show();
    },
    want,
    letGo,
    pick,
    picked: () => picked,
    completing(place) {
      const next = click(choices, picked, place);
      if (!next || next.length <= picked.length) return null;
      const { done, more } = narrow(choices, next);
      return done.length === 1 && more.length === 0 ? done[0] : null;
    },
    still(from) {
      const place = from instanceof Element ? from.closest("[data-place]")?.getAttribute("data-place") : null;
      return place !== null && choices.some((choice) => choice.places.includes(place ?? ""));
    },
    under(from) {
      let element = from instanceof Element ? from.closest("[data-place]") : null;
      /** @type {{ place: string, element: Element } | null} */
      let picking = null;
      const next = narrow(choices, picked).next;
      for (; element; element = element.parentElement?.closest("[data-place]") ?? null) {
        const place = element.getAttribute("data-place") ?? "";
        // While something is picked, a space is a target before it is a heap of pieces.
        if (next.has(place)) return { place, element };
        if (!picking && (led(place) ?? click(choices, picked, place))) picking = { place, element };
      }
      return picking;
    },
  };
}
