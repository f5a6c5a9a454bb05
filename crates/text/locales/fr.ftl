# Les mots que tous les jeux emploient.
seat-name = Place { $seat }
list-and = et
list-or = ou
