# King’s Road.

# Les régions ; leurs noms sont les mêmes dans toutes les langues.
kr-region-1 = Zin Kai’s Deep
kr-region-2 = Dragon’s Lair
kr-region-3 = Temple Ruins
kr-region-4 = Savage Hills
kr-region-5 = Dark Tower
kr-region-6 = Wizard’s Tower
kr-region-7 = King’s Altar
kr-region-8 = King’s Castle
kr-region = { $name } ({ $number })

# Les nombres de choses.
kr-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
kr-markers = { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
 }
kr-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }

kr-dragon = Dragon
kr-witch = Sorcière
kr-short-idle = Chevalier sans effet
kr-short-nothing = aucune carte

# Le plateau.
kr-title-choose = Manche { $round } · toutes les places choisissent
kr-title-witch = Manche { $round } · les Sorcières choisissent à nouveau
kr-title-over = Manche { $round } · la partie est finie
kr-next = Décomptée maintenant : { $region }.
kr-next-dragons = Décomptée maintenant : { $region }. Puis, une par Dragon :
kr-dragons = Dragons de cette manche : { $count }
kr-noble-road = route réservée aux Nobles : { $roads }
kr-head-seat = Famille
kr-head-score = Score
kr-head-available = Marqueurs
kr-head-nobles = Nobles
kr-head-specials = En main
kr-head-state = Programme
kr-state-owes = choisit
kr-state-chosen = a choisi
kr-state-known = a choisi { $programme }
kr-state-revealed = a joué { $programme }
kr-state-witch-owes = Sorcière, choisit
kr-state-witch-chosen = Sorcière, a rechoisi
kr-state-witch-known = Sorcière, { $programme }
kr-state-won = gagne
kr-state-shared = gagne à égalité

# Le plateau en phrases.
kr-fact-choose = Manche { $round } : toutes les places choisissent leur programme en secret.
kr-fact-witch = Manche { $round } : les places qui ont joué la Sorcière choisissent à nouveau en secret.
kr-fact-over = La partie s’est terminée après la manche { $round }.
kr-fact-king = Le Roi se trouve dans la région { $region }.
kr-fact-way = Ensuite, le chemin du Roi mène à { $regions }.
kr-fact-dragons = Dragons révélés cette manche : { $count }.
kr-fact-nobles-permanent = Variante : Nobles permanents.
kr-fact-seat = { $seat } : { kr-points }, disponibles : { kr-markers }.
kr-fact-specials = { $seat } a encore en main : { $cards }.
kr-fact-no-specials = { $seat } a joué son Dragon et sa Sorcière.
kr-fact-nobles = { $count ->
    [one] { $seat } a un Noble dans { $regions }.
   *[other] { $seat } a des Nobles dans { $regions }.
 }
kr-fact-owes = { $seat } n’a pas encore choisi.
kr-fact-chosen = { $seat } a choisi.
kr-fact-known = { $seat } a choisi : { LOW($choice) }.
kr-fact-revealed = { $seat } a joué : { LOW($choice) }.
kr-fact-again = { $seat } a joué la Sorcière.
kr-fact-region = { $region } rapporte { $banner } : { $influence }.
kr-fact-region-empty = { $region } rapporte { $banner } : aucun marqueur.
kr-influence = { $seat } ({ kr-markers })
kr-influence-noble = { $markers ->
    [one] { $seat } (son Noble)
   *[other] { $seat } ({ kr-markers }, dont son Noble)
 }

# Ce qu’on demande à une place.
kr-question-choose = Choisissez { kr-cards } : { $region } sera décomptée.
kr-question-again = Votre Sorcière : choisissez à nouveau { kr-cards }. { $region } sera décomptée.
kr-question-nothing = Vous n’avez aucun marqueur disponible et ne pouvez choisir aucune carte cette manche.

# Les choix.
kr-choice-regions = { $count ->
    [one] Un marqueur dans { $regions }
   *[other] Un marqueur dans chacune des régions { $regions }
 }
kr-choice-regions-dragon = { $count ->
    [one] Un marqueur dans { $regions }, et le Dragon
   *[other] Un marqueur dans chacune des régions { $regions }, et le Dragon
 }
kr-choice-regions-idle = { $count ->
    [one] Un marqueur dans { $regions }, et un Chevalier sans effet
   *[other] Un marqueur dans chacune des régions { $regions }, et un Chevalier sans effet
 }
kr-choice-regions-dragon-idle = { $count ->
    [one] Un marqueur dans { $regions }, le Dragon et un Chevalier sans effet
   *[other] Un marqueur dans chacune des régions { $regions }, le Dragon et un Chevalier sans effet
 }
kr-choice-dragon = Le Dragon seul
kr-choice-idle = Un Chevalier sans effet, seul
kr-choice-dragon-idle = Le Dragon et un Chevalier sans effet
kr-choice-active = Deux marqueurs dans { $boosted } grâce au Chevalier
kr-choice-active-other = Deux marqueurs dans { $boosted } grâce au Chevalier, un dans { $other }
kr-choice-active-dragon = Deux marqueurs dans { $boosted } grâce au Chevalier, et le Dragon
kr-choice-witch = La Sorcière : choisir à nouveau quand les autres auront révélé
kr-choice-nothing = Aucune carte

# Un programme annoncé parmi d’autres.
kr-cards-active = { $region } deux fois (Chevalier)
kr-cards-dragon = le Dragon
kr-cards-witch = la Sorcière
kr-cards-idle = un Chevalier sans effet

# Les règles du choix.
kr-help-choose =
    Vous choisissez { kr-cards } en secret ; puis tous les programmes sont révélés ensemble et la région du Roi est décomptée.
    • Une carte région y place un marqueur.
    • Le Chevalier vient en dernier et ajoute un second marqueur à la région qui le précède, sauf si vous le laissez sans effet.
    • Le Dragon (une fois par partie) fait décompter une région de plus cette manche.
    • La Sorcière (une fois par partie) vous fait choisir à nouveau quand les autres programmes sont connus.
kr-help-again =
    Vous avez joué la Sorcière : choisissez maintenant { kr-cards } en sachant ce que les autres ont placé.
    Le Chevalier peut en être, et le Dragon si vous l’avez encore.
    Les autres places qui ont joué la Sorcière choisissent en même temps, en secret.
kr-help-nothing = Un programme compte autant de cartes que vous avez de marqueurs disponibles, { $most } au plus. Vous n’en avez aucun et ne placez donc rien cette manche. Vos marqueurs reviennent quand les régions où ils se trouvent sont décomptées.
kr-help-scoring =
    Quand une région est décomptée, le nombre de rangs qui marquent est celui des places moins un ; en cas d’égalité, chacun reçoit les points du plus bas des rangs partagés.
    Celui qui est seul à en avoir le plus laisse un Noble, qui marque un point pour lui-même et pour chaque Noble de sa famille qu’une route relie à lui.

# Ce qui se passe.
kr-event-chosen = { $seat } a choisi.
kr-event-chosen-known = { $seat } a choisi { $cards }.
kr-event-chosen-nothing = { $seat } n’a choisi aucune carte.
kr-event-revealed = { $seat } joue { $cards }.
kr-event-revealed-witch = { $seat } révèle la Sorcière et choisira à nouveau.
kr-event-revealed-nothing = { $seat } n’a aucune carte à révéler.
kr-event-witches = { $count ->
    [one] { $seats } choisit à nouveau.
   *[other] { $seats } choisissent à nouveau.
 }
kr-event-scored = Décompte de { $region } : { $awards }.
kr-event-scored-empty = Décompte de { $region } : personne n’y a de marqueur.
kr-event-closing = Décompte final de { $region } : { $awards }.
kr-event-closing-empty = Décompte final de { $region } : personne n’y a de marqueur.
kr-award = { $seat } reçoit { kr-points } ({ kr-markers })
kr-award-none = { $seat } ne reçoit rien ({ kr-markers })
kr-award-tie = { $seats } reçoivent { kr-points } chacun (à égalité avec { kr-markers })
kr-award-tie-none = { $seats } ne reçoivent rien (à égalité avec { kr-markers })
kr-event-noble-left = Le Noble { DE($seat) } quitte { $region }.
kr-event-noble-placed = Le Noble { DE($seat) } reste dans { $region }.
kr-event-noble-scored = { $seat } marque { kr-points } pour les Nobles reliés à { $region }.
kr-event-travelled = Le Roi se rend à { $to }.
kr-event-round = La manche { $round } commence.
kr-event-final-target = Le but est atteint à la manche { $round } : les autres régions sont maintenant décomptées pour l’Influence.
kr-event-final-rounds = La manche { $round } était la dernière : les autres régions sont maintenant décomptées pour l’Influence.
kr-event-ended = { $count ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
 }

# La fin.
kr-ending-forty = La partie s’est terminée après la manche { $round } : { $target } points ont été atteints.
kr-ending-rounds = La partie s’est terminée après la manche { $round }, la dernière possible.
kr-ending-score = { $seat } : { kr-points } ({ $influence } pour l’Influence, { $nobles } pour les Nobles, { $closing } au décompte final).
kr-ending-score-earlier = { $seat } : { kr-points } ({ $earlier } avant cette table, { $influence } pour l’Influence, { $nobles } pour les Nobles, { $closing } au décompte final).
kr-ending-points = { $seat } gagne avec le plus de points.
kr-ending-nobles = À égalité de points, { $seat } gagne avec le plus de Nobles sur le plateau ({ $nobles }).
kr-ending-shared = { $seats } se partagent la victoire : à égalité de points et de Nobles.

# Titres de la longue liste des programmes.
kr-heading-regions = Un marqueur dans plusieurs régions différentes
kr-heading-knight = Deux marqueurs dans une région, avec le Chevalier
kr-heading-dragon = Des régions et le Dragon
kr-heading-idle = Avec un Chevalier sans effet
kr-heading-witch = La Sorcière
kr-heading-none = aucune région

# Les images.
kr-meta = Manche { $round }
kr-map = Carte de la route du Roi
kr-map-king = Le Roi se trouve dans { $region }, qui sera décomptée.
kr-map-over = Après la fin, le Roi est allé à { $region }.
kr-map-scores = Scores : { $scores }.
kr-tag-now = À décompter
kr-tag-then = Puis celle-ci
kr-tag-perhaps = Avec Dragon
kr-hand = Vos cartes et votre programme
kr-slot-1 = 1re carte
kr-slot-2 = 2e carte
kr-slot-3 = 3e carte
kr-knight = Chevalier
kr-noble = Noble
kr-idle = sans effet
kr-knight-idle = Chevalier, sans effet
kr-dragon-used = Dragon, joué
kr-witch-used = Sorcière, jouée
kr-label-knight = Chevalier, dernière carte : un second marqueur dans la région qui le précède
kr-label-idle = Chevalier sans effet : occupe une carte du programme et n’ajoute rien
kr-label-dragon = Dragon : une région de plus est décomptée cette manche. Une fois par partie
kr-label-witch = Sorcière : choisir à nouveau quand les autres auront révélé. Une fois par partie
kr-played = A joué : { $programme }.
kr-panel-markers = Marqueurs disponibles : { $markers }
kr-panel-points = Points : { $points }
kr-panel-dragon = Dragon en main
kr-panel-witch = Sorcière en main
kr-preview = { $points ->
    [0] Aucun point cette manche, si le plateau reste ainsi
    [one] { $points } point cette manche, si le plateau reste ainsi
   *[other] { $points } points cette manche, si le plateau reste ainsi
 }
kr-tally-earlier = Avant
kr-tally-influence = Influence
kr-tally-nobles = Nobles
kr-tally-closing = À la fin
kr-tally-total = Points
kr-tally-board = Nobles sur le plateau

# Le premier tour guidé.
kr-guide-board = Huit régions bordent la route du Roi. Les pièces sous un nom sont les points de celui qui y a le plus de marqueurs, du deuxième, et ainsi de suite. Les pièces en pointillé ne comptent pas avec si peu de places.
kr-guide-king = Le Roi se tient là où l’on marque des points cette manche. Puis il passe à la région suivante, dans le sens des aiguilles d’une montre.
kr-guide-cards = Cliquez sur trois cartes ; elles vont dans les cases de gauche. Chaque carte région place un de vos marqueurs dans cette région. Tous choisissent en secret, puis tous révèlent ensemble.
kr-guide-knight = Le Chevalier vient en dernier : il ajoute un second marqueur dans la région cliquée juste avant lui.
kr-guide-specials = Une fois par partie, le Dragon fait décompter une région de plus, et la Sorcière vous fait choisir à nouveau quand vous avez vu ce que jouent les autres.
kr-guide-race = Celui qui a le plus de marqueurs dans une région décomptée y laisse un Noble. Les Nobles reliés par des routes marquent ensemble. Dès 40 points, la partie touche à sa fin.
kr-guide-turn = À vous de jouer : cliquez sur trois cartes. Quand tous ont choisi, tout est révélé.

# Pour la page du jeu et son formulaire.
about-tagline = Trois cartes secrètes chacun : soyez fort là où le Roi s’arrête.
about-what = Deux à cinq familles répartissent leurs marqueurs dans huit régions. Tous choisissent trois cartes en secret et les révèlent ensemble ; puis la région que visite le Roi donne ses points. Les Nobles qui y restent forment des chaînes le long des routes et marquent encore et encore.
about-minutes = 30–45 minutes
option-nobles = Nobles
option-nobles-replaced = Un nouveau Noble remplace l’ancien
option-nobles-permanent = Nobles permanents (variante)

# After the first card of a programme.
kr-next-two = Encore deux cartes : { $about } sera décomptée.
kr-next-one = Encore une carte : { $about } sera décomptée.
kr-sealed = Vos cartes sont prêtes : les jouer, ou cliquer sur l’une pour la reprendre.
kr-play = Jouer

puzzle-task = Vous avez joué la Sorcière et les autres ont montré leur programme. Choisissez le programme qui vous donne la plus grande avance à la fin de la manche : vos points moins ceux du meilleur des autres.
puzzle-short = Vos points moins ceux du meilleur des autres : { $reached } ; il était possible d’arriver à { $best }.
