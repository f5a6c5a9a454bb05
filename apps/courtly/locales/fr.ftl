# Ce que dit le programme, en dehors des jeux.
ui-human = une personne
ui-untrained = Les bots ne se sont jamais exercés à ces règles et jouent moins bien.
ui-bot-random = un bot qui joue au hasard
ui-bot-greedy = le bot glouton
ui-bot-page = un bot, page
ui-bot-squire = un bot, écuyer
ui-bot-knight = un bot, chevalier
ui-bot-chancellor = un bot, chancelier
ui-bot-champion = un bot, champion
ui-recording = Chaque étape est conservée dans { $file }
ui-commands = Tapez un numéro pour choisir. Et aussi : ? explique, annuler, indice, journal, plateau, enregistrer FICHIER, quitter ; ou tapez des mots pour chercher.
ui-pass = Passez le clavier à { $seat }, puis appuyez sur Entrée (ou tapez quitter).
ui-no-such-number = Aucun choix ne porte ce numéro.
ui-type-a-number = Tapez le numéro d’un choix, ou ? pour ses règles.
ui-not-understood = Rien ne correspond. Tapez un numéro, les mots d’un choix, ou ? pour les règles.
ui-undone = Annulé.
ui-undo-nothing = Il n’y a rien à annuler.
ui-undo-shown = Impossible d’annuler : quelque chose a été révélé depuis.
ui-undo-acted = Impossible d’annuler : c’est depuis le tour de quelqu’un d’autre.
ui-hint = Le champion choisirait : { $choice } (Entrée pour accepter)
ui-saved = Enregistré sous { $file }
ui-not-saved = Non enregistré : { $file }
ui-under = { $heading } (« retour » pour revenir)
ui-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
ui-more = … et { $count } autres. Tapez les mots d’un choix pour réduire la liste.
ui-narrow = Tapez les mots d’un choix pour réduire la liste.
ui-finished = La partie est enregistrée dans { $file }
ui-farewell = Tout est conservé. Pour continuer : { $command }
ui-replay-line = Étape { $line } sur { $last }
ui-replay-keys = [{ $line }/{ $last }] Entrée : suite · r : retour · un numéro : y aller · q : quitter
ui-verified = Tout est juste : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $chances ->
    [one] { $chances } tirage
   *[other] { $chances } tirages
}, { $undos ->
    [one] { $undos } annulation
   *[other] { $undos } annulations
} ; chaque règle et chaque empreinte concorde.
ui-verified-over = La partie a été jouée jusqu’au bout.
ui-verified-resigned = La partie s’est terminée par un abandon.
ui-verified-abandoned = La partie a été arrêtée parce qu’elle durait trop longtemps.
ui-verified-running = La partie n’est pas terminée.
ui-verified-fingerprint = L’empreinte du hasard est { $commitment }.
ui-verified-seed = La graine correspond à son engagement, et chaque tirage en découle.
ui-verified-chosen-seed = Chaque tirage découle de la graine. Comme quelqu’un l’a choisie, cela ne prouve pas que la partie était équitable.
ui-verified-no-seed = La graine n’est pas révélée ; le hasard n’a pas pu être vérifié.
ui-verified-loaded = La partie a commencé sur une position donnée.
ui-verified-cut = La dernière ligne est coupée et a été laissée de côté.
ui-named = { $name } : { $text }
ui-seen = Appuyez sur Entrée quand vous avez vu ceci.
ui-save-where = Précisez où : enregistrer FICHIER
ui-too-narrow = Le plateau demande { $columns } colonnes ; en voici le contenu, en mots.
ui-earlier = … plus tôt : voir courtly replay.
ui-no-record = Un problème ne laisse pas d’enregistrement.
ui-puzzle-title = { $game } · problème { $number } sur { $count } · { $stars }
ui-puzzle-hint = Pour réussir : { $choice } (Entrée pour accepter)
ui-puzzle-astray = La solution connue ne commence pas ainsi : annulez, puis redemandez.
ui-puzzle-solved = Résolu !
ui-puzzle-short = Il y a mieux. { $text }
ui-puzzle-keys = Entrée : problème suivant · e : encore · s : solution · q : quitter
ui-analyse-running = La partie n’est pas finie : personne ne peut encore l’examiner.
ui-analyse-going = { $done } décisions jugées sur { $total }
ui-analyse-rough = Aucun réseau n’a appris ces règles : les chances sont celles de parties continuées au hasard, et seules les erreurs nettes sont nommées.
ui-analyse-seat = %
ui-analyse-start = part égale
ui-analyse-luck = chance
ui-analyse-own = siennes
ui-analyse-others = autres
ui-analyse-hindsight = après coup
ui-analyse-result = résultat
ui-analyse-accuracy = précision
ui-analyse-note = Les décisions, les siennes et celles des autres, comptent pour ce qui leur a manqué par rapport à la meilleure, d’après ce que le joueur pouvait savoir alors ; les autres y gagnent autant. Après coup : ce à quoi elles ont finalement mené, quand le champion en attendait autre chose, et ce que plusieurs ont choisi en secret au même moment. Ce sont des sommes sur toute la partie, qui peuvent dépasser 100.
ui-analyse-accuracy-note = La précision est de 100 pour qui choisit toujours le mieux, de 0 pour qui ne fait pas mieux que le hasard.
ui-analyse-resigned = { $who } a abandonné : cela compte comme une décision.
ui-analyse-worst = Pires décisions de { $who }
ui-analyse-no-worst = { $who } : aucune erreur à signaler
ui-analyse-mistake = { $loss } au tour { $turn } : { $decision }. Mieux : { $better }.
