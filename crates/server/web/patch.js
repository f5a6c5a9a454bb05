// Brings the elements of a part to what a new picture says, changing as little as possible: what stays the same thing
// keeps its element, and with it focus, scroll and identity. Siblings are matched by data-key, else by tag and order.
// What is marked data-late belongs to a turn: while the story is told with which the turn passes it stays as it was, or
// away if it was not there.

/**
 * What changed in numbers that count and dice that tumble.
 * @typedef {{ element: Element, what: "count" | "roll", from: string, to: string }} Change
 */

/**
 * @param {Element} part
 * @param {string} html
 * @param {boolean} early whether what comes late has to wait
 * @returns {{ changes: Change[], waits: boolean }} what changed, and whether anything waits
 */
export function patch(part, html, early = false) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const late = early ? template.content.querySelectorAll("[data-late]") : [];
  for (const next of late) wait(part, next);
  /** @type {Change[]} */
  const changes = [];
  children(part, template.content, changes);
  return { changes, waits: late.length > 0 };
}

/** @param {Element} part @param {Element} next */
function wait(part, next) {
  const name = next.getAttribute("data-late") ?? "";
  const old = part.querySelector(`[data-late="${CSS.escape(name)}"]`);
  if (old) next.replaceWith(old.cloneNode(true));
  else next.remove();
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
