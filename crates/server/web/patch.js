// Brings the elements of a part to what a new picture says, changing as little as possible: what stays the same thing
// keeps its element, and with it focus, scroll and identity. Siblings are matched by data-key, else by tag and order.
// What is marked data-late belongs to a turn: while the story is told with which the turn passes it stays as it was, or
// away if it was not there. What is marked data-told changes when the story comes to it.

/**
 * What changed in numbers that count and dice that tumble.
 * @typedef {{ element: Element, what: "count" | "roll", from: string, to: string }} Change
 */

/**
 * @param {Element} part
 * @param {string} html
 * @param {boolean} early whether what comes late has to wait
 * @param {ReadonlySet<string>} untold what the story has not come to
 * @returns {{ changes: Change[], waits: boolean }} what changed, and whether anything waits
 */
export function patch(part, html, early = false, untold = new Set()) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const late = early ? wait(part, template.content, "data-late", () => true) : 0;
  const told = untold.size > 0 ? wait(part, template.content, "data-told", (name) => untold.has(name)) : 0;
  /** @type {Change[]} */
  const changes = [];
  children(part, template.content, changes);
  return { changes, waits: late + told > 0 };
}

/**
 * Leaves what has to wait as it is. Two drawings of the same may share a name; then each keeps its own.
 * @param {Element} part
 * @param {DocumentFragment} wanted
 * @param {string} attribute
 * @param {(name: string) => boolean} waits
 * @returns {number} how many wait
 */
function wait(part, wanted, attribute, waits) {
  /** @param {Element} element */
  const name = (element) => element.getAttribute(attribute) ?? "";
  const waiting = [...wanted.querySelectorAll(`[${attribute}]`)].filter((next) => waits(name(next)));
  const before = [...part.querySelectorAll(`[${attribute}]`)];
  for (const next of waiting) {
    const at = before.findIndex((old) => name(old) === name(next));
    if (at < 0) next.remove();
    else next.replaceWith(before.splice(at, 1)[0].cloneNode(true));
  }
  return waiting.length;
}

/**
 * Changes a number that waits to be told by its share of the story so far, and with it the texts for readers and what is
 * drawn for it.
 * @param {ParentNode} root
 * @param {string} key
 * @param {number} by
 * @param {ReadonlySet<string>} untold
 * @returns {Change[]}
 */
export function add(root, key, by, untold) {
  /** @type {Change[]} */
  const changes = [];
  for (const thing of root.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)) {
    const name = thing.closest("[data-told]")?.getAttribute("data-told") ?? "";
    // What is not waiting is as the story ends already.
    if (!untold.has(name)) continue;
    for (const element of thing.querySelectorAll("[data-count]")) {
      const from = element.getAttribute("data-count") ?? "";
      const to = String(Number(from) + by);
      element.setAttribute("data-count", to);
      element.textContent = to;
      for (const text of thing.querySelectorAll(".sr")) text.textContent = (text.textContent ?? "").replace(from, to);
      if (thing.hasAttribute("title")) thing.setAttribute("title", (thing.getAttribute("title") ?? "").replace(from, to));
      changes.push({ element, what: "count", from, to });
      follow(thing, Number(from), Number(to));
    }
    go(thing, by);
  }
  return changes;
}

/**
 * What is drawn for a number follows it: a pile grows or shrinks, and the letter on it goes with its top.
 * @param {Element} thing
 * @param {number} from
 * @param {number} to
 */
function follow(thing, from, to) {
  const [most, rise] = (thing.closest("[data-levels]")?.getAttribute("data-levels") ?? "").split(" ").map(Number);
  if (!most) return;
  let width = 0;
  const level = (/** @type {number} */ number) => Math.max(1, Math.min(most, number));
  for (const drawn of thing.querySelectorAll("use")) {
    width = Number(drawn.getAttribute("width"));
    drawn.setAttribute("href", (drawn.getAttribute("href") ?? "").replace(/\d+/, String(level(to))));
  }
  for (const letter of thing.querySelectorAll("text:not([data-count])")) {
    letter.setAttribute("y", String(Number(letter.getAttribute("y")) - rise * width * (level(to) - level(from))));
  }
}

/**
 * What stands on a scale goes on by its share, as far as the scale reaches.
 * @param {Element} thing
 * @param {number} by
 */
function go(thing, by) {
  const scale = thing.getAttribute("data-step");
  if (!scale) return;
  const [step, room] = scale.split(" ").map(Number);
  const gone = Number(thing.getAttribute("data-gone") ?? 0) + by;
  thing.setAttribute("data-gone", String(gone));
  thing.setAttribute("transform", `translate(${step * Math.min(gone, room)} 0)`);
}

/** @param {Node} node */
function keyOf(node) {
  return node instanceof Element ? node.getAttribute("data-key") : null;
}

/** @param {Node} old @param {Node} wanted @param {Change[]} changes */
function children(old, wanted, changes) {
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const child of old.childNodes) {
    const key = keyOf(child);
    if (key !== null && child instanceof Element) keyed.set(key, child);
  }
  const staying = new Set([...wanted.childNodes].map(keyOf));
  let here = old.firstChild;
  for (const next of [...wanted.childNodes]) {
    const found = match(here, next, keyed);
    if (!found) {
      old.insertBefore(next, here);
      continue;
    }
    // Moving an element makes it lose focus, so the ones in between go instead where that is possible.
    while (here && here !== found && (keyOf(here) === null || !staying.has(keyOf(here)))) {
      const gone = here;
      here = here.nextSibling;
      gone.remove();
    }
    if (here === found) here = found.nextSibling;
    else old.insertBefore(found, here);
    node(found, next, changes);
  }
  while (here) {
    const gone = here;
    here = here.nextSibling;
    gone.remove();
  }
}

/**
 * @param {ChildNode | null} here
 * @param {Node} next
 * @param {Map<string, Element>} keyed what has a key and was not used yet
 * @returns {ChildNode | null}
 */
function match(here, next, keyed) {
  const key = keyOf(next);
  if (key !== null) {
    const found = keyed.get(key);
    if (!found || found.nodeName !== next.nodeName) return null;
    keyed.delete(key);
    return found;
  }
  for (let old = here; old; old = old.nextSibling) {
    if (keyOf(old) === null && old.nodeName === next.nodeName) return old;
  }
  return null;
}

/** @param {Node} old @param {Node} wanted @param {Change[]} changes */
function node(old, wanted, changes) {
  if (old instanceof Element && wanted instanceof Element) {
    attributes(old, wanted, changes);
    children(old, wanted, changes);
  } else if (old.nodeValue !== wanted.nodeValue) old.nodeValue = wanted.nodeValue;
}

/** @param {Element} old @param {Element} wanted @param {Change[]} changes */
function attributes(old, wanted, changes) {
  for (const what of /** @type {const} */ (["count", "roll"])) {
    const [from, to] = [old.getAttribute(`data-${what}`), wanted.getAttribute(`data-${what}`)];
    if (from !== null && to !== null && from !== to) changes.push({ element: old, what, from, to });
  }
  for (const { name } of [...old.attributes]) {
    // Whether a disclosure is open is the reader's doing.
    if (!wanted.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
