// Games through the page against a bot, to the result: by mouse, by keyboard, by touch.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { LATE, PHONE, browse, click, overflow, person, playOut, result, serve, table, type } from "./house.mjs";

let server, browser, games;

before(async () => {
  server = await serve();
  browser = await browse();
  games = (await (await fetch(`${server.url}/api/games`)).json()).games;
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const each = async (t, play) => {
  for (const game of games) {
    assert.ok(LATE[game.id], `late.json has no position of ${game.id}`);
    await t.test(game.id, () => play(game));
  }
};

const against = (game, more = {}) => ({ game: game.id, seats: [{ kind: "me" }, { kind: "bot", level: "greedy" }], ...more });

test("a whole game by clicking", async (t) => each(t, async (game) => {
  const ada = await person(browser, server, "Ada");
  const id = await table([ada], against(game, { seed: "click" }));
  await playOut([ada], id, (who, choice) => click(who, choice));
  assert.ok((await result(ada)).length > 20);
  assert.deepEqual(ada.faults, []);
  await ada.context.close();
}));

for (const locale of ["en-GB", "fr-FR"]) {
  test(`to the end with the keyboard alone, ${locale}`, async (t) => each(t, async (game) => {
    const ada = await person(browser, server, "Ada", { locale });
    const id = await table([ada], against(game, { position: LATE[game.id] }));
    const lang = locale.slice(0, 2);
    await playOut([ada], id, async (who, choice) => {
      const local = await who.api(`/tables/${id}/state?form=page&lang=${lang}`);
      const same = local.choices.find((one) => one.decision === choice.decision);
      await type(who, same, same.words);
    });
    assert.equal(await ada.page.evaluate(() => document.documentElement.lang), lang);
    assert.ok((await result(ada)).length > 20);
    assert.deepEqual(ada.faults, []);
    await ada.context.close();
  }));
}

test("to the end by touch on a phone", async (t) => each(t, async (game) => {
  const ada = await person(browser, server, "Ada", PHONE);
  const id = await table([ada], against(game, { position: LATE[game.id] }));
  await playOut([ada], id, async (who, choice) => {
    assert.ok((await overflow(who.page)) <= 0, "no scrolling sideways");
    await click(who, choice, true);
  });
  await result(ada);
  assert.deepEqual(ada.faults, []);
  await ada.context.close();
}));
