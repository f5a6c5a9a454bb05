use super::layout::{Layout, fixed};
use super::places::{Target, WIZARD};
use crate::state::{CHATEAU, END};
use crate::words::{are_placed, name, place, served};
use crate::{Card, Phase, Piece, Public, View};
use courtly_core::Seat;
use courtly_draw::{Frame, Markup, html};
use courtly_text::{Arg, Phrases};

/// The board: the street lying for wide pages and standing for phones, of which the page shows one.
pub(super) fn board(view: &View, frame: &Frame) -> Markup {
    let label = summary(view, frame.phrases);
    let targets: Vec<Drawn> = frame.offered.iter().filter_map(|place| drawn(view, place, frame)).collect();
    let near = frame.me().unwrap_or(Seat(0));
    html! {
        div.rv.rv-board {
            (street(view, Layout::Lying, &label, &targets, frame))
            (street(view, Layout::Standing { near }, &label, &targets, frame))
            (ribbon(view, frame))
        }
    }
}

/// The lying street alone.
pub(super) fn poster(view: &View, frame: &Frame) -> Markup {
    street(view, Layout::Lying, &summary(view, frame.phrases), &[], frame)
}

/// A target with all that both variants of the street say of it.
struct Drawn<'p> {
    target: Target,
    place: &'p str,
    label: String,
    /// The King and a Guard could come to this space by the same card: then each gets half of it.
    shared: Option<i8>,
}

fn drawn<'p>(view: &View, place: &'p str, frame: &Frame) -> Option<Drawn<'p>> {
    let target = Target::parse(place)?;
    Some(Drawn { target, place, label: label(view, target, frame.phrases), shared: shared(view, target, frame) })
}

fn shared(view: &View, target: Target, frame: &Frame) -> Option<i8> {
    let Target::To(piece, space) = target else { return None };
    let board = &view.public;
    let others: &[Piece] = match piece {
        Piece::King => &[Piece::LeftGuard, Piece::RightGuard],
        Piece::LeftGuard | Piece::RightGuard => &[Piece::King],
        Piece::Wizard | Piece::Jester => return None,
    };
    let both = others.iter().any(|other| {
        let (far, other_far) = ((piece.on(board) - space).abs(), (other.on(board) - space).abs());
        let by_steps = far == other_far && (1..=5).contains(&far) && view.hand.has(Card::JESTER[far as usize - 1]);
        let by_middle = space == 0 && view.hand.has(Card::JM);
        (by_steps || by_middle || space == board.wizard) && frame.offers(&Target::To(*other, space).place())
    });
    both.then_some(space)
}

fn label(view: &View, target: Target, phrases: &Phrases) -> String {
    let board = &view.public;
    match target {
        Target::To(piece, space) | Target::Step(piece, space) => {
            let key = match (target, piece) {
                (Target::Step(..), _) => "rv-target-step",
                (_, Piece::King) => "rv-target-king",
                (_, Piece::LeftGuard | Piece::RightGuard) => "rv-target-guard",
                (_, Piece::Wizard) => "rv-target-wizard",
                (_, Piece::Jester) => "rv-target-jester",
            };
            let zone = match space.abs() {
                0 => "fountain",
                CHATEAU.. => "chateau",
                _ => "duchy",
            };
            let owner = Public::owner(space).map_or_else(String::new, |owner| name(owner, phrases));
            let args: [(&str, Arg); 4] =
                [("from", piece.on(board).into()), ("to", space.into()), ("zone", zone.into()), ("who", owner.into())];
            phrases.say(key, &args)
        }
        Target::Court(by) => {
            let towards = Public::owner(by).unwrap_or(Seat(0));
            let key = if view.viewer.is(towards) { "rv-target-court-you" } else { "rv-target-court" };
            phrases.say(key, &[("who", name(towards, phrases).into())])
        }
        Target::Flank => {
            phrases.say("rv-target-flank", &[("left", (board.king - 1).into()), ("right", (board.king + 1).into())])
        }
    }
}

/// Where everything stands, for those who do not see it.
fn summary(view: &View, phrases: &Phrases) -> String {
    let board = &view.public;
    let at = |space: i8| Arg::from(place(space, phrases));
    let key = if are_placed(board) { "rv-board" } else { "rv-board-setup" };
    let mut args = vec![
        ("king", at(board.king)),
        ("left", at(board.guards[0])),
        ("right", at(board.guards[1])),
        ("crown", at(board.crown)),
    ];
    if are_placed(board) {
        args.extend([("wizard", at(board.wizard)), ("jester", at(board.jester))]);
    }
    phrases.say(key, &args)
}

fn street(view: &View, layout: Layout, label: &str, targets: &[Drawn], frame: &Frame) -> Markup {
    let board = &view.public;
    let (width, height) = layout.size();
    html! {
        svg class=(layout.class()) viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(label) {
            use href=(layout.scenery()) width=(width) height=(height) {}
            (ropes(board, layout))
            use href=(layout.marks()) width=(width) height=(height) {}
            (fixed(layout))
            (here(board.king, layout))
            (crown(board, layout))
            @for drawn in targets.iter().filter(|drawn| drawn.shared.is_none()) { (target(drawn, board, layout)) }
            // Those of one space are together: each has the whole of it while the other is not offered.
            @for space in -END..=END {
                @if targets.iter().any(|drawn| drawn.shared == Some(space)) {
                    g.rv-pair {
                        @for drawn in targets.iter().filter(|drawn| drawn.shared == Some(space)) { (target(drawn, board, layout)) }
                    }
                }
            }
            @for piece in Piece::ALL {
                @if are_placed(board) || !matches!(piece, Piece::Wizard | Piece::Jester) {
                    (pawn(piece, board, layout, frame))
                }
            }
        }
    }
}

/// The tug-of-war: from the Fountain to the King and to the Crown, in the colour of the side that leads.
fn ropes(board: &Public, layout: Layout) -> Markup {
    html! {
        @if board.king != 0 {
            @let (x, y, width, height) = layout.king_rope(board.king);
            rect class=(if board.king < 0 { "rv-rope-a" } else { "rv-rope-b" }) x=(x) y=(y) width=(width) height=(height) rx="9" {}
        }
        @if board.crown != 0 {
            @let (x, y, width, height) = layout.crown_rope(board.crown);
            rect class=(if board.crown < 0 { "rv-crope-a" } else { "rv-crope-b" }) x=(x) y=(y) width=(width) height=(height) rx="9" {}
        }
    }
}

/// The number of the King's space, lit.
fn here(king: i8, layout: Layout) -> Markup {
    let (x, y) = layout.number(king);
    let ground = match king {
        ..0 => "rv-herebg-a",
        0 => "rv-herebg-f",
        1.. => "rv-herebg-b",
    };
    html! {
        circle class=(ground) cx=(x) cy=(y) r="9.5" {}
        g.rv-here {
            @if king < 0 {
                path.rv-digit d={ "M" (x - 7) " " (y) "h3" } {}
            }
            use href={ "#rv-n" (king.abs()) } x=(x - 4 + 2 * i32::from(king < 0)) y=(y - 5) width="8" height="10" {}
        }
    }
}

/// The Crown, and where it would go if the turn ended now.
fn crown(board: &Public, layout: Layout) -> Markup {
    let art = if board.little { "#rv-crown-little" } else { "#rv-crown-big" };
    let (x, y, width, height) = layout.crown(board.crown);
    let mine = if board.seat.0 == 0 { "rv-mine-a" } else { "rv-mine-b" };
    let steps = match board.phase {
        Phase::Start | Phase::Acting(_) => board.crown_step(board.seat),
        Phase::Side | Phase::Deal | Phase::Draw | Phase::Over { .. } => 0,
    };
    let to = (board.crown + steps * Public::pull(board.seat)).clamp(-END, END);
    html! {
        @if to != board.crown {
            @let (ghost_x, ghost_y, ..) = layout.crown(to);
            g.(mine) {
                path.rv-cstep d=(layout.crown_path(board.crown, to)) {}
                use.rv-cghost href=(art) x=(ghost_x) y=(ghost_y) width=(width) height=(height) {}
            }
        }
        g data-key="crown" { use href=(art) x=(x) y=(y) width=(width) height=(height) {} }
    }
}

fn pawn(piece: Piece, board: &Public, layout: Layout, frame: &Frame) -> Markup {
    let space = piece.on(board);
    let (x, y) = layout.middle(piece.lane(), space);
    let (width, height) = layout.pawn(piece);
    let top = y + layout.foot() - height;
    let is_wizard = piece == Piece::Wizard;
    let label = is_wizard.then(|| frame.phrases.say("rv-pawn-wizard", &[("to", space.into())]));
    html! {
        g.rv-p data-key=(piece.key()) data-place=[is_wizard.then_some(WIZARD)] data-label=[label] {
            @if is_wizard {
                @let (reach, rise) = layout.ring();
                ellipse.rv-mover cx=(x) cy=(y + layout.foot() - 4) rx=(reach) ry=(rise) {}
            }
            @if piece == Piece::LeftGuard {
                // The left Guard looks the other way.
                use href="#rv-guard" x=(x - width / 2) y=(top) width=(width) height=(height)
                    transform={ "translate(" (2 * x) " 0) scale(-1 1)" } {}
            } @else {
                use href=(art(piece)) x=(x - width / 2) y=(top) width=(width) height=(height) {}
            }
        }
    }
}

fn art(piece: Piece) -> &'static str {
    match piece {
        Piece::King => "#rv-king",
        Piece::LeftGuard | Piece::RightGuard => "#rv-guard",
        Piece::Wizard => "#rv-wizard",
        Piece::Jester => "#rv-jester",
    }
}

/// What can be clicked to say where pieces go: the ghost of the piece in a frame, and the way to it.
fn target(drawn: &Drawn, board: &Public, layout: Layout) -> Markup {
    let ghost = |piece: Piece, space: i8, suffix: &str| {
        let (x, y) = layout.middle(piece.lane(), space);
        let href = format!("#rv-{}-{}{suffix}", layout.letter(), piece.word());
        html! { use.rv-t.target data-place=(drawn.place) data-label=(drawn.label) href=(href) x=(x) y=(y) {} }
    };
    let walk = |piece: Piece, space: i8| {
        let path = layout.walk(piece.lane(), piece.on(board), space);
        html! { @if let Some(path) = path { path.rv-walk d=(path) {} } }
    };
    match drawn.target {
        Target::To(piece, space) => {
            if drawn.shared.is_none() {
                return html! { (ghost(piece, space, "")) (walk(piece, space)) };
            }
            let (x, y) = layout.middle(piece.lane(), space);
            let href = |suffix: &str| format!("#rv-{}-{}{suffix}", layout.letter(), piece.word());
            html! {
                g.rv-t.target data-place=(drawn.place) data-label=(drawn.label) {
                    use.rv-whole href=(href("")) x=(x) y=(y) {}
                    use.rv-half href=(href(half(piece, space, board))) x=(x) y=(y) {}
                }
                (walk(piece, space))
            }
        }
        Target::Step(piece, space) => html! { (ghost(piece, space, "-step")) (walk(piece, space)) },
        Target::Court(by) => {
            let front = if by < 0 { Piece::LeftGuard } else { Piece::RightGuard };
            ghost(front, front.on(board) + by, "-court")
        }
        // Two frames with one meaning. Keyboards need only one of them, so the second is a part of the first.
        Target::Flank => {
            let href = |piece: Piece| format!("#rv-{}-{}", layout.letter(), piece.word());
            let (x, y, width, height) = layout.around(board.king);
            html! {
                g.rv-t.target data-place=(drawn.place) data-label=(drawn.label) {
                    // What lies between the two frames belongs to them.
                    rect.rv-hit x=(x) y=(y) width=(width) height=(height) {}
                    @for (piece, by) in [(Piece::LeftGuard, -1), (Piece::RightGuard, 1)] {
                        @let (x, y) = layout.middle(piece.lane(), board.king + by);
                        use href=(href(piece)) x=(x) y=(y) {}
                    }
                }
            }
        }
    }
}

/// Which half of a shared space a piece gets: the Guard the one on its own side, the King the other.
fn half(piece: Piece, space: i8, board: &Public) -> &'static str {
    match piece {
        Piece::LeftGuard => "-a",
        Piece::RightGuard => "-b",
        Piece::King => {
            if space < board.king {
                "-b"
            } else {
                "-a"
            }
        }
        Piece::Wizard | Piece::Jester => "",
    }
}

/// Whose the Jester's power is, on its owner's side.
fn ribbon(view: &View, frame: &Frame) -> Markup {
    let board = &view.public;
    let open = are_placed(board) && !matches!(board.phase, Phase::Deal | Phase::Over { .. });
    html! {
        @if let (true, Some(seat)) = (open, served(board)) {
            p.rv-ribbon.(if seat.0 == 0 { "rv-mine-a" } else { "rv-mine-b" }) {
                svg viewBox="0 0 48 56" aria-hidden="true" { use href="#rv-jester" {} }
                span {
                    @if view.viewer.is(seat) {
                        (frame.phrases.word("rv-power-yours"))
                    } @else {
                        (frame.phrases.say("rv-power-of", &[("who", name(seat, frame.phrases).into())]))
                    }
                }
            }
        }
    }
}
