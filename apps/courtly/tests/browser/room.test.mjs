// Everything has its room: words and badges do not lie on each other, and what is clicked again and again stays in place.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, LATE, PHONE, against, house, state, table } from "./house.mjs";
import { crowded } from "./look.mjs";
import { answer, turn } from "./play.mjs";

const home = house();

/** What lies on each other at the top of the page and at its end. */
async function crowd(page) {
  await page.evaluate(() => scrollTo(0, 0));
  const above = await crowded(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  return [...above, ...(await crowded(page))];
}

test("whoever watches sees nothing on top of anything else", async (t) => {
  const [ada, eve] = await Promise.all([home.person("Ada"), home.person("Eve")]);
  await home.each(t, async (game) => {
    for (const more of [{ seed: "room" }, { position: LATE[game.id] }]) {
      const made = await ada.api("/tables", against(game, { pace: "days", ...more }));
      await eve.page.goto(`${eve.url}/tables/${made.table}`);
      for (const { viewport } of [PHONE, DESK]) {
        await eve.page.setViewportSize(viewport);
        assert.deepEqual(await crowd(eve.page), [], `${viewport.width} × ${viewport.height}`);
      }
    }
  });
  for (const who of [ada, eve]) await who.goes();
});

/** Steps through all moments; where the button to play stood, each place once. Runs in the page. */
async function walk(last) {
  const places = new Set();
  const [play, moment, next] = ["#play", "#moment", "[data-step=next]"].map((one) => document.querySelector(one));
  for (let at = 1; at <= last; at += 1) {
    next.click();
    while (Number(moment.textContent.match(/\d+/)[0]) !== at) await new Promise((wait) => setTimeout(wait, 4));
    places.add(Math.round(play.getBoundingClientRect().y));
  }
  return [...places];
}

test("what moves a game that is seen again stays where it is", async (t) => home.each(t, async (game) => {
  const ada = await home.person("Ada", { locale: "fr-FR" });
  const id = (await ada.api("/tables", against(game, { seed: "room", pace: "days", hints: true }))).table;
  // Some turns, so that moments with little to tell and with much are among them.
  for (let n = 0; n < 6 && (await state(ada, id)).status !== "over"; n += 1) {
    while (!(await answer(ada, id)) && (await state(ada, id)).status !== "over") await new Promise((wait) => setTimeout(wait, 20));
  }
  const { page } = ada;
  for (const { viewport } of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.goto(`${ada.url}/tables/${id}/replay?at=0`);
    await page.locator("html.scripted").waitFor();
    const places = await page.evaluate(walk, Number(await page.locator("input#at").getAttribute("max")));
    assert.equal(places.length, 1, `at ${viewport.width} × ${viewport.height} the controls stand at ${places.join(", ")}`);
  }
  await ada.goes();
}));

test("a programme that is clicked together waits to be played, and can be changed until then", async () => {
  const ada = await home.person("Ada");
  const { page } = ada;
  const id = await table([ada], against(home.games.find((one) => one.id === "kings-road"), { seed: "room" }));
  const now = await turn(ada, id);
  const card = (place) => page.locator(`#mine [data-place="card:${place}"]`);
  for (const place of [1, 2, 3]) await card(place).click();
  await page.locator("#buttons .confirm:focus").waitFor();
  assert.equal((await state(ada, id)).prompt, now.prompt);
  // Another card takes the place of the last one; one that is clicked again comes back.
  await card(4).click();
  assert.equal(await card(4).getAttribute("data-pick"), "3");
  assert.equal(await card(3).getAttribute("data-pick"), null);
  await card(1).click();
  assert.equal(await page.locator("#buttons .confirm").count(), 0);
  assert.equal(await page.locator("#mine .picked").count(), 2);
  await card(5).click();
  const decided = page.waitForResponse((said) => said.url().endsWith("/decide"));
  await page.keyboard.press("Enter");
  assert.ok((await decided).ok());
  await ada.goes();
});

test("a place that a hint shows leads there, whatever comes first", async () => {
  const ada = await home.person("Ada");
  const { page } = ada;
  const id = await table([ada], against(home.games.find((one) => one.id === "royal-visit"), { seed: "room" }));
  const now = await turn(ada, id);
  const hint = await ada.api(`/tables/${id}/hint`, { seat: now.viewer });
  const { places } = now.choices.find(({ decision }) => decision === hint.decision);
  await page.locator("#hint").click();
  const goal = page.locator(`#board [data-place="${places.at(-1)}"].hinted`).filter({ visible: true }).first();
  await goal.waitFor();
  const decided = page.waitForResponse((said) => said.url().endsWith("/decide"));
  await goal.click({ force: true });
  assert.equal((await decided).request().postDataJSON().decision, hint.decision);
  await ada.goes();
});
