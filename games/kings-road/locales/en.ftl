# King’s Road.

# The regions; their names are the same in all languages.
kr-region-1 = Zin Kai’s Deep
kr-region-2 = Dragon’s Lair
kr-region-3 = Temple Ruins
kr-region-4 = Savage Hills
kr-region-5 = Dark Tower
kr-region-6 = Wizard’s Tower
kr-region-7 = King’s Altar
kr-region-8 = King’s Castle
kr-region = { $name } ({ $number })

# Numbers of things.
kr-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
kr-markers = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
 }
kr-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }

kr-dragon = Dragon
kr-witch = Witch
kr-short-idle = idle Knight
kr-short-nothing = no card

# The board.
kr-title-choose = Round { $round } · all seats choose
kr-title-witch = Round { $round } · the Witches choose again
kr-title-over = Round { $round } · the game is over
kr-next = Scored now: { $region }.
kr-next-dragons = Scored now: { $region }. Then, one for each Dragon:
kr-dragons = Dragons this round: { $count }
kr-noble-road = only Nobles use the road { $roads }
kr-head-seat = Family
kr-head-score = Score
kr-head-available = Markers
kr-head-nobles = Nobles
kr-head-specials = Held
kr-head-state = Programme
kr-state-owes = is choosing
kr-state-chosen = has chosen
kr-state-known = has chosen { $programme }
kr-state-revealed = played { $programme }
kr-state-witch-owes = Witch, is choosing again
kr-state-witch-chosen = Witch, has chosen again
kr-state-witch-known = Witch, chose { $programme }
kr-state-won = wins
kr-state-shared = shares the victory

# The board as sentences.
kr-fact-choose = Round { $round }: all seats choose their programmes secretly.
kr-fact-witch = Round { $round }: the seats that played the Witch choose again secretly.
kr-fact-over = The game ended after round { $round }.
kr-fact-king = The King stands in { $region }.
kr-fact-way = After it the King’s way leads to { $regions }.
kr-fact-dragons = Dragons revealed this round: { $count }.
kr-fact-nobles-permanent = Variant: permanent Nobles.
kr-fact-seat = { $seat }: { kr-points }, { kr-markers } available.
kr-fact-specials = { $seat } still holds { $cards }.
kr-fact-no-specials = { $seat } has played its Dragon and its Witch.
kr-fact-nobles = { $count ->
    [one] { $seat } has a Noble in { $regions }.
   *[other] { $seat } has Nobles in { $regions }.
 }
kr-fact-owes = { $seat } has not chosen yet.
kr-fact-chosen = { $seat } has chosen.
kr-fact-known = { $seat } has chosen: { LOW($choice) }.
kr-fact-revealed = { $seat } played: { LOW($choice) }.
kr-fact-again = { $seat } played the Witch.
kr-fact-region = { $region } gives { $banner }: { $influence }.
kr-fact-region-empty = { $region } gives { $banner }: no markers.
kr-influence = { $seat } ({ kr-markers })
kr-influence-noble = { $markers ->
    [one] { $seat } (its Noble)
   *[other] { $seat } ({ kr-markers }, one of them its Noble)
 }

# What a seat is asked.
kr-question-choose = Choose { kr-cards }: { $region } is scored.
kr-question-again = Your Witch: choose again, { kr-cards }. { $region } is scored.
kr-question-nothing = You have no marker available and can choose no card this round.

# Choices.
kr-choice-regions = { $count ->
    [one] A marker in { $regions }
   *[other] A marker each in { $regions }
 }
kr-choice-regions-dragon = { $count ->
    [one] A marker in { $regions }, and the Dragon
   *[other] A marker each in { $regions }, and the Dragon
 }
kr-choice-regions-idle = { $count ->
    [one] A marker in { $regions }, and an idle Knight
   *[other] A marker each in { $regions }, and an idle Knight
 }
kr-choice-regions-dragon-idle = { $count ->
    [one] A marker in { $regions }, the Dragon, and an idle Knight
   *[other] A marker each in { $regions }, the Dragon, and an idle Knight
 }
kr-choice-dragon = The Dragon alone
kr-choice-idle = An idle Knight alone
kr-choice-dragon-idle = The Dragon and an idle Knight
kr-choice-active = Two markers in { $boosted } with the Knight
kr-choice-active-other = Two markers in { $boosted } with the Knight, one in { $other }
kr-choice-active-dragon = Two markers in { $boosted } with the Knight, and the Dragon
kr-choice-witch = The Witch: choose again when the others have revealed
kr-choice-nothing = No card

# A programme that is told among others.
kr-cards-active = { $region } twice (Knight)
kr-cards-dragon = the Dragon
kr-cards-witch = the Witch
kr-cards-idle = an idle Knight

# The rules of the choice.
kr-help-choose =
    You choose { kr-cards } in secret; then all programmes are revealed together and the King’s region is scored.
    • A region card puts a marker there.
    • The Knight comes last and adds a second marker to the region before him, unless you leave him idle.
    • The Dragon (once a game) makes one more region be scored this round.
    • With the Witch (once a game) you choose again when the other programmes are known.
kr-help-again =
    You have played the Witch: now choose { kr-cards } knowing what the others have placed.
    The Knight and the Dragon, if you still hold it, may be among them.
    Other seats that played the Witch choose at the same time, in secret.
kr-help-nothing = A programme has as many cards as you have markers available, { $most } at most. You have none, so that you place nothing this round. Your markers come back when the regions where they lie are scored.
kr-help-scoring =
    When a region is scored, one place fewer than there are seats gives points; seats that tie get the points of the lowest place they share.
    Whoever alone has the most leaves a Noble, who scores a point for himself and for each Noble of the same family connected to him by roads.

# What happens.
kr-event-chosen = { $seat } has chosen.
kr-event-chosen-known = { $seat } has chosen { $cards }.
kr-event-chosen-nothing = { $seat } has chosen no card.
kr-event-revealed = { $seat } plays { $cards }.
kr-event-revealed-witch = { $seat } reveals the Witch and will choose again.
kr-event-revealed-nothing = { $seat } has no card to reveal.
kr-event-witches = { $count ->
    [one] { $seats } chooses again.
   *[other] { $seats } choose again.
 }
kr-event-scored = { $region } is scored: { $awards }.
kr-event-scored-empty = { $region } is scored: nobody has a marker there.
kr-event-closing = Final scoring of { $region }: { $awards }.
kr-event-closing-empty = Final scoring of { $region }: nobody has a marker there.
kr-award = { $seat } gets { kr-points } ({ kr-markers })
kr-award-none = { $seat } gets nothing ({ kr-markers })
kr-award-tie = { $seats } get { kr-points } each (tied with { kr-markers })
kr-award-tie-none = { $seats } get nothing (tied with { kr-markers })
kr-event-noble-left = { $seat }’s Noble leaves { $region }.
kr-event-noble-placed = { $seat }’s Noble stays in { $region }.
kr-event-noble-scored = { $seat } scores { kr-points } for Nobles connected to { $region }.
kr-event-travelled = The King travels to { $to }.
kr-event-round = Round { $round } begins.
kr-event-final-target = The target is reached in round { $round }: the other regions are now scored for influence.
kr-event-final-rounds = Round { $round } was the last one: the other regions are now scored for influence.
kr-event-ended = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
 }

# The end.
kr-ending-forty = The game ended after round { $round }: { $target } points were reached.
kr-ending-rounds = The game ended after round { $round }, the last one possible.
kr-ending-score = { $seat }: { kr-points } ({ $influence } for influence, { $nobles } for Nobles, { $closing } in the final scoring).
kr-ending-score-earlier = { $seat }: { kr-points } ({ $earlier } before this table began, { $influence } for influence, { $nobles } for Nobles, { $closing } in the final scoring).
kr-ending-points = { $seat } wins with the most points.
kr-ending-nobles = Equal on points, { $seat } wins with the most Nobles on the board ({ $nobles }).
kr-ending-shared = { $seats } share the victory: equal on points and on Nobles.

# Headings of the long list of programmes.
kr-heading-regions = One marker in each of several regions
kr-heading-knight = Two markers in one region, with the Knight
kr-heading-dragon = Regions and the Dragon
kr-heading-idle = With an idle Knight
kr-heading-witch = The Witch
kr-heading-none = no region

# The pictures.
kr-meta = Round { $round }
kr-map = Map of the King’s road
kr-map-king = The King stands in { $region }, which is scored next.
kr-map-over = After the end the King has travelled to { $region }.
kr-map-scores = Scores: { $scores }.
kr-tag-now = Scored next
kr-tag-then = Scored then
kr-tag-perhaps = With Dragon
kr-hand = Your cards and your programme
kr-slot-1 = first card
kr-slot-2 = second card
kr-slot-3 = third card
kr-knight = Knight
kr-noble = Noble
kr-idle = idle
kr-knight-idle = Knight, idle
kr-dragon-used = Dragon, used
kr-witch-used = Witch, used
kr-label-knight = Knight, last card: a second marker in the region before him
kr-label-idle = Knight, idle: fills a place of the programme and adds nothing
kr-label-dragon = Dragon: one more region is scored this round. Once a game
kr-label-witch = Witch: choose again when the others have revealed. Once a game
kr-played = Played: { $programme }.
kr-panel-markers = Markers left: { $markers }
kr-panel-points = Points: { $points }
kr-panel-dragon = Dragon in hand
kr-panel-witch = Witch in hand
kr-preview = { $points ->
    [0] No points this round, as the board stands
    [one] { $points } point this round, as the board stands
   *[other] { $points } points this round, as the board stands
 }
kr-tally-earlier = Earlier
kr-tally-influence = Influence
kr-tally-nobles = Nobles
kr-tally-closing = At the end
kr-tally-total = Points
kr-tally-board = Nobles on the board

# The guided first turn.
kr-guide-board = Eight regions lie along the King’s road. The coins under a name are the points for the most markers there, the second most, and so on. Dashed coins do not count with so few seats.
kr-guide-king = The King stands where points are given this round. Then he goes on to the next region, clockwise.
kr-guide-cards = Click three cards; they go into the places on the left. Every region card puts one of your markers there. All choose in secret, then all are revealed together.
kr-guide-knight = The Knight comes last: he adds a second marker in the region that you clicked just before him.
kr-guide-specials = Once a game the Dragon makes one more region be scored, and the Witch lets you choose again when you have seen what the others play.
kr-guide-race = Whoever has the most in a scored region leaves a Noble there. Nobles joined by roads score together. The first to 40 points brings on the end.
kr-guide-turn = Now it is your move: click three cards. When all have chosen, everything is revealed.

# For the page of the game and its form.
about-tagline = Three secret cards each: be strong wherever the King stops next.
about-what = Two to five families spread their markers over eight regions. All choose three cards in secret and reveal them together; then the region that the King visits gives its points. Nobles who stay behind form chains along the roads and score again and again.
about-minutes = 30–45 minutes
option-nobles = Nobles
option-nobles-replaced = A new Noble replaces the old one
option-nobles-permanent = Permanent Nobles (variant)

# After the first card of a programme.
kr-next-two = Two more cards: { $about } is scored.
kr-next-one = One more card: { $about } is scored.
kr-sealed = Your cards lie ready: play them, or click one to take it back.
kr-play = Play

puzzle-task = You have played the Witch, and the others have shown their programmes. Choose the programme that gives you the greatest lead when the round is over: your points less those of the best of the others.
puzzle-short = Your points less those of the best of the others: { $reached }; { $best } was possible.
