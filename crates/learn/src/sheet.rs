use crate::Inputs;

/// Gives inputs their numbers, one after the other.
#[derive(Debug)]
pub struct Sheet<'o, I: Inputs = Vec<u16>> {
    pub on: &'o mut I,
    /// The number of the next input.
    pub at: usize,
}

impl<I: Inputs> Sheet<'_, I> {
    /// One of so many; the last stands for all beyond.
    pub fn one_of(&mut self, which: usize, many: usize) {
        self.on.turn_on(self.at + which.min(many - 1), 1);
        self.at += many;
    }

    /// One of so many around nothing.
    pub fn balance(&mut self, difference: i32, many: usize) {
        let most = many as i32 / 2;
        self.one_of((difference.clamp(-most, most) + most) as usize, many);
    }

    /// The first so many.
    pub fn first(&mut self, count: usize, many: usize) {
        self.on.turn_on(self.at, count.min(many));
        self.at += many;
    }

    pub fn flag(&mut self, on: bool) {
        self.first(usize::from(on), 1);
    }
}
