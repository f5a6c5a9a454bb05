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
page-theme-system = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-about = Comment ça marche
page-keys = Clavier et lecteurs d’écran
page-api = Pour les programmes
page-device = Autre appareil
page-promise = Dessiné et construit à la main. Ni pistage, ni publicité.
page-and = et
page-insecure = Cette adresse n’est pas chiffrée, et le navigateur refuse donc deux choses : les notifications quand c’est à vous, et le bouton qui copie un lien. Tout le reste fonctionne.

# Jeux et tables en listes.
game-players = { $n } joueurs
game-players-range = { $from }–{ $to } joueurs
game-play-now = Jouer
game-rules = Règles
game-of = de { $game }
line-your-turn = À vous de jouer
line-theirs = On attend { $names }
line-free = { $n ->
    [0] Prête à commencer
    [one] { $n } place libre
   *[other] { $n } places libres
}
line-seats-free = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
line-won = Vous avez gagné
line-they-won = { $n ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}
line-nobody-won = Personne n’a gagné
line-aborted = Arrêtée
line-with = avec { $names }
line-of-host = Hôte : { $name }
line-replay = Revoir
line-join = Rejoindre
ago-now = à l’instant
ago-minutes = il y a { $n } min
ago-hours = il y a { $n } h
ago-days = { $n ->
    [one] hier
   *[other] il y a { $n } jours
}
page-pace-live = En direct
page-pace-live-note = Tout le monde est là.
page-pace-days = Sur plusieurs jours
page-pace-days-note = Chacun décide quand il a un moment.

# Accueil.
home-title = Courtly : jeux de société royaux
home-welcome = Prenez place à la cour
home-lead = Des jeux de société royaux dans votre navigateur, entre amis ou contre des bots, sans rien installer et sans compte.
home-continue = Reprendre vos parties
home-all-mine = Toutes mes tables
home-open = Tables ouvertes
home-open-note = Quelqu’un cherche des joueurs. Chacun peut s’asseoir.

# Un jeu.
game-new = Nouvelle table
game-new-note = Invitez des amis par un lien, ajoutez des bots, ou partagez cet appareil.
game-quick-seats = Contre
game-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
game-quick-level = Niveau
game-play-bots = Jouer
game-open-none = Personne n’attend pour le moment. Ouvrez vous-même une table.
game-finished = Parties terminées
game-finished-none = Aucune partie n’est encore terminée.
game-contents = Sommaire
new-seats = Qui s’assoit où
new-options = Règles
new-pace = Rythme
new-more = Confort
new-bot-speed = Les bots jouent
new-bot-normal = pour que l’œil puisse suivre
new-bot-fast = aussitôt
new-hints = On peut demander des indices
new-listed = Ouverte à tous : montrer cette table parmi les tables ouvertes
new-make = Ouvrir la table
page-seat-number = Place { $n }
page-seat-me = Moi
page-seat-open = Une personne invitée
page-seat-bot = Bot : { $level }
page-seat-device = Quelqu’un sur cet appareil
page-seat-none = Personne
page-seat-name = Nom
page-seat-device-name = Nom du joueur à la place { $n }

# Mes tables.
my-none = Vous n’avez pas encore de table. Choisissez un jeu, un bot est prêt à jouer.
my-to-games = Vers les jeux
my-running = En cours
my-waiting = En attente de joueurs
my-finished = Terminées
my-more = { $n ->
    [one] Et { $n } partie plus ancienne.
   *[other] Et { $n } parties plus anciennes.
}

# Réglages.
set-saved = Enregistré.
set-name = Votre nom
set-name-note = Celui que les autres voient à la table.
set-lang-auto = Celle du navigateur
set-colour-help = Des motifs et des lettres partout où les couleurs diffèrent
set-motion = Mouvement
page-motion-normal = Calme
page-motion-fast = Rapide
page-motion-off = Aucun
set-motion-note = Si votre appareil demande moins de mouvement, rien ne glisse, quel que soit ce choix.
set-table = À la table
set-sounds = Sons doux
set-confirm = Demander confirmation avant qu’une décision compte
set-save = Enregistrer

# Un autre appareil.
dev-title = Jouer sur un autre appareil
dev-lead = Vos places appartiennent à ce navigateur. Un lien personnel vous emmène sur votre téléphone ou un autre ordinateur, avec votre nom, vos réglages et toutes vos parties.
dev-go = Créer un lien personnel
dev-from = D’ici
dev-from-note = Le lien n’est montré qu’une fois et sert peu de temps. Qui le possède joue à votre place : gardez-le pour vous.
dev-make = Créer un lien
dev-open-there = Ouvrez cette adresse sur l’autre appareil :
dev-link = Votre lien personnel
dev-or-code = Ou tapez-y ce code :
dev-lasts = { $n ->
    [one] Il sert une fois, pendant { $n } minute. Il n’est plus montré ensuite.
   *[other] Il sert une fois, pendant { $n } minutes. Il n’est plus montré ensuite.
}
dev-to = Vers ici
dev-to-note = Vous avez créé un code sur un autre appareil ? Entrez-le ici.
dev-wrong = Ce code est inconnu. Il a peut-être servi, ou il est trop ancien. Créez-en un nouveau.
dev-code = Code
dev-enter = Continuer ici
dev-arrive = Jouer ici sous le nom { DE($name) } ?
dev-arrive-unnamed = Continuer ici ?
dev-arrive-note = Ce navigateur aura alors le nom, les réglages et les parties de l’autre appareil, qui les garde aussi.
dev-left-behind = { $n ->
    [one] Ce navigateur a { $n } partie en cours à lui. Elle ne sera plus accessible d’ici.
   *[other] Ce navigateur a { $n } parties en cours à lui. Elles ne seront plus accessibles d’ici.
}
dev-arrive-do = Oui, continuer ici
dev-arrive-not = Non, tout laisser en l’état

# Une invitation.
join-title = { $name } vous invite à jouer à { $game }
join-rules = Comment joue-t-on ?
join-choose = Choisissez une place
join-name = Votre nom
join-do = S’asseoir
join-closed = Il n’y a plus de place libre.
join-watch = Vers la table
join-own = Jouer votre propre partie

# La salle d’attente.
wait-host = { $name } a ouvert cette table.
wait-seats = Places
wait-open = Libre
wait-you = vous
wait-here = ici
wait-ready-one = prêt
wait-unready = pas encore prêt
wait-stays = { $name } (sans changement)
wait-away = ailleurs
wait-device = sur un appareil partagé
wait-free = { $n ->
    [one] On attend encore { $n } joueur.
   *[other] On attend encore { $n } joueurs.
}
wait-ready = Tout le monde est là.
wait-for-host = Tout le monde est là. { $name } peut commencer.
wait-unsettled = On attend l’accord de tous pour commencer.
wait-ready-do = On peut commencer
wait-start = Commencer
wait-invite = Inviter
wait-invite-note = Envoyez ce lien à qui vous voulez. Qui l’ouvre peut prendre une place libre.
wait-link = Lien d’invitation
wait-copy = Copier
wait-copied = Copié
wait-option = { $name } : { $value }
wait-hints = Indices permis
wait-no-hints = Sans indices
wait-invited-only = On prend place à cette table sur invitation. Demandez le lien à l’hôte ; vous pourrez regarder quand la partie commencera.
wait-fair = Hasard scellé :
wait-fair-what = Toutes les cartes et tous les dés de cette partie viennent d’un nombre secret déjà fixé. Voici son empreinte :
wait-fair-check = Le navigateur de chaque personne qui s’assoit ou commence ajoute un nombre aléatoire de son cru : personne ne choisit seul les cartes. Notez l’empreinte ; à la fin de la partie, téléchargez l’enregistrement et comparez avec
wait-change = Changer les places
wait-change-do = Changer
wait-abort = Fermer cette table
wait-abort-note = La table disparaît pour tout le monde.
wait-abort-do = Fermer la table
wait-leave = Quitter cette table
wait-leave-note = Votre place se libère pour quelqu’un d’autre.
wait-leave-do = Quitter

# Comment ça marche.
about-lead = Courtly est un lieu où jouer à des jeux de société royaux dans le navigateur : seul contre des bots, entre amis sur un même appareil ou à distance, en direct ou sur plusieurs jours.
about-play = Jouer
about-play-1 = Choisissez un jeu et appuyez sur « Jouer » : vous voilà à une table avec des bots. Ou bien ouvrez une table, envoyez le lien à des amis et commencez quand toutes les places sont prises. Il n’y a pas de compte ; votre navigateur se souvient de vous.
about-play-2 = Ce que vous pouvez choisir a un contour doré, et une phrase dit ce que l’on attend de vous. Pointez quelque chose pour voir ce que cela apporterait. Tant que rien de nouveau n’a été révélé, vous pouvez annuler une décision.
about-play-3 = Vous pouvez fermer la page à tout moment. Chaque décision est enregistrée avant de compter, et votre partie reprend où elle en était.
about-keys = Clavier et lecteurs d’écran
about-keys-1 = Tout s’atteint avec Tab et se choisit avec Entrée. Échap relâche ce que vous avez pris, Z annule.
about-keys-2 = Chaque choix est aussi un bouton avec des mots, sous « Tous les choix », et la position est racontée en phrases, pour que l’on puisse jouer sans voir le plateau.
about-keys-3 = La couleur n’est jamais seule à porter un sens : des formes et des lettres l’accompagnent, et les réglages ajoutent des motifs. Le mouvement peut être accéléré ou supprimé.
about-fair = Cartes et dés honnêtes
about-fair-1 = Tout le hasard d’une partie vient d’un seul nombre secret. Il est fixé quand la table est créée, et son empreinte est montrée avant la partie, sur l’invitation et à côté des places. Le navigateur de chaque personne qui s’assoit ou commence ajoute un nombre aléatoire de son cru : personne ne choisit seul les cartes, pas même celui qui tient le serveur. (Si vous jouez aussitôt contre des bots, le nombre de votre navigateur part avec la création de la table.)
about-fair-2 = À la fin de la partie, tous ces nombres figurent dans l’enregistrement. Téléchargez-le : son empreinte, chaque carte, chaque dé et chaque règle se vérifient avec « courtly verify ».
about-fair-3 = Les bots ne savent que ce que saurait un joueur à leur place.
about-privacy = Vie privée
about-privacy-1 = Un cookie reconnaît votre navigateur, et rien d’autre ne le fait. Il n’y a ni pisteur ni publicité, et rien n’est chargé d’ailleurs.
about-privacy-2 = Le serveur garde votre nom, vos réglages et vos parties. Ce que vous écrivez à une table est vu par ceux qui y sont.
about-games = Les jeux
about-games-1 = Les règles sont dites avec nos propres mots, et là où un livret se tait, la page des règles dit ce que nous avons décidé.
about-games-2 = Les noms des jeux appartiennent à leurs détenteurs, qui n’ont aucun lien avec ce projet. Chaque image est notre propre dessin.
about-free = Logiciel libre
about-free-1 = Courtly est libre sous licence MIT ou Apache 2.0, au choix. Vous pouvez l’installer chez vous : c’est un seul programme avec un seul fichier de données.
about-source = Code source
about-version = Version { $version }

# Pour les programmes.
api-lead = Tout ce que fait un joueur, un programme peut le faire aussi : ouvrir des tables, prendre place, voir ce que voit une place, décider.
api-how-1 = Les requêtes et les réponses sont en JSON. Un programme crée d’abord un joueur et envoie le jeton reçu avec chaque requête. Les navigateurs ont un cookie à la place.
api-how-2 = L’état d’une table vient avec toutes les décisions permises. Renvoyez l’une d’elles, avec le numéro de la question à laquelle elle répond : une requête tardive ou doublée ne fait alors rien de mal.
api-how-3 = Plutôt que de demander sans cesse, suivez les événements de la table : chacun apporte l’état entier. Après une connexion perdue, demandez l’état et reprenez.
api-how-4 = Les erreurs ont un code court pour les programmes et une phrase pour les gens. Trop de requêtes : réponse 429 ; trop de travail : 503. Attendez alors un instant et réessayez.
api-openapi = Description pour les outils (OpenAPI)
api-example = Un joueur en Python
api-example-note = Il ouvre une table contre un bot et joue au hasard. La bibliothèque standard suffit.
api-request = Requête
api-answer = Réponse
api-shapes = Formes
api-shapes-note = De quoi sont faites les requêtes et les réponses, et la vue de chaque jeu. Un point d’interrogation signale un membre qui peut manquer.

# Erreurs.
err-400 = Cela ne convenait pas
err-400-note = Le serveur n’a pas compris la requête. Revenez en arrière et essayez de nouveau.
err-403 = Ce n’est pas à vous
err-403-note = Cette place ou cette table est à quelqu’un d’autre. Si elle est à vous sur un autre appareil, servez-vous d’un lien personnel.
err-404 = Rien ici
err-404-note = Cette page ou cette table n’existe pas, ou n’existe plus.
err-409 = Impossible pour l’instant
err-409-note = La table n’en est pas là. Regardez-la et décidez de nouveau.
err-413 = Trop grand
err-413-note = Vous avez envoyé plus que le serveur n’accepte.
err-429 = Un peu moins vite
err-429-note = C’était beaucoup à la fois. Attendez un instant et essayez de nouveau.
err-500 = Quelque chose s’est cassé
err-500-note = C’est notre faute. Les parties sont enregistrées à chaque décision : rien n’est perdu.
err-503 = Beaucoup de monde en ce moment
err-503-note = Attendez un instant et essayez de nouveau. Les parties sont enregistrées à chaque décision : rien n’est perdu.
err-home = Vers les jeux
err-status = Erreur { $n }

# Problèmes
puzzles-title = Problèmes
puzzles-link = Problèmes : trouver le meilleur tour
puzzles-lead = Un tour, une meilleure réponse : gagner tout de suite, prendre le plus de points, faire une fête. Trouvés dans des parties de bots et résolus exactement ; il y a toujours quelque chose à trouver.
puzzles-progress = { $solved } sur { $count } résolus
puzzles-go = Problème { $number }
puzzles-of = { $game } : problèmes
puzzles-all = Tous les problèmes
puzzle-title = { $game } : problème { $number }
puzzle-number = Problème { $number } sur { $count }
puzzle-stars = { $stars ->
    [1] Une étoile sur trois
    [2] Deux étoiles sur trois
   *[other] Trois étoiles sur trois
}
puzzle-is-solved = résolu
puzzle-no-script = Sans scripts, le problème peut être regardé, mais pas essayé. Avec eux, vous cliquez sur le plateau.
puzzle-again = Réessayer
puzzle-show-solution = Montrer la solution
puzzle-next = Problème suivant
puzzle-solution = Un tour qui le résout
puzzle-solved-now = Résolu !
puzzle-short-now = Il y avait mieux. { $why }

# L’analyse d’une partie finie.
analysis-title = { $game } : analyse
analysis-lead = Chaque décision, jugée par le champion d’après ce que son joueur savait à ce moment. La part de la chance et celle des décisions donnent ensemble le résultat.
analysis-soon = Le champion regarde toute la partie encore une fois. Cela prend quelques secondes.
analysis-waiting = Elle commence dès que vient son tour.
analysis-going = { $done } décisions jugées sur { $total }
analysis-rough = Le champion n’a jamais appris ces règles. Les chances sont celles de parties continuées au hasard depuis chaque position : elles sont approximatives, et seules les erreurs nettes sont nommées.
analysis-curve = Chances de gagner
analysis-axis = Les tours, de gauche à droite
analysis-dots = Un cercle marque une des pires décisions ; il mène à son moment dans la partie.
analysis-figures = Les chances en chiffres
analysis-turn = Tour
analysis-shares = Chance et décisions
analysis-sum = Comment { $name } est arrivé au résultat
analysis-start = Part égale
analysis-luck = Chance
analysis-own = Ses décisions
analysis-other = Décisions de l’autre
analysis-others = Décisions des autres
analysis-hindsight = Décisions, après coup
analysis-result = Résultat
analysis-accuracy = Précision
analysis-accuracy-none = rien à choisir
analysis-worst = Pires décisions
analysis-worst-none = Aucune erreur à signaler.
analysis-from-to = { $to } de chances de gagner au lieu de { $from }
analysis-chosen = Choisi :
analysis-better = Mieux :
analysis-see = Tour { $turn } : revoir ce moment
analysis-stood-in = À la fin, un bot a décidé à la place de { $name } ; ses décisions comptent ici aussi.
analysis-resigned = { $name } a abandonné : cela compte comme une décision.
analysis-luck-note = La chance, c’est ce que la donne, les cartes, les dés et ce qui était caché ont apporté de plus ou de moins qu’en moyenne, chacun décidant comme il l’a fait. Les décisions comptent pour ce qui leur a manqué par rapport à la meilleure, d’après ce que le joueur pouvait savoir alors ; les autres y gagnent autant. Décisions, après coup : ce à quoi elles ont finalement mené, quand le champion en attendait autre chose au moment où elles ont été prises, et ce que plusieurs ont choisi en secret au même moment. Ce sont des sommes sur toute la partie, qui peuvent dépasser 100. À côté des pires décisions figurent les chances telles que le champion les voyait alors ; il juge un peu trop bien celui qui doit décider, ce que la courbe corrige.
analysis-accuracy-note = Précision : 100 % pour qui choisit toujours le mieux, 0 % pour qui ne fait pas mieux que le hasard.
