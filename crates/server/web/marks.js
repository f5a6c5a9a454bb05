// Shows on the board what can be chosen: gold for what can be clicked now, thick gold for what was picked. A place is a
// button only while it can be clicked, so that keyboards and screen readers meet nothing that is still.

/**
 * @param {ParentNode} root
 * @param {string} place
 */
export function elementsOf(root, place) {
  return root.querySelectorAll(`[data-place="${CSS.escape(place)}"]`);
}

/**
 * @param {ParentNode} root
 * @param {Set<string>} next
 * @param {readonly string[]} picked
 * @param {Set<string>} first where another choice could begin
 */
export function mark(root, next, picked, first) {
  for (const element of root.querySelectorAll("[data-place]")) {
    const place = element.getAttribute("data-place") ?? "";
    const [can, at] = [next.has(place), picked.indexOf(place)];
    element.classList.toggle("can", can);
    element.classList.toggle("picked", at >= 0);
    element.classList.toggle("other", !can && at < 0 && first.has(place));
    set(element, "data-pick", at >= 0 ? String(at + 1) : null);
    const live = can || at >= 0;
    set(element, "role", live ? "button" : null);
    set(element, "tabindex", live ? "0" : null);
    set(element, "aria-label", live ? element.getAttribute("data-label") : null);
    set(element, "aria-pressed", at >= 0 ? "true" : null);
  }
}

/**
 * Draws the eye to some places, for hints and for choices that are pointed at in the list.
 * @param {ParentNode} root
 * @param {readonly string[]} places
 * @param {string} className
 */
export function point(root, places, className) {
  for (const old of root.querySelectorAll(`.${className}`)) old.classList.remove(className);
  for (const place of places) {
    for (const element of elementsOf(root, place)) element.classList.add(className);
  }
}

/** @param {Element} element @param {string} name @param {string | null} value */
function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
