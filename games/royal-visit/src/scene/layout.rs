use super::motion::crown as crown_anchor;
use super::places::Lane;
use crate::Piece;
use crate::state::END;
use courtly_core::Seat;
use courtly_draw::{PreEscaped, html};
use std::sync::LazyLock;

/// The two ways to draw the street. Both have three lanes (Wizard, Court, Jester), a row of numbers and the Crown's
/// track:
///
/// ```text
/// lying       -8 … 0 … 8        standing   numbers | Wizard | Court | Jester | Crown
///   Wizard                        far end
///   Court                           …
///   Jester                        Fountain
///   numbers                         …
///   Crown                         near end: the viewer's own Chateau
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    Lying,
    Standing { near: Seat },
}

/// Spaces of the lying street are so wide, and those of the standing street so high.
const WIDE: i32 = 52;
const HIGH: i32 = 26;
/// Where the Fountain is along the street.
const MIDDLE_X: i32 = 460;
const MIDDLE_Y: i32 = 227;

impl Layout {
    pub(super) fn size(self) -> (i32, i32) {
        match self {
            Layout::Lying => (920, 412),
            Layout::Standing { .. } => (336, 454),
        }
    }

    pub(super) fn class(self) -> &'static str {
        match self {
            Layout::Lying => "rv rv-lying",
            Layout::Standing { near: Seat(0) } => "rv rv-standing rv-near-0",
            Layout::Standing { .. } => "rv rv-standing rv-near-1",
        }
    }

    pub(super) fn scenery(self) -> &'static str {
        match self {
            Layout::Lying => "#rv-street",
            Layout::Standing { .. } => "#rv-stand",
        }
    }

    pub(super) fn marks(self) -> &'static str {
        match self {
            Layout::Lying => "#rv-street-marks",
            Layout::Standing { .. } => "#rv-stand-marks",
        }
    }

    /// The letter in the names of this layout's symbols.
    pub(super) fn letter(self) -> char {
        match self {
            Layout::Lying => 'l',
            Layout::Standing { .. } => 's',
        }
    }

    /// How far along the street a space is, to the right or down.
    fn along(self, space: i8) -> i32 {
        match self {
            Layout::Lying => MIDDLE_X + WIDE * i32::from(space),
            Layout::Standing { near: Seat(0) } => MIDDLE_Y - HIGH * i32::from(space),
            Layout::Standing { .. } => MIDDLE_Y + HIGH * i32::from(space),
        }
    }

    /// The middle of a space in a lane.
    pub(super) fn middle(self, lane: Lane, space: i8) -> (i32, i32) {
        let along = self.along(space);
        match (self, lane) {
            (Layout::Lying, Lane::Wizard) => (along, 155),
            (Layout::Lying, Lane::Court) => (along, 225),
            (Layout::Lying, Lane::Jester) => (along, 294),
            (Layout::Standing { .. }, Lane::Wizard) => (116, along),
            (Layout::Standing { .. }, Lane::Court) => (184, along),
            (Layout::Standing { .. }, Lane::Jester) => (252, along),
        }
    }

    pub(super) fn number(self, space: i8) -> (i32, i32) {
        match self {
            Layout::Lying => (self.along(space), 343),
            Layout::Standing { .. } => (71, self.along(space)),
        }
    }

    /// Width and height of a piece.
    pub(super) fn pawn(self, piece: Piece) -> (i32, i32) {
        match (self, piece) {
            (Layout::Lying, Piece::King) => (54, 62),
            (Layout::Lying, Piece::LeftGuard | Piece::RightGuard) => (52, 60),
            (Layout::Lying, Piece::Wizard | Piece::Jester) => (50, 58),
            (Layout::Standing { .. }, Piece::King) => (30, 34),
            (Layout::Standing { .. }, _) => (28, 32),
        }
    }

    /// A space of the Court's lane together with its two neighbours.
    pub(super) fn around(self, space: i8) -> (i32, i32, i32, i32) {
        let (x, y) = self.middle(Lane::Court, space);
        let (width, height) = match self {
            Layout::Lying => (3 * WIDE - 6, 64),
            Layout::Standing { .. } => (60, 3 * HIGH - 2),
        };
        (x - width / 2, y - height / 2, width, height)
    }

    /// How far below the middle of its space a piece stands.
    pub(super) fn foot(self) -> i32 {
        match self {
            Layout::Lying => 32,
            Layout::Standing { .. } => 14,
        }
    }

    /// The radii of the ring under a piece that can be chosen.
    pub(super) fn ring(self) -> (i32, i32) {
        match self {
            Layout::Lying => (22, 6),
            Layout::Standing { .. } => (17, 5),
        }
    }

    pub(super) fn crown(self, space: i8) -> (i32, i32, i32, i32) {
        match self {
            Layout::Lying => (self.along(space) - 23, 362, 46, 42),
            Layout::Standing { .. } => (295, self.along(space) - 17, 36, 33),
        }
    }

    pub(super) fn king_rope(self, space: i8) -> (i32, i32, i32, i32) {
        let (from, length) = self.stretch(space);
        match self {
            Layout::Lying => (from - 10, 333, length + 20, 20),
            Layout::Standing { .. } => (61, from - 10, 20, length + 20),
        }
    }

    pub(super) fn crown_rope(self, space: i8) -> (i32, i32, i32, i32) {
        let (from, length) = self.stretch(space);
        match self {
            Layout::Lying => (from - 10, 374, length + 20, 20),
            Layout::Standing { .. } => (304, from - 9, 18, length + 18),
        }
    }

    /// The stretch between the Fountain and a space: where it begins and how long it is.
    fn stretch(self, space: i8) -> (i32, i32) {
        let (zero, there) = (self.along(0), self.along(space));
        (zero.min(there), (zero - there).abs())
    }

    /// The way of the Crown, over the heads of the beads.
    pub(super) fn crown_path(self, from: i8, to: i8) -> String {
        let (from, to) = (self.along(from), self.along(to));
        match self {
            Layout::Lying => format!("M{from} 384H{to}"),
            Layout::Standing { .. } => format!("M313 {from}V{to}"),
        }
    }

    /// The way of a piece to a target, between the two; none if they are neighbours.
    pub(super) fn walk(self, lane: Lane, from: i8, to: i8) -> Option<String> {
        let by = i32::from((to - from).signum());
        if (to - from).abs() < 2 {
            return None;
        }
        let ((x, y), (to_x, to_y)) = (self.middle(lane, from), self.middle(lane, to));
        let down = i32::from(to_y > y) * 2 - 1;
        Some(match self {
            Layout::Lying => format!("M{} {}H{}", x + 26 * by, y + 26, to_x - 28 * by),
            Layout::Standing { .. } => format!("M{x} {}V{}", y + 20 * down, to_y - 16 * down),
        })
    }
}

/// What is the same in every picture of a layout but must be part of it: the anchors that motions pass, and the shapes
/// of the seats and the minus signs of the numbers, which in the standing street may be above or below.
pub(super) fn fixed(layout: Layout) -> PreEscaped<&'static str> {
    static FIXED: LazyLock<[String; 3]> = LazyLock::new(|| {
        [Layout::Lying, Layout::Standing { near: Seat(0) }, Layout::Standing { near: Seat(1) }].map(draw_fixed)
    });
    PreEscaped(match layout {
        Layout::Lying => &FIXED[0],
        Layout::Standing { near: Seat(0) } => &FIXED[1],
        Layout::Standing { .. } => &FIXED[2],
    })
}

fn draw_fixed(layout: Layout) -> String {
    let spot = |name: String, (x, y): (i32, i32)| html! { circle data-anchor=(name) cx=(x) cy=(y) r="1" {} };
    // Anchors are where the middle of a walking piece passes, which stands a little higher than its space.
    let rise = match layout {
        Layout::Lying => 2,
        Layout::Standing { .. } => -2,
    };
    let minus = (-END..0).map(|space| {
        let (x, y) = layout.number(space);
        format!("M{} {y}h3", x - 7)
    });
    let drawn = html! {
        @if let Layout::Standing { near } = layout {
            use href={ "#rv-seat-" (near.next(2)) } x="24" y="30" width="14" height="14" {}
            use href={ "#rv-seat-" (near) } x="24" y="418" width="14" height="14" {}
            path.rv-n-a.rv-digit d=(minus.collect::<String>()) {}
        }
        g.rv-anchors aria-hidden="true" {
            @for space in -END..=END {
                @for lane in Lane::ALL {
                    @let (x, y) = layout.middle(lane, space);
                    (spot(lane.anchor(space), (x, y + rise)))
                }
                @let (x, y, width, height) = layout.crown(space);
                (spot(crown_anchor(space), (x + width / 2, y + height / 2)))
            }
        }
    };
    drawn.into_string().replace("></circle>", "/>")
}
