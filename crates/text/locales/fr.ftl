# Les mots que tous les jeux emploient.
seat-name = Place { $seat }
list-and = et
list-or = ou
abandoned = La partie a été arrêtée sans vainqueur : elle avait duré trop longtemps.
resigned = { $who } abandonne la partie.
