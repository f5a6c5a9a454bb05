# Visite Royale en français.
rv-green = Vert
rv-red = Rouge
rv-owner = { $who ->
    [Vert] vert
    [Rouge] rouge
   *[other] { DE($who) }
}

# Les cases et les directions.
rv-place-fountain = sur la Fontaine (0)
rv-place-duchy = en { $space }, dans le Duché { rv-owner }
rv-place-chateau = en { $space }, dans le Château { rv-owner }
rv-towards = vers { $who }
rv-towards-you = vers vous

# Le dessin.
rv-label-fountain = Fontaine
rv-label-chateau = Château { rv-owner }
rv-label-duchy = Duché { rv-owner }
rv-legend = K Roi   G Garde   W Sorcier   J Fou
rv-track-big = C Couronne, face Grande Couronne
rv-track-little = c Couronne, face Petite Couronne
rv-ribbon = Le Fou sert { $who } : ses cartes Fou peuvent déplacer d’autres pièces.
rv-piles = Pioche { $deck }   Défausse { $discard }
rv-hand-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
rv-hand-known = connues à coup sûr : { $cards }
rv-hand-exposed = connues de l’adversaire : { $cards }
rv-known-together = Dans les deux mains à coup sûr :

# À qui de jouer, et ce qui se passe.
rv-now-setup = La table se met en place.
rv-now-start = C’est à { $who } de jouer.
rv-now-playing-king = { $who } joue des cartes Roi.
rv-now-playing-guard = { $who } joue des cartes Garde.
rv-now-playing-wizard = { $who } joue des cartes Sorcier.
rv-now-playing-jester = { $who } joue des cartes Fou.
rv-now-power-king = { $who } déplace le Roi avec des cartes Fou.
rv-now-power-guards = { $who } déplace les Gardes avec des cartes Fou.
rv-now-power-wizard = { $who } déplace le Sorcier avec des cartes Fou.
rv-now-draw = { $who } pioche.
rv-now-over = { $who } a gagné.

# Les faits, un par ligne.
rv-fact-king = Le Roi est { $place }.
rv-fact-guards = Les Gardes sont { $left } et { $right }.
rv-fact-wizard = Le Sorcier est { $place }.
rv-fact-jester = Le Fou est { $place }.
rv-fact-serves = Le Fou est du côté { DE($who) } par rapport au Roi : { $who } peut utiliser le pouvoir du Fou.
rv-fact-serves-nobody = Le Fou est sur la case du Roi et ne sert personne.
rv-fact-crown-big = La Couronne est { $place }, face Grande Couronne visible.
rv-fact-crown-little = La Couronne est { $place }, face Petite Couronne visible : la prochaine fois que la pioche s’épuise, la partie peut finir.
rv-fact-step = { $steps ->
    [0] Les pièces étant ainsi, la Couronne ne bouge pas au tour { DE($who) }.
    [one] Les pièces étant ainsi, la Couronne avance de { $steps } case vers { $who } à son tour.
   *[other] Les pièces étant ainsi, la Couronne avance de { $steps } cases vers { $who } à son tour.
}
rv-fact-own-hand = Vous êtes { $who } et vous avez en main { $cards }.
rv-fact-own-hand-empty = Vous êtes { $who } et vous n’avez aucune carte en main.
rv-fact-hand = { $cards ->
    [one] { $who } a { $cards } carte en main.
   *[other] { $who } a { $cards } cartes en main.
}
rv-fact-known = Depuis le dernier mélange, vous savez { QUE($who) } a en main { $cards }.
rv-fact-exposed = Depuis le dernier mélange, { $who } sait que vous avez en main { $cards }.
rv-fact-together = Depuis le dernier mélange, tout le monde sait que les deux mains contiennent { $cards }.
rv-fact-deck = { $cards ->
    [one] La pioche compte { $cards } carte.
   *[other] La pioche compte { $cards } cartes.
}
rv-fact-discard = La défausse contient { $cards }.
rv-fact-discard-empty = La défausse est vide.

# Ce que l’on demande.
rv-ask-start = Quelle carte d’abord, ou le pouvoir du Sorcier ?
rv-ask-card = Quelle carte d’abord ?
rv-ask-summon = Aucune carte n’est possible : qui le Sorcier appelle-t-il ?
rv-ask-end = Plus rien à jouer : finir votre tour ?
rv-ask-king = Une autre carte Roi, ou la fin de votre tour ?
rv-ask-guard = Une autre carte Garde, ou la fin de votre tour ?
rv-ask-wizard = Une autre carte Sorcier, ou la fin de votre tour ?
rv-ask-jester = Une autre carte Fou, ou la fin de votre tour ?
rv-ask-power-king = Une autre carte Fou pour le Roi, ou la fin de votre tour ?
rv-ask-power-guards = Une autre carte Fou pour les Gardes, ou la fin de votre tour ?
rv-ask-power-wizard = Une autre carte Fou pour le Sorcier, ou la fin de votre tour ?

# Les choix.
rv-do-king = Carte Roi : déplacer le Roi d’une case { $way }, en { $to }
rv-do-court = Deux cartes Roi, privilège du Roi : déplacer le Roi et les Gardes d’une case { $way }
rv-do-guard = { rv-card-name } : déplacer le Garde de { $from } à { $to }, { $way }
rv-do-guards-each = Garde 2 : déplacer les deux Gardes, de { $left } à { $leftto } et de { $right } à { $rightto }
rv-do-flank = Garde encadrer : encadrer le Roi, les Gardes en { $left } et { $right }
rv-do-wizard = { rv-card-name } : déplacer le Sorcier { $way }, en { $to }
rv-do-jester = { rv-card-name } : déplacer le Fou { $way }, en { $to }
rv-do-jester-middle = Fou milieu : déplacer le Fou sur la Fontaine
rv-do-power-king = { rv-card-name } par le pouvoir du Fou : déplacer le Roi { $way }, en { $to }
rv-do-power-guard = { rv-card-name } par le pouvoir du Fou : déplacer le Garde de { $from } à { $to }, { $way }
rv-do-power-wizard = { rv-card-name } par le pouvoir du Fou : déplacer le Sorcier { $way }, en { $to }
rv-do-middle-king = Fou milieu par le pouvoir du Fou : déplacer le Roi sur la Fontaine
rv-do-middle-guard = Fou milieu par le pouvoir du Fou : déplacer le Garde qui est en { $from } sur la Fontaine
rv-do-middle-wizard = Fou milieu par le pouvoir du Fou : déplacer le Sorcier sur la Fontaine
rv-do-summon-king = Pouvoir du Sorcier, sans carte : attirer le Roi auprès du Sorcier, en { $to }
rv-do-summon-guard = Pouvoir du Sorcier, sans carte : attirer le Garde qui est en { $from } auprès du Sorcier, en { $to }
rv-do-end = { $steps ->
    [0] Finir le tour : la Couronne reste
   *[other] Finir le tour : Couronne +{ $steps }
}

# Les règles du choix.
rv-help-start =
    Jouez une ou plusieurs cartes d’un seul type, l’une après l’autre, ou utilisez le pouvoir du Sorcier sans jouer de carte ; on ne peut pas passer.
    Une carte ne se joue que si tout son déplacement est possible : le Roi reste toujours strictement entre ses Gardes.
    Le pouvoir du Sorcier attire le Roi ou un Garde sur la case du Sorcier.
    Tant que le Fou est de votre côté du Roi, vos cartes Fou peuvent déplacer le Roi, les Gardes ou le Sorcier.
    Ensuite la Couronne avance vers vous, d’une case par pièce dans votre Château et d’une de plus si le Roi et les deux Gardes sont dans votre Duché, puis vous complétez votre main.
    Le Roi ou la Couronne dans votre Château : vous gagnez.
rv-help-king =
    Chaque carte Roi déplace le Roi d’une case, strictement entre ses Gardes.
    Deux ensemble déplacent le Roi et les Gardes d’une case dans la même direction, sauf si le Garde de tête est sur la dernière case.
    Seules des cartes Roi peuvent suivre dans ce tour.
rv-help-guard =
    Garde 1 déplace un Garde d’une case.
    Garde 2 déplace un Garde de deux cases, ou les deux Gardes d’une case chacun, indépendamment.
    Encadrer place les deux Gardes de part et d’autre du Roi.
    Un Garde ne dépasse jamais le Roi et ne partage jamais sa case.
    Seules des cartes Garde peuvent suivre dans ce tour.
rv-help-wizard =
    Une carte Sorcier déplace le Sorcier d’exactement autant de cases dans une direction, par-dessus ou sur n’importe quelle pièce.
    Seules des cartes Sorcier peuvent suivre dans ce tour ; le pouvoir du Sorcier est pour un tour sans carte.
rv-help-jester =
    Une carte Fou déplace le Fou d’exactement autant de cases dans une direction, par-dessus ou sur n’importe quelle pièce ; la carte milieu le place sur la Fontaine.
    Toutes les cartes Fou d’un tour déplacent le même type de pièce : les suivantes déplacent donc aussi le Fou.
rv-help-power =
    Par le pouvoir du Fou, vos cartes Fou déplacent une autre pièce, dans les limites de celle-ci ; la carte milieu la place sur la Fontaine.
    Toutes les cartes Fou de ce tour déplacent le même type de pièce ; les deux Gardes sont du même type.
    Avant chaque carte, le Fou doit être de votre côté du Roi : un Roi qui dépasse le Fou y met fin.

# Ce qui s’est passé.
rv-event-sides = Le Sorcier commence en { $wizard }, le Fou en { $jester }.
rv-event-played = { $who } joue { rv-card-name }.
rv-event-moved = { $piece ->
    [king] Le Roi va de { $from } à { $to }.
    [left-guard] Le Garde de gauche va de { $from } à { $to }.
    [right-guard] Le Garde de droite va de { $from } à { $to }.
    [wizard] Le Sorcier va de { $from } à { $to }.
   *[jester] Le Fou va de { $from } à { $to }.
}
rv-event-stayed = { $piece ->
    [king] Le Roi reste en { $to }.
    [left-guard] Le Garde de gauche reste en { $to }.
    [right-guard] Le Garde de droite reste en { $to }.
    [wizard] Le Sorcier reste en { $to }.
   *[jester] Le Fou reste en { $to }.
}
rv-event-summoned = { $who } utilise le pouvoir du Sorcier.
rv-event-crown = La Couronne va de { $from } à { $to }, vers { $who }.
rv-event-drew = { $who } pioche { rv-card-name }.
rv-event-drew-hidden = { $who } pioche une carte.
rv-event-drew-some = { $cards ->
    [one] { $who } pioche { $names }.
   *[other] { $who } pioche { $cards } cartes : { $names }.
}
rv-event-drew-some-hidden = { $cards ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $cards } cartes.
}
rv-event-reshuffled = { $cards ->
    [one] La pioche est épuisée. La Couronne montre sa face Petite Couronne et la défausse devient la nouvelle pioche : { $cards } carte.
   *[other] La pioche est épuisée. La Couronne montre sa face Petite Couronne et la défausse devient la nouvelle pioche : { $cards } cartes.
}
rv-event-turn = C’est à { $who } de jouer.

# La fin.
rv-end-king = Le Roi est dans le Château { rv-owner } : { $who } gagne.
rv-end-crown = La Couronne est dans le Château { rv-owner } : { $who } gagne.
rv-end-deck = La pioche est de nouveau épuisée et le Roi est dans le Duché { rv-owner } : { $who } gagne.

# Titres d’une longue liste de choix.
rv-heading-king = Jouer des cartes Roi
rv-heading-guard = Jouer des cartes Garde
rv-heading-wizard = Jouer des cartes Sorcier
rv-heading-jester = Jouer des cartes Fou sur le Fou
rv-heading-power-king = Jouer des cartes Fou sur le Roi
rv-heading-power-guards = Jouer des cartes Fou sur les Gardes
rv-heading-power-wizard = Jouer des cartes Fou sur le Sorcier
rv-heading-summon = Utiliser le pouvoir du Sorcier
rv-heading-end = Finir le tour

# L’image.
rv-meta-big = Grande Couronne : 1re pioche
rv-meta-little = Petite Couronne : fin proche
rv-board = La rue. Roi { $king }. Gardes { $left } et { $right }. Sorcier { $wizard }. Fou { $jester }. Couronne { $crown }.
rv-board-setup = La rue. Roi { $king }. Gardes { $left } et { $right }. Couronne { $crown }.
rv-power-yours = Le pouvoir du Fou est à vous
rv-power-of = Le Fou sert { $who }
rv-your-hand = Votre main
rv-exposed = { $who } connaît les cartes marquées d’un œil : vous les avez depuis la nouvelle pioche.
rv-deck = pioche
rv-discard = défausse
rv-then = puis
rv-then-little = Quand la pioche s’épuise, la Couronne passe sur sa face Petite Couronne et la défausse devient la pioche
rv-then-end = Quand la pioche s’épuise de nouveau, le Duché où se trouve le Roi décide du vainqueur
rv-crown = Couronne
rv-suit-king = Roi
rv-suit-guard = Garde
rv-suit-wizard = Sorcier
rv-suit-jester = Fou
rv-flank = Encadrer
rv-middle = Milieu
rv-card-name = { $card ->
    [K] Roi
    [G1] Garde 1
    [G2] Garde 2
    [GF] Garde encadrer
    [W1] Sorcier 1
    [W2] Sorcier 2
    [W3] Sorcier 3
    [J1] Fou 1
    [J2] Fou 2
    [J3] Fou 3
    [J4] Fou 4
    [J5] Fou 5
   *[JM] Fou milieu
}
rv-card-does = { $card ->
    [K] Carte Roi : le Roi d’une case ; deux ensemble déplacent le Roi et les Gardes
    [G1] Carte Garde : un Garde d’une case
    [G2] Carte Garde : un Garde de deux cases, ou les deux d’une case
    [GF] Carte Garde, encadrer : les deux Gardes à côté du Roi
    [W1] Carte Sorcier : une case
    [W2] Carte Sorcier : deux cases
    [W3] Carte Sorcier : trois cases
    [J1] Carte Fou : une case
    [J2] Carte Fou : deux cases
    [J3] Carte Fou : trois cases
    [J4] Carte Fou : quatre cases
    [J5] Carte Fou : cinq cases
   *[JM] Carte Fou, milieu : sur la Fontaine
}

# Ce qui se choisit dans la rue.
rv-spot = { $zone ->
    [fountain] la Fontaine
    [chateau] { $to }, dans le Château { rv-owner }
   *[duchy] { $to }
}
rv-pawn-wizard = Sorcier en { $to } : utiliser son pouvoir
rv-target-king = Roi vers { rv-spot }
rv-target-guard = Garde de { $from } vers { rv-spot }
rv-target-wizard = Sorcier vers { rv-spot }
rv-target-jester = Fou vers { rv-spot }
rv-target-step = Garde de { $from } vers { rv-spot }, et l’autre Garde d’une case aussi
rv-target-court = Privilège du Roi, deux cartes Roi : le Roi et les Gardes d’une case vers { $who }
rv-target-court-you = Privilège du Roi, deux cartes Roi : le Roi et les Gardes d’une case vers vous
rv-target-flank = Les deux Gardes à côté du Roi, en { $left } et { $right }

# Ce qu’un choix apporterait.
rv-preview-win = Vous gagnez !
rv-preview-loss = { $who } gagne
rv-preview-crown = Couronne +{ $steps }
rv-preview-crown-stays = La Couronne reste
rv-preview-step = Couronne +{ $steps } à la fin de votre tour
rv-preview-jester = Le Fou sert { $who }
rv-preview-jester-yours = Le Fou vous sert
rv-preview-jester-nobody = Le Fou ne sert personne

# À côté des noms, les cartes vues, et la fin.
rv-to-go = cases
rv-king-to-go = { $spaces ->
    [one] Le Roi est à { $spaces } case de ce Château.
   *[other] Le Roi est à { $spaces } cases de ce Château.
}
rv-crown-to-go = { $spaces ->
    [one] La Couronne est à { $spaces } case de ce Château.
   *[other] La Couronne est à { $spaces } cases de ce Château.
}
rv-unseen = { $cards ->
    [one] { $cards } carte n’a pas été vue : elle est dans la pioche ou dans une main cachée.
   *[other] { $cards } cartes n’ont pas été vues : elles sont dans la pioche ou dans une main cachée.
}
rv-key-discarded = défaussées
rv-key-yours = à vous
rv-key-theirs = à l’adversaire, sûrement
rv-key-together = dans les mains, sûrement
rv-key-unseen = pas vues
rv-result = Résultat
rv-won = Gagne
rv-lost = Perd
rv-in-chateau = au Château
rv-in-duchy = dans le Duché
rv-away = { $spaces ->
    [one] à { $spaces } case
   *[other] à { $spaces } cases
}

# Le premier tour guidé.
rv-guide-street = La rue va d’un Château à l’autre, la Fontaine au milieu. Attirez le Roi, ou la Couronne, dans votre Château, et vous gagnez aussitôt.
rv-guide-cards = Votre main. À votre tour, jouez autant de cartes que vous voulez, mais d’un seul type. Cliquez sur une carte, puis là où va sa pièce.
rv-guide-court = Le Roi reste toujours entre ses deux Gardes. Une carte Roi le déplace d’une case ; deux ensemble déplacent les trois.
rv-guide-crown = La Couronne vient vers vous à la fin de votre tour : d’une case par pièce dans votre Château, et d’une de plus si le Roi et les Gardes sont tous dans votre moitié.
rv-guide-powers = Tant que le Fou est de votre côté du Roi, vos cartes Fou peuvent déplacer d’autres pièces. Et au lieu de jouer des cartes, cliquez sur le Sorcier : il appelle le Roi ou un Garde sur sa case.
rv-guide-turn = À vous de jouer : choisissez une carte au bord doré. Quand vous avez assez joué, finissez votre tour ici et complétez votre main.

# Pour la liste des jeux.
about-tagline = Attirez le Roi et sa Cour dans votre Château, au bout de la rue.
about-what = Deux voisins, une rue et un Roi qui hésite. Les cartes d’un même type déplacent le Roi, ses deux Gardes, le Sorcier et le Fou, qui ne sont à personne. Ramenez le Roi chez vous, ou laissez la Couronne venir pas à pas.
about-minutes = 20–30 minutes

# After the first click of a decision.
rv-next-where = Vers où ? Choisissez un endroit marqué sur la rue.
rv-next-first = De quel côté va ce Garde ?
rv-next-guard = Et de quel côté va l’autre Garde ?

puzzle-task = Gagnez pendant ce tour.
puzzle-short = La partie n’est pas encore gagnée.
