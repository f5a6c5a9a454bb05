// To the end of a game with the keyboard alone, by the names of the choices, in both languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LATE, against, house, table } from "./house.mjs";
import { playOut, result, type } from "./play.mjs";

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
