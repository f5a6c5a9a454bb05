use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A quick hash of small keys; nobody chooses them to harm us.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mix(u64);

pub(crate) type Mixing = BuildHasherDefault<Mix>;

impl Mix {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mix {
    #[inline]
    fn finish(&self) -> u64 {
        // The product's upper half is well mixed, tables look at the lower one.
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.add(byte.into()));
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.add(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.add(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.add(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }
}

const FREE: u32 = u32::MAX;

/// Numbers for the decisions that a search meets, so that a node compares numbers and asks by number whether a decision
/// is legal in this world. One small table stays in the processor's cache where one a node would not.
pub(crate) struct Names<D> {
    slots: Vec<u32>,
    named: Vec<D>,
    /// When each was marked last.
    marks: Vec<u64>,
    now: u64,
}

impl<D: Copy + Eq + Hash> Names<D> {
    pub(crate) fn new() -> Names<D> {
        Names { slots: vec![FREE; 1024], named: Vec::new(), marks: Vec::new(), now: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.slots.fill(FREE);
        self.named.clear();
        self.marks.clear();
    }

    pub(crate) fn decision(&self, id: u32) -> D {
        self.named[id as usize]
    }

    /// Begins anew: nothing is marked.
    #[inline]
    pub(crate) fn unmark_all(&mut self) {
        self.now += 1;
    }

    #[inline]
    pub(crate) fn mark(&mut self, id: u32) {
        self.marks[id as usize] = self.now;
    }

    #[inline]
    pub(crate) fn unmark(&mut self, id: u32) {
        self.marks[id as usize] = 0;
    }

    #[inline]
    pub(crate) fn marked(&self, id: u32) -> bool {
        self.marks[id as usize] == self.now
    }

    /// The number of a decision, a new one if it has none yet.
    #[inline]
    pub(crate) fn id(&mut self, decision: D) -> u32 {
        let mut slot = self.slot(decision);
        loop {
            let id = self.slots[slot];
            if id == FREE {
                return self.name(decision, slot);
            }
            if self.named[id as usize] == decision {
                return id;
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    #[inline]
    fn slot(&self, decision: D) -> usize {
        let mut mix = Mix::default();
        decision.hash(&mut mix);
        mix.finish() as usize & (self.slots.len() - 1)
    }

    fn name(&mut self, decision: D, slot: usize) -> u32 {
        let id = self.named.len() as u32;
        self.slots[slot] = id;
        self.named.push(decision);
        self.marks.push(0);
        if self.named.len() * 2 > self.slots.len() {
            self.grow();
        }
        id
    }

    fn grow(&mut self) {
        self.slots = vec![FREE; self.slots.len() * 4];
        for id in 0..self.named.len() {
            let mut slot = self.slot(self.named[id]);
            while self.slots[slot] != FREE {
                slot = (slot + 1) & (self.slots.len() - 1);
            }
            self.slots[slot] = id as u32;
        }
    }
}
