// Whoever looks elsewhere is called when it is their turn: by the title, by a sound, by a notification.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house, table } from "./house.mjs";
import { answer, turn } from "./play.mjs";

const home = house();

/** Notes what would be shown and heard; whether the page is in view is ours to say. Runs in the page before all else. */
function listening() {
  globalThis.heard = { notes: [], tones: 0 };
  globalThis.away = false;
  Object.defineProperty(document, "hidden", { get: () => globalThis.away });
  globalThis.Notification = class {
    static permission = "default";
    static async requestPermission() {
      return (this.permission = "granted");
    }
    constructor(title, options) {
      globalThis.heard.notes.push({ title, body: options.body });
    }
    close() {}
  };
  const still = new Proxy({}, { get: () => () => {}, set: () => true });
  globalThis.AudioContext = class {
    state = "running";
    currentTime = 0;
    destination = {};
    createGain() {
      return { gain: still, connect: (next) => next };
    }
    createOscillator() {
      return { frequency: {}, connect: (next) => next, start: () => (globalThis.heard.tones += 1), stop() {} };
    }
  };
}

const heard = (who) => who.page.evaluate(() => globalThis.heard);
const called = (who) => who.page.waitForFunction(() => document.title.startsWith("●"));

test("your turn is in the title, heard, and notified to whoever is away", async () => {
  const people = await Promise.all(["Ada", "Bob"].map((name) => home.person(name, { settings: "motion=off&sounds=on", before: listening })));
  const id = await table(people, { game: home.games[0].id, seats: [{ kind: "me" }, { kind: "open" }], seed: "call" });
  // Whoever begins makes the others wait.
  const first = (await people[0].api(`/tables/${id}/state?form=view`)).prompt === null ? 1 : 0;
  const [one, other] = [people[first], people[1 - first]];
  await turn(one, id);
  await called(one);
  assert.ok(!(await other.page.title()).startsWith("●"));

  while (await answer(one, id));
  await turn(other, id);
  await called(other);
  assert.ok((await heard(other)).tones > 0, "a sound for who looks at the page");
  assert.deepEqual((await heard(other)).notes, [], "nobody is notified unasked");

  await one.page.locator("details.menu > summary").click();
  await one.page.locator("[data-do=notify]").click();
  await one.page.evaluate(() => {
    globalThis.away = true;
    globalThis.heard.tones = 0;
  });
  while (await answer(other, id));
  const asked = await turn(one, id);
  await called(one);
  const { notes, tones } = await heard(one);
  assert.deepEqual(notes.map((note) => note.body), [asked.question], "one notification, with the question");
  assert.equal(tones, 0, "no sound from a page that nobody sees");
  for (const who of people) await who.goes();
});

test("sounds are off until wanted, and one button changes that", async () => {
  const ada = await home.person("Ada", { before: listening });
  const id = await table([ada], { game: home.games[0].id, seats: [{ kind: "me" }, { kind: "bot", level: "greedy" }], seed: "quiet" });
  await turn(ada, id);
  await answer(ada, id);
  await turn(ada, id);
  assert.equal((await heard(ada)).tones, 0);
  await ada.page.locator("#sound").click();
  assert.equal(await ada.page.locator("#sound").getAttribute("aria-pressed"), "true");
  assert.ok((await heard(ada)).tones > 0);
  await ada.goes();
});
