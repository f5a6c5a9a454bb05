// A whole game of each kind through the page, with the mouse, at a table full of bots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house, table } from "./house.mjs";
import { click, playOut, result } from "./play.mjs";

const home = house();

test("a whole game by clicking", async (t) => home.each(t, async (game) => {
  const ada = await home.person("Ada");
  const bots = Array(Math.min(4, game.seats[1]) - 1).fill({ kind: "bot", level: "greedy" });
  const id = await table([ada], { game: game.id, seats: [{ kind: "me" }, ...bots], seed: "click" });
  await playOut([ada], id, (who, choice) => click(who, choice));
  assert.ok((await result(ada)).length > 20);
  await ada.goes();
}));
