//! Ways through the palace: how far it is from room to room, and by which rooms.

use crate::pieces::Room;
use crate::state::Palace;

/// The distances between all rooms, and where a way to a room begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walks {
    far: [[u8; Room::COUNT]; Room::COUNT],
}

impl Walks {
    pub(crate) fn new(palace: &Palace, diagonal: bool) -> Walks {
        let doors = if diagonal { &palace.around } else { &palace.beside };
        let mut far = [[u8::MAX; Room::COUNT]; Room::COUNT];
        for from in 0..Room::COUNT {
            let (mut reached, mut distance) = (1u16 << from, 0);
            far[from][from] = 0;
            while reached != (1 << Room::COUNT) - 1 {
                distance += 1;
                let next = (0..Room::COUNT)
                    .filter(|room| reached >> room & 1 != 0)
                    .fold(reached, |set, room| set | doors[room]);
                for room in 0..Room::COUNT {
                    if (next & !reached) >> room & 1 != 0 {
                        far[from][room] = distance;
                    }
                }
                reached = next;
            }
        }
        Walks { far }
    }

    #[inline]
    pub(crate) fn far(&self, from: Room, to: Room) -> u8 {
        self.far[from.index()][to.index()]
    }

    /// The room before `to` on a way from another.
    pub(crate) fn before(&self, from: Room, to: Room) -> Room {
        let last = |room: &Room| self.far(*room, to) == 1 && self.far(from, *room) + 1 == self.far(from, to);
        Room::ALL.into_iter().find(last).expect("every room can be reached")
    }

    /// The room after `from` on the way to `to`, which is another.
    pub(crate) fn towards(&self, from: Room, to: Room) -> Room {
        let closer = |room: &Room| self.far(from, *room) == 1 && self.far(*room, to) + 1 == self.far(from, to);
        Room::ALL.into_iter().find(closer).expect("every room can be reached")
    }
}
