// Things glide, unless somebody wants them still; where they come to rest is the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, house, table } from "./house.mjs";
import { answer, shows, turn } from "./play.mjs";

const home = house();

/** Counts what moves from place to place, and keeps what has not come to rest. Runs in the page before all else. */
function counting() {
  globalThis.glides = 0;
  globalThis.moving = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if ([frames].flat().some((frame) => "translate" in frame)) globalThis.glides += 1;
    globalThis.moving.add(animation);
    animation.finished.catch(() => {}).then(() => globalThis.moving.delete(animation));
    return animation;
  };
}

/** Keeps what the page said of where the game stands while it still told how it came there. Runs once in the page. */
function watching() {
  globalThis.early = [];
  const telling = () => document.querySelector("[data-telling]") !== null;
  // Whoever goes on is at their turn all the while, and what belongs to the turn goes on as well.
  const waits = () => (document.querySelector(".player.active") ? "#meta" : "#meta, [data-late]");
  const late = (node) => (node instanceof Element ? node : node.parentElement)?.closest(waits());
  new MutationObserver((changes) => {
    const told = telling() ? changes.map(({ target }) => late(target)).filter(Boolean) : [];
    globalThis.early.push(...told.map((element) => element.id || element.dataset.late));
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** All parts of the page that a picture fills, as text in which only what differs to the eye differs. */
async function picture(page) {
  await page.waitForFunction(() => globalThis.moving.size === 0);
  return page.evaluate(() => {
    const told = (node) => {
      if (!(node instanceof Element)) return node.textContent.trim();
      const attributes = [...node.attributes].filter(({ name, value }) => name !== "style" && value !== "");
      const words = attributes.map(({ name, value }) => `${name}=${value.trim().split(/\s+/).sort().join(" ")}`).sort();
      return `<${[node.tagName, ...words].join(" ")}>${[...node.childNodes].map(told).join("")}`;
    };
    return Object.fromEntries([...document.querySelectorAll(".part")].map((part) => [part.id, told(part)]));
  });
}

test("things glide to where they are without motion", async (t) => home.each(t, async (game) => {
  const ada = await home.person("Ada", { settings: "motion=normal", before: counting });
  const calm = await ada.context.newPage();
  await calm.emulateMedia({ reducedMotion: "reduce" });
  const id = await table([ada], against(game, { seed: "glide" }));
  await calm.goto(ada.page.url());
  await ada.page.evaluate(watching);
  for (let n = 0; n < 2; n += 1) {
    await turn(ada, id);
    await answer(ada, id);
  }
  const now = await turn(ada, id);
  await shows({ page: calm }, now);
  assert.ok((await ada.page.evaluate(() => globalThis.glides)) > 0, "something glides");
  assert.deepEqual(await ada.page.evaluate(() => globalThis.early), [], "where the game stands is shown after the story");
  assert.equal(await calm.evaluate(() => globalThis.glides), 0, "nothing glides where people want it still");
  const shown = await picture(ada.page);
  assert.deepEqual(shown, await picture(calm), "where things come to rest");
  await ada.context.request.post(`${ada.url}/settings`, { form: { name: "Ada", motion: "off" }, headers: { origin: ada.url } });
  await calm.reload();
  assert.deepEqual(shown, await picture(calm), "what a fresh page shows");
  await ada.goes();
}));
