# Palais Royal en français.
rp-room-gate = Grille
rp-room-parade = Cour d’honneur
rp-room-stairs = Escalier
rp-room-mint = Monnaie
rp-room-king = Chambre du Roi
rp-room-madame = Madame de Pompadour
rp-room-office = Bureau
rp-room-backdoor = Porte dérobée
rp-room-cardinal = Cardinal
rp-area = zone de jeu

rp-card-majority = Majorité
rp-card-open-gate = Grille ouverte
rp-card-escort = Escorte
rp-card-five-moves = Cinq déplacements
rp-card-nine-moves = Neuf déplacements
rp-card-two-seals = Deux sceaux
rp-card-four-gold = Quatre pièces d’or
rp-card-two-points = Deux points
rp-card-four-points = Quatre points

rp-effect-majority = ce tour-ci, vous recevez le bonus de majorité de chaque pièce où vous avez un serviteur
rp-effect-open-gate = placez autant de serviteurs que vous voulez sur la Grille
rp-effect-escort = { $servants ->
    [one] { $servants } serviteur
   *[other] { $servants } serviteurs
} de plus sur la Grille et { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
} de plus
rp-effect-five-moves = { $moves ->
    [one] { $moves } déplacement de plus
   *[other] { $moves } déplacements de plus
}
rp-effect-nine-moves = { $moves ->
    [one] { $moves } déplacement de plus
   *[other] { $moves } déplacements de plus
}
rp-effect-two-seals = { $seals ->
    [one] { $seals } sceau de plus ce tour-ci, au choix
   *[other] { $seals } sceaux de plus ce tour-ci, au choix
}
rp-effect-four-gold = prenez { $gold } or
rp-effect-two-points = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
rp-effect-four-points = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}

rp-privilege-gate = plus de serviteurs sur la Grille à chaque tour
rp-privilege-moves = plus de déplacements à chaque tour
rp-privilege-diagonal = déplacements en diagonale
rp-privilege-gold = plus d’or à chaque tour
rp-privilege-seal = un sceau de plus à chaque tour
rp-privilege-cards = plus de cartes à la Porte dérobée
rp-privilege-servant1 = un serviteur tout de suite
rp-privilege-servant3 = des serviteurs tout de suite
rp-short-gate = grille
rp-short-moves = déplac.
rp-short-diagonal = diagon.
rp-short-gold = or
rp-short-seal = sceau
rp-short-cards = cartes
rp-short-servant1 = 1 serv.
rp-short-servant3 = 3 serv.

rp-edge-lion = Lion
rp-edge-vase = Vase
rp-edge-fountain = Fontaine
rp-edge-statue = Statue

rp-title = Manche { $round }
rp-title-setup = Mise en place
rp-title-last = dernière manche
rp-title-turn = { $seat } joue son tour
rp-title-places = { $seat } place des serviteurs
rp-title-over = La partie est terminée
rp-palace = PALAIS
rp-palace-key = ★ a le bonus de majorité
rp-park = PARC
rp-park-key = or à payer / turquoise / violet = points · ↓ réduit · ×2 double
rp-edges = Bords
rp-column-gold = or
rp-column-area = zone
rp-column-supply = réserve
rp-column-cards = cartes
rp-column-nobles = nobles
rp-column-points = points
rp-hand = Votre main : { $cards }
rp-hand-empty = Votre main est vide.
rp-drawn = Vous avez pioché : { $cards }
rp-deck = Pioche { $deck }, défausse { $discard }
rp-known = Certainement dans les mains des autres : { $cards }
rp-kept = { $seat } a joué pour des points : { $cards }
rp-times = { $count } × { $what }

rp-fact-layout = Pièces, rangée par rangée : { $rooms }.
rp-fact-room = { $room } : { $servants }.
rp-fact-room-majority = { $room } : { $servants } ; { $seat } a la majorité.
rp-fact-room-empty = { $room } : personne.
rp-fact-servants = { $servants ->
    [one] { $servants } serviteur { DE($seat) }
   *[other] { $servants } serviteurs { DE($seat) }
}
rp-fact-noble = Rangée { $row }, colonne { $column } : { $noble }.
rp-fact-edge = Bord { $edge }, cases doubles comptées deux fois : { $servants }.
rp-fact-edge-seat = { $seat } : { $servants }
rp-fact-edge-empty = Bord { $edge } : personne.
rp-fact-player = { $seat } : or { $gold }, serviteurs dans la zone de jeu { $area }, dans la réserve { $supply }, cartes { $cards }, nobles { $nobles }, points jusqu’ici { $points }.
rp-fact-nobles = { $seat } a recruté : { $nobles }.
rp-fact-turn = { $seat } joue son tour, manche { $round }.
rp-fact-setup = { $seat } place un serviteur avant la partie.
rp-fact-over = La partie est terminée.
rp-fact-last = C’est la dernière manche.
rp-noble = { $cost } → { $worth }
rp-part-gold = { $gold } or
rp-part-gold-of = { $price } or (au lieu de { $gold })
rp-part-king = { $king } turquoise
rp-part-madame = { $madame ->
    [one] { $madame } violet
   *[other] { $madame } violets
}
rp-part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rp-part-free = rien

rp-ask-setup = Placez un serviteur dans une pièce : { $left ->
    [one] c’est le dernier.
   *[other] il en reste { $left }.
}
rp-ask-before = Avant l’action 1 : jouez-vous une carte ?
rp-ask-parade = Action 1 : { $left ->
    [0] jouez-vous une carte ?
    [1] placez-vous un serviteur sur la Grille ?
   *[other] combien de serviteurs placez-vous sur la Grille ? Jusqu’à { $left }.
}
rp-ask-parade-from = Action 1 : quel serviteur retourne à la Grille ? Jusqu’à { $left }.
rp-ask-parade-all = Action 1 : combien de serviteurs placez-vous sur la Grille ? Autant que vous voulez.
rp-ask-stairway = Action 2 : { $left ->
    [0] jouez-vous une carte ?
    [1] quel serviteur se déplace ? Il reste un déplacement.
   *[other] quel serviteur se déplace ? Il reste { $left } déplacements.
}
rp-ask-earn = Action 3 : un serviteur de plus dans la Chambre du Roi ou chez Madame ?
rp-ask-recruit = Action 4 : quel noble recrutez-vous ?
rp-ask-draw = Action 5 : piochez-vous { $cards ->
    [one] une carte ?
   *[other] { $cards } cartes ?
}
rp-ask-keep = Action 5 : { $servants ->
    [0] vous ne pouvez plus garder de carte.
    [1] quelle carte gardez-vous ? Vous pouvez en garder une.
   *[other] quelles cartes gardez-vous ? Vous pouvez en garder { $servants }.
}

rp-do-place = Placer un serviteur : { $room }
rp-do-card = Jouer { $card } pour { $cost } or : { $effect }
rp-do-gate = { $servants ->
    [one] Placer un serviteur sur la Grille
   *[other] Placer { $servants } serviteurs sur la Grille
}
rp-do-gate-from = Placer un serviteur sur la Grille : { $room } → Grille
rp-do-move = Déplacer un serviteur : { $from } → { $to }
rp-do-seal = Un serviteur de plus : { $from } → { $to }
rp-do-recruit = Recruter rangée { $row }, colonne { $column } : payer { $noble }
rp-do-recruit-edge = Recruter rangée { $row }, colonne { $column } : payer { $noble } ; serviteur du bord : { $from }
rp-do-special = { $choice } (une carte paie { $seals })
rp-do-draw = { $cards ->
    [one] Piocher une carte
   *[other] Piocher { $cards } cartes
}
rp-do-keep = Garder { $card } : { $effect }
rp-do-next = { $action ->
    [0] Passer à l’action 1
    [1] Passer à l’action 2
    [2] Passer à l’action 3
    [3] Passer à l’action 4
    [4] Passer à l’action 5
   *[other] Terminer le tour
}

rp-help-setup =
    Avant la partie, chaque place met { $count } serviteurs dans les pièces de son choix.
    Les pièces agissent dans cet ordre : Cour d’honneur, Escalier, Monnaie et sceaux, Bureau, Porte dérobée.
    Les serviteurs pourront se déplacer plus tard, mais chaque déplacement ne mène qu’à une pièce voisine.
rp-help-before = Avant l’action 1, vous pouvez jouer une carte Majorité. Pour ce tour, elle vous donne le bonus de majorité de chaque pièce où vous avez un serviteur au moment du bonus. Choisissez « Passer » pour la garder.
rp-help-parade =
    Vous pouvez placer des serviteurs sur la Grille :
    • un par serviteur dans la Cour d’honneur
    • un de plus avec la majorité
    • { $gate } de plus par noble Grille
    Ils viennent de votre zone de jeu, en une seule fois ; c’est seulement quand elle est vide qu’ils peuvent venir d’autres pièces.
    Escorte et Grille ouverte se jouent avant de placer.
rp-help-stairway =
    Vous avez des déplacements :
    • un par serviteur qui était sur l’Escalier au début de l’action
    • un de plus avec la majorité
    • { $moves } de plus par noble Déplacements
    Un déplacement mène un de vos serviteurs dans une pièce qui partage un côté avec la sienne ; avec un noble Diagonale, aussi en diagonale.
    Un même serviteur peut se déplacer plusieurs fois. Les déplacements non utilisés sont perdus.
rp-help-earn =
    La Monnaie a déjà payé : 1 or par serviteur, 1 pour la majorité, { $gold } par noble Or.
    Les serviteurs dans la Chambre du Roi et chez Madame sont les sceaux avec lesquels vous recrutez. Vous pouvez y en placer d’autres :
    • un là où vous avez la majorité
    • un dans l’une ou l’autre pièce par noble Sceau
rp-help-recruit =
    Un noble coûte :
    • un serviteur du Bureau
    • un de la Chambre du Roi par sceau turquoise
    • un de chez Madame par sceau violet
    • de l’or, 1 de moins par case vide autour du noble
    Tous ces serviteurs reviennent dans votre zone de jeu.
    Sur une case de bord, vous devez aussi laisser un serviteur : il y reste jusqu’à la fin et compte pour le bord.
rp-help-backdoor =
    Vous pouvez piocher une carte par serviteur à la Porte dérobée, et { $cards } de plus par noble Cartes.
    Pour chaque carte gardée, un serviteur revient dans votre zone de jeu.
    Les autres sont défaussées face visible à la fin de votre tour.
rp-help-any-time = Quatre pièces d’or, Deux points et Quatre points se jouent à chaque choix de votre tour.
rp-help-over = La partie est terminée.

rp-event-placed = { $seat } place un serviteur : { $room }.
rp-event-turn = Manche { $round } : { $seat } commence son tour.
rp-event-turn-last = Dernière manche : { $seat } commence son dernier tour.
rp-event-card = { $seat } joue { $card } pour { $cost } or.
rp-event-supplied = { $servants ->
    [one] { $seat } place un serviteur sur la Grille.
   *[other] { $seat } place { $servants } serviteurs sur la Grille.
}
rp-event-supplied-from = { $seat } place un serviteur : { $room } → Grille.
rp-event-moved = { $seat } déplace un serviteur : { $from } → { $to }.
rp-event-mint = La Monnaie paie { $gold } or à { $seat }.
rp-event-seal = { $seat } place un serviteur de plus : { $from } → { $room }.
rp-event-recruited = { $seat } recrute le noble rangée { $row }, colonne { $column } : { $noble }.
rp-event-recruited-edge = { $seat } recrute le noble rangée { $row }, colonne { $column } et y laisse un serviteur : { $noble }.
rp-event-servants = { $servants ->
    [0] La réserve { DE($seat) } n’a plus de serviteur.
    [1] Un serviteur de la réserve rejoint { $seat }.
   *[other] { $servants } serviteurs de la réserve rejoignent { $seat }.
}
rp-event-drew = { $cards ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $cards } cartes.
}
rp-event-deck = { $cards ->
    [one] La défausse devient la nouvelle pioche : { $cards } carte.
   *[other] La défausse devient la nouvelle pioche : { $cards } cartes.
}
rp-event-drawn = { $seat } a pioché { $card }.
rp-event-kept = { $seat } garde une carte et reprend un serviteur.
rp-event-kept-card = { $seat } garde { $card } et reprend un serviteur.
rp-event-discarded = { $seat } défausse { $cards }.
rp-event-ended = { $count ->
    [one] { $seats } gagne.
   *[other] { $seats } partagent la victoire.
}

rp-end-nobles = Il restait { $nobles } nobles ou moins dans le parc : la dernière manche a été jouée.
rp-end-rounds = { $rounds ->
    [one] La partie a été arrêtée après { $rounds } manche.
   *[other] La partie a été arrêtée après { $rounds } manches.
}
rp-end-score = { $seat } : nobles { $nobles } + cartes jouées { $cards } + cartes en main { $unplayed } + bords { $edges } = { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
rp-end-edge = Bord { $edge } : { $points }.
rp-end-edge-none = Bord { $edge } : personne ne marque.
rp-end-edge-seat = { $seat } : { $points }
rp-end-wins = { $seat } gagne avec le plus de points.
rp-end-cardinal = { $seat } gagne : à égalité de points, mais avec le plus de serviteurs chez le Cardinal.
rp-end-shared = { $seats } partagent la victoire : autant de points et autant de serviteurs chez le Cardinal.

# Titres d’une longue liste de choix.
rp-heading-move = Déplacer un serviteur depuis : { $from }
rp-heading-gate = Placer des serviteurs sur la Grille
rp-heading-card = Jouer une carte
rp-heading-seal = Placer un serviteur de plus pour un sceau

# L’image de la table.
rp-room-madame-short = Madame
rp-path-own = Les cinq actions de votre tour
rp-path-of = Les cinq actions du tour { DE($seat) }
rp-path-done = fait
rp-path-gate = { $servants ->
    [0] personne à la Grille
   *[other] jusqu’à { $servants } à la Grille
}
rp-path-gate-all = à volonté à la Grille
rp-path-moves = { $moves ->
    [one] { $moves } déplace­ment
   *[other] { $moves } déplace­ments
}
rp-path-earn = Monnaie, sceaux
rp-path-gold = or à venir
rp-path-seals = à placer
rp-path-recruit = Recruter
rp-path-means = { $office } au Bureau, { $king } turquoise, { $madame } violet, { $gold } or
rp-path-cards = { $cards ->
    [one] { $cards } carte à piocher
   *[other] { $cards } cartes à piocher
}
rp-path-drawn = { $cards ->
    [one] { $cards } carte piochée
   *[other] { $cards } cartes piochées
}
rp-path-nobody = personne
rp-park-label = Le parc : { $nobles ->
    [one] il reste { $nobles } noble
   *[other] il reste { $nobles } nobles
}
rp-palace-label = Le palais : neuf pièces, et les zones de jeu devant lui
rp-label-noble = Rangée { $row }, colonne { $column } : noble valant { $points } ; or { $gold }, turquoise { $king }, violet { $madame }{ $more }
rp-label-reduced = { $price } au lieu de { $gold }
rp-label-edge = bord { $edge }
rp-label-double = compte double
rp-label-room = { $room } : { $servants }
rp-label-action = Action { $action }
rp-label-count = { $seat } { $servants }
rp-label-majority = { $seat } a la majorité
rp-label-card = { $card }, coûte { $cost } or, { $when } : { $effect }
rp-edge-free = libre
rp-area-title = Zones de jeu
rp-area-send = À la Grille :
rp-gives-gate = entrée
rp-gives-parade = arrivants
rp-gives-stairs = déplacements
rp-gives-mint = or
rp-gives-seals = sceaux
rp-gives-office = permis
rp-gives-backdoor = cartes
rp-gives-cardinal = départage
rp-when-before = avant l’action 1
rp-when-1 = action 1
rp-when-2 = action 2
rp-when-4 = action 4
rp-when-any = à tout moment
rp-mine-hand = Votre main
rp-mine-drawn = Cartes que vous avez piochées
rp-mine-empty = Aucune carte : les serviteurs à la Porte dérobée en apportent.
rp-mine-nobles = Vos nobles
rp-mine-none = Aucun pour l’instant.
rp-mine-gold = Or
rp-mine-area = Zone de jeu
rp-mine-supply = Réserve
rp-seat-area = serviteurs dans la zone de jeu
rp-seat-cards = cartes en main
rp-seen-until = { $nobles ->
    [0] La dernière manche vient ensuite
    [one] Encore { $nobles } noble avant la dernière manche
   *[other] Encore { $nobles } nobles avant la dernière manche
}
rp-seen-last = C’est la dernière manche
rp-seen-park = { $nobles } dans le parc
rp-seen-end = dernière manche à { $nobles }
rp-seen-deck = dans la pioche
rp-seen-discard = défaussées
rp-meta-last = Dernière manche
rp-tally-part = Points pour
rp-tally-nobles = Nobles
rp-tally-cards = Cartes jouées
rp-tally-unplayed = Cartes en main
rp-tally-edge = Bord { $edge }
rp-tally-total = Total
rp-preview-gate = Grille : { $before } → { $after }
rp-preview-recruit = Noble valant { $points } · or { $before } → { $after }
rp-preview-gold = Or { $before } → { $after }
rp-preview-majority = Majorité gagnée : { $room }
rp-preview-lost = Majorité perdue : { $room }

# Le premier tour guidé.
rp-guide-board = Les nobles se promènent dans le parc, et vos serviteurs travaillent au palais. Les nobles donnent des points ; les serviteurs gagnent ce que coûtent les nobles.
rp-guide-area = Des serviteurs attendent dans votre zone de jeu. De là, ils entrent au palais par la Grille ; ils y reviennent quand ils ont payé un noble.
rp-guide-path = Un tour suit cinq actions, toujours dans cet ordre. Sous chacune, vous voyez ce dont vous disposez.
rp-guide-rooms = Chaque serviteur travaille là où il est : sur l’Escalier, un déplacement ; à la Monnaie, un or ; dans la Chambre du Roi, un sceau turquoise. Le laurier marque la majorité, qui rapporte un de plus.
rp-guide-nobles = Un noble montre ses points en haut et son prix en bas : l’or à payer maintenant, le prix imprimé barré, et les sceaux. Les cases vides autour de lui le rendent moins cher. Sur une case de bord, vous laissez aussi un serviteur, qui compte pour ce bord à la fin.
rp-guide-question = À vous de jouer : ici, vous lisez ce qu’on vous demande. Ce que vous pouvez choisir est cerclé d’or. « Passer » termine une action.

# Ce que le salon dit du jeu.
about-tagline = Envoyez vos serviteurs dans le palais et gagnez les nobles du parc.
about-what = Vos serviteurs parcourent neuf pièces pour gagner de l’or, des sceaux et des faveurs. Avec cela, vous recrutez des nobles, les uns pour leurs points, les autres pour des privilèges durables, et vous tenez les bords du parc. Les majorités dans les pièces font pencher la balance.
about-minutes = 60–90 minutes
option-layout = Pièces du palais
option-layout-first-game = Comme pour une première partie
option-layout-random = Mélangées

# After the first click of a decision.
rp-next-room = { $picked } : dans quelle pièce va un serviteur ?
rp-next-edge = Quel serviteur reste au bord ? Choisissez une pièce ou la zone de jeu.

puzzle-task = Atteignez le plus de points possible à la fin de l’action 4, comptés comme si la partie s’arrêtait là : nobles, cartes de points jouées, 1 par carte en main (6 au plus) et bords. La Porte dérobée ne compte pas.
puzzle-short = Vous avez { $reached } points ; il était possible d’en avoir { $best }.
