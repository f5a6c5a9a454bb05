//! What a position is worth to a seat, roughly, in points. Only the greedy player asks.

use crate::game::RoyalPalace;
use crate::majority::majority;
use crate::pieces::{Card, Noble, Privilege, Room};
use crate::score::{own_points, scores};
use crate::stage::spaces;
use crate::state::{Phase, Player, SEATS_MAX, Stage, State};
use courtly_core::{Seat, SeatSet};

/// More than any score: a game that is won.
const WON: f32 = 1_000.0;

/// What positions of one turn, or its ends, share as long as no noble leaves the park.
#[derive(Debug)]
pub(crate) struct Standing {
    nobles: u64,
    moment: Moment,
    /// The points of every seat for edges, and all points of the best of the others.
    edges: [i32; SEATS_MAX],
    best: f32,
    scale: f32,
    privileges: f32,
    /// The nobles of the park for the seat that has the turn, those that gain most first.
    recruits: Vec<Recruit>,
}

#[derive(Debug)]
struct Recruit {
    price: u16,
    king: u8,
    madame: u8,
    gain: f32,
}

/// Rooms whose majority brings something.
pub(crate) const BONUS_ROOMS: [Room; 5] = [Room::Parade, Room::Stairs, Room::Mint, Room::King, Room::Madame];

/// In which of these rooms a seat has the majority, a bit each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bonuses(u8);

impl Bonuses {
    pub(crate) const COUNT: usize = 1 << BONUS_ROOMS.len();

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn each(self) -> [f32; BONUS_ROOMS.len()] {
        std::array::from_fn(|place| f32::from(self.0 >> place & 1))
    }
}

/// The phase, whose turn it is, the round, and whether it is the last.
type Moment = (Phase, Seat, u8, bool);

fn moment(state: &State) -> Moment {
    (state.phase, state.seat, state.round, state.last_round)
}

impl Standing {
    /// Whether it holds for a position of the same turn.
    #[inline]
    pub(crate) fn holds(&self, state: &State) -> bool {
        self.nobles == state.nobles && self.moment == moment(state)
    }
}

/// The worth of the positions of one turn, and of its ends, for the seat whose turn it is.
#[derive(Debug)]
pub(crate) struct Worths<'g> {
    game: &'g RoyalPalace,
    seat: Seat,
    standings: Vec<Standing>,
}

impl<'g> Worths<'g> {
    pub(crate) fn new(game: &'g RoyalPalace, seat: Seat) -> Worths<'g> {
        Worths { game, seat, standings: vec![] }
    }

    /// Points in hand, what the servants, gold and privileges will bring, less what the best of the others has.
    pub(crate) fn worth(&mut self, state: &State) -> f32 {
        let at = self.standings.iter().rposition(|standing| standing.holds(state)).unwrap_or_else(|| {
            self.standings.push(self.game.standing(state, self.seat));
            self.standings.len() - 1
        });
        self.game.worth(&self.standings[at], state, self.seat)
    }
}

impl RoyalPalace {
    fn worth(&self, standing: &Standing, state: &State, seat: Seat) -> f32 {
        if state.phase == Phase::Over {
            // A win counts first and own points next; what the others have only settles what is left.
            let winners = SeatSet(state.winners);
            let share = if winners.contains(seat) { WON / winners.len() as f32 } else { -WON };
            return self.total(standing, state, seat) as f32 - 0.01 * standing.best + share;
        }
        let lead = self.total(standing, state, seat) as f32 - 0.5 * standing.best;
        let scale = standing.scale;
        let bonuses = self.bonuses(state, seat);
        let mut worth = lead + scale * resources(&state.players[seat.index()], bonuses) + standing.privileges;
        if state.seat == seat && state.phase == Phase::Turn {
            worth += self.rest_of_turn(standing, state, scale);
        }
        worth
    }

    /// What the seat may expect itself: its points, what it has, and what the rest of its turn can bring.
    pub(crate) fn expects_itself(&self, standing: &Standing, state: &State, seat: Seat) -> f32 {
        self.worth(standing, state, seat) + 0.5 * standing.best
    }

    /// What follows from the park and the turn.
    pub(crate) fn standing(&self, state: &State, seat: Seat) -> Standing {
        let players = &state.players[..self.seats];
        let scores = scores(&self.tables, players);
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let best = others.map(|other| scores[other.index()].total()).max().unwrap_or(0) as f32;
        let turns = self.turns_left(state, seat);
        let scale = (turns / 3.0).min(1.0);
        let mut recruits = vec![];
        if state.seat == seat && state.phase == Phase::Turn {
            recruits.extend(spaces(state.nobles).map(|space| {
                let noble = self.tables.noble(state.park[space.index()]);
                let price = self.price(state, space);
                Recruit { price, king: noble.king, madame: noble.madame, gain: gain(noble, price, scale) }
            }));
            recruits.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        }
        Standing {
            nobles: state.nobles,
            moment: moment(state),
            edges: scores.map(|score| score.edges.iter().map(|&points| i32::from(points)).sum()),
            best,
            scale,
            privileges: privileges(&players[seat.index()], turns),
            recruits,
        }
    }

    /// All points of a seat.
    pub(crate) fn total(&self, standing: &Standing, state: &State, seat: Seat) -> i32 {
        let player = &state.players[seat.index()];
        let own = own_points(&self.tables, player.noble_points, player.kept, player.hand_size());
        own.total() + standing.edges[seat.index()]
    }

    /// What one of the others may expect: its points and what it has. As long as the standing holds and its own turn has
    /// not come, nothing of that changes but its bonuses.
    pub(crate) fn expects(&self, standing: &Standing, state: &State, other: Seat, bonuses: Bonuses) -> f32 {
        let turns = self.turns_left(state, other);
        let scale = (turns / 3.0).min(1.0);
        let points = self.total(standing, state, other) as f32;
        let player = &state.players[other.index()];
        points + scale * resources(player, bonuses) + privileges(player, turns)
    }

    pub(crate) fn bonuses(&self, state: &State, seat: Seat) -> Bonuses {
        let players = &state.players[..self.seats];
        let bit = |place: usize| u8::from(majority(players, seat, BONUS_ROOMS[place])) << place;
        Bonuses((0..BONUS_ROOMS.len()).fold(0, |bits, place| bits | bit(place)))
    }

    /// Turns that the seat may still expect after this one.
    fn turns_left(&self, state: &State, seat: Seat) -> f32 {
        let acting = state.phase == Phase::Turn && state.seat == seat;
        if state.last_round {
            return if !acting && seat > state.seat { 1.0 } else { 0.0 };
        }
        let nobles = f32::from(state.nobles_left().saturating_sub(self.tables.end_nobles));
        let rounds = f32::from(self.tables.end_rounds - state.round);
        (nobles / (1.4 * self.seats as f32)).clamp(1.0, 12.0).min(rounds)
    }

    /// What the rest of the turn can still bring: moves, the Mint, and the best noble within reach.
    fn rest_of_turn(&self, standing: &Standing, state: &State, scale: f32) -> f32 {
        let (turn, player) = (&state.turn, state.player());
        let mut worth = 0.35 * scale * f32::from(turn.moves.min(30));
        let mut gold = player.gold;
        if turn.stage < Stage::Earn {
            let bonus = turn.majority || majority(&state.players[..self.seats], state.seat, Room::Mint);
            let income = u16::from(player.at(Room::Mint)) + u16::from(bonus && player.at(Room::Mint) > 0);
            gold = gold.saturating_add(income);
            worth += 0.34 * scale * f32::from(income);
        }
        if turn.stage == Stage::Parade {
            worth += 0.25 * scale * f32::from(turn.placements.min(u16::from(player.area)));
        }
        if turn.stage <= Stage::Recruit && player.at(Room::Office) > 0 {
            worth += 0.8 * self.best_recruit(standing, state, gold);
        }
        worth
    }

    fn best_recruit(&self, standing: &Standing, state: &State, gold: u16) -> f32 {
        let (king, madame) = (state.player().at(Room::King), state.player().at(Room::Madame));
        let within_reach = |noble: &&Recruit| {
            let lacking = noble.king.saturating_sub(king) + noble.madame.saturating_sub(madame);
            noble.price <= gold && lacking <= state.turn.special
        };
        standing.recruits.iter().find(within_reach).map_or(0.0, |noble| noble.gain.max(0.0))
    }
}

fn resources(player: &Player, bonuses: Bonuses) -> f32 {
    let at = |room: Room| f32::from(player.at(room));
    let upto =
        |room: Room, most: f32, each: f32, more: f32| at(room).min(most) * each + (at(room) - most).max(0.0) * more;
    let [parade, stairs, mint, king, madame] = bonuses.each();
    let gold = f32::from(player.gold);
    let cards = f32::from(player.hand_size());
    // A seat without moves or without new servants comes to a stop, and has no way back if it lacks both.
    let stuck = |without: bool, loss: f32| if without { -loss } else { 0.0 };
    let no_moves = player.at(Room::Stairs) == 0 && player.has(Privilege::Moves) == 0;
    let no_servants = player.at(Room::Parade) == 0 && player.has(Privilege::Gate) == 0;
    stuck(no_moves, 6.0)
        + stuck(no_servants, 3.0)
        + 0.34 * gold.min(14.0)
        + 0.10 * (gold - 14.0).max(0.0)
        + upto(Room::Office, 2.0, 0.9, 0.3)
        + upto(Room::King, 3.0, 0.65, 0.3)
        + upto(Room::Madame, 3.0, 0.65, 0.3)
        + upto(Room::Parade, 3.0, 0.9, 0.25)
        + upto(Room::Stairs, 6.0, 1.0, 0.35)
        + upto(Room::Mint, 4.0, 0.85, 0.4)
        + upto(Room::Gate, 6.0, 0.35, 0.15)
        + upto(Room::BackDoor, 2.0, 0.45, 0.1)
        + upto(Room::Cardinal, 1.0, 0.3, 0.05)
        + 0.06 * f32::from(player.area)
        + 0.5 * (mint + stairs)
        + 0.4 * (parade + king + madame)
        + 0.4 * cards.min(6.0)
        + 0.3 * f32::from(player.hand[Card::FourGold.index()])
}

/// Points of a noble less what its price is worth elsewhere.
fn gain(noble: &Noble, price: u16, scale: f32) -> f32 {
    f32::from(noble.points) - scale * (0.34 * f32::from(price) + 0.6 * f32::from(noble.king + noble.madame) + 0.8)
}

fn privileges(player: &Player, turns: f32) -> f32 {
    let each = |privilege: Privilege| f32::from(player.has(privilege));
    turns
        * (0.45 * each(Privilege::Gate)
            + 0.75 * each(Privilege::Moves)
            + 0.4 * each(Privilege::Diagonal).min(1.0)
            + 0.65 * each(Privilege::Gold)
            + 0.6 * each(Privilege::Seal)
            + 0.35 * each(Privilege::Cards))
}
