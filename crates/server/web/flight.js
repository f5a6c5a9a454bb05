// Copies of things that are no longer in the picture, so that they can be seen going.

/** The layer over the page that copies fly in. It takes no clicks and screen readers do not see it. */
function layer() {
  const found = document.getElementById("flights");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "flights";
  made.setAttribute("aria-hidden", "true");
  made.className = document.getElementById("table")?.className ?? "";
  document.body.append(made);
  return made;
}

/**
 * A copy of an element exactly over it; it has to be made while the element is still there, and stays out of the page
 * until it is needed.
 * @param {Element} element
 * @returns {{ show: () => Element, hide: () => void }}
 */
export function copyOf(element) {
  const box = element.getBoundingClientRect();
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-key", "data-place", "data-anchor", "tabindex"]) one.removeAttribute(name);
    one.classList.remove("can", "picked");
  }
  const holder = element instanceof SVGElement && !(element instanceof SVGSVGElement) ? svgAround(element, copy) : boxAround(box, copy, variables(element));
  return {
    show() {
      layer().append(holder);
      return holder.tagName === "svg" ? copy : holder;
    },
    hide: () => holder.remove(),
  };
}

/** The variables that the picture sets on what is around an element, which its copy would lose. @param {Element} element */
function variables(element) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (let around = element.parentElement; around; around = around.parentElement) {
    for (const name of around.style) {
      if (name.startsWith("--") && !found.has(name)) found.set(name, around.style.getPropertyValue(name));
    }
  }
  return found;
}

/** @param {DOMRect} box @param {Element} copy @param {Map<string, string>} inherited */
function boxAround(box, copy, inherited) {
  const holder = document.createElement("div");
  holder.className = "flight";
  for (const [name, value] of inherited) holder.style.setProperty(name, value);
  Object.assign(holder.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  holder.append(copy);
  return holder;
}

/** @param {SVGElement} element @param {Element} copy */
function svgAround(element, copy) {
  const name = "http://www.w3.org/2000/svg";
  const holder = document.createElementNS(name, "svg");
  holder.setAttribute("class", "flight-svg");
  const place = document.createElementNS(name, "g");
  const parent = element.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    place.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  }
  place.append(copy);
  holder.append(place);
  return holder;
}
