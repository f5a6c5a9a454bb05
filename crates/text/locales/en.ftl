# Words that every game uses.
seat-name = Seat { $seat }
list-and = and
list-or = or
