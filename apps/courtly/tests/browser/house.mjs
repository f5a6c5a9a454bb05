// A server with its own data, a browser, and people with windows of their own: what every file of tests begins with.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

/** Positions near the end of each game, so that the tests stay short. */
export const LATE = JSON.parse(readFileSync(new URL("late.json", import.meta.url), "utf8"));

export const DESK = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** A browser that was cut off says so; that is what was asked of it. */
const CUT_OFF = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|Failed to fetch/;

/** Opens server and browser before the tests of a file, and closes them after. */
export function house() {
  let server, browser, games;
  before(async () => {
    [server, browser] = await Promise.all([serve(), browse()]);
    games = (await (await fetch(`${server.url}/api/games`)).json()).games;
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get server() { return server; },
    get browser() { return browser; },
    get games() { return games; },
    /** The same test for every game that there is. */
    async each(t, play) {
      for (const game of games) {
        assert.ok(LATE[game.id], `late.json has no position of ${game.id}`);
        await t.test(game.id, () => play(game));
      }
    },
    person: (name, options) => person(browser, server, name, options),
  };
}

/** A running server; bots decide at once. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), "courtly-"));
  const data = join(folder, "courtly.db");
  const start = async (address) => {
    const args = ["serve", "--address", address, "--data", data, "--rate", "0", "--bot-pause", "0", "--thought", "2000", "--analysis", "100000", "--no-open"];
    const child = spawn(process.env.COURTLY_BIN, args, { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(createInterface(child.stdout), "line");
    return { child, url: line.slice(line.indexOf("http://")).trim() };
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  let { child, url } = await start("127.0.0.1:0");
  return {
    get url() { return url; },
    /** Dies as if the power had gone, and comes back at the same address. */
    async crash() {
      await kill();
      ({ child } = await start(new URL(url).host));
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

function browse() {
  return chromium.launch({
    executablePath: process.env.COURTLY_CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
}

/** Somebody with a browser window of their own. Console errors are kept and must be none when they go. */
async function person(browser, server, name, options = {}) {
  const { settings = "motion=off", before = null, guided = true, ...window } = options;
  const context = await browser.newContext({ ...DESK, locale: "en-GB", ...window });
  if (before) await context.addInitScript(before);
  const faults = [];
  context.on("page", (page) => {
    page.on("console", (said) => {
      if (said.type() === "error" && !CUT_OFF.test(said.text())) faults.push(said.text());
    });
    page.on("pageerror", (error) => faults.push(error.message));
  });
  const headers = { origin: server.url };
  const form = { name, ...Object.fromEntries(new URLSearchParams(settings)) };
  await context.request.post(`${server.url}/settings`, { form, headers });
  for (const game of guided ? Object.keys(LATE) : []) await context.request.post(`${server.url}/settings/guided`, { data: { game }, headers });
  const cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join("; ");
  return {
    name,
    url: server.url,
    context,
    page: await context.newPage(),
    /** Asks the server as this person, beside the page. */
    async api(path, data) {
      const body = data === undefined ? {} : { method: "POST", body: JSON.stringify(data) };
      const answer = await fetch(`${server.url}/api${path}`, { headers: { ...headers, cookie, "content-type": "application/json" }, ...body });
      return answer.json();
    },
    /** A refusal with this status is told in the console too: that is the browser's way. */
    wasRefused(status) {
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(`status of ${status} `)));
    },
    async goes() {
      await context.close();
      assert.deepEqual(faults, [], `what ${name}'s browser complained about`);
    },
  };
}

/** Seats for one person and bots. */
export function against(game, more = {}) {
  return { game: game.id, seats: [{ kind: "me" }, { kind: "bot", level: "greedy" }], ...more };
}

/** A table for these people: they sit down, it begins, and they look at it. */
export async function table(people, wish) {
  const [host, ...others] = people;
  const made = await host.api("/tables", { pace: "days", hints: true, ...wish });
  if (!made.table) throw new Error(JSON.stringify(made));
  for (const other of others) await other.api(`/tables/${made.table}/join`, { invitation: made.invitation });
  if (others.length > 0) await host.api(`/tables/${made.table}/start`, {});
  await Promise.all(people.map((each) => each.page.goto(`${each.url}/tables/${made.table}`)));
  return made.table;
}

/** What somebody may know of a table now. */
export function state(who, id, lang = "en") {
  return who.api(`/tables/${id}/state?form=page&lang=${lang}`);
}
