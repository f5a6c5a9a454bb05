//! Work for several threads whose results are taken in the order of the work, so that neither the number of threads
//! nor their luck can be seen in what comes out.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// Does pieces 0 to `count - 1` of some work and hands their results on in this order, until `take` breaks off.
/// Pieces beyond the last one taken may have been done; nobody hears of them.
pub fn in_order<T: Send>(
    count: usize,
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> ControlFlow<()>,
) {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, count.max(1)) {
            let (send, next, stop, work) = (send.clone(), &next, &stop, &work);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= count || send.send((nth, work(nth))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (nth, done) in receive {
            early.insert(nth, done);
            while let Some(done) = early.remove(&due) {
                if take(due, done).is_break() {
                    stop.store(true, Ordering::Relaxed);
                    return;
                }
                due += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_stop_where_they_are_broken_off() {
        for threads in [1, 2, 7] {
            let mut taken = vec![];
            in_order(
                100,
                threads,
                |nth| nth * nth,
                |nth, square| {
                    taken.push(square);
                    if nth == 41 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                },
            );
            assert_eq!(taken, (0..42).map(|n| n * n).collect::<Vec<_>>(), "{threads} threads");
        }
    }

    #[test]
    fn no_work_is_done_at_once() {
        in_order(0, 2, |nth| nth, |_, _| panic!("there is nothing to take"));
    }
}
