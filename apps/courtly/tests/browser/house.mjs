// A server with its own data, a browser, and people who use it as people do: by what they see.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

export const LATE = JSON.parse(readFileSync(new URL("late.json", import.meta.url), "utf8"));
const AXE = readFileSync(process.env.COURTLY_AXE, "utf8");

export const DESK = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A running server; bots decide at once. */
export async function serve(...more) {
  const folder = mkdtempSync(join(tmpdir(), "courtly-"));
  const data = join(folder, "courtly.db");
  const start = async (address) => {
    const args = ["serve", "--address", address, "--data", data, "--rate", "0", "--bot-pause", "0", "--no-open", ...more];
    const child = spawn(process.env.COURTLY_BIN, args, { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(createInterface(child.stdout), "line");
    return { child, url: line.slice(line.indexOf("http://")).trim() };
  };
  let { child, url } = await start("127.0.0.1:0");
  return {
    get url() { return url; },
    /** Dies as if the power had gone, and comes back at the same address. */
    async crash() {
      child.kill("SIGKILL");
      await once(child, "exit");
      ({ child } = await start(new URL(url).host));
    },
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

export function browse() {
  return chromium.launch({
    executablePath: process.env.COURTLY_CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
}

/** Somebody with a browser window of their own. Console errors are kept and must be none in the end. */
export async function person(browser, server, name, options = {}) {
  const { settings = "motion=off", ...window } = options;
  const context = await browser.newContext({ ...DESK, locale: "en-GB", ...window });
  const page = await context.newPage();
  const faults = [];
  page.on("console", (said) => {
    // A browser that was cut off says so; that is what was asked of it.
    if (said.type() === "error" && !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|ERR_INCOMPLETE_CHUNKED|Failed to fetch/.test(said.text())) faults.push(said.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  const post = (path, fields) => context.request.post(server.url + path, { form: Object.fromEntries(new URLSearchParams(fields)), headers: { origin: server.url } });
  await post("/settings", `name=${encodeURIComponent(name)}&${settings}`);
  for (const game of Object.keys(LATE)) {
    await context.request.post(`${server.url}/settings/guided`, { data: { game }, headers: { origin: server.url } });
  }
  const api = async (path, data) => {
    const answer = data === undefined
      ? await context.request.get(`${server.url}/api${path}`)
      : await context.request.post(`${server.url}/api${path}`, { data, headers: { origin: server.url } });
    return answer.json();
  };
  return { name, context, page, faults, api, url: server.url };
}

/** A table for these seats; the people sit down and it begins. */
export async function table(people, wish) {
  const [host, ...others] = people;
  const made = await host.api("/tables", { pace: "days", hints: true, ...wish });
  if (!made.table) throw new Error(JSON.stringify(made));
  for (const other of others) await other.api(`/tables/${made.table}/join`, { invitation: made.invitation });
  if (others.length > 0) await host.api(`/tables/${made.table}/start`, {});
  for (const each of people) await each.page.goto(`${each.url}/tables/${made.table}`);
  return made.table;
}

/** What the person is asked and what a strong player would answer; nothing while others decide. */
export async function asked(who, id) {
  const state = await who.api(`/tables/${id}/state?form=page&lang=en`);
  if (state.status === "over") return { over: true, state };
  if (state.prompt === null) return { state };
  const hint = await who.api(`/tables/${id}/hint`, { seat: state.viewer });
  if (hint.error) return { state };
  return { state, choice: state.choices.find((choice) => choice.decision === hint.decision) };
}

/** Waits until the page shows the question of this number. */
export async function shows(who, state) {
  await who.page.waitForFunction(
    (prompt) => document.getElementById("table")?.dataset.prompt === String(prompt),
    state.prompt,
    { timeout: 10_000 },
  );
}

/** Clicks (or taps) the places of a choice one after the other; what is left open is chosen in the menu or as a button. */
export async function click(who, choice, touch = false) {
  const { page } = who;
  const press = (locator) => (touch ? locator.tap() : locator.click());
  const places = [...choice.places];
  const decided = page.waitForResponse((answer) => answer.url().endsWith("/decide"), { timeout: 10_000 });
  decided.catch(() => {});
  while (places.length > 0) {
    const place = choice.in_order ? places.shift() : places.splice(await firstLive(page, places), 1)[0];
    const live = page.locator(`[data-place="${place}"].can:visible`).first();
    await live.waitFor({ timeout: 5_000 });
    // The question and the hand may lie over the lower part of the board on a phone; people scroll then.
    await live.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await pressInside(page, live, touch);
  }
  const rest = page.locator("#buttons button:visible, .popup button:visible").filter({ hasText: choice.words }).first();
  const sent = await Promise.race([decided.then(() => true, () => false), rest.waitFor({ timeout: 4_000 }).then(() => false, () => true)]);
  if (!sent) await press(rest);
  const answer = await decided;
  if (!answer.ok()) throw new Error(`${choice.decision}: ${await answer.text()}`);
}

async function firstLive(page, places) {
  for (const [i, place] of places.entries()) {
    if (await page.locator(`[data-place="${place}"].can:visible`).count()) return i;
  }
  return 0;
}

/** A point of the element that really is the element: its middle may lie under something else. */
async function pressInside(page, locator, touch) {
  const spot = await locator.evaluate((element) => {
    const box = element.getBoundingClientRect();
    for (const [dx, dy] of [[0.5, 0.5], [0.5, 0.8], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.15, 0.15], [0.85, 0.85], [0.85, 0.15], [0.15, 0.85]]) {
      const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
      const top = document.elementFromPoint(x, y);
      if (top && (element.contains(top) || top.closest("[data-place]")?.getAttribute("data-place") === element.getAttribute("data-place"))) return { x, y };
    }
    return null;
  });
  if (!spot) throw new Error(`${await locator.getAttribute("data-place")} is covered by something else`);
  if (touch) await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.click(spot.x, spot.y);
}

/** Chooses with the keyboard alone: Tab to the list of all choices, then by names. */
export async function type(who, choice, words) {
  const { page } = who;
  const tab = async (wanted, what) => {
    for (let n = 0; n < 300; n += 1) {
      if (await page.evaluate(wanted)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${what}`);
  };
  const decided = page.waitForResponse((answer) => answer.url().endsWith("/decide"), { timeout: 10_000 });
  decided.catch(() => {});
  await tab(() => document.activeElement?.matches("#choices > summary") ?? false, "the list of choices");
  if (!(await page.evaluate(() => document.getElementById("choices").open))) await page.keyboard.press("Enter");
  await tab(() => document.activeElement?.matches("#choice-list button") ?? false, "a choice");
  for (let level = 0; level < 6; level += 1) {
    const found = await walkTo(page, choice.headings, level, words);
    await page.keyboard.press("Enter");
    if (found === "choice") break;
  }
  const answer = await decided;
  if (!answer.ok()) throw new Error(`${choice.decision}: ${await answer.text()}`);
}

/** Walks down the list with the arrow keys to the choice, or to the heading that it is under. */
async function walkTo(page, headings, level, words) {
  const name = () => page.evaluate(() => {
    const at = document.activeElement;
    const text = [...at.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join("").trim();
    return { text, deeper: at.classList.contains("deeper") };
  });
  await page.keyboard.press("Home");
  const seen = [];
  for (let n = 0; n < 400; n += 1) {
    const { text, deeper } = await name();
    if (!deeper && text === words) return "choice";
    if (deeper && text === headings[level]) return "heading";
    seen.push(text);
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`no ${words} under ${headings[level]} among ${seen.slice(0, 20).join(" | ")}`);
}

/** Until the game is over: whoever is asked decides as `decide(who, choice, state)` does it. */
export async function playOut(people, id, decide, most = 1500) {
  for (let n = 0; n < most; n += 1) {
    let busy = false;
    for (const who of people) {
      const { over, state, choice } = await asked(who, id);
      if (over) return state;
      if (!choice) continue;
      await shows(who, state);
      await decide(who, choice, state);
      busy = true;
    }
    if (!busy) await new Promise((wait) => setTimeout(wait, 30));
  }
  throw new Error("the game does not end");
}

/** The result as the person sees it. */
export async function result(who) {
  const box = who.page.locator("dialog#ending[open]");
  await box.waitFor({ timeout: 15_000 });
  return box.innerText();
}

/** What axe-core finds wrong with the page as it is. */
export async function audit(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }));
  return found.violations.map((one) => `${one.impact} ${one.id}: ${one.nodes.length} × ${one.help} (${one.nodes[0].target.join(" ")})`);
}

/** How much wider than the window the page is. */
export function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
