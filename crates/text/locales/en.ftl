# Words that every game uses.
seat-name = Seat { $seat }
list-and = and
list-or = or
abandoned = The game was stopped without a winner: it had taken too many steps.
resigned = { $who } has given up.
