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
