# Banquet royal.
br-colour-red = red
br-colour-purple = purple
br-colour-yellow = yellow
br-colour-blue = blue
br-colour-green = green
br-family-red = red family
br-family-purple = purple family
br-family-yellow = yellow family
br-family-blue = blue family
br-family-green = green family
br-letter-red = R
br-letter-purple = P
br-letter-yellow = Y
br-letter-blue = B
br-letter-green = G
br-card-foot = Foot
br-card-horse = Horse
br-card-carriage = Carriage
br-card-tunnel = Tunnel
br-card-boat = Boat
br-card-litter = Litter
br-icon-party = party icon
br-icon-crown1 = 1 crown
br-icon-crown2 = 2 crowns
br-icon-crown3 = 3 crowns
br-icon-cake = cake
br-icon-castle = castle
br-place-board = the cake at { $space }
br-place-held = cake { $nth } of { $seat }

# Numbers of things.
br-guests =
    { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }
br-crowns =
    { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
br-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

# The board.
br-legend = 1♛ crowns   ♪ party   ▲ cake   ⌂ castle   ★ princess
br-legend-colours = R red   P purple   Y yellow   B blue   G green
br-cards-title = Transport
br-families-title = Families
br-die = die
br-board-player = { $seat } { $letter } { $colour }
br-board-sum = { $guests } × { $crowns }♛
br-board-cakes =
    { $count ->
        [one] cake worth { $cakes }
       *[other] cakes worth { $cakes }
    }
br-board-cakes-unknown =
    { $count ->
        [one] { $count } cake
       *[other] { $count } cakes
    }
br-board-no-cakes = no cake
br-quiet =
    { $turns ->
        [one] 1 turn without a party (the game ends at { $most })
       *[other] { $turns } turns without a party (the game ends at { $most })
    }

# Facts.
br-fact-turn = It is the turn of { $seat }.
br-fact-over = The game is over.
br-fact-princess = The princess is at { $space } ({ $icon }).
br-fact-guests = At { $space } ({ $icon }): { $guests }.
br-fact-empty = Without guests: { $spaces }.
br-fact-space = { $space } ({ $icon })
br-fact-rim = Rim spaces: { $spaces }.
br-fact-cake-known = Cake at { $space }, worth { $value }.
br-fact-cake = Cake at { $space }, value unknown to you.
br-fact-card-free = Card { $number }, { $card }: no token.
br-fact-card-token = Card { $number }, { $card }: the { $colour } token.
br-fact-die = The bonus die lies on { $card }.
br-fact-player = { $seat } has the { $family }: { br-guests }, { br-crowns }.
br-fact-player-cakes = { $seat } took these cakes: { $cakes }.
br-fact-seen = { $seat } looked at { $cakes }.
br-fact-lifted = Still to be put back: { $guests }.
br-fact-again = Another turn follows.
br-unknown = unknown

# Questions.
br-ask-wait = It is the turn of { $seat }.
br-ask-over = The game is over.
br-ask-turn = Your move: which card do you use?
br-ask-skip = You have no move: skip, and all tokens leave their cards.
br-ask-roll = The bonus die is being rolled.
br-ask-swap = Bonus: which two guests change places?
br-ask-peek = Bonus: which cake do you look at?
br-ask-lift = Bonus: the guests of which space do you lift?
br-ask-put = Where do you put the { $colour } guest?
br-ask-cake = A party! Which cake do you take?

# Choices.
br-choice-guest = { $colour } token to { $card }: the guest goes from { $from } to { $to } ({ $icon })
br-choice-join = { $colour } token to { $card }: the guest goes from { $from } to { $to } ({ $icon }) and joins { $others }
br-choice-group = { $colour } token to { $card }: the group { $guests } goes from { $from } to { $to } ({ $icon })
br-choice-group-join = { $colour } token to { $card }: the group { $guests } goes from { $from } to { $to } ({ $icon }) and joins { $others }
br-choice-princess = { $colour } token to { $card }: the princess goes to { $to } ({ $icon })
br-choice-princess-join = { $colour } token to { $card }: the princess goes to { $to } ({ $icon }), to { $others }
br-choice-party = { $choice } → party!
br-choice-swap = Swap the { $a } guest at { $from } with the { $b } guest at { $to }
br-choice-peek = Look at { $place }
br-choice-lift = Lift { $guests } off { $space }
br-choice-put = Put the { $colour } guest at { $space } ({ $icon })
br-choice-cake-known = Take the cake at { $space }, worth { $value }
br-choice-cake = Take the cake at { $space }
br-choice-skip = Skip

# Help.
br-help-turn =
    Put a colour token on a free card, and move a guest of that colour or the princess as the card says:
    • Foot: 1 space
    • Horse: 1 or 2 spaces in a straight line
    • Carriage: 2 spaces or more in a straight line
    • Tunnel: to any space with the same icon
    • Boat: from the rim to another place on the rim
    • Litter: a lone guest, 1 to 3 steps; all other tokens leave their cards
    A card is free if no token lies on it. If it holds the die, you roll for a bonus.
    Guests on one space are a group and move together. At most { $group } stand on a space, never on a cake or in the castle.
    When the princess stands with { $group } guests at the end of the move, there is a party.
br-help-skip = No token can go to a free card and move anybody. All tokens leave their cards and the turn passes on.
br-help-swap =
    Choose two guests on different spaces, in groups or not. They change places; the princess never does.
    If the princess stands with { $group } guests afterwards, the party is held.
br-help-peek = Choose any cake, on the board or in front of a seat. Only you learn its value. Everyone sees which one you look at.
br-help-lift =
    Choose a space with guests. Everybody there is lifted, never a part of a group.
    Then you put each of them alone on a space without guests; the space they left is free again.
br-help-put =
    Put this guest on a space without guests, not on a cake and not in the castle. The princess may be there.
    The other lifted guests follow in colour order.
br-help-cake =
    The guests of the party went to their families, and each family that was there took the crowns of the space.
    Take one cake from the board; only you see its value. It counts at the end, and its space pays 3 crowns from now on.
    When no cake is left the game ends.
br-help-wait = At the end each seat scores its guests × its crowns, and the values of its cakes.

# Events.
br-event-moved = { $seat }: { $colour } token on { $card }; { $guests } from { $from } to { $to }.
br-event-princess = { $seat }: { $colour } token on { $card }; the princess goes from { $from } to { $to }.
br-event-cleared = All other tokens leave their cards: { $tokens }.
br-event-rolled = The die shows { $number }: { $bonus }. It lies on { $card } now.
br-event-bonus-skipped = The bonus cannot be carried out.
br-event-crown = { $seat } takes a crown.
br-event-returned = The princess returns to the castle.
br-event-swapped = { $seat } swaps the { $a } guest at { $from } with the { $b } guest at { $to }.
br-event-peeked = { $seat } looks at { $place }.
br-event-peeked-value = { $seat } looks at { $place }: it is worth { $value }.
br-event-lifted = { $seat } lifts { $guests } off { $space }.
br-event-put = { $seat } puts the { $colour } guest at { $space }.
br-event-skipped = { $seat } has no move and skips; all tokens leave their cards.
br-event-party =
    { $crowns ->
        [0] Party at { $space } with { $guests }; it pays no crowns.
        [one] Party at { $space } with { $guests }; 1 crown for { $seats }.
       *[other] Party at { $space } with { $guests }; { $crowns } crowns for { $seats }.
    }
br-event-party-nobody = Party at { $space } with { $guests }; nobody gets its crowns.
br-event-cake = { $seat } takes the cake at { $space }.
br-event-cake-value = { $seat } takes the cake at { $space }: it is worth { $value }.
br-event-another = { $seat } has another turn.
br-event-ended-cakes = The last cake is taken: the game is over.
br-event-ended-quiet = Too many turns without a party: the game is over.
br-bonus-again = another turn
br-bonus-swap = swap two guests
br-bonus-crown = take a crown
br-bonus-peek = look at a cake
br-bonus-lift = lift guests
br-bonus-castle = princess to castle

# The end.
br-end-score = { $seat } ({ $family }): { br-guests } × { br-crowns } + { $cakes } for cakes = { $score }
br-end-win = { $winners } wins with { br-points }.
br-end-shared = { $winners } share the victory with { br-points }.

# Headings of a long list of choices.
br-heading-token = { $colour } token
br-heading-guests = { $guests } at { $from }
br-heading-princess = the princess
br-heading-swap = Swap the { $colour } guest at { $from }

# The picture.
br-board-summary =
    The kingdom: { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    }, { $cakes ->
        [one] 1 covered cake
       *[other] { $cakes } covered cakes
    }. The princess is at { $space } ({ $icon }) with { $company ->
        [0] nobody
        [one] 1 guest
       *[other] { $company } guests
    }.
br-meta =
    { $cakes ->
        [0] No cake left
        [one] 1 cake left
       *[other] { $cakes } cakes left
    }
br-how-one = 1 space
br-how-line = { $min }–{ $max } in a line
br-how-far = { $min }+ in a line
br-how-steps = { $min }–{ $max } steps
br-how-icon = same icon
br-how-rim = rim to rim
br-how-alone = { $how }, alone
br-die-says = The bonus die, showing { $number }
br-label-space = { $space }, { $icon }
br-label-space-guests = { $space }, { $icon }, with { $guests }
br-label-space-princess = { $space }, { $icon }, with the princess
br-label-space-both = { $space }, { $icon }, with the princess and { $guests }
br-label-guest = { $colour } guest at { $space }, { $icon }
br-label-guest-group = { $colour } guest at { $space }, { $icon }, in a group with { $others }
br-label-princess = the princess at { $space }, { $icon }
br-label-cake = covered cake at { $space }
br-label-cake-known = cake at { $space }, worth { $value }
br-label-held = cake { $nth } of { $seat }, covered
br-label-held-known = cake { $nth } of { $seat }, worth { $value }
br-label-card = { $card }: { $how }
br-label-card-die = { $card }: { $how }; holds the bonus die
br-label-token = { $colour } token, beside the board
br-label-token-on = { $colour } token, on { $card }
br-preview-die = Rolls the die for a bonus
br-preview-die-party = Rolls the die, then a party if nothing changes
br-preview-party =
    { $points ->
        [0] Party: a cake for you
        [one] Party: +1 point and a cake
       *[other] Party: +{ $points } points and a cake
    }
br-seen-die = What the die gives
br-seen-guests = Guests left
br-seen-left =
    { $guests ->
        [one] { $colour }: 1 guest
       *[other] { $colour }: { $guests } guests
    }
br-seen-unknown = Cakes you do not know: { $values }.
br-tally-guests = Guests
br-tally-crowns = Crowns
br-tally-product = Product
br-tally-cakes = Cakes
br-tally-total = Points

# The guided first turn.
br-guide-goal = Every seat belongs to a family. At the end you score your family’s guests × your crowns, plus your cakes. Both guests and crowns come from parties.
br-guide-princess = This is Princess Céleste. When she stands with 3 guests at the end of a move, there is a party: guests go home to their families, and each family that was there takes the crowns of the space.
br-guide-move = A move is a card, a piece and a space. Choose a free card, then a guest or the princess. The guest’s colour token goes onto the card, and the card is taken until the token leaves. Guests on one space move together.
br-guide-die = Use the card with the die and you roll it for a bonus. Then it lies on the card of its number.
br-guide-party = Whoever makes a party also takes one covered cake from the board. Its value is a secret, and its space pays 3 crowns from then on. When the last cake is gone, the game ends.
br-guide-turn = Now it is your move: choose a card with a gold edge.

# On the pages about the game.
about-tagline = Bring guests together where the princess is, and taste the cakes.
about-what = Princess Céleste tours the parties of the realm. Six ways to travel bring guests of five families together on a map of hexagons; where three meet the princess, there is a party with crowns for their families. Collect guests and crowns, for it is their product that counts, and whoever makes the party tastes a secret cake.
about-minutes = 30–45 minutes
option-kingdom = Kingdom
option-kingdom-compact = Compact: one large hexagon
option-kingdom-random = Random: a coast of its own every time

# After the first click of a decision.
br-next-who = { $picked }: who travels? Choose a guest or the princess.
br-next-token = { $picked }: which colour token goes onto the card?
br-next-swap = { $picked }: with whom does this guest change places?
br-next-where = { $picked }: where to?
br-name-guest = { $colour } guest at { $space }

# Beside the facts, for those who type.
br-fact-notation = In notation: { $spaces }.
br-fact-notation-space = { $space } = { $notation }

puzzle-task = Make a party with this move. The card with the die does not help: its bonus could spoil the party.
puzzle-short = That makes no party, or only with luck.
