// Games are seen again: a finished one from end to end, and any moment from its line in the log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, LATE, PHONE, against, house, state, table } from "./house.mjs";
import { audit } from "./look.mjs";
import { answer, turn } from "./play.mjs";

const home = house();

/** The controls that can be reached only by scrolling. Runs in the page. */
function hidden() {
  const out = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < 0 || bottom > innerHeight;
  };
  return [...document.querySelectorAll("#play, #at, [data-step]")].filter(out).map((element) => element.id || element.dataset.step);
}

test("a finished game is seen again, shared and played on", async (t) => home.each(t, async (game) => {
  const [ada, eve] = await Promise.all([home.person("Ada"), home.person("Eve")]);
  const id = (await ada.api("/tables", against(game, { position: LATE[game.id], pace: "days", hints: true }))).table;
  while ((await state(ada, id)).status !== "over") await answer(ada, id);
  const { page } = ada;
  await page.goto(`${ada.url}/tables/${id}/replay?at=0`);
  const last = await page.locator("input#at").getAttribute("max");
  await page.locator("input#at").fill(last);
  await page.waitForURL(new RegExp(`at=${last}`));
  assert.deepEqual(await audit(page), []);
  for (const { viewport } of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.reload();
    assert.deepEqual(await page.evaluate(hidden), [], `what moves the game is in view at ${viewport.width} × ${viewport.height}`);
  }
  await eve.page.goto(page.url());
  assert.equal(await eve.page.locator("input#at").inputValue(), last);
  await page.goto(`${ada.url}/tables/${id}/replay?at=1&as=0`);
  await page.locator("form[action$='/branch'] button").first().click();
  await page.waitForURL((url) => /\/tables\/[a-z0-9]+$/.test(url.pathname) && !url.pathname.includes(id));
  const picture = await ada.context.request.get(`${ada.url}/tables/${id}/picture.png`);
  assert.equal(picture.headers()["content-type"], "image/png");
  await ada.goes();
  await eve.goes();
}));

test("a line of the log leads to its moment, and back to the running game", async (t) => home.each(t, async (game) => {
  const ada = await home.person("Ada");
  const id = await table([ada], against(game, { seed: "log" }));
  await turn(ada, id);
  await answer(ada, id);
  const now = await turn(ada, id);
  const [first] = now.log;
  const { page } = ada;
  await page.locator(`#log li[data-at="${first.at}"] a`).first().click();
  await page.waitForURL(new RegExp(`/tables/${id}/replay\\?at=${first.at}\\b`));
  assert.equal(await page.locator("input#at").inputValue(), String(first.at));
  assert.ok(await page.locator("#board").isVisible());
  await page.goBack();
  await turn(ada, id);
  await ada.goes();
}));
