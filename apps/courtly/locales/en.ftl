# What the program says, apart from the games.
ui-human = a person
ui-untrained = The bots have never practised these rules and play weaker.
ui-bot-random = a bot that plays at random
ui-bot-greedy = the greedy bot
ui-bot-page = a bot, page
ui-bot-squire = a bot, squire
ui-bot-knight = a bot, knight
ui-bot-chancellor = a bot, chancellor
ui-bot-champion = a bot, champion
ui-recording = Every step is kept in { $file }
ui-commands = A number chooses. Also: ? explains, undo, hint, log, board, save FILE, quit; or type words to search.
ui-pass = Pass the keyboard to { $seat }, then press Enter (or type quit).
ui-no-such-number = There is no choice with this number.
ui-type-a-number = Type the number of a choice, or ? for its rules.
ui-not-understood = Nothing fits that. Type a number, words of a choice, or ? for the rules.
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back.
ui-undo-shown = That cannot be taken back: something new has been shown since.
ui-undo-acted = That cannot be taken back: it has become somebody else’s turn since.
ui-hint = The champion would choose: { $choice } (Enter takes it)
ui-saved = Saved as { $file }
ui-not-saved = Not saved: { $file }
ui-under = { $heading } (back returns)
ui-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
ui-more = … and { $count } more. Type words of a choice to narrow the list.
ui-narrow = Type words of a choice to narrow the list.
ui-finished = The record is in { $file }
ui-farewell = Kept. To go on: { $command }
ui-replay-line = Step { $line } of { $last }
ui-replay-keys = [{ $line }/{ $last }] Enter: next · b: back · a number: jump there · q: quit
ui-verified = All right: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $chances ->
    [one] { $chances } chance step
   *[other] { $chances } chance steps
}, { $undos } taken back; every rule and hash agrees.
ui-verified-over = The game was played to its end.
ui-verified-resigned = The game ended because a player gave up.
ui-verified-abandoned = The game was stopped after too many steps.
ui-verified-running = The game is not over yet.
ui-verified-fingerprint = The fingerprint of the chance is { $commitment }.
ui-verified-seed = The seed fits its commitment, and every chance outcome follows from it.
ui-verified-chosen-seed = Every chance outcome follows from the seed. Somebody chose that seed, so this does not prove that the game was fair.
ui-verified-no-seed = The seed is not revealed, so chance could not be checked.
ui-verified-loaded = The game began from a given position.
ui-verified-cut = The last line is cut off and was left out.
ui-named = { $name }: { $text }
ui-seen = Press Enter when you have seen this.
ui-save-where = Say where: save FILE
ui-too-narrow = The board needs { $columns } columns; here is what it shows, in words.
ui-earlier = … earlier: see courtly replay.
ui-no-record = A puzzle keeps no record.
ui-puzzle-title = { $game } · puzzle { $number } of { $count } · { $stars }
ui-puzzle-hint = To solve it: { $choice } (Enter takes it)
ui-puzzle-astray = The known solution does not begin like this: undo, then ask again.
ui-puzzle-solved = Solved!
ui-puzzle-short = Not the best. { $text }
ui-puzzle-keys = Enter: next puzzle · a: again · s: solution · q: quit
ui-analyse-running = The match is not over, so nobody may look into it yet.
ui-analyse-going = { $done } of { $total } decisions judged
ui-analyse-rough = No network has learnt these rules: the chances are those of games that are played on by lot, and only clear mistakes are named.
ui-analyse-seat = %
ui-analyse-start = fair share
ui-analyse-luck = luck
ui-analyse-own = own
ui-analyse-others = others’
ui-analyse-hindsight = hindsight
ui-analyse-result = result
ui-analyse-accuracy = accuracy
ui-analyse-note = Own and others’ decisions count by how far they fell short of the best one, as far as the player could know then; the others gain as much. Hindsight is where they led after all, if that was not what the champion had expected, and what several chose in secret at the same time. These are sums over the whole game and may pass 100.
ui-analyse-accuracy-note = Accuracy is 100 for whoever always chooses best, and 0 for whoever does no better than by lot.
ui-analyse-resigned = { $who } gave up: that counts as a decision.
ui-analyse-worst = Worst decisions of { $who }
ui-analyse-no-worst = { $who }: no mistake worth naming
ui-analyse-mistake = { $loss } in turn { $turn }: { $decision }. Better: { $better }.
