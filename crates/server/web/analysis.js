// An analysis that is being made: how far it is, and the page anew when it is ready.

const WAIT = 700;
const WAIT_LONGER = 4000;

const going = document.querySelector("[data-analysis]");
const bar = document.getElementById("done");
const words = document.getElementById("words");
if (going instanceof HTMLElement && bar instanceof HTMLProgressElement && words) {
  follow(going.dataset.analysis ?? "", going.dataset.words ?? "", bar, words);
}

/**
 * @param {string} table
 * @param {string} template
 * @param {HTMLProgressElement} bar
 * @param {HTMLElement} words
 */
async function follow(table, template, bar, words) {
  for (let ready = false; !ready;) {
    await new Promise((resolve) => setTimeout(resolve, document.hidden ? WAIT_LONGER : WAIT));
    const told = await ask(table);
    ready = told?.ready === true;
    // While it waits for its turn there is nothing to count.
    if (!told || ready || told.total === 0) continue;
    bar.max = told.total;
    bar.value = told.done;
    words.textContent = template.replace("{done}", String(told.done)).replace("{total}", String(told.total));
  }
  location.reload();
}

/**
 * What the server says, or nothing if it cannot be reached now.
 * @param {string} table
 */
async function ask(table) {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/analysis?brief=1`);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
