# Royal Visit in English.
rv-green = Green
rv-red = Red
rv-owner = { $who }’s

# Spaces and directions.
rv-place-fountain = on the Fountain (0)
rv-place-duchy = on { $space } in { rv-owner } Duchy
rv-place-chateau = on { $space } in { rv-owner } Chateau
rv-towards = towards { $who }
rv-towards-you = towards you

# The drawing.
rv-label-fountain = Fountain
rv-label-chateau = { rv-owner } Chateau
rv-label-duchy = { rv-owner } Duchy
rv-legend = K King   G Guard   W Wizard   J Jester
rv-track-big = C Crown, big side up
rv-track-little = c Crown, little side up
rv-ribbon = The Jester serves { $who }: Jester cards may move other pieces.
rv-piles = Deck { $deck }   Discard pile { $discard }
rv-hand-size = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
rv-hand-known = known for sure: { $cards }
rv-hand-exposed = known to the other seat: { $cards }
rv-known-together = In the two hands for sure:

# Whose turn it is and what is going on.
rv-now-setup = The table is being set up.
rv-now-start = { $who }’s turn.
rv-now-playing-king = { $who }’s turn: playing King cards.
rv-now-playing-guard = { $who }’s turn: playing Guard cards.
rv-now-playing-wizard = { $who }’s turn: playing Wizard cards.
rv-now-playing-jester = { $who }’s turn: playing Jester cards.
rv-now-power-king = { $who }’s turn: Jester cards move the King.
rv-now-power-guards = { $who }’s turn: Jester cards move the Guards.
rv-now-power-wizard = { $who }’s turn: Jester cards move the Wizard.
rv-now-draw = { $who } draws.
rv-now-over = { $who } has won.

# Facts, one a line.
rv-fact-king = The King is { $place }.
rv-fact-guards = The Guards are { $left } and { $right }.
rv-fact-wizard = The Wizard is { $place }.
rv-fact-jester = The Jester is { $place }.
rv-fact-serves = The Jester is on { $who }’s side of the King: { $who } may use the Jester’s power.
rv-fact-serves-nobody = The Jester is on the King’s space and serves nobody.
rv-fact-crown-big = The Crown is { $place }, with its big side up.
rv-fact-crown-little = The Crown is { $place }, with its little side up: the next empty deck may end the game.
rv-fact-step = { $steps ->
    [0] With the pieces as they stand the Crown does not move in { $who }’s turn.
    [one] With the pieces as they stand the Crown moves 1 space towards { $who } in { $who }’s turn.
   *[other] With the pieces as they stand the Crown moves { $steps } spaces towards { $who } in { $who }’s turn.
}
rv-fact-own-hand = You are { $who } and hold { $cards }.
rv-fact-own-hand-empty = You are { $who } and hold no cards.
rv-fact-hand = { $cards ->
    [one] { $who } holds 1 card.
   *[other] { $who } holds { $cards } cards.
}
rv-fact-known = Since the last shuffle you know that { $who } holds { $cards }.
rv-fact-exposed = Since the last shuffle { $who } knows that you hold { $cards }.
rv-fact-together = Since the last shuffle everybody knows that the two hands hold { $cards }.
rv-fact-deck = { $cards ->
    [one] The deck has 1 card.
   *[other] The deck has { $cards } cards.
}
rv-fact-discard = The discard pile has { $cards }.
rv-fact-discard-empty = The discard pile is empty.

# What the seat is asked.
rv-ask-start = Which card first, or the Wizard’s power?
rv-ask-card = Which card first?
rv-ask-summon = No card can be played: whom does the Wizard call?
rv-ask-end = Nothing more can be played: end your turn?
rv-ask-king = Another King card, or the end of your turn?
rv-ask-guard = Another Guard card, or the end of your turn?
rv-ask-wizard = Another Wizard card, or the end of your turn?
rv-ask-jester = Another Jester card, or the end of your turn?
rv-ask-power-king = Another Jester card for the King, or the end of your turn?
rv-ask-power-guards = Another Jester card for the Guards, or the end of your turn?
rv-ask-power-wizard = Another Jester card for the Wizard, or the end of your turn?

# Choices.
rv-do-king = King card: move the King one space { $way }, to { $to }
rv-do-court = Two King cards, King’s privilege: move King and Guards one space { $way }
rv-do-guard = { rv-card-name }: move the Guard on { $from } { $way }, to { $to }
rv-do-guards-each = Guard 2: move both Guards, from { $left } to { $leftto } and from { $right } to { $rightto }
rv-do-flank = Guard flank: put the Guards beside the King, on { $left } and { $right }
rv-do-wizard = { rv-card-name }: move the Wizard { $way }, to { $to }
rv-do-jester = { rv-card-name }: move the Jester { $way }, to { $to }
rv-do-jester-middle = Jester middle: move the Jester to the Fountain
rv-do-power-king = { rv-card-name } by the Jester’s power: move the King { $way }, to { $to }
rv-do-power-guard = { rv-card-name } by the Jester’s power: move the Guard on { $from } { $way }, to { $to }
rv-do-power-wizard = { rv-card-name } by the Jester’s power: move the Wizard { $way }, to { $to }
rv-do-middle-king = Jester middle by the Jester’s power: move the King to the Fountain
rv-do-middle-guard = Jester middle by the Jester’s power: move the Guard on { $from } to the Fountain
rv-do-middle-wizard = Jester middle by the Jester’s power: move the Wizard to the Fountain
rv-do-summon-king = Wizard’s power, no card: the King comes to the Wizard on { $to }
rv-do-summon-guard = Wizard’s power, no card: the Guard on { $from } comes to the Wizard on { $to }
rv-do-end = { $steps ->
    [0] End the turn: the Crown stays
   *[other] End the turn: Crown +{ $steps }
}

# Rules of the choice.
rv-help-start =
    Play one or more cards of one suit, one after the other, or use the Wizard’s power and play none; you may not pass.
    A card can be played only if its whole movement is possible: the King always stays strictly between his Guards.
    The Wizard’s power brings the King or one Guard to the Wizard’s space.
    While the Jester is on your side of the King, your Jester cards may move the King, the Guards or the Wizard instead.
    Then the Crown comes towards you, 1 space for each piece in your Chateau and 1 more if King and Guards are all in your Duchy, and you draw up to a full hand.
    King or Crown in your Chateau: you win.
rv-help-king =
    Each King card moves the King one space, strictly between his Guards.
    Two together move King and Guards one space the same way, unless the Guard in front is on the last space.
    Only King cards can follow in this turn.
rv-help-guard =
    Guard 1 moves one Guard one space.
    Guard 2 moves one Guard two spaces, or both Guards one space each, each its own way.
    Flank puts both Guards beside the King.
    No Guard passes the King or shares his space.
    Only Guard cards can follow in this turn.
rv-help-wizard =
    A Wizard card moves the Wizard exactly so many spaces in one direction, past and onto any piece.
    Only Wizard cards can follow in this turn; the Wizard’s power is for a turn without cards.
rv-help-jester =
    A Jester card moves the Jester exactly so many spaces in one direction, past and onto any piece; the middle card takes it to the Fountain.
    All Jester cards of a turn move the same type of piece, so the others of this turn move the Jester too.
rv-help-power =
    By the Jester’s power your Jester cards move another piece, under that piece’s own limits; the middle card takes it to the Fountain.
    All Jester cards of this turn move the same type of piece; the two Guards are one type.
    Before each card the Jester must be on your side of the King: a King who passes the Jester ends it.

# What happened.
rv-event-sides = The Wizard begins on { $wizard }, the Jester on { $jester }.
rv-event-played = { $who } plays { rv-card-name }.
rv-event-moved = { $piece ->
    [king] The King goes from { $from } to { $to }.
    [left-guard] The left Guard goes from { $from } to { $to }.
    [right-guard] The right Guard goes from { $from } to { $to }.
    [wizard] The Wizard goes from { $from } to { $to }.
   *[jester] The Jester goes from { $from } to { $to }.
}
rv-event-stayed = { $piece ->
    [king] The King stays on { $to }.
    [left-guard] The left Guard stays on { $to }.
    [right-guard] The right Guard stays on { $to }.
    [wizard] The Wizard stays on { $to }.
   *[jester] The Jester stays on { $to }.
}
rv-event-summoned = { $who } uses the Wizard’s power.
rv-event-crown = The Crown goes from { $from } to { $to }, towards { $who }.
rv-event-drew = { $who } draws { rv-card-name }.
rv-event-drew-hidden = { $who } draws a card.
rv-event-drew-some = { $cards ->
    [one] { $who } draws { $names }.
   *[other] { $who } draws { $cards } cards: { $names }.
}
rv-event-drew-some-hidden = { $cards ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $cards } cards.
}
rv-event-reshuffled = { $cards ->
    [one] The deck has run out. The Crown shows its little side, and the discard pile is the new deck: 1 card.
   *[other] The deck has run out. The Crown shows its little side, and the discard pile is the new deck: { $cards } cards.
}
rv-event-turn = { $who }’s turn.

# The end.
rv-end-king = The King is in { rv-owner } Chateau: { $who } wins.
rv-end-crown = The Crown is in { rv-owner } Chateau: { $who } wins.
rv-end-deck = The deck has run out again and the King is in { rv-owner } Duchy: { $who } wins.

# Headings of a long list of choices.
rv-heading-king = Play King cards
rv-heading-guard = Play Guard cards
rv-heading-wizard = Play Wizard cards
rv-heading-jester = Play Jester cards on the Jester
rv-heading-power-king = Play Jester cards on the King
rv-heading-power-guards = Play Jester cards on the Guards
rv-heading-power-wizard = Play Jester cards on the Wizard
rv-heading-summon = Use the Wizard’s power
rv-heading-end = End the turn

# The picture.
rv-meta-big = Big Crown: first deck
rv-meta-little = Little Crown: the end nears
rv-board = The street. King { $king }. Guards { $left } and { $right }. Wizard { $wizard }. Jester { $jester }. Crown { $crown }.
rv-board-setup = The street. King { $king }. Guards { $left } and { $right }. Crown { $crown }.
rv-power-yours = The Jester’s power is yours
rv-power-of = The Jester serves { $who }
rv-your-hand = Your hand
rv-exposed = { $who } knows the cards with an eye: you have held them since the deck was made anew.
rv-deck = deck
rv-discard = discard
rv-then = then
rv-then-little = When the deck runs out, the Crown turns to its little side and the discard pile is the new deck
rv-then-end = When the deck runs out again, the King’s Duchy decides who wins
rv-crown = Crown
rv-suit-king = King
rv-suit-guard = Guard
rv-suit-wizard = Wizard
rv-suit-jester = Jester
rv-flank = Flank
rv-middle = Middle
rv-card-name = { $card ->
    [K] King
    [G1] Guard 1
    [G2] Guard 2
    [GF] Guard flank
    [W1] Wizard 1
    [W2] Wizard 2
    [W3] Wizard 3
    [J1] Jester 1
    [J2] Jester 2
    [J3] Jester 3
    [J4] Jester 4
    [J5] Jester 5
   *[JM] Jester middle
}
rv-card-does = { $card ->
    [K] King card: the King one space; two together move King and Guards
    [G1] Guard card: one Guard one space
    [G2] Guard card: one Guard two spaces, or both one space each
    [GF] Guard card, flank: both Guards beside the King
    [W1] Wizard card: one space
    [W2] Wizard card: two spaces
    [W3] Wizard card: three spaces
    [J1] Jester card: one space
    [J2] Jester card: two spaces
    [J3] Jester card: three spaces
    [J4] Jester card: four spaces
    [J5] Jester card: five spaces
   *[JM] Jester card, middle: to the Fountain
}

# What can be clicked on the street.
rv-spot = { $zone ->
    [fountain] the Fountain
    [chateau] { $to } in { rv-owner } Chateau
   *[duchy] { $to }
}
rv-pawn-wizard = Wizard on { $to }: use its power
rv-target-king = King to { rv-spot }
rv-target-guard = Guard on { $from } to { rv-spot }
rv-target-wizard = Wizard to { rv-spot }
rv-target-jester = Jester to { rv-spot }
rv-target-step = Guard on { $from } to { rv-spot }, and the other Guard one space too
rv-target-court = King’s privilege, two King cards: King and Guards one space towards { $who }
rv-target-court-you = King’s privilege, two King cards: King and Guards one space towards you
rv-target-flank = Both Guards beside the King, on { $left } and { $right }

# What a choice would bring.
rv-preview-win = You win!
rv-preview-loss = { $who } wins
rv-preview-crown = Crown +{ $steps }
rv-preview-crown-stays = The Crown stays
rv-preview-step = Crown +{ $steps } at the end of your turn
rv-preview-jester = The Jester serves { $who }
rv-preview-jester-yours = The Jester serves you
rv-preview-jester-nobody = The Jester serves nobody

# Beside the names, the cards that were seen, and the end.
rv-to-go = to go
rv-king-to-go = { $spaces ->
    [one] The King is 1 space from this Chateau.
   *[other] The King is { $spaces } spaces from this Chateau.
}
rv-crown-to-go = { $spaces ->
    [one] The Crown is 1 space from this Chateau.
   *[other] The Crown is { $spaces } spaces from this Chateau.
}
rv-unseen = { $cards ->
    [one] 1 card is unseen: in the deck or in a hidden hand.
   *[other] { $cards } cards are unseen: in the deck or in a hidden hand.
}
rv-key-discarded = discarded
rv-key-yours = yours
rv-key-theirs = theirs for sure
rv-key-together = in the hands for sure
rv-key-unseen = unseen
rv-result = Result
rv-won = Wins
rv-lost = Loses
rv-in-chateau = in the Chateau
rv-in-duchy = in the Duchy
rv-away = { $spaces ->
    [one] 1 space away
   *[other] { $spaces } spaces away
}

# The guided first turn.
rv-guide-street = The street runs from one Chateau to the other, with the Fountain in the middle. Pull the King, or the Crown, into your Chateau and you win at once.
rv-guide-cards = Your hand. In a turn you play as many cards as you like, but of one suit only. Click a card, then where its piece goes.
rv-guide-court = The King always stays between his two Guards. One King card moves him one space; two together move all three.
rv-guide-crown = The Crown comes to you at the end of your turn: 1 space for each piece in your Chateau, and 1 more if King and Guards are all in your half.
rv-guide-powers = While the Jester is on your side of the King, your Jester cards may move other pieces. And instead of playing cards you can click the Wizard: it calls the King or a Guard to its space.
rv-guide-turn = Now it is your move: choose a card with a gold edge. When you have played enough, you end your turn here and draw up to a full hand.

# For the list of games.
about-tagline = Pull the King and his Court down the street into your own Chateau.
about-what = Two neighbours, one street and a King who cannot decide. Cards of one suit move him, his two Guards, the Wizard and the Jester, who belong to nobody. Bring the King home, or let the Crown come to you step by step.
about-minutes = 20–30 minutes

# After the first click of a decision.
rv-next-where = Where to? Choose a marked place on the street.
rv-next-first = Which way does this Guard step?
rv-next-guard = And which way does the other Guard step?

puzzle-task = Win this turn.
puzzle-short = The game is not won yet.
