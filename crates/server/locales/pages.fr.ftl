# Pages.
