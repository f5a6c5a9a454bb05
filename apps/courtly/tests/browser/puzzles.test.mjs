// Puzzles are solved by clicking, taken back, tried again by the keyboard, and stay solved.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, house } from "./house.mjs";
import { audit, overflow } from "./look.mjs";
import { click, type } from "./play.mjs";

const home = house();

/** What the puzzle asks after these decisions, and the choice of its solution that comes next. */
async function next(who, path, line, made, lang = "en") {
  const decisions = line.slice(0, made);
  const now = await who.api(path, { decisions });
  return { now, choice: now.choices.find((choice) => choice.decision === line[made]), lang };
}

async function solve(who, game, number, decide) {
  const path = `/puzzles/${game.id}/${number}`;
  const line = (await who.api(`${path}/solution`)).solution.map((step) => step.decision);
  await who.page.goto(who.url + path);
  for (let made = 0; made < line.length; made += 1) {
    await who.page.waitForFunction((n) => document.getElementById("table")?.dataset.prompt === String(n), made, { timeout: 15_000 });
    await decide(who, (await next(who, path, line, made)).choice);
  }
  await who.page.locator("#table[data-verdict=solved]").waitFor({ timeout: 15_000 });
}

test("a puzzle of every game is solved by clicking, and remembered", async (t) => {
  for (const game of home.games) {
    await t.test(game.id, async () => {
      const ada = await home.person("Ada");
      await solve(ada, game, 2, click);
      assert.equal(await ada.page.locator("#question").innerText(), "Solved!");
      assert.deepEqual(await audit(ada.page), []);
      // The next one is one press away, and the list knows what was solved.
      await ada.page.locator("#next-puzzle").click();
      await ada.page.waitForURL(`**/puzzles/${game.id}/3`);
      await ada.page.goto(`${ada.url}/puzzles/${game.id}`);
      assert.equal(await ada.page.locator(".puzzle-list a.solved").count(), 1);
      assert.match(await ada.page.locator(".puzzle-list a.solved").innerText(), /^2/);
      await ada.goes();
    });
  }
});

test("whoever errs is told, sees the solution and tries again, with keys alone", async () => {
  const ada = await home.person("Ada");
  const [game] = home.games.filter(({ id }) => id === "kings-road");
  await ada.page.goto(`${ada.url}/puzzles/${game.id}/5`);
  await ada.page.locator("#table[data-prompt='0']").waitFor();
  await ada.page.keyboard.press("n");
  await ada.page.keyboard.type("no such thing");
  await ada.page.keyboard.press("Enter");
  // What was refused is still there to be mended.
  await ada.page.locator("#toast.shown").waitFor();
  await ada.page.waitForFunction(() => document.getElementById("notation-text").value === "no such thing");
  await ada.page.locator("#notation-text:focus[aria-invalid=true]").fill("123");
  await ada.page.locator("#notation-text:not([aria-invalid])").waitFor();
  await ada.page.keyboard.press("Enter");
  await ada.page.locator("#table[data-verdict=short]").waitFor();
  assert.equal(await ada.page.locator("#toast.shown").count(), 0, "what was refused is past");
  await ada.page.locator("#again:focus").waitFor();
  assert.match(await ada.page.locator("#question").innerText(), /^There was more\./);
  await ada.page.locator("#show-solution").press("Enter");
  await ada.page.locator("#solution-steps li").first().waitFor();
  assert.deepEqual(await audit(ada.page), []);
  await ada.page.locator("#again").press("Enter");
  await ada.page.locator("#table[data-prompt='0'][data-verdict=open] #ask:focus").waitFor();
  await solve(ada, game, 5, type);
  ada.wasRefused(422);
  await ada.goes();
});

/** A puzzle of several decisions, its solution, and what the page sends for it. */
async function begun(options = {}, number = 2) {
  const ada = await home.person("Ada", options);
  const path = `/puzzles/royal-palace/${number}`;
  const line = (await ada.api(`${path}/solution`)).solution.map((step) => step.decision);
  assert.ok(line.length > 2);
  const sent = [];
  let answer = null;
  await ada.page.route(`**/api${path}`, async (route) => {
    sent.push(route.request().postDataJSON().decisions);
    // The first answer takes its time if somebody wants it to.
    if (sent.length === 1 && options.slow) await new Promise((go) => (answer = go));
    await route.continue();
  });
  await ada.page.goto(ada.url + path);
  await ada.page.locator("#table[data-prompt='0']").waitFor();
  const write = async (text) => {
    await ada.page.keyboard.type(text);
    await ada.page.keyboard.press("Enter");
  };
  return { ada, line, sent, write, answer: () => answer() };
}

const field = "#notation-text";

test("whoever types faster than the server answers and things move loses nothing", async () => {
  const { ada, line, sent, write, answer } = await begun({ settings: "motion=normal", slow: true });
  await ada.page.keyboard.press("n");
  // One too many hurts nobody: the turn is over by then.
  for (const decision of [...line, line[0]]) await write(decision);
  assert.deepEqual(sent, [line.slice(0, 1)]);
  answer();
  await ada.page.locator("#table[data-verdict=solved]").waitFor({ timeout: 15_000 });
  assert.deepEqual(sent, line.map((_, at) => line.slice(0, at + 1)));
  await ada.page.locator("#next-puzzle:focus").waitFor();
  assert.equal(await ada.page.locator("#toast.shown").count(), 0);
  await ada.goes();
});

test("what was typed after something that is refused is not tried", async () => {
  const { ada, line, sent, write, answer } = await begun({ slow: true });
  await ada.page.keyboard.press("n");
  await write("nonsense");
  await write(line[0]);
  answer();
  await ada.page.locator("#toast.shown").waitFor();
  await ada.page.waitForFunction(() => document.getElementById("notation-text").value === "nonsense");
  assert.deepEqual(sent, [["nonsense"]]);
  // Taken then: nothing is left of the refusal.
  await ada.page.locator(field).fill(line[0]);
  await ada.page.keyboard.press("Enter");
  await ada.page.locator(`#table[data-prompt='1'] ${field}:not([aria-invalid])`).waitFor();
  assert.equal(await ada.page.locator("#toast.shown").count(), 0);
  ada.wasRefused(422);
  await ada.goes();
});

test("a choice that is pressed twice is made once, and can be taken back before it is answered", async () => {
  const { ada, line, sent, answer } = await begun({ slow: true });
  await ada.page.locator("#choices > summary").click();
  const choice = (await ada.api("/puzzles/royal-palace/2", { decisions: [] })).choices.find(({ decision }) => decision === line[0]);
  await ada.page.locator("#choice-list button:not(.deeper)").filter({ hasText: choice.words }).first().dblclick();
  await ada.page.keyboard.press("z");
  await ada.page.keyboard.press("z");
  assert.equal(sent.length, 1);
  answer();
  await ada.page.waitForFunction(() => document.getElementById("undo").disabled && document.getElementById("table").dataset.prompt === "0");
  assert.deepEqual(sent, [[line[0]], []]);
  // And once more.
  await ada.page.keyboard.press("n");
  for (const decision of line.slice(0, 2)) {
    await ada.page.keyboard.type(decision);
    await ada.page.keyboard.press("Enter");
  }
  await ada.page.locator("#table[data-prompt='2']").waitFor();
  await ada.page.locator("#undo").click();
  await ada.page.locator("#table[data-prompt='1']").waitFor();
  await ada.page.locator("#undo").click();
  await ada.page.locator("#table[data-prompt='0']").waitFor();
  await ada.goes();
});

test("the keyboard stays with the question when its button or its place goes", async () => {
  const { ada, line, write } = await begun();
  const stays = (prompt) => ada.page.locator(`#table[data-prompt='${prompt}'] #ask:focus`).waitFor();
  await ada.page.keyboard.press("n");
  await write(line[0]);
  await ada.page.locator("#undo:enabled").press("Enter");
  await stays(0);
  await ada.page.locator("#buttons button").first().press("Enter");
  await stays(1);
  await ada.page.goto(`${ada.url}/puzzles/royal-visit/2`);
  await ada.page.locator("#table[data-prompt='0']").waitFor();
  // The list that opens above the field pushes it down, but not out of sight.
  await ada.page.keyboard.press("n");
  await ada.page.waitForFunction((field) => {
    const { bottom } = document.querySelector(field).getBoundingClientRect();
    return document.querySelector("#choice-list button") && bottom <= innerHeight;
  }, field);
  const { choices } = await ada.api("/puzzles/royal-visit/2", { decisions: [] });
  for (const place of choices[0].places) await ada.page.locator(`[data-place="${place}"].can`).first().press("Enter");
  await ada.page.waitForFunction(() => document.getElementById("table").dataset.prompt === "1" && document.activeElement?.matches("#ask, .can"));
  await ada.goes();
});

test("a puzzle fits a phone", async () => {
  const ada = await home.person("Ada", PHONE);
  for (const game of home.games) {
    await ada.page.goto(`${ada.url}/puzzles/${game.id}/100`);
    await ada.page.locator("#table[data-prompt='0']").waitFor();
    assert.equal(await overflow(ada.page), 0, game.id);
    assert.deepEqual(await audit(ada.page), [], game.id);
  }
  await ada.goes();
});
