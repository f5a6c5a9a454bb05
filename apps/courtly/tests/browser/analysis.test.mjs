// A finished game is judged while somebody waits, and the page shows what came of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LATE, PHONE, house, state } from "./house.mjs";
import { audit, crowded, overflow } from "./look.mjs";

const home = house();

/** A late position played to the end by bots that choose by lot, so that there is something to find. */
async function finished(who, game) {
  const bot = { kind: "bot", level: "random" };
  const { table } = await who.api("/tables", { game: game.id, seats: [bot, bot], position: LATE[game.id], seed: "analysis" });
  await who.api(`/tables/${table}/start`, {});
  while ((await state(who, table)).status !== "over") await new Promise((resolve) => setTimeout(resolve, 50));
  return table;
}

test("a game is judged before one's eyes, and a mistake leads to its moment", async () => {
  const ada = await home.person("Ada");
  const { page } = ada;
  // One will do: the server's own tests open the pages of all.
  const table = await finished(ada, home.games[1]);
  await page.goto(`${ada.url}/tables/${table}`);
  await page.locator("#after a[href$='/analysis']").click();
  // Whoever asks first finds it beginning; it is shown as soon as it is ready, without a further click.
  await page.locator(".plot").waitFor();
  assert.equal(await page.locator("polyline").count(), 2);
  assert.equal(await page.locator("progress").count(), 0);
  const sums = await page.locator(".sum").evaluateAll((tables) => tables.map((one) => {
    // Whole tenths, as they are shown: sums of fractions would be a little more or less.
    const tenths = (cell) => Math.round(10 * Number(cell.textContent.replace("−", "-").replace(/[%+±]/g, "")));
    const cells = [...one.querySelectorAll("td.num")].map(tenths);
    return cells.slice(0, -1).reduce((sum, cell) => sum + cell, 0) - cells.at(-1);
  }));
  assert.deepEqual(sums, [0, 0], "what is shown adds up");
  const mistake = page.locator(".worst a").first();
  if (await mistake.count() > 0) {
    await mistake.click();
    await page.locator("#board").waitFor();
    assert.match(page.url(), new RegExp(`/tables/${table}/replay\\?at=\\d+&as=\\d$`));
  }
  await ada.goes();
});

test("an analysis has no fault that axe-core knows, in both languages, wide and narrow", async () => {
  const ada = await home.person("Ada", { colorScheme: "light" });
  const table = await finished(ada, home.games[0]);
  const wrong = [];
  for (const [lang, window] of [["en", null], ["fr", PHONE]]) {
    const reader = await home.person("Zoé", { locale: lang, colorScheme: "light", ...window });
    const { page } = reader;
    // The page asks how far it is; it is told when it has been looked at, or it would be another one meanwhile.
    let tell = () => {};
    const looked = new Promise((resolve) => { tell = () => resolve(undefined); });
    await page.route("**/analysis?brief=1", async (route) => { await looked; await route.continue(); });
    const begun = await page.goto(`${reader.url}/tables/${table}/analysis`);
    if (lang === "en") {
      assert.match(await begun.text(), /<progress/);
      assert.deepEqual(await audit(page), [], "while it is being made");
    }
    tell();
    await page.locator(".plot").waitFor();
    await page.locator(".figures summary").click();
    if ((await overflow(page)) > 0) wrong.push(`${lang}: wider than the window`);
    wrong.push(...await audit(page), ...await crowded(page));
    await page.emulateMedia({ colorScheme: "dark" });
    wrong.push(...await audit(page, { colours: true }));
    await reader.goes();
  }
  assert.deepEqual(wrong, []);
  await ada.goes();
});
