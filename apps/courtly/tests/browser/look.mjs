// What a page looks like to those who check pages.
import { readFileSync } from "node:fs";

const AXE = readFileSync(process.env.COURTLY_AXE, "utf8");
const ALL = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
/** All that another theme can spoil. */
const COLOURS = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** What axe-core finds wrong with the page as it is. */
export async function audit(page, { colours = false } = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate((rules) => globalThis.axe.run(document, { ...rules, resultTypes: ["violations"] }), colours ? COLOURS : ALL);
  return found.violations.map((one) => `${one.impact} ${one.id}: ${one.nodes.length} × ${one.help} (${one.nodes[0].target.join(" ")})`);
}

/** How much wider than the window the page is. A phone makes its window as wide as the page, so the wish counts. */
export async function overflow(page) {
  return (await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth))) - page.viewportSize().width;
}

/**
 * Words that lie on each other, and words and badges under something else, as far as the window shows them now. Pieces
 * stand on their boards, and what the dock lies over can be scrolled to.
 */
export function crowded(page) {
  return page.evaluate(() => {
    // Whatever is painted is found, even if it is never clicked.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(sheet);
    const DOCKS = "#dock, .replay .controls, .table-bar";
    const clipped = (element) => element.closest(".sr, .said, .defs, title") || getComputedStyle(element).clipPath !== "none";
    const shown = (element) => {
      for (let up = element; up && up !== document.body; up = up.parentElement) if (clipped(up)) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    /** Whether what scrolls around an element shows this box of it. */
    const inView = (element, box) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === "visible") continue;
        const { top, bottom } = up.getBoundingClientRect();
        if (box.top < top || box.bottom > bottom) return false;
      }
      return true;
    };
    const items = [];
    const add = (element, box, words) => {
      if (box.width > 2 && box.height > 2 && shown(element) && inView(element, box)) items.push({ element, box, words, dock: element.closest(DOCKS) });
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent.trim();
      if (!words || !text.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) add(text.parentElement, box, words);
    }
    for (const badge of document.querySelectorAll("svg.badge")) add(badge, badge.getBoundingClientRect(), `badge ${badge.textContent.trim()}`);
    const related = (one, other) => one.contains(other) || other.contains(one);
    const found = new Set();
    items.forEach((one, i) => {
      for (const other of items.slice(i + 1)) {
        if (related(one.element, other.element) || one.dock !== other.dock) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Letters do not fill the height of their box, nor do shapes their corners.
        if (wide > 2 && high > 0.35 * Math.min(one.box.height, other.box.height)) found.add(`“${one.words}” and “${other.words}”`);
      }
      if (one.element instanceof SVGElement && !one.element.matches(".badge")) return;
      for (const part of [0.25, 0.5, 0.75]) {
        const [x, y] = [one.box.left + one.box.width * part, one.box.top + one.box.height / 2];
        const top = document.elementFromPoint(x, y);
        // The box of a picture is mostly empty; what is drawn in it is found as itself.
        if (!top || related(one.element, top) || top instanceof SVGSVGElement || top.closest(DOCKS) !== one.dock) continue;
        found.add(`“${one.words}” under ${top.nodeName.toLowerCase()} ${top.getAttribute("class") ?? ""}`);
      }
    });
    document.adoptedStyleSheets.pop();
    return [...found];
  });
}
