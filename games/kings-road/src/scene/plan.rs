/// Where things stand on the map. Slots are the stations of the King's way from its first region on, so an edition with
/// another ring is drawn on the same roads.
///
/// ```text
///   lying        1   2   3            standing   0  1  2
///             0             4                    7     3
///                7   6   5                       6  5  4
/// ```
pub(super) struct Plan {
    /// The class of the drawing.
    pub(super) class: &'static str,
    pub(super) land: &'static str,
    /// Width of everything and height of the land; the track of scores stands above it.
    pub(super) width: i32,
    pub(super) height: i32,
    pub(super) track: Track,
    /// The top left corners of the banners.
    pub(super) slots: [(i32, i32); 8],
    pub(super) banner: Banner,
    /// The road from each slot to the next, where it is paved.
    pub(super) links: [&'static str; 8],
    /// Where each road's arrow is and how it is turned.
    pub(super) arrows: [(i32, i32, i32); 8],
    /// Where the size of a chain is written on each road; on the standing map they are listed in the middle.
    pub(super) pills: Option<[(i32, i32); 8]>,
    /// The road across, between slots 0 and 4, and its middle.
    pub(super) across: &'static str,
    pub(super) middle: (i32, i32),
    /// The King beside the corner of his banner: offset and size.
    pub(super) king: (i32, i32, i32, i32),
}

pub(super) struct Track {
    pub(super) height: i32,
    pub(super) left: i32,
    pub(super) right: i32,
    /// The rail, and the size of the heads above it.
    pub(super) rail: i32,
    pub(super) head: i32,
}

pub(super) struct Banner {
    pub(super) width: i32,
    pub(super) height: i32,
    pub(super) body: &'static str,
    /// The picture: its inset, width and height.
    pub(super) scene: (i32, i32, i32),
    pub(super) cropped: bool,
    pub(super) name: i32,
    /// The coins: left and top of their row, its width, its height, the distance of two, the foot of the digits.
    pub(super) coins: (i32, i32, i32, i32, i32, i32),
    /// The piles: their foot; the cell, width and height for up to four seats, and for five.
    pub(super) foot: i32,
    pub(super) piles: [(i32, i32, i32); 2],
    /// Whether the count stands under its pile, else beside it; and its foot.
    pub(super) count_under: bool,
    pub(super) count: i32,
    /// The markers that wait to be revealed: left and top of their pill.
    pub(super) ghost: (i32, i32),
    /// The tag: top, height, width of a letter.
    pub(super) tag: (i32, i32, i32),
}

pub(super) const LYING: Plan = Plan {
    class: "kr kr-map kr-lying",
    land: "#kr-lying",
    width: 900,
    height: 440,
    track: Track { height: 54, left: 18, right: 876, rail: 31, head: 24 },
    slots: [(6, 139), (176, 8), (374, 8), (572, 8), (742, 139), (572, 270), (374, 270), (176, 270)],
    banner: Banner {
        width: 152,
        height: 162,
        body: "M0 8Q0 0 8 0H144Q152 0 152 8V162L76 154L0 162Z",
        scene: (4, 144, 68),
        cropped: false,
        name: 88,
        coins: (0, 94, 152, 20, 24, 108),
        foot: 150,
        piles: [(36, 22, 38), (29, 18, 32)],
        count_under: false,
        count: 145,
        ghost: (5, 46),
        tag: (153, 17, 7),
    },
    links: [
        "M82 220C82 118 104 90 252 90",
        "M252 90H450",
        "M450 90H648",
        "M648 90C796 90 818 118 818 220",
        "M818 220C818 322 796 350 648 350",
        "M648 350H450",
        "M450 350H252",
        "M252 350C104 350 82 322 82 220",
    ],
    arrows: [
        (128, 108, -29),
        (351, 90, 0),
        (549, 90, 0),
        (772, 108, 29),
        (772, 332, 151),
        (549, 350, 180),
        (351, 350, 180),
        (128, 332, -151),
    ],
    pills: Some([(100, 122), (351, 116), (549, 116), (800, 122), (800, 320), (549, 324), (351, 324), (100, 320)]),
    across: "M120 220C250 191 330 249 450 220S650 191 780 220",
    middle: (450, 220),
    king: (110, 3, 46, 63),
};

pub(super) const STANDING: Plan = Plan {
    class: "kr kr-map kr-standing",
    land: "#kr-standing",
    width: 344,
    height: 388,
    track: Track { height: 50, left: 12, right: 328, rail: 28, head: 21 },
    slots: [(0, 4), (119, 4), (238, 4), (238, 132), (238, 260), (119, 260), (0, 260), (0, 132)],
    banner: Banner {
        width: 106,
        height: 114,
        body: "M0 7Q0 0 7 0H99Q106 0 106 7V114L53 109L0 114Z",
        scene: (3, 100, 31),
        cropped: true,
        name: 45,
        coins: (-7, 49, 120, 16, 19, 61),
        foot: 94,
        piles: [(25, 18, 31), (21, 18, 31)],
        count_under: true,
        count: 104,
        ghost: (25, 10),
        tag: (112, 16, 7),
    },
    links: [
        "M106 61H119",
        "M225 61H238",
        "M291 118V132",
        "M291 246V260",
        "M238 317H225",
        "M119 317H106",
        "M53 260V246",
        "M53 132V118",
    ],
    arrows: [
        (112, 61, 0),
        (231, 61, 0),
        (291, 126, 90),
        (291, 254, 90),
        (231, 317, 180),
        (112, 317, 180),
        (53, 254, -90),
        (53, 126, -90),
    ],
    pills: None,
    across: "M96 104C156 165 176 210 248 272",
    middle: (172, 188),
    king: (74, -3, 30, 41),
};

impl Plan {
    /// The middle of a slot.
    pub(super) fn centre(&self, slot: usize) -> (i32, i32) {
        let (x, y) = self.slots[slot];
        (x + self.banner.width / 2, y + self.banner.height / 2)
    }
}
