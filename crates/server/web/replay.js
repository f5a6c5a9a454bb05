// A game once more, moment by moment. Every moment has an address; this only spares the loading of pages.
import "./chance.js";
import { get } from "./api.js";
import { toast } from "./dialogs.js";
import { glide } from "./glide.js";
import { pace, skip } from "./motion.js";
import { byId, make, writing } from "./page.js";
import { showFacts, showPicture } from "./parts.js";
import { announce } from "./speak.js";
import { say } from "./words.js";
import "./theme.js";

/** @import { Moment } from "./types.js" */

const root = byId("table");
const table = root.dataset.table ?? "";
const slider = /** @type {HTMLInputElement} */ (byId("at"));
const speed = /** @type {HTMLSelectElement} */ (byId("speed"));
const playing = byId("play");
const last = Number(slider.max);
const as = root.dataset.as ?? "";
let at = Number(slider.value);
/** The moment that was asked for last; answers to older questions are dropped. */
let wanted = at;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let clock;

/** @param {number} moment */
function address(moment) {
  return `/tables/${table}/replay?at=${moment}${as ? `&as=${as}` : ""}`;
}

/** @param {number} moment @param {boolean} keep whether the address of the page follows */
async function go(moment, keep = true) {
  wanted = Math.max(0, Math.min(last, moment));
  const asked = wanted;
  slider.value = String(asked);
  /** @type {Moment} */
  let told;
  try {
    told = await get(`/api/tables/${table}/replay?at=${asked}${as ? `&as=${as}` : ""}`);
  } catch (error) {
    stop();
    toast(error instanceof Error ? error.message : say("refused"));
    return;
  }
  if (asked !== wanted) return;
  // Only a single step forward is shown as it happened.
  const news = asked === at + 1 ? [{ words: null, motions: told.motions }] : [];
  at = asked;
  skip();
  const resting = glide(root, news, () => showPicture(root, told.html));
  showFacts(told.facts);
  const words = at === 0 ? [say("beginning")] : told.words;
  const happened = byId("happened");
  happened.replaceChildren(...words.map((line) => make("p", {}, line)));
  happened.scrollTop = 0;
  if (!clock) announce(told.words.join(" "));
  mark();
  if (keep) history.replaceState(null, "", address(at));
  await resting;
}

/** Letters from which on a moment is written smaller: its room is the same for all. */
const LONG = 240;

/** Marks the present line, and the links around it. */
function mark() {
  const happened = byId("happened");
  happened.classList.toggle("long", (happened.textContent ?? "").length > LONG);
  byId("moment").textContent = say("moment", { at, last });
  slider.setAttribute("aria-valuetext", say("moment", { at, last }));
  for (const link of document.querySelectorAll("[data-step]")) {
    const to = target(link);
    link.setAttribute("href", address(to));
    if (to === at) link.setAttribute("aria-disabled", "true");
    else link.removeAttribute("aria-disabled");
  }
  for (const field of document.querySelectorAll("input[type=hidden][name=at]")) field.setAttribute("value", String(at));
  for (const item of byId("log").children) {
    const now = item.getAttribute("data-at") === String(at);
    if (now) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
    item.classList.toggle("later", Number(item.getAttribute("data-at")) > at);
    if (now) scrollWithin(item);
  }
}

/** The list scrolls to the line, the page does not. @param {Element} item */
function scrollWithin(item) {
  const list = item.parentElement;
  if (!list || !(item instanceof HTMLElement)) return;
  const top = item.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 40) list.scrollTop = top - list.clientHeight / 2;
}

/** @param {Element} link */
function target(link) {
  const step = link.getAttribute("data-step") ?? "";
  // From the moment that was asked for, so that quick clicks add up while the server answers.
  const to = { first: 0, back: wanted - 1, next: wanted + 1, last }[step] ?? wanted;
  return Math.max(0, Math.min(last, to));
}

function play() {
  if (at >= last) wanted = at = -1;
  playing.setAttribute("aria-pressed", "true");
  const step = async () => {
    await go(at + 1);
    if (at >= last || !clock) stop();
    else clock = setTimeout(step, Number(speed.value) * (pace() === 0 ? 1.5 : 1));
  };
  clock = setTimeout(step);
}

function stop() {
  clearTimeout(clock);
  clock = undefined;
  playing.setAttribute("aria-pressed", "false");
}

document.documentElement.classList.add("scripted");
slider.addEventListener("input", () => {
  stop();
  void go(Number(slider.value));
});
playing.addEventListener("click", () => (clock ? stop() : play()));
byId("share").addEventListener("click", async () => {
  await navigator.clipboard?.writeText(new URL(address(at), location.href).href);
  toast(say("copied"));
});
byId("as").addEventListener("change", (event) => /** @type {HTMLSelectElement} */ (event.target).form?.submit());
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("[data-step], #log a") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  const line = link.closest("[data-at]");
  void go(line ? Number(line.getAttribute("data-at")) : target(link));
});
addEventListener("keydown", (event) => {
  if (writing(event.target) || event.target === slider || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: last }[event.key];
  if (to !== undefined) {
    stop();
    void go(to);
  } else if (event.key === " " && event.target === document.body) {
    if (clock) stop();
    else play();
  } else return;
  event.preventDefault();
});
mark();
