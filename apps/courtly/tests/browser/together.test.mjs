// Two browsers at one table, several people on one device, games seen again, and every page under axe-core.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, LATE, PHONE, asked, audit, browse, click, overflow, person, playOut, result, serve, shows, table } from "./house.mjs";

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

test("two browsers with hidden hands, one loses its connection, the server dies and comes back", async (t) => each(t, async (game) => {
  const [ada, bob] = [await person(browser, server, "Ada"), await person(browser, server, "Bob")];
  const seats = [{ kind: "me" }, { kind: "open" }];
  const id = await table([ada, bob], { game: game.id, seats, position: LATE[game.id] });
  let decisions = 0;
  await playOut([ada, bob], id, async (who, choice) => {
    decisions += 1;
    if (decisions === 2) {
      const other = who === ada ? bob : ada;
      await other.context.setOffline(true);
      await click(who, choice);
      await other.page.waitForTimeout(300);
      await other.context.setOffline(false);
    } else if (decisions === 3 && game === games[0]) {
      await server.crash();
      await who.page.waitForTimeout(100);
      await click(who, choice);
    } else {
      await click(who, choice);
    }
  });
  for (const who of [ada, bob]) {
    await result(who);
    assert.deepEqual(who.faults, []);
    await who.context.close();
  }
}));

test("several people on one device", async (t) => each(t, async (game) => {
  const ada = await person(browser, server, "Ada");
  const seats = [{ kind: "me" }, { kind: "device", name: "Zoé" }];
  const id = await table([ada], { game: game.id, seats, position: LATE[game.id] });
  const { page } = ada;
  for (let n = 0; n < 400; n += 1) {
    const state = await ada.api(`/tables/${id}/state?form=page&lang=en`);
    if (state.status === "over") break;
    if (state.handover !== null) {
      assert.equal(state.viewer, null, "before the hand-over nobody's secrets are told");
      const take = page.locator("dialog#handover[open] #handover-take");
      await take.waitFor({ timeout: 10_000 });
      await take.click();
      await page.locator("dialog#handover[open]").waitFor({ state: "hidden", timeout: 10_000 });
      continue;
    }
    const now = await asked(ada, id);
    if (!now.choice) continue;
    await shows(ada, now.state);
    await click(ada, now.choice);
  }
  await result(ada);
  assert.deepEqual(ada.faults, []);
  await ada.context.close();
}));

test("a finished game is seen again, shared and played on", async (t) => each(t, async (game) => {
  const ada = await person(browser, server, "Ada");
  const id = await table([ada], against(game, { position: LATE[game.id] }));
  await playOut([ada], id, (who, choice) => click(who, choice));
  const { page } = ada;
  await page.goto(`${server.url}/tables/${id}/replay?at=0`);
  const last = await page.locator("input#at").getAttribute("max");
  await page.locator("input#at").fill(last);
  await page.waitForURL(new RegExp(`at=${last}`));
  assert.deepEqual(await audit(page), []);
  const eve = await person(browser, server, "Eve");
  await eve.page.goto(page.url());
  assert.equal(await eve.page.locator("input#at").inputValue(), last);
  await page.goto(`${server.url}/tables/${id}/replay?at=1&as=0`);
  await page.locator("form[action$='/branch'] button").first().click();
  await page.waitForURL((url) => /\/tables\/[a-z0-9]+$/.test(url.pathname) && !url.pathname.includes(id));
  const picture = await ada.context.request.get(`${server.url}/tables/${id}/picture.png`);
  assert.equal(picture.headers()["content-type"], "image/png");
  assert.deepEqual([...ada.faults, ...eve.faults], []);
  await ada.context.close();
  await eve.context.close();
}));

/** The addresses of every kind of page: games at their beginning and near their end, with and without a seat. */
async function everyPage(who) {
  const paths = ["/", "/tables", "/settings", "/me", "/about", "/api", "/nothing-here", ...games.map((game) => `/games/${game.id}`)];
  for (const game of games) {
    const [first, late] = [await who.api("/tables", against(game)), await who.api("/tables", against(game, { position: LATE[game.id] }))];
    paths.push(`/tables/${first.table}`, `/tables/${late.table}`, `/tables/${late.table}?seat=spectator`, `/tables/${late.table}/replay`);
  }
  const open = await who.api("/tables", { game: games[0].id, seats: [{ kind: "me" }, { kind: "open" }] });
  paths.push(`/tables/${open.table}`, `/join/${open.invitation}`);
  return paths;
}

for (const [colorScheme, window] of [["light", DESK], ["dark", PHONE]]) {
  test(`no page has a fault that axe-core knows, ${colorScheme}, ${window.viewport.width} wide`, async () => {
    const ada = await person(browser, server, "Ada", { ...window, colorScheme });
    const context = await browser.newContext({ ...window, colorScheme, bypassCSP: true, storageState: await ada.context.storageState() });
    const wrong = [];
    for (const path of await everyPage(ada)) {
      const page = await context.newPage();
      page.on("pageerror", (error) => wrong.push(`${path}: ${error.message}`));
      await page.goto(server.url + path);
      if ((await overflow(page)) > 0) wrong.push(`${path}: wider than the window`);
      wrong.push(...(await audit(page)).map((fault) => `${path}: ${fault}`));
      await page.close();
    }
    assert.deepEqual(wrong, []);
    await context.close();
    await ada.context.close();
  });
}
