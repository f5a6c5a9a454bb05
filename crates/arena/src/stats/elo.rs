/// The Elo that the challenger has above the field when it wins this share. Among `seats - 1` equals of the field a
/// player as good as they wins one match in `seats`, and that is 0; with two seats it is the usual scale.
pub fn elo_of_share(share: f64, seats: usize) -> f64 {
    400.0 * (share * (seats as f64 - 1.0) / (1.0 - share)).log10()
}

/// The share that a challenger with so much more Elo than the field wins in the long run.
pub fn share_of_elo(elo: f64, seats: usize) -> f64 {
    let strength = 10f64.powf(elo / 400.0);
    strength / (strength + seats as f64 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_table_comes_out_for_two_seats() {
        for (elo, share) in [(0.0, 0.5), (100.0, 0.6401), (200.0, 0.7597), (400.0, 0.9091), (-100.0, 0.3599)] {
            assert!((share_of_elo(elo, 2) - share).abs() < 1e-4);
            assert!((elo_of_share(share, 2) - elo).abs() < 0.2);
        }
        assert_eq!(elo_of_share(1.0, 2), f64::INFINITY);
        assert_eq!(elo_of_share(0.0, 2), f64::NEG_INFINITY);
    }

    #[test]
    fn the_fair_share_is_no_advantage_at_any_table() {
        for seats in 2..=5 {
            assert!(elo_of_share(1.0 / seats as f64, seats).abs() < 1e-9);
            assert!((share_of_elo(elo_of_share(0.6, seats), seats) - 0.6).abs() < 1e-12);
        }
    }
}
