// Light or dark at once; the server remembers it.

for (const form of document.querySelectorAll("form[data-theme-form]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    const root = document.documentElement;
    const dark = getComputedStyle(root).colorScheme === "dark" || (!root.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
    const theme = dark ? "light" : "dark";
    root.dataset.theme = theme;
    if (button) button.value = theme === "dark" ? "light" : "dark";
    const body = new URLSearchParams({ theme, back: location.pathname });
    // Not remembering it is no reason to trouble anybody.
    fetch("/settings/theme", { method: "POST", body, redirect: "manual" }).catch(() => {});
  });
}
