use crate::KingsRoad;
use crate::programme::Programme;
use crate::state::Phase;
use crate::view::View;
use courtly_core::Silent;
use courtly_text::Phrases;

/// What the programme would bring its seat this round if the board stayed as it is. The others' programmes are not
/// known, and the words say so.
pub(super) fn words(game: &KingsRoad, view: &View, programme: Programme, phrases: &Phrases) -> Option<String> {
    let seat = view.viewer.seat()?.index();
    let mut public = view.public;
    if public.phase == Phase::Over || programme == Programme::WITCH || programme == Programme::NOTHING {
        return None;
    }
    public.loose[seat].add(programme.markers());
    public.dragons_out += u8::from(programme.has_dragon());
    game.score_round(&mut public, &mut Silent);
    let points = public.scores[seat] - view.public.scores[seat];
    Some(phrases.say("kr-preview", &[("points", points.into())]))
}
