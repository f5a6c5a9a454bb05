/// Where a game tells what happens. An event is only built if somebody listens.
pub trait Sink<E> {
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: events cost nothing.
#[derive(Debug, Clone, Copy)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
