// Finding and making elements.

/**
 * An element that every table page has.
 * @param {string} id
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/**
 * Data that the page carries for its scripts.
 * @param {string} id
 */
export function carried(id) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean | null>} attributes true stands alone, false and null are left out
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** @param {Element} element */
export function displayed(element) {
  return element.getClientRects().length > 0;
}

/**
 * Whether keys pressed now are text for a field.
 * @param {EventTarget | null} target
 */
export function writing(target) {
  return target instanceof Element && target.closest("input:not([type=range]), textarea, select") !== null;
}

/** @param {HTMLElement} box @param {Element} beside puts a small box near an element, inside the window */
export function placeBeside(box, beside) {
  const at = beside.getBoundingClientRect();
  // Measured in the corner: near the right edge it would be squeezed.
  Object.assign(box.style, { left: "0", top: "0" });
  const size = box.getBoundingClientRect();
  const gap = 8;
  const above = at.top - size.height - gap;
  const top = above >= gap ? above : Math.min(at.bottom + gap, innerHeight - size.height - gap);
  const left = at.left + at.width / 2 - size.width / 2;
  box.style.left = `${Math.max(gap, Math.min(left, innerWidth - size.width - gap))}px`;
  box.style.top = `${Math.max(gap, top)}px`;
}
