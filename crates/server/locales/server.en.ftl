# Refusals. Each says what is wrong and, where it can, what to do.
refused-not-found = There is nothing here. The link may be old, or the table has been cleared away.
refused-not-your-seat = This is not your seat.
refused-not-your-table = Only the host of the table may do this.
refused-stale = This was already decided, or the question has changed meanwhile. Look at the table again.
refused-illegal = This is not possible now: { $why }.
refused-over = The game is over.
refused-not-running = The game is not running.
refused-already-begun = The game has already begun.
refused-seat-taken = Somebody else has taken this seat.
refused-not-full = Not every seat is taken and ready yet.
refused-nothing-to-undo = Nothing can be taken back: { $why }.
refused-hints-off = There are no hints at this table.
refused-bad-request = This could not be understood: { $why }.
refused-too-large = This is too large.
refused-rate = Too fast. Wait a moment and try again.
refused-busy = The server is busy. Wait a moment and try again.
refused-no-player = Choose a name first.
refused-foreign = This request came from another site, so it was refused.
refused-failed = Something went wrong here. Nothing was changed.

guest = Player
terms-prepared = Prepared
terms-position = begins from a given position
terms-edition = other numbers than the published ones
terms-seed = chance from a given seed
