// Playing as people do: by what they see, with the mouse, a finger or the keyboard.
import { state } from "./house.mjs";

/** What the person is asked and what a strong player would answer; nothing while others decide. */
export async function asked(who, id, lang) {
  const now = await state(who, id, lang);
  if (now.status === "over") return { over: true, state: now };
  if (now.prompt === null) return { state: now };
  const hint = await who.api(`/tables/${id}/hint`, { seat: now.viewer });
  if (hint.error) return { state: now };
  return { state: now, choice: now.choices.find((choice) => choice.decision === hint.decision) };
}

/** Until the game is over: whoever is asked decides as `decide(who, choice, state)` does it. */
export async function playOut(people, id, decide, lang = "en") {
  for (let n = 0; n < 1500; n += 1) {
    let busy = false;
    for (const who of people) {
      const { over, state: now, choice } = await asked(who, id, lang);
      if (over) return now;
      if (!choice) continue;
      await shows(who, now);
      await decide(who, choice, now);
      busy = true;
    }
    if (!busy) await new Promise((wait) => setTimeout(wait, 20));
  }
  throw new Error("the game does not end");
}

/** Decides without the page, as the hint says; whether there was anything to decide. */
export async function answer(who, id) {
  const { state: now, choice } = await asked(who, id);
  if (!choice) return false;
  await who.api(`/tables/${id}/decide`, { seat: now.viewer, prompt: now.prompt, decision: choice.decision });
  return true;
}

/** Waits until the page offers what this state asks. */
export async function shows(who, now) {
  await who.page.waitForFunction(
    (prompt) => document.getElementById("table")?.dataset.prompt === String(prompt),
    now.prompt,
    { timeout: 15_000 },
  );
}

/** Waits until the person is asked something, and the page offers it. */
export async function turn(who, id) {
  for (let n = 0; n < 500; n += 1) {
    const now = await state(who, id);
    if (now.prompt !== null) {
      await shows(who, now);
      return now;
    }
    await new Promise((wait) => setTimeout(wait, 20));
  }
  throw new Error(`${who.name} is never asked`);
}

/** Expects that what is done next decides, and how the server answers. */
function deciding(page) {
  const decided = page.waitForResponse((said) => /\/decide$|\/api\/puzzles\/[^/]+\/\d+$/.test(said.url()), { timeout: 20_000 });
  decided.catch(() => {});
  return decided;
}

async function well(decided, choice) {
  const said = await decided;
  if (!said.ok()) throw new Error(`${choice.decision}: ${await said.text()}`);
}

/** Clicks (or taps) the places of a choice one after the other; what is left open is chosen in the menu or as a button. */
export async function click(who, choice, touch = false) {
  const { page } = who;
  const decided = deciding(page);
  const left = [...choice.places];
  while (left.length > 0) {
    const { x, y, nth } = await spot(page, choice.in_order ? left.slice(0, 1) : left);
    left.splice(nth, 1);
    if (touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
  const rest = page.locator("#buttons button:visible, .popup button:visible").filter({ hasText: choice.words }).first();
  const open = rest.waitFor({ timeout: 10_000 }).then(() => true, () => false);
  if (await Promise.race([open, decided.then(() => false, () => false)])) await (touch ? rest.tap() : rest.click());
  await well(decided, choice);
}

/** Clicks all places of a choice but the last two, and drags from one of these to the other. */
export async function drag(who, choice) {
  const { page } = who;
  const decided = deciding(page);
  for (const place of choice.places.slice(0, -2)) {
    const { x, y } = await spot(page, [place]);
    await page.mouse.click(x, y);
  }
  const from = await spot(page, choice.places.slice(-2, -1));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
  const to = await spot(page, choice.places.slice(-1), false);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await well(decided, choice);
}

/**
 * Where one of these places can be pressed, as soon as it can be: a point that really is the place, since its middle may
 * lie under something else. All in one question, since every question to a browser takes its time.
 */
async function spot(page, places, scroll = true) {
  const found = await page.evaluate(async ({ places, scroll }) => {
    const POINTS = [[0.5, 0.5], [0.5, 0.8], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.15, 0.15], [0.85, 0.85], [0.85, 0.15], [0.15, 0.85]];
    const inside = (element, place) => {
      const box = element.getBoundingClientRect();
      for (const [dx, dy] of POINTS) {
        const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
        const top = document.elementFromPoint(x, y);
        if (top && (element.contains(top) || top.closest("[data-place]")?.getAttribute("data-place") === place)) return { x, y };
      }
      return null;
    };
    const until = performance.now() + 8_000;
    let covered = "";
    while (performance.now() < until) {
      for (const [nth, place] of places.entries()) {
        const live = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"].can`)].find((one) => one.checkVisibility());
        if (!live) continue;
        // The question and the hand may lie over the lower part of the board on a phone; people scroll then.
        if (scroll) live.scrollIntoView({ block: "center", behavior: "instant" });
        const point = inside(live, place);
        if (point) return { ...point, nth };
        covered = place;
      }
      await new Promise((wait) => setTimeout(wait, 15));
    }
    return { covered };
  }, { places, scroll });
  if (found.covered) throw new Error(`${found.covered} is covered by something else`);
  if (found.x === undefined) throw new Error(`none of ${places.join(", ")} can be chosen`);
  return found;
}

/** Chooses with the keyboard alone: Tab to the list of all choices, then by their names. */
export async function type(who, choice) {
  const { page } = who;
  const tab = async (wanted, what) => {
    for (let n = 0; n < 300; n += 1) {
      if (await page.evaluate(wanted)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${what}`);
  };
  const decided = deciding(page);
  await tab(() => document.activeElement?.matches("#choices > summary, #choice-list button") ?? false, "the list of choices");
  if (!(await page.evaluate(() => document.getElementById("choices").open))) await page.keyboard.press("Enter");
  await tab(() => document.activeElement?.matches("#choice-list button") ?? false, "a choice");
  for (let level = 0; level < 6; level += 1) {
    const found = await walkTo(page, choice.headings, level, choice.words);
    await page.keyboard.press("Enter");
    if (found === "choice") break;
  }
  await well(decided, choice);
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

/** The result as the person sees it. */
export async function result(who) {
  const box = who.page.locator("dialog#ending[open]");
  await box.waitFor({ timeout: 15_000 });
  return box.innerText();
}
