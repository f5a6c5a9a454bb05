# Banquet royal.
br-colour-red = rouge
br-colour-purple = mauve
br-colour-yellow = jaune
br-colour-blue = bleu
br-colour-green = vert
br-family-red = famille rouge
br-family-purple = famille mauve
br-family-yellow = famille jaune
br-family-blue = famille bleue
br-family-green = famille verte
br-letter-red = R
br-letter-purple = M
br-letter-yellow = J
br-letter-blue = B
br-letter-green = V
br-card-foot = À pied
br-card-horse = Cheval
br-card-carriage = Calèche
br-card-tunnel = Souterrain
br-card-boat = Bateau
br-card-litter = Litière
br-icon-party = icône fête
br-icon-crown1 = 1 couronne
br-icon-crown2 = 2 couronnes
br-icon-crown3 = 3 couronnes
br-icon-cake = gâteau
br-icon-castle = château
br-place-board = le gâteau en { $space }
br-place-held = le gâteau { $nth } { DE($seat) }

# Les nombres de choses.
br-guests =
    { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }
br-crowns =
    { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
br-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

# Le plateau.
br-legend = 1♛ couronnes   ♪ fête   ▲ gâteau   ⌂ château   ★ princesse
br-legend-colours = R rouge   M mauve   J jaune   B bleu   V vert
br-cards-title = Transports
br-families-title = Familles
br-die = dé
br-board-player = { $seat } { $letter } { $colour }
br-board-sum = { $guests } × { $crowns }♛
br-board-cakes =
    { $count ->
        [one] gâteau valant { $cakes }
       *[other] gâteaux valant { $cakes }
    }
br-board-cakes-unknown =
    { $count ->
        [one] { $count } gâteau
       *[other] { $count } gâteaux
    }
br-board-no-cakes = aucun gâteau
br-quiet =
    { $turns ->
        [one] { $turns } tour sans fête (fin de partie à { $most })
       *[other] { $turns } tours sans fête (fin de partie à { $most })
    }

# Les faits.
br-fact-turn = C’est le tour { DE($seat) }.
br-fact-over = La partie est finie.
br-fact-princess = La princesse est en { $space } ({ $icon }).
br-fact-guests = En { $space } ({ $icon }) : { $guests }.
br-fact-empty = Sans invité : { $spaces }.
br-fact-space = { $space } ({ $icon })
br-fact-rim = Cases du bord : { $spaces }.
br-fact-cake-known = Gâteau en { $space }, valeur { $value }.
br-fact-cake = Gâteau en { $space }, de valeur inconnue pour vous.
br-fact-card-free = Carte { $number }, { $card } : aucun jeton.
br-fact-card-token = Carte { $number }, { $card } : le jeton { $colour }.
br-fact-die = Le dé bonus est sur { $card }.
br-fact-player = { $seat } a la { $family } : { br-guests }, { br-crowns }.
br-fact-player-cakes = { $seat } a pris ces gâteaux : { $cakes }.
br-fact-seen = { $seat } a regardé { $cakes }.
br-fact-lifted = Encore à replacer : { $guests }.
br-fact-again = Un autre tour suivra.
br-unknown = inconnu

# Les questions.
br-ask-wait = C’est le tour { DE($seat) }.
br-ask-over = La partie est finie.
br-ask-turn = À vous de jouer : quelle carte utilisez-vous ?
br-ask-skip = Aucun déplacement possible : passez, et tous les jetons quittent leurs cartes.
br-ask-roll = Le dé bonus est lancé.
br-ask-swap = Bonus : quels deux invités échangent leurs places ?
br-ask-peek = Bonus : quel gâteau regardez-vous ?
br-ask-lift = Bonus : de quelle case soulevez-vous les invités ?
br-ask-put = Où placez-vous l’invité { $colour } ?
br-ask-cake = C’est la fête ! Quel gâteau prenez-vous ?

# Les choix.
br-choice-guest = Jeton { $colour } sur { $card } : l’invité va de { $from } à { $to } ({ $icon })
br-choice-join = Jeton { $colour } sur { $card } : l’invité va de { $from } à { $to } ({ $icon }) et rejoint { $others }
br-choice-group = Jeton { $colour } sur { $card } : le groupe { $guests } va de { $from } à { $to } ({ $icon })
br-choice-group-join = Jeton { $colour } sur { $card } : le groupe { $guests } va de { $from } à { $to } ({ $icon }) et rejoint { $others }
br-choice-princess = Jeton { $colour } sur { $card } : la princesse va en { $to } ({ $icon })
br-choice-princess-join = Jeton { $colour } sur { $card } : la princesse va en { $to } ({ $icon }), auprès { DE($others) }
br-choice-party = { $choice } → fête !
br-choice-swap = Échanger l’invité { $a } en { $from } et l’invité { $b } en { $to }
br-choice-peek = Regarder { $place }
br-choice-lift = Soulever { $guests } en { $space }
br-choice-put = Placer l’invité { $colour } en { $space } ({ $icon })
br-choice-cake-known = Prendre le gâteau en { $space }, valeur { $value }
br-choice-cake = Prendre le gâteau en { $space }
br-choice-skip = Passer

# L’aide.
br-help-turn =
    Posez un jeton couleur sur une carte libre, et déplacez selon la carte un invité de cette couleur ou la princesse :
    • À pied : 1 case
    • Cheval : 1 ou 2 cases en ligne droite
    • Calèche : 2 cases ou plus en ligne droite
    • Souterrain : vers une case à la même icône
    • Bateau : d’un bord à un autre
    • Litière : un invité seul, de 1 à 3 pas ; tous les autres jetons quittent leurs cartes
    Une carte est libre si elle ne porte aucun jeton. Si elle porte le dé, vous le lancez pour un bonus.
    Les invités d’une même case forment un groupe et se déplacent ensemble. Ils sont { $group } au plus par case, jamais sur un gâteau ni au château.
    Si la princesse se trouve avec { $group } invités à la fin du déplacement, c’est la fête.
br-help-skip = Aucun jeton ne peut aller sur une carte libre et déplacer quelqu’un. Tous les jetons quittent leurs cartes et le tour passe.
br-help-swap =
    Choisissez deux invités sur des cases différentes, en groupe ou non. Ils échangent leurs places ; la princesse jamais.
    Si elle se trouve ensuite avec { $group } invités, la fête a lieu.
br-help-peek = Choisissez un gâteau, sur le plateau ou devant un joueur. Vous seul apprenez sa valeur. Tous voient lequel vous regardez.
br-help-lift =
    Choisissez une case avec des invités. Tous ceux qui s’y trouvent sont soulevés, jamais une partie d’un groupe.
    Vous placez ensuite chacun seul sur une case sans invité ; la case quittée est de nouveau libre.
br-help-put =
    Placez cet invité sur une case sans invité, ni gâteau ni château. La princesse peut s’y trouver.
    Les autres invités soulevés suivent dans l’ordre des couleurs.
br-help-cake =
    Les invités de la fête ont rejoint leurs familles, et chaque famille présente a reçu les couronnes de la case.
    Prenez un gâteau du plateau ; vous seul voyez sa valeur. Il compte à la fin, et sa case donne désormais 3 couronnes.
    Quand il ne reste plus de gâteau, la partie s’arrête.
br-help-wait = À la fin, chaque joueur marque ses invités × ses couronnes, plus la valeur de ses gâteaux.

# Les événements.
br-event-moved = { $seat } : jeton { $colour } sur { $card } ; { $guests } de { $from } à { $to }.
br-event-princess = { $seat } : jeton { $colour } sur { $card } ; la princesse va de { $from } à { $to }.
br-event-cleared = Tous les autres jetons quittent leurs cartes : { $tokens }.
br-event-rolled = Le dé donne { $number } : { $bonus }. Il est maintenant sur { $card }.
br-event-bonus-skipped = Le bonus est impossible.
br-event-crown = { $seat } prend une couronne.
br-event-returned = La princesse retourne au château.
br-event-swapped = { $seat } échange l’invité { $a } en { $from } et l’invité { $b } en { $to }.
br-event-peeked = { $seat } regarde { $place }.
br-event-peeked-value = { $seat } regarde { $place } : il vaut { $value }.
br-event-lifted = { $seat } soulève { $guests } en { $space }.
br-event-put = { $seat } place l’invité { $colour } en { $space }.
br-event-skipped = { $seat } ne peut rien déplacer et passe ; tous les jetons quittent leurs cartes.
br-event-party =
    { $crowns ->
        [0] Fête en { $space } avec { $guests } ; elle ne donne pas de couronne.
        [one] Fête en { $space } avec { $guests } ; { $crowns } couronne pour { $seats }.
       *[other] Fête en { $space } avec { $guests } ; { $crowns } couronnes pour { $seats }.
    }
br-event-party-nobody = Fête en { $space } avec { $guests } ; personne ne reçoit ses couronnes.
br-event-cake = { $seat } prend le gâteau en { $space }.
br-event-cake-value = { $seat } prend le gâteau en { $space } : il vaut { $value }.
br-event-another = { $seat } joue un autre tour.
br-event-ended-cakes = Le dernier gâteau est pris : la partie est finie.
br-event-ended-quiet = Trop de tours sans fête : la partie est finie.
br-bonus-again = un autre tour
br-bonus-swap = échanger deux invités
br-bonus-crown = prendre une couronne
br-bonus-peek = regarder un gâteau
br-bonus-lift = soulever des invités
br-bonus-castle = princesse au château

# La fin.
br-end-score = { $seat } ({ $family }) : { br-guests } × { br-crowns } + { $cakes } pour les gâteaux = { $score }
br-end-win = { $winners } gagne avec { br-points }.
br-end-shared = { $winners } se partagent la victoire avec { br-points }.

# Titres d’une longue liste de choix.
br-heading-token = jeton { $colour }
br-heading-guests = { $guests } en { $from }
br-heading-princess = la princesse
br-heading-swap = Échanger l’invité { $colour } en { $from }

# L’image.
br-board-summary =
    Le royaume : { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }, { $cakes ->
        [one] { $cakes } gâteau couvert
       *[other] { $cakes } gâteaux couverts
    }. La princesse est en { $space } ({ $icon }) { $company ->
        [0] sans invité
        [one] avec { $company } invité
       *[other] avec { $company } invités
    }.
br-meta =
    { $cakes ->
        [0] Plus aucun gâteau
        [one] Encore { $cakes } gâteau
       *[other] Encore { $cakes } gâteaux
    }
br-how-one = 1 case
br-how-line = { $min }–{ $max } en ligne
br-how-far = { $min }+ en ligne
br-how-steps = { $min }–{ $max } pas
br-how-icon = même icône
br-how-rim = de bord à bord
br-how-alone = { $how }, seul
br-die-says = Le dé bonus, qui montre { $number }
br-label-space = { $space }, { $icon }
br-label-space-guests = { $space }, { $icon }, avec { $guests }
br-label-space-princess = { $space }, { $icon }, avec la princesse
br-label-space-both = { $space }, { $icon }, avec la princesse et { $guests }
br-label-guest = invité { $colour } en { $space }, { $icon }
br-label-guest-group = invité { $colour } en { $space }, { $icon }, en groupe avec { $others }
br-label-princess = la princesse en { $space }, { $icon }
br-label-cake = gâteau couvert en { $space }
br-label-cake-known = gâteau en { $space }, valeur { $value }
br-label-held = gâteau { $nth } { DE($seat) }, couvert
br-label-held-known = gâteau { $nth } { DE($seat) }, valeur { $value }
br-label-card = { $card } : { $how }
br-label-card-die = { $card } : { $how } ; porte le dé bonus
br-label-token = jeton { $colour }, à côté du plateau
br-label-token-on = jeton { $colour }, sur { $card }
br-preview-die = Lance le dé pour un bonus
br-preview-die-party = Lance le dé, puis fête si rien ne change
br-preview-party =
    { $points ->
        [0] Fête : un gâteau pour vous
        [one] Fête : +{ $points } point et un gâteau
       *[other] Fête : +{ $points } points et un gâteau
    }
br-seen-die = Ce que donne le dé
br-seen-guests = Invités restants
br-seen-left =
    { $guests ->
        [one] { $colour } : { $guests } invité
       *[other] { $colour } : { $guests } invités
    }
br-seen-unknown = Gâteaux que vous ne connaissez pas : { $values }.
br-tally-guests = Invités
br-tally-crowns = Couronnes
br-tally-product = Produit
br-tally-cakes = Gâteaux
br-tally-total = Points

# Le premier tour guidé.
br-guide-goal = Chaque place appartient à une famille. À la fin, vous marquez les invités de votre famille × vos couronnes, plus vos gâteaux. Les fêtes donnent les uns et les autres.
br-guide-princess = Voici la princesse Céleste. Quand elle se trouve avec 3 invités à la fin d’un déplacement, c’est la fête : les invités rejoignent leurs familles, et chaque famille présente prend les couronnes de la case.
br-guide-move = Un déplacement, c’est une carte, une figurine et une case. Choisissez une carte libre, puis un invité ou la princesse. Le jeton couleur de l’invité va sur la carte, qui reste prise tant qu’il y est. Les invités d’une même case se déplacent ensemble.
br-guide-die = Utilisez la carte qui porte le dé et vous le lancez pour un bonus. Il va ensuite sur la carte de son chiffre.
br-guide-party = Celui qui fait la fête prend aussi un gâteau couvert du plateau. Sa valeur est secrète, et sa case donne désormais 3 couronnes. Quand le dernier gâteau est pris, la partie s’arrête.
br-guide-turn = À vous de jouer : choisissez une carte au bord doré.

# Sur les pages du jeu.
about-tagline = Réunissez les invités auprès de la princesse, et goûtez les gâteaux.
about-what = La princesse Céleste fait le tour des fêtes du royaume. Six façons de voyager réunissent les invités de cinq familles sur une carte d’hexagones ; là où trois d’entre eux rencontrent la princesse, c’est la fête, avec des couronnes pour leurs familles. Gagnez des invités et des couronnes, car c’est leur produit qui compte, et celui qui fait la fête goûte un gâteau secret.
about-minutes = 30–45 minutes
option-kingdom = Royaume
option-kingdom-compact = Compact : un grand hexagone
option-kingdom-random = Aléatoire : une autre côte à chaque partie

# After the first click of a decision.
br-next-who = { $picked } : qui voyage ? Choisissez un invité ou la princesse.
br-next-token = { $picked } : quel jeton de couleur va sur la carte ?
br-next-swap = { $picked } : avec qui cet invité change-t-il de place ?
br-next-where = { $picked } : vers où ?
br-name-guest = invité { $colour } en { $space }

# Beside the facts, for those who type.
br-fact-notation = En notation : { $spaces }.
br-fact-notation-space = { $space } = { $notation }

puzzle-task = Faites une fête avec ce coup. La carte qui porte le dé n’aide pas : son bonus pourrait gâcher la fête.
puzzle-short = Ce coup ne fait pas de fête, ou seulement avec de la chance.
