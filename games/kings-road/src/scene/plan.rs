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
    pub(super) name: i32,
    /// The coins: left and top of their row, its width, its height, the distance of two, the foot of the digits.
    pub(super) coins: (i32, i32, i32, i32, i32, i32),
    /// The piles: their foot; the cell, width and height for up to four seats, and for five.
    pub(super) foot: i32,
    pub(super) piles: [(i32, i32, i32); 2],
    /// Whether the count stands under its pile, else beside it; and its foot.
    pub(super) count_under: bool,
    pub(super) count: i32,
    /// The markers that wait to be revealed: the top of their pill.
    pub(super) ghost: i32,
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
        name: 88,
        coins: (0, 94, 152, 20, 24, 108),
        foot: 152,
        piles: [(36, 22, 38), (29, 18, 32)],
        count_under: false,
        count: 147,
        ghost: 46,
        tag: (151, 19, 7),
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
    height: 464,
    track: Track { height: 50, left: 12, right: 328, rail: 28, head: 21 },
    slots: [(0, 4), (119, 4), (238, 4), (238, 159), (238, 314), (119, 314), (0, 314), (0, 159)],
    banner: Banner {
        width: 106,
        height: 136,
        body: "M0 7Q0 0 7 0H99Q106 0 106 7V136L53 131L0 136Z",
        scene: (3, 100, 47),
        name: 62,
        coins: (-7, 67, 120, 16, 19, 79),
        foot: 116,
        piles: [(25, 20, 35), (21, 20, 35)],
        count_under: true,
        count: 127,
        ghost: 28,
        tag: (131, 17, 7),
    },
    links: [
        "M106 71H119",
        "M225 71H238",
        "M291 140V159",
        "M291 295V314",
        "M238 381H225",
        "M119 381H106",
        "M53 314V295",
        "M53 159V140",
    ],
    arrows: [
        (112, 71, 0),
        (231, 71, 0),
        (291, 150, 90),
        (291, 306, 90),
        (231, 381, 180),
        (112, 381, 180),
        (53, 306, -90),
        (53, 150, -90),
    ],
    pills: None,
    across: "M96 124C156 195 176 249 248 326",
    middle: (172, 226),
    king: (72, 2, 33, 45),
};

impl Plan {
    /// The middle of a slot.
    pub(super) fn centre(&self, slot: usize) -> (i32, i32) {
        let (x, y) = self.slots[slot];
        (x + self.banner.width / 2, y + self.banner.height / 2)
    }
}
