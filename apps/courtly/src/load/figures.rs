use std::sync::Mutex;
use std::sync::atomic::AtomicU64;

/// What was counted while playing.
#[derive(Debug, Default)]
pub(super) struct Figures {
    pub(super) decided: AtomicU64,
    pub(super) finished: AtomicU64,
    /// Microseconds from sending a decision to its event at the other seat's stream.
    pub(super) seen: Mutex<Vec<u64>>,
}

/// The quantile of sorted microseconds, in milliseconds.
pub(super) fn quantile(sorted: &[u64], part: f64) -> f64 {
    let place = (sorted.len() as f64 * part).ceil() as usize;
    sorted.get(place.saturating_sub(1)).map_or(0.0, |micros| *micros as f64 / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::quantile;

    #[test]
    fn quantiles_are_taken_from_above() {
        let all: Vec<u64> = (1..=100).map(|n| n * 1000).collect();
        assert_eq!((quantile(&all, 0.5), quantile(&all, 0.99), quantile(&all, 1.0)), (50.0, 99.0, 100.0));
        assert_eq!(quantile(&[], 0.5), 0.0);
    }
}
