/// Where inputs that are on are written down.
pub trait Inputs {
    /// So many inputs are on, one after the other; fewer than 64.
    fn turn_on(&mut self, first: usize, many: usize);
}

/// One after the other.
impl Inputs for Vec<u16> {
    fn turn_on(&mut self, first: usize, many: usize) {
        self.extend((first..first + many).map(|input| input as u16));
    }
}

/// A bit for each, so that two positions are quickly compared.
#[derive(Clone, Debug)]
pub(crate) struct InputSet {
    /// One word more than needed, so that nobody asks whether a run of inputs ends in the next one.
    words: Vec<u64>,
}

impl InputSet {
    /// Room for so many inputs, none of them on.
    pub(crate) fn new(inputs: usize) -> InputSet {
        InputSet { words: vec![0; inputs / 64 + 2] }
    }

    pub(crate) fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Lists those that are on here and not there.
    pub(crate) fn without(&self, other: &InputSet, out: &mut Vec<u16>) {
        out.clear();
        for ((here, there), first) in self.words.iter().zip(&other.words).zip((0..).step_by(64)) {
            let mut left = here & !there;
            while left != 0 {
                out.push(first + left.trailing_zeros() as u16);
                left &= left - 1;
            }
        }
    }
}

impl Inputs for InputSet {
    #[inline]
    fn turn_on(&mut self, first: usize, many: usize) {
        let run = ((1u128 << many) - 1) << (first % 64);
        self.words[first / 64] |= run as u64;
        self.words[first / 64 + 1] |= (run >> 64) as u64;
    }
}
