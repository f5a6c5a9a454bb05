// What helps at the table: rules of the choice, dragging, hints, taking back, typed notation, words to the others.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, against, house, state, table } from "./house.mjs";
import { click, drag, shows, turn } from "./play.mjs";

const home = house();

/** Ada alone with a bot at the beginning of a game, and asked. */
async function begun(game, seed, options = {}) {
  const ada = await home.person("Ada", options);
  const id = await table([ada], against(game, { seed }));
  const now = await turn(ada, id);
  return { ada, id, now };
}

/** The game of that name. */
const game = (id) => home.games.find((one) => one.id === id);

for (const id of ["royal-visit", "banquet-royal"]) {
  test(`a choice is made by dragging: ${id}`, async () => {
    const { ada, id: table, now } = await begun(game(id), "drag");
    const choice = now.choices.find((one) => one.in_order && one.places.length >= 2);
    await drag(ada, choice);
    const after = await turn(ada, table);
    assert.ok(after.log.length > now.log.length);
    await ada.goes();
  });
}

test("the rules of the choice are short paragraphs that a phone shows whole or scrolls", async (t) => home.each(t, async (game) => {
  const { ada } = await begun(game, "rules", PHONE);
  const { page } = ada;
  await page.locator("#help > summary").tap();
  const text = page.locator("#help-text");
  await text.waitFor();
  const seen = await text.evaluate((box) => {
    const { top, left, right, bottom } = box.getBoundingClientRect();
    const inside = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
    const on = document.elementFromPoint((left + right) / 2, bottom - 4);
    return { inside, open: box.contains(on), long: [...box.querySelectorAll("p, li")].map((line) => line.textContent).filter((line) => line.length > 200) };
  });
  assert.deepEqual(seen, { inside: true, open: true, long: [] });
  await page.locator("#question").tap();
  await text.waitFor({ state: "hidden" });
  await ada.goes();
}));

test("a hint is said in words and shown on the board, and decides nothing", async (t) => home.each(t, async (game) => {
  const { ada, id, now } = await begun(game, "hint");
  // A champion asked again may choose anew: on a busy machine it thinks less.
  const answer = ada.page.waitForResponse((one) => one.url().endsWith("/hint"));
  await ada.page.locator("#hint").click();
  const { decision } = await (await answer).json();
  const choice = now.choices.find((one) => one.decision === decision);
  await ada.page.locator("#hint-words").filter({ hasText: choice.words }).waitFor();
  for (const place of choice.places) assert.ok(await ada.page.locator(`[data-place="${place}"]`).count(), place);
  assert.ok(await ada.page.locator(".hinted").count());
  assert.equal((await state(ada, id)).prompt, now.prompt);
  await ada.goes();
}));

test("a decision is taken back by button and by key", async () => {
  const { ada, id, now } = await begun(game("royal-palace"), "undo");
  for (const back of [() => ada.page.locator("#undo").click(), () => ada.page.keyboard.press("z")]) {
    assert.ok(await ada.page.locator("#undo").isDisabled());
    await click(ada, now.choices[0]);
    await ada.page.locator("#undo:enabled").waitFor();
    assert.notEqual((await state(ada, id)).log.length, now.log.length);
    await back();
    await ada.page.locator("#undo:disabled").waitFor();
    const again = await turn(ada, id);
    assert.deepEqual(again.choices, now.choices);
    assert.deepEqual(again.log, now.log);
  }
  await ada.goes();
});

test("taking back waits for what is being decided, and goes with it if that is refused", async () => {
  const { ada, id, now } = await begun(game("royal-palace"), "undo");
  const { page } = ada;
  await click(ada, now.choices[0]);
  await page.locator("#undo:enabled").waitFor();
  const first = await turn(ada, id);
  for (const [decision, well] of [["no such thing", false], [first.choices[0].decision, true]]) {
    let answer = () => {};
    const held = new Promise((done) => { answer = done; });
    await page.route("**/decide", (route) => held.then(() => route.continue()));
    const undone = page.waitForResponse((said) => said.url().endsWith("/undo")).then(() => true, () => false);
    const decided = page.waitForResponse((said) => said.url().endsWith("/decide"));
    await page.keyboard.press("n");
    await page.locator("#notation-text:focus").fill(decision);
    await page.keyboard.press("Enter");
    await page.locator("#undo").click();
    answer();
    assert.equal((await decided).ok(), well);
    if (well) assert.ok(await undone);
    await page.locator("body:not(.sending)").waitFor();
    assert.deepEqual((await turn(ada, id)).log, first.log, decision);
    await page.unroute("**/decide");
    await page.keyboard.press("Escape");
    await page.locator("#notation-text").evaluate((field) => field.blur());
  }
  ada.wasRefused(422);
  await ada.goes();
});

test("what is typed while another decision is under way stays in its field", async () => {
  const { ada, id, now } = await begun(game("royal-palace"), "busy");
  const { page } = ada;
  let answer = () => {};
  const held = new Promise((done) => { answer = done; });
  await page.route("**/decide", (route) => held.then(() => route.continue()));
  await page.keyboard.press("n");
  for (const text of [now.choices[0].decision, "the next one"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await page.waitForFunction(() => document.getElementById("notation-text").value === "the next one");
  assert.equal(await page.locator("#notation-text[aria-invalid], .can").count(), 0, "nothing was refused, and nothing can be chosen yet");
  const decided = page.waitForResponse((said) => said.url().endsWith("/decide"));
  answer();
  assert.ok((await decided).ok());
  assert.notEqual((await turn(ada, id)).prompt, now.prompt);
  await ada.goes();
});

test("a decision is typed; what is no decision is refused in words", async (t) => home.each(t, async (game) => {
  const { ada, id, now } = await begun(game, "type");
  const { page } = ada;
  await page.setViewportSize({ width: 390, height: 844 });
  // After a refusal the page looks how things are; however long that takes, the next decision goes out.
  let looks = () => {};
  const seen = new Promise((done) => { looks = done; });
  await page.route("**/state?*", (route) => seen.then(() => route.continue()).catch(() => {}));
  await page.keyboard.press("n");
  await page.locator("#notation-text:focus").fill("no such thing");
  await page.keyboard.press("Enter");
  await page.locator("#toast").filter({ hasText: /\S/ }).waitFor();
  assert.equal((await state(ada, id)).prompt, now.prompt);
  await shows(ada, now);
  // Nobody has to look for the field again, and the words do not lie over it.
  const [field, words] = await Promise.all(["#notation-text", "#toast"].map((box) => page.locator(box).boundingBox()));
  assert.ok(field.y >= 0 && field.y + field.height <= 844, `the field is at ${field.y}`);
  assert.ok(words.y + words.height <= field.y || words.y >= field.y + field.height, `${words.y} over ${field.y}`);
  await page.locator("#notation-text").fill(now.choices[0].decision);
  const sent = page.waitForResponse((said) => said.url().endsWith("/decide"));
  await page.keyboard.press("Enter");
  assert.ok((await sent).ok());
  looks();
  ada.wasRefused(422);
  await ada.goes();
}));

test("words to the others arrive as they are, until their writer is muted", async () => {
  const [ada, bob] = await Promise.all([home.person("Ada"), home.person("Bob")]);
  await table([ada, bob], { game: home.games[0].id, seats: [{ kind: "me" }, { kind: "open" }] });
  const say = async (who, text) => {
    await who.page.locator("#chat-text").fill(text);
    await who.page.keyboard.press("Enter");
  };
  // While the chat is closed, what is said shows itself, is spoken, and leads there.
  await bob.page.locator("#chat > summary").click();
  await say(bob, "Hello?");
  await ada.page.locator("#heard.shown").filter({ hasText: "Bob: Hello?" }).waitFor();
  assert.match(await ada.page.locator("#spoken").textContent(), /Bob: Hello\?/);
  assert.equal(await ada.page.locator("#unread").textContent(), "1");
  await ada.page.locator("#heard").click();
  await ada.page.locator("#chat-text:focus").waitFor();
  await ada.page.locator("#unread").waitFor({ state: "hidden" });
  await say(bob, "<b>Bonsoir</b> & welcome");
  const line = ada.page.locator("#chat-lines li").filter({ hasText: "<b>Bonsoir</b> & welcome" });
  await line.waitFor();
  await ada.page.locator("#chat label.mute input").check();
  await line.waitFor({ state: "hidden" });
  await say(bob, "Still there?");
  await bob.page.locator("#chat-lines li").filter({ hasText: "Still there?" }).waitFor();
  assert.equal(await ada.page.locator("#chat-lines li:visible").count(), 0);
  assert.doesNotMatch(await ada.page.locator("#heard").textContent(), /Still there/);
  await ada.page.locator("#chat label.mute input").uncheck();
  await ada.page.locator("#chat-lines li:visible").filter({ hasText: "Still there?" }).waitFor();
  for (const who of [ada, bob]) await who.goes();
});
