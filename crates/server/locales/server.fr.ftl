# Refus. Chacun dit ce qui ne va pas et, si possible, que faire.
refused-not-found = Il n’y a rien ici. Le lien est peut-être ancien, ou la table a été rangée.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-table = Seul l’hôte de la table peut faire cela.
refused-stale = C’est déjà décidé, ou la question a changé entre-temps. Regardez de nouveau la table.
refused-illegal = Ce n’est pas possible maintenant : { $why }.
refused-over = La partie est finie.
refused-not-running = La partie n’est pas en cours.
refused-already-begun = La partie a déjà commencé.
refused-seat-taken = Quelqu’un d’autre a pris cette place.
refused-not-full = Toutes les places ne sont pas encore prises et prêtes.
refused-nothing-to-undo = On ne peut rien annuler : { $why }.
refused-hints-off = Il n’y a pas d’indices à cette table.
refused-bad-request = Ceci n’a pas pu être compris : { $why }.
refused-too-large = C’est trop grand.
refused-rate = Trop vite. Attendez un instant et réessayez.
refused-busy = Le serveur est occupé. Attendez un instant et réessayez.
refused-no-player = Choisissez d’abord un nom.
refused-foreign = Cette demande venait d’un autre site : elle est refusée.
refused-failed = Quelque chose s’est mal passé ici. Rien n’a changé.

guest = Joueur
terms-prepared = Préparée
terms-position = commence d’une position donnée
terms-edition = d’autres nombres que ceux de la boîte
terms-seed = hasard d’une graine donnée
