// Every kind of page, wide and narrow, light and dark: nothing that axe-core knows is wrong, nothing scrolls sideways.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, LATE, PHONE, against, house } from "./house.mjs";
import { audit, overflow } from "./look.mjs";

const home = house();

for (const window of [DESK, PHONE]) {
  test(`no page has a fault that axe-core knows, ${window.viewport.width} wide, light and dark`, async () => {
    const ada = await home.person("Ada", { ...window, colorScheme: "light" });
    const wrong = [];
    for (const path of await everyPage(ada)) {
      await ada.page.emulateMedia({ colorScheme: "light" });
      await ada.page.goto(ada.url + path);
      if ((await overflow(ada.page)) > 0) wrong.push(`${path}: wider than the window`);
      const light = await audit(ada.page);
      await darken(ada.page);
      const dark = await audit(ada.page, { colours: true });
      wrong.push(...[...light, ...dark.map((fault) => `dark: ${fault}`)].map((fault) => `${path}: ${fault}`));
    }
    assert.deepEqual(wrong, []);
    // One of the pages is not there.
    ada.wasRefused(404);
    await ada.goes();
  });
}

test("what asks for a second word can be read, light and dark", async () => {
  const ada = await home.person("Ada", { ...PHONE, colorScheme: "light" });
  const [game] = home.games;
  const { table } = await ada.api("/tables", against(game));
  await ada.page.goto(`${ada.url}/tables/${table}`);
  await ada.page.locator(".menu > summary").click();
  await ada.page.locator("[data-do=resign]").click();
  await ada.page.locator("#sure[open]").waitFor();
  const light = await audit(ada.page);
  await darken(ada.page);
  assert.deepEqual([light, await audit(ada.page, { colours: true })], [[], []]);
  await ada.page.locator("#sure button[value=no]").click();
  await ada.goes();
});

/** Dark, with all colours at their rest: some fade, and what inherits them fades after them. */
async function darken(page) {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(async () => {
    const fading = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let now = fading(); now.length > 0; now = fading()) await Promise.allSettled(now.map((one) => one.finished));
  });
}

/** The addresses of every kind of page: games at their beginning, near their end and after it, with and without a seat. */
async function everyPage(who) {
  const make = async (wish) => (await who.api("/tables", wish)).table;
  const paths = ["/", "/puzzles", `/puzzles/${home.games[0].id}`, "/tables", "/settings", "/me", "/about", "/api", "/nothing-here", ...home.games.map((game) => `/games/${game.id}`)];
  for (const game of home.games) {
    paths.push(`/puzzles/${game.id}/7`);
    const first = await make(against(game));
    const late = await make(against(game, { position: LATE[game.id] }));
    const over = await make(against(game, { position: LATE[game.id] }));
    await who.api(`/tables/${over}/resign`, { seat: 0 });
    paths.push(`/tables/${first}`, `/tables/${late}`, `/tables/${late}?seat=spectator`, `/tables/${late}/replay`, `/tables/${over}`);
  }
  const [game] = home.games;
  const open = await who.api("/tables", { game: game.id, seats: [{ kind: "me" }, { kind: "open" }] });
  const shared = await make({ game: game.id, seats: [{ kind: "me" }, { kind: "device", name: "Zoé" }] });
  return [...paths, `/tables/${open.table}`, `/join/${open.invitation}`, `/tables/${shared}`];
}
