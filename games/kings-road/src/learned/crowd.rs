//! A round of three seats and more: every seat learns, by regret matching, what to choose against programmes that the
//! others choose while they learn the same. Each round of learning draws one programme a seat, and every seat judges all
//! that it could have chosen instead.

use super::line::Line;
use super::pick_part;
use crate::KingsRoad;
use crate::decide::carry_out;
use crate::greedy::Habit;
use crate::programme::Programme;
use crate::state::{Public, SEATS_MAX};
use courtly_core::{Rng, Seat, Silent, Swift};
use courtly_learn::Net;

/// So many second choices of a Witch are judged more exactly: with her gone.
const SECONDS: usize = 3;
/// So many programmes are tried by each seat before it has learned anything.
const FIRST_TRIED: usize = 8;

/// The part of a budget that the survey may take, and the fewest and the most draws of which one is made.
const SURVEY_PART: u32 = 4;
const SURVEY: (u32, u32) = (8, 256);

/// How much is spent on a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lessons {
    /// So many times all programmes of each seat are judged …
    pub(crate) wide: u32,
    /// … and then so many of them, those that did best …
    pub(crate) kept: usize,
    /// … so many times.
    pub(crate) rounds: u32,
    /// In the end everything that the seat can choose that wants to know is held so many times against what the others
    /// choose: what was judged while they were still learning looks better or worse than it is. A budget of positions
    /// decides by itself how often.
    pub(crate) survey: u32,
}

impl Lessons {
    /// Fewer rounds are never enough.
    const ROUNDS_MIN: u32 = 16;

    /// About so many positions are judged by them.
    pub(crate) fn judged(self, seats: usize) -> u32 {
        let lessons = seats as u32 * (self.wide * Programme::COUNT as u32 + self.rounds * self.kept as u32);
        lessons + self.survey * Programme::COUNT as u32
    }

    /// The same with as many rounds as so many positions allow.
    pub(crate) fn within(self, nodes: u32, seats: usize) -> Lessons {
        let survey = (nodes / SURVEY_PART / Programme::COUNT as u32).clamp(SURVEY.0, SURVEY.1);
        let widely = Lessons { rounds: 0, survey, ..self }.judged(seats);
        let rounds = nodes.saturating_sub(widely) / (seats * self.kept) as u32;
        Lessons { rounds: rounds.clamp(Lessons::ROUNDS_MIN.min(self.rounds), self.rounds), survey, ..self }
    }
}

/// What one seat has learned.
struct Learner {
    seat: Seat,
    list: Vec<Programme>,
    /// What each of them was worth in all lines so far.
    worth: Vec<f32>,
    regrets: Vec<f32>,
    now: Vec<(Programme, f32)>,
    /// What it chooses by habit, in parts of all its choices.
    habit: Habit,
    sum: Vec<f32>,
    /// What the seat got, weighed, and the weights.
    value: (f32, f32),
}

impl Learner {
    fn new(game: &KingsRoad, public: &Public, seat: Seat, habit: Habit) -> Learner {
        let (list, witch) = game.programmes(public, seat);
        let mut list = list.to_vec();
        if witch {
            list.push(Programme::WITCH);
        }
        let worth = vec![0.0; list.len()];
        Learner { seat, list, worth, regrets: vec![], now: vec![], habit, sum: vec![], value: (0.0, 0.0) }
    }

    /// What it can choose but the Witch, who stands last.
    fn plain(&self) -> &[Programme] {
        let witch = usize::from(self.list.last() == Some(&Programme::WITCH));
        &self.list[..self.list.len() - witch]
    }

    /// The chance of every programme of the seat against what the others chose.
    fn line(&self, game: &KingsRoad, net: &Net, others: &Others) -> Vec<f32> {
        let mut line = Line::new(game, net, &others.all, self.seat, self.seat);
        let plain = self.plain();
        let mut chances: Vec<f32> = plain.iter().map(|&programme| line.judge(programme)).collect();
        if plain.len() < self.list.len() {
            let mut all = others.all;
            all.witches.remove(self.seat);
            let mut line = Line::new(game, net, &all, self.seat, self.seat);
            chances.push(if others.secretly {
                line.judge(answer(game, net, &others.shown, self.seat, plain))
            } else {
                let mut places: Vec<usize> = (0..chances.len()).collect();
                let many = SECONDS.min(places.len());
                places.select_nth_unstable_by(many - 1, |&a, &b| chances[b].total_cmp(&chances[a]));
                places[..many].iter().map(|&at| line.judge(plain[at])).fold(0.0, f32::max)
            });
        }
        chances
    }

    /// Considers only what did best so far, the Witch last as ever, and begins with a few of them.
    fn keep(&mut self, kept: usize) {
        let mut places: Vec<usize> = (0..self.list.len()).collect();
        places.sort_by(|&a, &b| self.worth[b].total_cmp(&self.worth[a]));
        places.truncate(kept);
        let tried: Vec<usize> = places.iter().copied().take(FIRST_TRIED).collect();
        places.sort_unstable();
        let part = |at: &usize| if tried.contains(at) { 1.0 / tried.len() as f32 } else { 0.0 };
        self.now = places.iter().map(|at| (self.list[*at], part(at))).collect();
        self.worth = places.iter().map(|&at| self.worth[at]).collect();
        self.list = places.iter().map(|&at| self.list[at]).collect();
        self.regrets = vec![0.0; self.list.len()];
        self.sum = vec![0.0; self.list.len()];
    }

    /// One programme, by habit or as it mixes them now.
    fn draw(&self, rng: &mut Swift) -> Programme {
        let by_habit: f32 = self.habit.iter().map(|(_, part)| part).sum();
        // Nothing is drawn where there is no habit.
        let habitual = by_habit > 0.0 && ((rng.next_u32() >> 8) as f32 / (1 << 24) as f32) < by_habit;
        pick_part(if habitual { &self.habit } else { &self.now }, rng)
    }

    /// How it mixes its programmes, habit and all.
    fn mixture(&self) -> Vec<(Programme, f32)> {
        let rest = 1.0 - self.habit.iter().map(|(_, part)| part).sum::<f32>();
        let total: f32 = self.sum.iter().sum();
        let parts = self.sum.iter().map(|sum| rest * sum / total);
        self.list.iter().copied().zip(parts).chain(self.habit.iter().copied()).collect()
    }

    fn learn(&mut self, chances: &[f32], weight: f32) {
        let mean: f32 = self.now.iter().zip(chances).map(|((_, now), chance)| now * chance).sum();
        let mut total = 0.0;
        for (regret, chance) in self.regrets.iter_mut().zip(chances) {
            *regret = (*regret + chance - mean).max(0.0);
            total += *regret;
        }
        for (((_, now), regret), sum) in self.now.iter_mut().zip(&self.regrets).zip(&mut self.sum) {
            if total > 0.0 {
                *now = regret / total;
            }
            *sum += weight * *now;
        }
        self.value.0 += weight * mean;
        self.value.1 += weight;
    }
}

/// How the seats that owe a choice mix their programmes, and what each may expect.
pub(crate) struct Crowd {
    pub(crate) mixtures: [Vec<(Programme, f32)>; SEATS_MAX],
    pub(crate) values: [f32; SEATS_MAX],
    pub(crate) survey: Survey,
}

/// What the seat that wants to know can choose.
#[derive(Clone, Debug, Default)]
pub(crate) struct Survey {
    /// Every programme with its chance against what the others choose.
    pub(crate) chances: Vec<(Programme, f32)>,
    /// The chance of the best. What looks best of so many looks better than it is in the draws that made it look so;
    /// so it is found in one half of them and judged in the other.
    pub(crate) most: f32,
}

/// Learns the round; chances are told of one of the seats that owe a choice. The others choose by habit in some part.
pub(crate) fn learn(
    game: &KingsRoad,
    net: &Net,
    public: &Public,
    teller: Seat,
    lessons: Lessons,
    habit: f32,
    rng: &mut Swift,
) -> Crowd {
    let mut learners: Vec<Learner> = vec![];
    let mut habits = game.habits(public, teller, habit, rng);
    for seat in public.owing.iter() {
        let by_habit = habits.iter_mut().find(|(whose, _)| *whose == seat).map(|(_, habit)| std::mem::take(habit));
        learners.push(Learner::new(game, public, seat, by_habit.unwrap_or_default()));
    }
    for learner in &mut learners {
        learner.worth = learner.line(game, net, &Others::nobody(public));
        let mut tried: Vec<usize> = (0..learner.list.len()).collect();
        tried.sort_by(|&a, &b| learner.worth[b].total_cmp(&learner.worth[a]));
        learner.now = tried.iter().take(FIRST_TRIED).map(|&at| (learner.list[at], 1.0)).collect();
    }
    for _ in 1..lessons.wide {
        let drawn = draw(&learners, rng);
        for nth in 0..learners.len() {
            let line = learners[nth].line(game, net, &others(game, net, public, &learners, &drawn, nth));
            learners[nth].worth.iter_mut().zip(line).for_each(|(sum, chance)| *sum += chance);
        }
    }
    learners.iter_mut().for_each(|learner| learner.keep(lessons.kept));
    for round in 1..=lessons.rounds {
        let drawn = draw(&learners, rng);
        let lines: Vec<Vec<f32>> = (0..learners.len())
            .map(|nth| learners[nth].line(game, net, &others(game, net, public, &learners, &drawn, nth)))
            .collect();
        for (learner, line) in learners.iter_mut().zip(&lines) {
            learner.learn(line, round as f32);
        }
    }
    let mut crowd = Crowd { mixtures: Default::default(), values: [0.0; SEATS_MAX], survey: Survey::default() };
    for learner in learners {
        crowd.mixtures[learner.seat.index()] = learner.mixture();
        crowd.values[learner.seat.index()] = learner.value.0 / learner.value.1;
    }
    crowd.survey = crowd.survey(game, net, public, teller, lessons.survey, rng);
    crowd
}

impl Crowd {
    /// What everything that a seat can choose is worth against what the others choose, as the mean of so many draws, the
    /// same for all.
    fn survey(
        &self,
        game: &KingsRoad,
        net: &Net,
        public: &Public,
        teller: Seat,
        draws: u32,
        rng: &mut Swift,
    ) -> Survey {
        let half = draws / 2;
        if half == 0 {
            return Survey::default();
        }
        let learner = Learner::new(game, public, teller, vec![]);
        let mut means = || {
            let mut sums = vec![0.0; learner.list.len()];
            for _ in 0..half {
                let line = learner.line(game, net, &Others::draw(game, net, public, teller, &self.mixtures, rng));
                sums.iter_mut().zip(line).for_each(|(sum, chance)| *sum += chance);
            }
            sums.iter().map(|sum| sum / half as f32).collect::<Vec<f32>>()
        };
        let (one, other) = (means(), means());
        let best = |means: &[f32]| (0..means.len()).reduce(|best, at| if means[at] > means[best] { at } else { best });
        let judged = |found: &[f32], judging: &[f32]| best(found).map_or(0.0, |at| judging[at]);
        let most = (judged(&one, &other) + judged(&other, &one)) / 2.0;
        let both = one.iter().zip(&other).map(|(one, other)| (one + other) / 2.0);
        Survey { chances: learner.list.iter().copied().zip(both).collect(), most }
    }
}

/// One programme of every learner, as it mixes them now.
fn draw(learners: &[Learner], rng: &mut Swift) -> Vec<Programme> {
    learners.iter().map(|learner| learner.draw(rng)).collect()
}

/// What all drew but one.
fn others(
    game: &KingsRoad,
    net: &Net,
    public: &Public,
    learners: &[Learner],
    drawn: &[Programme],
    but: usize,
) -> Others {
    let all = learners.iter().zip(drawn).enumerate().filter(|(nth, _)| *nth != but);
    Others::play(game, net, public, all.map(|(_, (learner, &chosen))| (learner.seat, chosen, learner.plain())))
}

/// What the others chose in a round, for a seat that has yet to choose.
pub(crate) struct Others {
    /// What they have placed by the time when Witches choose again …
    pub(crate) shown: Public,
    /// … and with what those then choose who played theirs.
    pub(crate) all: Public,
    /// Somebody else chooses again when this seat's Witch does, and unseen.
    secretly: bool,
}

impl Others {
    fn nobody(public: &Public) -> Others {
        Others { shown: *public, all: *public, secretly: false }
    }

    /// Each with one of its mixture.
    pub(crate) fn draw(
        game: &KingsRoad,
        net: &Net,
        public: &Public,
        but: Seat,
        mixtures: &[Vec<(Programme, f32)>; SEATS_MAX],
        rng: &mut Swift,
    ) -> Others {
        let others = public.owing.iter().filter(|&other| other != but);
        let drawn =
            others.map(|other| (other, pick_part(&mixtures[other.index()], rng), game.programmes(public, other).0));
        Others::play(game, net, public, drawn)
    }

    /// Each with its choice, and what is left to choose from after a Witch. She answers what the others placed, but not
    /// what the seat does for whom all this is: it judges all that it could do against the same answers.
    fn play<'a>(
        game: &KingsRoad,
        net: &Net,
        public: &Public,
        chosen: impl Iterator<Item = (Seat, Programme, &'a [Programme])>,
    ) -> Others {
        let mut shown = *public;
        let mut witches = vec![];
        for (seat, programme, plain) in chosen {
            if programme == Programme::WITCH {
                shown.witches.remove(seat);
                witches.push((seat, plain));
            } else {
                carry_out(&mut shown, seat, programme, &mut Silent);
            }
        }
        let mut all = shown;
        for &(seat, plain) in &witches {
            carry_out(&mut all, seat, answer(game, net, &shown, seat, plain), &mut Silent);
        }
        Others { shown, all, secretly: !witches.is_empty() }
    }
}

/// What is best for a seat whose Witch is played, if nobody else places anything more.
pub(crate) fn answer(game: &KingsRoad, net: &Net, shown: &Public, seat: Seat, plain: &[Programme]) -> Programme {
    let mut shown = *shown;
    shown.witches.remove(seat);
    let mut line = Line::new(game, net, &shown, seat, seat);
    let chances = plain.iter().map(|&programme| (programme, line.judge(programme)));
    chances.reduce(|best, one| if one.1 > best.1 { one } else { best }).expect("a programme").0
}

#[cfg(test)]
mod tests {
    use super::super::Effort;
    use super::*;
    use courtly_core::{Game, Options, Swift};
    use courtly_learn::Learned;

    fn start(seats: usize) -> (KingsRoad, Public) {
        let game = KingsRoad::new(seats, &Options::default(), None).expect("the published edition");
        let public = game.setup(&mut Swift::new(1)).public;
        (game, public)
    }

    /// Everybody is alike at the start, so whoever expects more than the fair share is wrong.
    #[test]
    fn at_the_start_a_witch_is_worth_hardly_more_than_the_fair_share() {
        for seats in 3..=5 {
            let (game, public) = start(seats);
            let net = game.shipped().expect("weights");
            let forecast = game.forecast(&net, &public, Seat(0), Effort::PLAYING, &mut Swift::new(1));
            let fair = 1.0 / seats as f32;
            assert!((forecast.values[0] - fair).abs() < 0.02, "{} of {fair}", forecast.values[0]);
            let witch =
                forecast.survey.chances.iter().find(|(programme, _)| *programme == Programme::WITCH).expect("a Witch");
            assert!(witch.1 < fair + 0.03, "{} of {fair}", witch.1);
        }
    }

    /// What was not followed while all learned is held against the same choices as the rest.
    #[test]
    fn nothing_is_thought_to_be_worth_much_more_than_the_solution() {
        let (game, public) = start(4);
        let net = game.shipped().expect("weights");
        let forecast = game.forecast(&net, &public, Seat(0), Effort::PLAYING, &mut Swift::new(2));
        assert_eq!(forecast.survey.chances.len(), Learner::new(&game, &public, Seat(0), vec![]).list.len());
        let best = forecast.survey.chances.iter().map(|(_, chance)| *chance).fold(0.0, f32::max);
        assert!(best < forecast.values[0] + 0.05, "{best} of {}", forecast.values[0]);
        // What one half of the draws finds best is no better in the other than what both find best is in both.
        let most = forecast.survey.most;
        assert!(0.0 < most && most <= best, "{most} of {best}");
    }

    /// Those who choose again do not share the whole win among them.
    #[test]
    fn two_witches_of_four_expect_no_more_than_all_did() {
        let (game, _) = start(4);
        let net = game.shipped().expect("weights");
        let (mut state, mut legal) = (game.setup(&mut Swift::new(1)), vec![]);
        for seat in Seat::all(4) {
            game.legal(&state, seat, &mut legal);
            let programme = if seat < Seat(2) { Programme::WITCH } else { legal[0] };
            game.decide(&mut state, seat, programme, &mut Silent);
        }
        assert_eq!(state.public.owing.len(), 2);
        let forecast = game.forecast(&net, &state.public, Seat(0), Effort::PLAYING, &mut Swift::new(3));
        assert!(forecast.values[0] < 0.4 && forecast.values[2] == 0.0, "{:?}", forecast.values);
    }

    /// Two Witches choose again at the same time.
    #[test]
    fn a_witch_does_not_see_what_another_witch_chooses() {
        let (game, public) = start(3);
        let net = game.shipped().expect("weights");
        let learner = Learner::new(&game, &public, Seat(0), vec![]);
        let plain = learner.plain().to_vec();
        let chosen = [(Seat(1), Programme::WITCH, &plain[..]), (Seat(2), plain[0], &plain[..])];
        let mut others = Others::play(&game, &net, &public, chosen.into_iter());
        assert!(others.secretly && !others.all.witches.contains(Seat(1)));
        let second = answer(&game, &net, &others.shown, Seat(0), &plain);
        let judged = |others: &Others| {
            let mut all = others.all;
            all.witches.remove(Seat(0));
            Line::new(&game, &net, &all, Seat(0), Seat(0)).judge(second)
        };
        assert_eq!(learner.line(&game, &net, &others).last().copied(), Some(judged(&others)));
        // Whatever the other's Witch places, this one answers as before.
        others.all = others.shown;
        carry_out(&mut others.all, Seat(1), plain[plain.len() / 2], &mut Silent);
        assert_eq!(learner.line(&game, &net, &others).last().copied(), Some(judged(&others)));
    }
}
