// Whoever sits down for the first time: the guided turn, a name of one's own, and room for the question.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, against, house, state, table } from "./house.mjs";
import { click, turn } from "./play.mjs";

const home = house();

for (const [screen, window] of [["desktop", DESK], ["phone", PHONE]]) {
  test(`the guide covers neither what it speaks of nor the question: ${screen}`, async (t) => home.each(t, async (game) => {
    const ada = await home.person("Ada", { ...window, guided: false });
    const { page } = ada;
    await table([ada], against(game, { seed: "guide" }));
    await page.locator(".guide").waitFor();
    const lain = () => page.evaluate(() => {
      const box = document.querySelector(".guide").getBoundingClientRect();
      const under = (/** @type {Element} */ part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const wide = Math.min(box.right, right) - Math.max(box.left, left);
        const high = Math.min(box.bottom, bottom, innerHeight) - Math.max(box.top, top, 0);
        return Math.max(0, wide) * Math.max(0, high) / ((right - left) * (bottom - top));
      };
      const target = document.querySelector(".guided");
      const words = document.querySelector(".guide p").textContent;
      return { words, question: under(document.getElementById("question")), target: under(target), inside: box.top >= 0 && box.bottom <= innerHeight };
    });
    let last = "";
    while (await page.locator(".guide").count()) {
      const { words, question, target, inside } = await lain();
      assert.equal(question, 0, words);
      // Of a board that fills the screen the most is to be seen.
      assert.ok(target < 0.35, `${words} covers ${target}`);
      assert.ok(inside, words);
      last = words;
      await page.locator(".guide .primary").click();
    }
    assert.match(last, /your move/);
    await ada.goes();
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
