// Whoever sits down for the first time: the guided turn, a name of one's own, and room for the question.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, LATE, PHONE, against, house, state, table } from "./house.mjs";
import { click, turn } from "./play.mjs";

const home = house();

for (const [screen, window] of [["desktop", DESK], ["phone", PHONE]]) {
  test(`the guide covers neither what it speaks of nor the question: ${screen}`, async (t) => home.each(t, async (game) => {
    const ada = await home.person("Ada", { ...window, guided: false });
    const { page } = ada;
    await table([ada], against(game, { seed: "guide" }));
    await page.locator(".guide").waitFor();
    const lain = () => page.evaluate(() => {
      const box = document.querySelector(".guide")?.getBoundingClientRect();
      if (!box) return null;
      const under = (/** @type {Element} */ part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const wide = Math.min(box.right, right) - Math.max(box.left, left);
        const high = Math.min(box.bottom, bottom, innerHeight) - Math.max(box.top, top, 0);
        return Math.max(0, wide) * Math.max(0, high) / ((right - left) * (bottom - top));
      };
      const target = document.querySelector(".guided");
      const words = document.querySelector(".guide p").textContent;
      const next = document.querySelector(".guide .primary").getBoundingClientRect();
      const button = [next.right, next.top, next.bottom].map(Math.round).join();
      return { words, button, question: under(document.getElementById("question")), target: under(target), inside: box.top >= 0 && box.bottom <= innerHeight };
    });
    let last = "";
    const buttons = new Set();
    for (let seen = await lain(); seen; seen = await lain()) {
      const { words, button, question, target, inside } = seen;
      buttons.add(button);
      assert.equal(question, 0, words);
      // Of a board that fills the screen the most is to be seen.
      assert.ok(target < 0.35, `${words} covers ${target}`);
      assert.ok(inside, words);
      last = words;
      await page.locator(".guide .primary").click();
      await page.waitForFunction((said) => document.querySelector(".guide p")?.textContent !== said, words);
    }
    assert.match(last, /your move/);
    assert.equal(buttons.size, 1, "its button stays in one place");
    await ada.goes();
  }));
}

test("the guide goes on pointing when the picture is drawn anew", async () => {
  const ada = await home.person("Ada", { guided: false });
  const { page } = ada;
  // The first state comes late: it draws what the page has brought along already.
  let ask;
  const asked = new Promise((resolve) => (ask = resolve));
  await page.route(/[/]state[?]/, ask);
  await table([ada], against({ id: "banquet-royal" }, { seed: "guide" }));
  await page.locator(".guide").waitFor();
  while (!await page.locator("#board .guided").count()) await page.locator(".guide .primary").click();
  // What the drawing changes back, so that it is seen.
  await page.evaluate(() => document.querySelector("#board .guided").setAttribute("data-label", "old"));
  await (await asked).continue();
  await page.locator('#board [data-label="old"]').waitFor({ state: "detached" });
  assert.equal(await page.locator("#board .guided").count(), 1);
  await ada.goes();
});

test("what is said waits on a phone until the guide is closed", async () => {
  const [ada, bob] = await Promise.all([home.person("Ada", { ...PHONE, guided: false }), home.person("Bob")]);
  const id = await table([ada, bob], { game: "kings-road", seats: [{ kind: "me" }, { kind: "open" }] });
  await ada.page.locator(".guide").waitFor();
  await bob.api(`/tables/${id}/chat`, { text: "Take your time." });
  await ada.page.locator("#unread").filter({ hasText: "1" }).waitFor();
  assert.equal(await ada.page.locator("#heard.shown").count(), 0);
  await ada.page.keyboard.press("Escape");
  await ada.page.locator("#heard.shown").filter({ hasText: "Take your time." }).waitFor();
  for (const who of [ada, bob]) await who.goes();
});

test("on a phone a long name takes no more room than a short one, and a full field says so", async () => {
  const bars = [];
  for (const name of ["A", "W".repeat(24)]) {
    const ada = await home.person(name, PHONE);
    const { page } = ada;
    const high = (part) => page.locator(part).first().evaluate((box) => [box.offsetHeight, document.documentElement.scrollWidth].join());
    await page.goto(`${ada.url}/settings`);
    const seen = [await high("header")];
    await page.locator("#name").fill("W".repeat(24));
    await page.locator(".full").filter({ hasText: "24" }).waitFor();
    await table([ada], against({ id: "royal-visit" }, { seed: "name" }));
    bars.push([...seen, await high("header"), await high("#seats")]);
    await ada.goes();
  }
  assert.deepEqual(bars[0], bars[1]);
});

for (const [screen, window] of [["desktop", DESK], ["phone", PHONE]]) {
  test(`the board stays where it is from beginning to late: ${screen}`, async (t) => home.each(t, async (game) => {
    const places = [];
    for (const more of [{ seed: "stay" }, { position: LATE[game.id] }]) {
      const ada = await home.person("Ada", window);
      const id = await table([ada], against(game, more));
      await turn(ada, id);
      places.push(await ada.page.locator("#board").evaluate((board) => Math.round(board.getBoundingClientRect().top + scrollY)));
      await ada.goes();
    }
    assert.equal(places[0], places[1]);
  }));
}

test("a name is changed at the table, for everybody", async () => {
  const [ada, bob] = await Promise.all([home.person("Player"), home.person("Bob")]);
  const id = await table([ada, bob], { game: "kings-road", seats: [{ kind: "me" }, { kind: "open" }] });
  await ada.page.locator(".player .rename").click();
  await ada.page.locator("#name-text").fill("Zoe");
  await ada.page.keyboard.press("Enter");
  for (const who of [ada, bob]) await who.page.locator(".player .name").filter({ hasText: "Zoe" }).waitFor();
  assert.equal(await bob.page.locator(".player .badge-letter").first().textContent(), "Z");
  assert.equal((await state(bob, id)).seats[0].name, "Zoe");
  assert.equal(await bob.page.locator(".player .rename").count(), 1, "one's own name only");
  for (const who of [ada, bob]) await who.goes();
});

for (const game of ["royal-visit", "kings-road"]) {
  test(`on a phone nothing is covered when buttons come: ${game}`, async () => {
    const ada = await home.person("Ada", PHONE);
    const id = await table([ada], against({ id: game }, { seed: "room" }));
    const room = () => ada.page.evaluate(() => {
      const [dock, board] = ["dock", "board"].map((part) => document.getElementById(part).getBoundingClientRect());
      return { top: Math.round(dock.top), covered: board.bottom > dock.top + 1, height: Math.round(dock.height) };
    });
    const now = await turn(ada, id);
    const before = await room();
    assert.ok(!before.covered, "the whole board is seen");
    const choice = now.choices.find(({ places }) => places.length > 1);
    await ada.page.locator(`[data-place="${choice.places[0]}"].can:visible`).first().tap();
    await ada.page.locator("#buttons .again").waitFor();
    assert.deepEqual(await room(), before);
    await ada.page.locator("#buttons .again").tap();
    await click(ada, choice, true);
    await turn(ada, id);
    assert.equal((await room()).height, before.height);
    await ada.goes();
  });
}
