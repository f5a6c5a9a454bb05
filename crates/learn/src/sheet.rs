/// Puts inputs one after the other.
#[derive(Debug)]
pub struct Sheet<'o> {
    pub on: &'o mut Vec<u16>,
    /// The number of the next input.
    pub at: usize,
}

impl Sheet<'_> {
    /// One of so many; the last stands for all beyond.
    pub fn one_of(&mut self, which: usize, many: usize) {
        self.on.push((self.at + which.min(many - 1)) as u16);
        self.at += many;
    }

    /// One of so many around nothing.
    pub fn balance(&mut self, difference: i32, many: usize) {
        let most = many as i32 / 2;
        self.one_of((difference.clamp(-most, most) + most) as usize, many);
    }

    /// The first so many.
    pub fn first(&mut self, count: usize, many: usize) {
        let count = count.min(many);
        self.on.extend((self.at..self.at + count).map(|input| input as u16));
        self.at += many;
    }

    pub fn flag(&mut self, on: bool) {
        self.first(usize::from(on), 1);
    }
}
