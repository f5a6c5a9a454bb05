// What this browser adds to the seed of a game, so that no server and no other player chooses the cards alone.

/** 32 random bytes as hex digits. Browsers give them at every address, encrypted or not. */
export function contribution() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Forms that sit somebody down have a hidden field for it; it is filled when the form is sent.
document.addEventListener("submit", (event) => {
  if (!(event.target instanceof HTMLFormElement)) return;
  const field = event.target.elements.namedItem("contribution");
  if (field instanceof HTMLInputElement) field.value = contribution();
});
