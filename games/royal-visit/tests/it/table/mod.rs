//! Positions for tests, written as briefly as the question allows.
use courtly_bots::Player;
use courtly_core::{Game, Options, Rng, Seat, Silent, Swift, Turn, Viewer};
use royal_visit::{Card, Cards, Chance, Event, RoyalVisit, State};

pub(crate) struct Table {
    pub(crate) game: RoyalVisit,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

pub(crate) fn game() -> RoyalVisit {
    RoyalVisit::new(2, &Options::default(), None).unwrap()
}

pub(crate) fn cards(codes: &str) -> Cards {
    let codes = codes.split(' ').filter(|code| !code.is_empty());
    codes.map(|code| Card::parse(code).unwrap_or_else(|| panic!("no card {code}"))).collect()
}

pub(crate) fn text(cards: Cards) -> String {
    let codes: Vec<&str> = cards.each().map(Card::code).collect();
    if codes.is_empty() { "-".to_owned() } else { codes.join(",") }
}

/// All 54 cards.
pub(crate) fn all() -> Cards {
    let counts = [12, 4, 10, 2, 2, 8, 2, 1, 3, 4, 3, 1, 2];
    Card::ALL.into_iter().zip(counts).flat_map(|(card, count)| std::iter::repeat_n(card, count)).collect()
}

impl Table {
    pub(crate) fn load(position: &str) -> Table {
        let (game, state) =
            RoyalVisit::load(position, &Options::default(), None).unwrap_or_else(|e| panic!("{e}: {position}"));
        Table { game, state, events: vec![] }
    }

    /// The start of a turn. `board` is `K/Gl,Gr/W/J/C<B|L>`, `hand` the eight cards of the seat to move. The other
    /// hand gets the first of the other cards, the deck all that are left.
    pub(crate) fn start(board: &str, seat: u8, hand: &str) -> Table {
        let rest: Vec<Card> = all().minus(cards(hand)).each().collect();
        let other: Cards = rest[..8].iter().copied().collect();
        Table::piles(board, seat, hand, &text(other).replace(',', " "), "", "-")
    }

    /// Any position: the deck is what is left of the 54 cards.
    pub(crate) fn piles(board: &str, seat: u8, hand: &str, other: &str, discard: &str, phase: &str) -> Table {
        let (hand, other, discard) = (cards(hand), cards(other), cards(discard));
        let deck = all().minus(hand).minus(other).minus(discard);
        let hands = if seat == 0 { [hand, other] } else { [other, hand] };
        let piles = [hands[0], hands[1], deck, discard].map(text).join(" ");
        Table::load(&format!("{board} {seat} {piles} {phase}"))
    }

    /// Few cards in the deck: the discard pile is what is left of the 54 cards.
    pub(crate) fn short_deck(board: &str, seat: u8, hand: &str, other: &str, deck: &str, phase: &str) -> Table {
        let discard = all().minus(cards(hand)).minus(cards(other)).minus(cards(deck));
        Table::piles(board, seat, hand, other, &text(discard).replace(',', " "), phase)
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut out = vec![];
        self.game.legal(&self.state, self.state.public.seat, &mut out);
        out.iter().map(|&decision| self.game.decision_text(decision)).collect()
    }

    /// The legal decisions whose text begins so, in alphabetic order and joined by spaces.
    pub(crate) fn with(&self, prefix: &str) -> String {
        let mut found: Vec<_> = self.legal().into_iter().filter(|text| text.starts_with(prefix)).collect();
        found.sort();
        found.join(" ")
    }

    pub(crate) fn may(&self, decision: &str) -> bool {
        self.legal().iter().any(|text| text == decision)
    }

    /// Decides one after the other; every decision must be legal.
    pub(crate) fn play(mut self, decisions: &str) -> Table {
        for decision in decisions.split(' ') {
            assert!(self.may(decision), "{decision} is not among {:?}", self.legal());
            let decision = self.game.parse_decision(decision).unwrap();
            let seat = self.state.public.seat;
            self.game.decide(&mut self.state, seat, decision, &mut self.events);
        }
        self
    }

    /// Draws these cards.
    pub(crate) fn draw(mut self, codes: &str) -> Table {
        for code in codes.split(' ') {
            assert_eq!(self.game.turn(&self.state), Turn::Chance, "no draw is due");
            let mut outcomes = vec![];
            self.game.outcomes(&self.state, &mut outcomes);
            let chance = Chance::Draw(Card::parse(code).unwrap());
            assert!(outcomes.iter().any(|(c, _)| *c == chance), "{code} is not in the deck");
            self.game.resolve(&mut self.state, chance, &mut self.events);
        }
        self
    }

    /// Where everybody stands, as in the first field of a position.
    pub(crate) fn board(&self) -> String {
        self.position().split(' ').next().unwrap().to_owned()
    }

    pub(crate) fn position(&self) -> String {
        self.game.position(&self.state)
    }

    pub(crate) fn winner(&self) -> Option<(Seat, &'static str)> {
        (self.game.turn(&self.state) == Turn::Over).then(|| {
            let outcome = self.game.outcome(&self.state);
            (outcome.winners[0], outcome.reason)
        })
    }

    pub(crate) fn draws(&self) -> bool {
        self.game.turn(&self.state) == Turn::Chance
    }
}

/// Boards, seats and hands with a win this turn that takes several cards or a power.
pub(crate) const WINS: [(&str, u8, &str); 4] = [
    // Three Jester cards of which only one order keeps the Jester on the right side.
    ("-1/-8,2/4/-6/0B", 0, "J1 J3 J2 K G1 G1 W1 W1"),
    // The King's privilege brings Guard and King along.
    ("-4/-7,2/4/6/0B", 0, "K K K K G1 G1 W1 W1"),
    // Guards into the Chateau for the last steps of the Crown.
    ("4/3,5/-3/-4/5B", 1, "G2 G2 K W1 W1 J1 J2 J3"),
    // The Wizard's power.
    ("-4/-8,2/-7/6/0B", 0, "G1 G1 G2 G2 W1 W1 W2 W2"),
];

/// How many of these games the first player wins against the second, every deal from both sides.
pub(crate) fn won(first: &mut dyn Player<RoyalVisit>, second: &mut dyn Player<RoyalVisit>, games: u64) -> u64 {
    let (game, mut legal, mut won) = (game(), vec![], 0);
    for nth in 0..games {
        let side = Seat((nth % 2) as u8);
        let mut rng = Swift::new(nth / 2);
        let mut state = game.setup(&mut rng);
        while game.turn(&state) != Turn::Over {
            courtly_check::settle(&game, &mut state, &mut rng, &mut Silent);
            let Turn::Decide(owing) = game.turn(&state) else { break };
            let seat = owing.first().unwrap();
            game.legal(&state, seat, &mut legal);
            let (view, seed) = (game.view(&state, Viewer::Seat(seat)), rng.next_u64());
            let advice = match seat == side {
                true => first.advise(&game, &view, seat, &legal, seed),
                false => second.advise(&game, &view, seat, &legal, seed),
            };
            game.decide(&mut state, seat, advice.decision, &mut Silent);
        }
        won += u64::from(game.outcome(&state).winners == [side]);
    }
    won
}
