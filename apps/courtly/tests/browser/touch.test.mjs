// To the end of a game on a phone, by touch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LATE, PHONE, against, house, table } from "./house.mjs";
import { overflow } from "./look.mjs";
import { click, playOut, result } from "./play.mjs";

const home = house();

test("to the end by touch on a phone", async (t) => home.each(t, async (game) => {
  const ada = await home.person("Ada", PHONE);
  const id = await table([ada], against(game, { position: LATE[game.id] }));
  await playOut([ada], id, async (who, choice) => {
    assert.ok((await overflow(who.page)) <= 0, "no scrolling sideways");
    await click(who, choice, true);
  });
  await result(ada);
  await ada.goes();
}));
