// To the end of a game with the keyboard alone, by the names of the choices, in both languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LATE, against, house, table } from "./house.mjs";
import { playOut, result, turn, type } from "./play.mjs";

const home = house();

for (const locale of ["en-GB", "fr-FR"]) {
  test(`to the end with the keyboard alone, ${locale}`, async (t) => home.each(t, async (game) => {
    const ada = await home.person("Ada", { locale });
    const lang = locale.slice(0, 2);
    const id = await table([ada], against(game, { position: LATE[game.id] }));
    await playOut([ada], id, type, lang);
    assert.equal(await ada.page.evaluate(() => document.documentElement.lang), lang);
    assert.ok((await result(ada)).length > 20);
    await ada.goes();
  }));
}

test("the keyboard is not lost when a place decides, or a box closes", async () => {
  const ada = await home.person("Ada");
  const id = await table([ada], against(home.games.find((one) => one.id === "royal-visit"), { seed: "keys" }));
  const { choices, prompt } = await turn(ada, id);
  // A place whose click leaves nothing open, as people find it: card first, then where its piece goes.
  const choice = choices.find(({ places }) => places.length === 2);
  for (const place of choice.places) await ada.page.locator(`[data-place="${place}"].can`).first().press("Enter");
  await ada.page.waitForFunction((old) => {
    const now = document.getElementById("table").dataset.prompt;
    return now !== "" && now !== String(old) && document.activeElement?.matches("#ask, .can");
  }, prompt);
  await ada.page.locator("details.menu > summary").press("Enter");
  await ada.page.locator("details.menu [data-do=keys]").press("Enter");
  await ada.page.locator("dialog#keys[open]").waitFor();
  await ada.page.keyboard.press("Escape");
  await ada.page.locator("details.menu > summary:focus").waitFor();
  await ada.goes();
});
