// The accessible name of a place while it is a button. A label as an attribute would contradict the letters that are
// drawn inside, so there it is said by hidden text, and the drawing is quiet.

/**
 * @param {Element} element
 * @param {string | null} label nothing when it is no button any more
 */
export function nameButton(element, label) {
  const said = element.querySelector(":scope > [data-said]");
  if (label === null) {
    said?.remove();
    element.removeAttribute("aria-label");
    for (const inner of element.querySelectorAll(":scope > [data-quiet]")) {
      inner.removeAttribute("aria-hidden");
      inner.removeAttribute("data-quiet");
    }
    return;
  }
  if (said) {
    if (said.textContent !== label) said.textContent = label;
    return;
  }
  if (!element.textContent?.trim()) {
    element.setAttribute("aria-label", label);
    return;
  }
  for (const inner of element.children) {
    // Places within a place are buttons of their own.
    if (inner.hasAttribute("aria-hidden") || inner.matches("[data-place]") || inner.querySelector("[data-place]")) continue;
    inner.setAttribute("aria-hidden", "true");
    inner.setAttribute("data-quiet", "");
  }
  element.append(element instanceof SVGGraphicsElement ? drawn(element, label) : written(label));
}

/** Takes the hidden texts out, so that pictures are compared as they were drawn. @param {ParentNode} part */
export function unname(part) {
  for (const said of part.querySelectorAll("[data-said]")) said.remove();
}

/** @param {string} label */
function written(label) {
  const said = document.createElement("span");
  said.className = "sr";
  said.dataset.said = "";
  said.textContent = label;
  return said;
}

/** Within a drawing the text is too small to be seen, in the middle, so that it makes nothing larger. @param {SVGGraphicsElement} element @param {string} label */
function drawn(element, label) {
  const box = element.getBBox();
  const said = document.createElementNS("http://www.w3.org/2000/svg", "text");
  said.setAttribute("class", "said");
  said.setAttribute("data-said", "");
  said.setAttribute("x", String(box.x + box.width / 2));
  said.setAttribute("y", String(box.y + box.height / 2));
  said.textContent = label;
  return said;
}
