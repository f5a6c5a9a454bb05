# Royal Palace in English.
rp-room-gate = Gate
rp-room-parade = Parade ground
rp-room-stairs = Stairway
rp-room-mint = Mint
rp-room-king = King’s chamber
rp-room-madame = Madame de Pompadour
rp-room-office = Office
rp-room-backdoor = Back door
rp-room-cardinal = Cardinal
rp-area = play area

rp-card-majority = Majority
rp-card-open-gate = Open gate
rp-card-escort = Escort
rp-card-five-moves = Five moves
rp-card-nine-moves = Nine moves
rp-card-two-seals = Two seals
rp-card-four-gold = Four gold
rp-card-two-points = Two points
rp-card-four-points = Four points

rp-effect-majority = this turn you get the majority bonus of every room in which you have a servant
rp-effect-open-gate = place as many servants on the Gate as you like
rp-effect-escort = { $servants ->
    [one] { $servants } more servant
   *[other] { $servants } more servants
} onto the Gate and { $moves ->
    [one] { $moves } more move
   *[other] { $moves } more moves
}
rp-effect-five-moves = { $moves ->
    [one] { $moves } more move
   *[other] { $moves } more moves
}
rp-effect-nine-moves = { $moves ->
    [one] { $moves } more move
   *[other] { $moves } more moves
}
rp-effect-two-seals = { $seals ->
    [one] { $seals } more seal this turn, of any colour
   *[other] { $seals } more seals this turn, in any mix
}
rp-effect-four-gold = take { $gold } gold
rp-effect-two-points = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
rp-effect-four-points = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}

rp-privilege-gate = more servants onto the Gate each turn
rp-privilege-moves = more moves each turn
rp-privilege-diagonal = diagonal moves
rp-privilege-gold = more gold each turn
rp-privilege-seal = one more seal each turn
rp-privilege-cards = more cards at the Back door
rp-privilege-servant1 = a servant at once
rp-privilege-servant3 = servants at once
rp-short-gate = gate
rp-short-moves = moves
rp-short-diagonal = diagonal
rp-short-gold = gold
rp-short-seal = seal
rp-short-cards = cards
rp-short-servant1 = servant
rp-short-servant3 = servants

rp-edge-lion = Lion
rp-edge-vase = Vase
rp-edge-fountain = Fountain
rp-edge-statue = Statue

rp-title = Round { $round }
rp-title-setup = Setup
rp-title-last = last round
rp-title-turn = { $seat } has the turn
rp-title-places = { $seat } places servants
rp-title-over = The game is over
rp-palace = PALACE
rp-palace-key = ★ has the majority bonus
rp-park = PARK
rp-park-key = gold now / turquoise / violet = points · ↓ reduced · ×2 double
rp-edges = Edges
rp-column-gold = gold
rp-column-area = area
rp-column-supply = supply
rp-column-cards = cards
rp-column-nobles = nobles
rp-column-points = points
rp-hand = Your hand: { $cards }
rp-hand-empty = Your hand is empty.
rp-drawn = You have drawn: { $cards }
rp-deck = Deck { $deck }, discard pile { $discard }
rp-known = Known to be in the others’ hands: { $cards }
rp-kept = { $seat } has played for points: { $cards }
rp-times = { $count } × { $what }

rp-fact-layout = Rooms, row by row: { $rooms }.
rp-fact-room = { $room }: { $servants }.
rp-fact-room-majority = { $room }: { $servants }; { $seat } has the majority.
rp-fact-room-empty = { $room }: nobody.
rp-fact-servants = { $servants ->
    [one] { $servants } servant of { $seat }
   *[other] { $servants } servants of { $seat }
}
rp-fact-noble = Row { $row }, column { $column }: { $noble }.
rp-fact-edge = { $edge } edge, double spaces counted twice: { $servants }.
rp-fact-edge-seat = { $seat }: { $servants }
rp-fact-edge-empty = { $edge } edge: nobody.
rp-fact-player = { $seat }: gold { $gold }, servants in the play area { $area }, in the supply { $supply }, cards { $cards }, nobles { $nobles }, points so far { $points }.
rp-fact-nobles = { $seat } has recruited: { $nobles }.
rp-fact-turn = It is { $seat }’s turn in round { $round }.
rp-fact-setup = { $seat } places a servant before play.
rp-fact-over = The game is over.
rp-fact-last = This is the last round.
rp-noble = { $cost } → { $worth }
rp-part-gold = { $gold } gold
rp-part-gold-of = { $price } gold (of { $gold })
rp-part-king = { $king } turquoise
rp-part-madame = { $madame } violet
rp-part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rp-part-free = nothing

rp-ask-setup = Place a servant in a room: { $left ->
    [one] this is the last one.
   *[other] { $left } are left.
}
rp-ask-before = Before action 1: do you play a card?
rp-ask-parade = Action 1: { $left ->
    [0] do you play a card?
    [one] do you place a servant on the Gate?
   *[other] how many servants do you place on the Gate? Up to { $left }.
}
rp-ask-parade-from = Action 1: which servant goes back to the Gate? Up to { $left }.
rp-ask-parade-all = Action 1: how many servants do you place on the Gate? As many as you like.
rp-ask-stairway = Action 2: { $left ->
    [0] do you play a card?
    [one] which servant moves? One move is left.
   *[other] which servant moves? { $left } moves are left.
}
rp-ask-earn = Action 3: one more servant to the King’s chamber or to Madame?
rp-ask-recruit = Action 4: which noble do you recruit?
rp-ask-draw = Action 5: do you draw { $cards ->
    [one] a card?
   *[other] { $cards } cards?
}
rp-ask-keep = Action 5: { $servants ->
    [0] no more cards can be kept.
    [one] which card do you keep? You may keep one.
   *[other] which cards do you keep? You may keep { $servants }.
}

rp-do-place = Place a servant: { $room }
rp-do-card = Play { $card } for { $cost } gold: { $effect }
rp-do-gate = { $servants ->
    [one] Place a servant on the Gate
   *[other] Place { $servants } servants on the Gate
}
rp-do-gate-from = Place a servant on the Gate: { $room } → Gate
rp-do-move = Move a servant: { $from } → { $to }
rp-do-seal = One more servant: { $from } → { $to }
rp-do-recruit = Recruit row { $row }, column { $column }: pay { $noble }
rp-do-recruit-edge = Recruit row { $row }, column { $column }: pay { $noble }; edge servant: { $from }
rp-do-special = { $choice } (a card pays { $seals })
rp-do-draw = { $cards ->
    [one] Draw a card
   *[other] Draw { $cards } cards
}
rp-do-keep = Keep { $card }: { $effect }
rp-do-next = { $action ->
    [0] Go on to action 1
    [1] Go on to action 2
    [2] Go on to action 3
    [3] Go on to action 4
    [4] Go on to action 5
   *[other] End the turn
}

rp-help-setup =
    Every seat places { $count } servants on rooms of its choice before play.
    The rooms act in this order: Parade ground, Stairway, Mint and seals, Office, Back door.
    Servants can move later, but each move is one step to a neighbouring room.
rp-help-before = Before action 1 you may play a Majority card. For this turn it gives you the majority bonus of every room where you have a servant when the bonus is due. Choose “Go on” to keep it.
rp-help-parade =
    You may place servants on the Gate:
    • one for each servant on the Parade ground
    • one more with the majority
    • { $gate } more for each Gate noble
    They come from your play area, all at once; only when it is empty may they come from other rooms.
    Escort and Open gate are played before placing.
rp-help-stairway =
    You have moves:
    • one for each servant who stood on the Stairway when the action began
    • one more with the majority
    • { $moves } more for each Moves noble
    A move takes one of your servants to a room that shares a side with its room; with a Diagonal noble also to one at a corner.
    One servant may move several times. Unused moves are lost.
rp-help-earn =
    The Mint has already paid: 1 gold for each servant, 1 for the majority, { $gold } for each Gold noble.
    Servants in the King’s chamber and with Madame are the seals with which you recruit. You may place more there:
    • one where you have the majority
    • one in either room for each Seal noble
rp-help-recruit =
    A noble costs:
    • one servant in the Office
    • one in the King’s chamber for each turquoise seal
    • one with Madame for each violet seal
    • gold, 1 less for each empty space around the noble
    All these servants go back to your play area.
    From an edge space you must also leave a servant there, who stays to the end and counts for the edge.
rp-help-backdoor =
    You may draw one card for each servant at the Back door, and { $cards } more for each Cards noble.
    For each card that you keep, a servant goes back to your play area.
    The others are discarded face up when your turn ends.
rp-help-any-time = Four gold, Two points and Four points may be played at any choice of your turn.
rp-help-over = The game is over.

rp-event-placed = { $seat } places a servant: { $room }.
rp-event-turn = Round { $round }: { $seat } begins a turn.
rp-event-turn-last = Last round: { $seat } begins the last turn.
rp-event-card = { $seat } plays { $card } for { $cost } gold.
rp-event-supplied = { $servants ->
    [one] { $seat } places a servant on the Gate.
   *[other] { $seat } places { $servants } servants on the Gate.
}
rp-event-supplied-from = { $seat } places a servant: { $room } → Gate.
rp-event-moved = { $seat } moves a servant: { $from } → { $to }.
rp-event-mint = The Mint pays { $seat } { $gold } gold.
rp-event-seal = { $seat } places one more servant: { $from } → { $room }.
rp-event-recruited = { $seat } recruits the noble in row { $row }, column { $column }: { $noble }.
rp-event-recruited-edge = { $seat } recruits the noble in row { $row }, column { $column } and leaves a servant there: { $noble }.
rp-event-servants = { $servants ->
    [0] No servant is left in the supply of { $seat }.
    [one] One servant comes from the supply to { $seat }.
   *[other] { $servants } servants come from the supply to { $seat }.
}
rp-event-drew = { $cards ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $cards } cards.
}
rp-event-deck = { $cards ->
    [one] The discard pile becomes the new deck: { $cards } card.
   *[other] The discard pile becomes the new deck: { $cards } cards.
}
rp-event-drawn = { $seat } has drawn { $card }.
rp-event-kept = { $seat } keeps a card and takes a servant back.
rp-event-kept-card = { $seat } keeps { $card } and takes a servant back.
rp-event-discarded = { $seat } discards { $cards }.
rp-event-ended = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

rp-end-nobles = { $nobles } nobles or fewer were left in the park, so the last round was played.
rp-end-rounds = { $rounds ->
    [one] Play was stopped after { $rounds } round.
   *[other] Play was stopped after { $rounds } rounds.
}
rp-end-score = { $seat }: nobles { $nobles } + played cards { $cards } + unplayed cards { $unplayed } + edges { $edges } = { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
rp-end-edge = { $edge } edge: { $points }.
rp-end-edge-none = { $edge } edge: nobody scores.
rp-end-edge-seat = { $seat }: { $points }
rp-end-wins = { $seat } wins with the most points.
rp-end-cardinal = { $seat } wins: tied for most points, but with the most servants at the Cardinal.
rp-end-shared = { $seats } share the victory: as many points, and as many servants at the Cardinal.

# Headings of a long list of choices.
rp-heading-move = Move a servant from: { $from }
rp-heading-gate = Place servants on the Gate
rp-heading-card = Play a card
rp-heading-seal = Place one more servant for a seal

# The picture of the table.
rp-room-madame-short = Madame
rp-path-own = The five actions of your turn
rp-path-of = The five actions of { $seat }’s turn
rp-path-done = done
rp-path-gate = { $servants ->
    [0] nobody to the Gate
   *[other] up to { $servants } to the Gate
}
rp-path-gate-all = any number to the Gate
rp-path-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
rp-path-earn = Mint and seals
rp-path-gold = gold to come
rp-path-seals = to place
rp-path-recruit = Recruit
rp-path-means = { $office } in the Office, { $king } turquoise, { $madame } violet, { $gold } gold
rp-path-cards = { $cards ->
    [one] { $cards } card to draw
   *[other] { $cards } cards to draw
}
rp-path-drawn = { $cards ->
    [one] { $cards } card drawn
   *[other] { $cards } cards drawn
}
rp-path-nobody = nobody there
rp-park-label = The park: { $nobles ->
    [one] one noble is left
   *[other] { $nobles } nobles are left
}
rp-palace-label = The palace: nine rooms, and the play areas in front of it
rp-label-noble = Row { $row }, column { $column }: noble worth { $points }; gold { $gold }, turquoise { $king }, violet { $madame }{ $more }
rp-label-reduced = { $price } instead of { $gold }
rp-label-edge = { $edge } edge
rp-label-double = counts double
rp-label-room = { $room }: { $servants }
rp-label-action = Action { $action }
rp-label-count = { $seat } { $servants }
rp-label-majority = { $seat } has the majority
rp-label-card = { $card }, costs { $cost } gold, { $when }: { $effect }
rp-edge-free = free
rp-area-title = Play areas
rp-area-send = To the Gate:
rp-gives-gate = entrance
rp-gives-parade = newcomers
rp-gives-stairs = moves
rp-gives-mint = gold
rp-gives-seals = seals
rp-gives-office = permits
rp-gives-backdoor = cards
rp-gives-cardinal = breaks ties
rp-when-before = before action 1
rp-when-1 = action 1
rp-when-2 = action 2
rp-when-4 = action 4
rp-when-any = any time
rp-mine-hand = Your hand
rp-mine-drawn = Cards you have drawn
rp-mine-empty = No cards: servants at the Back door bring them.
rp-mine-nobles = Your nobles
rp-mine-none = None yet.
rp-mine-gold = Gold
rp-mine-area = Play area
rp-mine-supply = Supply
rp-seat-area = servants in the play area
rp-seat-cards = cards in hand
rp-seen-until = { $nobles ->
    [0] The last round comes next
    [one] { $nobles } noble until the last round
   *[other] { $nobles } nobles until the last round
}
rp-seen-last = This is the last round
rp-seen-park = { $nobles } in the park
rp-seen-end = last round at { $nobles }
rp-seen-deck = in the deck
rp-seen-discard = discarded
rp-meta-last = Last round
rp-tally-part = Points for
rp-tally-nobles = Nobles
rp-tally-cards = Played cards
rp-tally-unplayed = Unplayed cards
rp-tally-edge = { $edge } edge
rp-tally-total = Total
rp-preview-gate = Gate: { $before } → { $after }
rp-preview-recruit = Noble worth { $points } · gold { $before } → { $after }
rp-preview-gold = Gold { $before } → { $after }
rp-preview-majority = Majority won: { $room }
rp-preview-lost = Majority lost: { $room }

# The guided first turn.
rp-guide-board = Nobles stroll in the park, and your servants work in the palace. Nobles bring points; servants earn what nobles cost.
rp-guide-area = Servants wait in your play area. From there they enter the palace through the Gate, and they come back here when they have paid for a noble.
rp-guide-path = A turn walks through five actions, always in this order. Under each of them you see what you have for it.
rp-guide-rooms = Every servant in a room works: one on the Stairway is one move, one in the Mint is one gold, one in the King’s chamber is one turquoise seal. The laurel marks the majority, which brings one more.
rp-guide-nobles = A noble shows its points above and its price below: gold now, with the printed price struck out, and seals. Empty spaces around it make it cheaper. From an edge space you also leave a servant, who counts for that edge at the end.
rp-guide-question = Now it is your move: here you read what is asked. What you can choose has a gold outline. “Go on” skips the rest of an action.

# What the lobby says of the game.
about-tagline = Send servants through the palace and win over the nobles in the park.
about-what = Your servants run through nine rooms to earn gold, seals and favours. With these you recruit nobles, some for points and some for lasting privileges, and you hold the edges of the park. Majorities in the rooms tip the scales.
about-minutes = 60–90 minutes
option-layout = Rooms of the palace
option-layout-first-game = As for a first game
option-layout-random = Shuffled

# After the first click of a decision.
rp-next-room = { $picked }: to which room does a servant go?
rp-next-edge = Which servant stays on the edge? Choose a room or the play area.

puzzle-task = Reach as many points as you can by the end of action 4, counted as if the game ended there: nobles, played point cards, 1 for each card in hand (6 at most) and the edges. The Back door does not count.
puzzle-short = You have { $reached } points; { $best } were possible.
