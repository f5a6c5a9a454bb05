# Around every page.
page-skip = Skip to the content
page-nav = Main
page-games = Games
page-tables = My tables
page-settings = Settings
page-you-are = You are
page-turns = { $n ->
    [one] (your turn at { $n } table)
   *[other] (your turn at { $n } tables)
}
page-language = Language
page-theme = Colours
page-theme-system = As the device
page-theme-light = Light
page-theme-dark = Dark
page-about = How it works
page-keys = Keyboard and screen readers
page-api = For programs
page-device = Another device
page-promise = Drawn and built by hand. No tracking, no adverts.
page-and = and
page-insecure = This address is not encrypted, so the browser keeps two things back: notifications when it is your turn, and the button that copies a link. Everything else works.

# Games and tables in lists.
game-players = { $n } players
game-players-range = { $from }–{ $to } players
game-play-now = Play now
game-rules = Rules
game-of = of { $game }
line-your-turn = Your turn
line-theirs = Waiting for { $names }
line-free = { $n ->
    [0] Ready to begin
    [one] { $n } seat free
   *[other] { $n } seats free
}
line-seats-free = { $free } of { $seats } seats free
line-won = You won
line-they-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
line-nobody-won = Nobody won
line-aborted = Stopped
line-with = with { $names }
line-of-host = { $name }’s table
line-replay = Replay
line-join = Join
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
page-pace-live = Live
page-pace-live-note = Everybody is here now.
page-pace-days = Over days
page-pace-days-note = Everybody decides when they have a moment.

# Home.
home-title = Courtly: royal board games
home-welcome = Take a seat at court
home-lead = Royal board games in your browser, against friends or bots, with nothing to install and no account.
home-continue = Continue your games
home-all-mine = All my tables
home-open = Open tables
home-open-note = Somebody is looking for players. Anybody may sit down.

# A game.
game-new = New table
game-new-note = Invite friends with a link, add bots, or share this device.
game-quick-seats = Against
game-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
game-quick-level = Level
game-play-bots = Play now
game-open-none = Nobody is waiting at the moment. Open a table yourself.
game-finished = Finished games
game-finished-none = No game has been finished yet.
game-contents = Contents
new-seats = Who sits where
new-options = Rules
new-pace = Pace
new-more = Comfort
new-bot-speed = Bots play
new-bot-normal = so that the eye can follow
new-bot-fast = at once
new-hints = Hints may be asked for
new-listed = Anybody may join: show this table among the open ones
new-make = Open the table
page-seat-number = Seat { $n }
page-seat-me = Me
page-seat-open = Somebody I invite
page-seat-bot = Bot: { $level }
page-seat-device = Somebody on this device
page-seat-none = Nobody
page-seat-name = Name
page-seat-device-name = Name of the player on seat { $n }

# My tables.
my-none = You have no tables yet. Pick a game, and a bot is ready to play.
my-to-games = To the games
my-running = Running
my-waiting = Waiting for players
my-finished = Finished
my-more = { $n ->
    [one] And { $n } older game.
   *[other] And { $n } older games.
}

# Settings.
set-saved = Saved.
set-name = Your name
set-name-note = How others see you at the table.
set-lang-auto = As the browser asks
set-colour-help = Patterns and letters wherever colours differ
set-motion = Motion
page-motion-normal = Calm
page-motion-fast = Quick
page-motion-off = None
set-motion-note = If your device asks for less motion, nothing glides, whatever is chosen here.
set-table = At the table
set-sounds = Soft sounds
set-confirm = Ask again before a decision counts
set-save = Save

# Another device.
dev-title = Play on another device
dev-lead = Your seats belong to this browser. A personal link takes you to your phone or another computer, with your name, your settings and all your games.
dev-go = Make a personal link
dev-from = From here
dev-from-note = The link is shown once and works for a short while. Whoever has it plays as you, so keep it to yourself.
dev-make = Make a link
dev-open-there = Open this address on the other device:
dev-link = Your personal link
dev-or-code = Or type this code there:
dev-lasts = { $n ->
    [one] It works once, for { $n } minute. It is not shown again.
   *[other] It works once, for { $n } minutes. It is not shown again.
}
dev-to = To here
dev-to-note = You made a code on another device? Enter it here.
dev-wrong = This code is not known. Perhaps it was used, or it is too old. Make a new one.
dev-code = Code
dev-enter = Go on here
dev-arrive = Play here as { $name }?
dev-arrive-unnamed = Go on here?
dev-arrive-note = This browser will then have the name, settings and games of the other device, which keeps them too.
dev-left-behind = { $n ->
    [one] This browser has { $n } running game of its own. It can no longer be reached from here.
   *[other] This browser has { $n } running games of its own. They can no longer be reached from here.
}
dev-arrive-do = Yes, go on here
dev-arrive-not = No, leave everything as it is

# An invitation.
join-title = { $name } invites you to { $game }
join-rules = How is it played?
join-choose = Choose a seat
join-name = Your name
join-do = Sit down
join-closed = No seat is free any more.
join-watch = To the table
join-own = Play a game of your own

# The waiting room.
wait-host = { $name } opened this table.
wait-seats = Seats
wait-open = Free
wait-you = you
wait-here = here
wait-ready-one = ready
wait-unready = not ready yet
wait-stays = { $name } (as it is)
wait-away = away
wait-device = on a shared device
wait-free = { $n ->
    [one] Waiting for { $n } more player.
   *[other] Waiting for { $n } more players.
}
wait-ready = Everybody is here.
wait-for-host = Everybody is here. { $name } can begin.
wait-unsettled = Not everybody is ready yet.
wait-ready-do = I am ready
wait-start = Begin
wait-invite = Invite
wait-invite-note = Send this link to whom you like. Whoever opens it may take a free seat.
wait-link = Invitation link
wait-copy = Copy
wait-copied = Copied
wait-option = { $name }: { $value }
wait-hints = Hints allowed
wait-no-hints = No hints
wait-invited-only = Seats at this table are taken by invitation. Ask the host for the link; you may watch when the game begins.
wait-fair = Sealed chance:
wait-fair-what = All cards and dice of this game come from a secret number that is already fixed. This is its fingerprint:
wait-fair-check = The browser of everybody who sits down or begins adds a random number of its own, so nobody alone chooses the cards. Note the fingerprint; when the game is over, download its record and compare with
wait-change = Change the seats
wait-change-do = Change
wait-abort = Close this table
wait-abort-note = The table is gone for everybody.
wait-abort-do = Close the table
wait-leave = Leave this table
wait-leave-note = Your seat becomes free for somebody else.
wait-leave-do = Leave

# How it works.
about-lead = Courtly is a place to play royal board games in the browser: alone against bots, with friends on one device or far away, live or over days.
about-play = Playing
about-play-1 = Choose a game and press “Play now”: you sit at a table with bots. Or open a table, send the link to friends, and begin when all seats are taken. There is no account; your browser remembers you.
about-play-2 = What you may choose has a golden outline, and one sentence says what is asked of you. Point at something to see what it would bring. As long as nothing new has been revealed, you can take a decision back.
about-play-3 = You may close the page at any time. Every decision is stored before it counts, and your game goes on where it was.
about-keys = Keyboard and screen readers
about-keys-1 = Everything can be reached with Tab and chosen with Enter. Esc lets go of what you picked, Z takes back.
about-keys-2 = Every choice is a button with words as well, under “All choices”, and the position is told in sentences, so that a game can be played without seeing the board.
about-keys-3 = Colour never carries meaning alone: shapes and letters go with it, and the settings add patterns. Motion can be quickened or switched off.
about-fair = Fair cards and dice
about-fair-1 = All chance in a game comes from one secret number. It is fixed when the table is made, and its fingerprint is shown before the game, on the invitation and beside the seats. The browser of everybody who sits down or begins adds a random number of its own, so that nobody alone, not even whoever runs the server, chooses the cards. (Where you play bots at once, your browser’s number is sent along when the table is made.)
about-fair-2 = When the game is over, all these numbers are in the record. Download it and run “courtly verify”: it tells the fingerprint and checks every card, every die and every rule.
about-fair-3 = Bots know only what a player on their seat would know.
about-privacy = Privacy
about-privacy-1 = One cookie knows your browser again, and nothing else does. There are no trackers, no adverts, and nothing is loaded from other places.
about-privacy-2 = The server keeps your name, your settings and your games. What you write at a table is seen by those at the table.
about-games = The games
about-games-1 = The rules are told in our own words, and where a rulebook is silent the rules page says what we decided.
about-games-2 = The names of the games belong to their owners, who have nothing to do with this project. Every picture here is our own drawing.
about-free = Free software
about-free-1 = Courtly is free under the MIT or the Apache 2.0 licence, as you like. You can run it at home: it is one program with one data file.
about-source = Source code
about-version = Version { $version }

# For programs.
api-lead = Everything a player can do, a program can do too: open tables, take seats, see what a seat sees, decide.
api-how-1 = Requests and answers are JSON. A program first makes a player and sends the token that it gets with every request. Browsers have a cookie instead.
api-how-2 = The state of a table comes with all legal decisions. Send one of them back, with the number of the question that it answers, so that a late or doubled request does nothing wrong.
api-how-3 = Instead of asking again and again, follow the table’s events: each one brings the whole state. After a lost connection, ask for the state and follow on.
api-how-4 = Errors have a short code for programs and a sentence for people. Too many requests are answered with 429, too much work with 503: wait a moment and try again.
api-openapi = Description for tools (OpenAPI)
api-example = A player in Python
api-example-note = It opens a table against a bot and plays at random. Only the standard library is needed.
api-request = Request
api-answer = Answer
api-shapes = Shapes
api-shapes-note = What requests and answers are made of, and the view of each game. A question mark means that a member may be missing.

# Errors.
err-400 = That did not fit
err-400-note = The server did not understand the request. Please go back and try again.
err-403 = This is not yours
err-403-note = This seat or table belongs to somebody else. If it is yours on another device, use a personal link.
err-404 = Nothing here
err-404-note = There is no such page or table, or it is gone.
err-409 = Not now
err-409-note = The table is at another point. Have a look at it and decide anew.
err-413 = Too large
err-413-note = More was sent than the server takes.
err-429 = A little slower
err-429-note = That was a lot at once. Wait a moment and try again.
err-500 = Something broke
err-500-note = It is our fault. Games are stored with every decision: nothing is lost.
err-503 = Very busy just now
err-503-note = Wait a moment and try again. Games are stored with every decision: nothing is lost.
err-home = To the games
err-status = Error { $n }

# Puzzles
puzzles-title = Puzzles
puzzles-link = Puzzles: find the best turn
puzzles-lead = One turn, one best answer: win now, take the most points, make a party. Found in games of bots and solved exactly, so there is always something to find.
puzzles-progress = { $solved } of { $count } solved
puzzles-go = Puzzle { $number }
puzzles-of = { $game }: puzzles
puzzles-all = All puzzles
puzzle-title = { $game }: puzzle { $number }
puzzle-number = Puzzle { $number } of { $count }
puzzle-stars = { $stars ->
    [1] One star of three
    [2] Two stars of three
   *[other] Three stars of three
}
puzzle-is-solved = solved
puzzle-no-script = Without scripts the puzzle can be looked at, but not tried. With them you click on the board.
puzzle-again = Try again
puzzle-show-solution = Show the solution
puzzle-next = Next puzzle
puzzle-solution = A turn that solves it
puzzle-solved-now = Solved!
puzzle-short-now = There was more. { $why }

# The analysis of a finished game.
analysis-title = { $game }: analysis
analysis-lead = Every decision, judged by the champion from what its player knew at that moment. What came by luck and what was decided add up to the result.
analysis-soon = The champion looks at the whole game once more. That takes some seconds.
analysis-waiting = It begins as soon as it is its turn.
analysis-going = { $done } of { $total } decisions judged
analysis-rough = The champion has never learnt these rules. The chances are those of games that are played on by lot from each position: rough, and only clear mistakes are named.
analysis-curve = Chances to win
analysis-axis = Turns, from left to right
analysis-dots = A circle marks one of the worst decisions; it leads to its moment in the replay.
analysis-figures = The chances in figures
analysis-turn = Turn
analysis-shares = Luck and decisions
analysis-sum = How { $name } came to the result
analysis-start = Fair share
analysis-luck = Luck
analysis-own = Own decisions
analysis-other = The other’s decisions
analysis-others = The others’ decisions
analysis-hindsight = Decisions in hindsight
analysis-result = Result
analysis-accuracy = Accuracy
analysis-accuracy-none = nothing to choose
analysis-worst = Worst decisions
analysis-worst-none = No mistake worth naming.
analysis-from-to = chance to win { $to } instead of { $from }
analysis-chosen = Chosen:
analysis-better = Better:
analysis-see = Turn { $turn }: see the moment
analysis-stood-in = A bot decided in the place of { $name } in the end; what it decided counts here too.
analysis-resigned = { $name } gave up: that counts as a decision.
analysis-luck-note = Luck is how much better or worse the deal, cards, dice and hidden things came than they do on average, with everybody deciding as they did. Decisions count by how far they fell short of the best one, as far as the player could know then; the others gain as much. Decisions in hindsight: where they led after all, if that was not what the champion had expected when they were made, and what several chose in secret at the same time. All are sums over the whole game and may pass 100. Beside the worst decisions stand the chances as the champion saw them then; it thinks a little too well of whoever is to decide, which the curve takes back.
analysis-accuracy-note = Accuracy: 100% for whoever always chooses best, 0% for whoever does no better than by lot.
