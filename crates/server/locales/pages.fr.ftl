# Autour de chaque page.
page-skip = Aller au contenu
page-nav = Principal
page-games = Jeux
page-tables = Mes tables
page-settings = Réglages
page-you-are = Vous êtes
page-turns = { $n ->
    [one] (à vous de jouer à { $n } table)
   *[other] (à vous de jouer à { $n } tables)
}
page-language = Langue
page-theme = Couleurs
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
page-about = Comment ça marche
page-keys = Clavier et lecteurs d’écran
page-api = Pour les programmes
page-device = Autre appareil
page-promise = Dessiné et construit à la main. Sans pistage ni publicité.
