# Around every page.
page-skip = Skip to the content
page-nav = Main
page-games = Games
page-tables = My tables
page-settings = Settings
page-you-are = You are
page-turns = { $n ->
    [one] (your turn at { $n } table)
   *[other] (your turn at { $n } tables)
}
page-language = Language
page-theme = Colours
theme-system = As the device
theme-light = Light
theme-dark = Dark
page-about = How it works
page-keys = Keyboard and screen readers
page-api = For programs
page-device = Another device
page-promise = Drawn and built by hand. No tracking, no adverts.
