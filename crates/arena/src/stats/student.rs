/// How many standard errors lie between the mean and either end of a 95 % interval, with so many degrees of freedom:
/// Student's t at 0.975. Exact for one and two, else the expansion of Abramowitz and Stegun, 26.7.5.
pub fn student_95(freedom: usize) -> f64 {
    const Z: f64 = 1.959_963_984_540_054;
    match freedom {
        0 => f64::INFINITY,
        1 => 12.706_204_736_432_1,
        2 => 4.302_652_729_911_3,
        _ => {
            let v = freedom as f64;
            let [z3, z5, z7, z9] = [3, 5, 7, 9].map(|power| Z.powi(power));
            let first = (z3 + Z) / 4.0;
            let second = (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / 96.0;
            let third = (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / 384.0;
            let fourth = (79.0 * z9 + 776.0 * z7 + 1482.0 * z5 - 1920.0 * z3 - 945.0 * Z) / 92_160.0;
            Z + first / v + second / v.powi(2) + third / v.powi(3) + fourth / v.powi(4)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_printed_tables_come_out() {
        for (freedom, value) in
            [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984)]
        {
            assert!((student_95(freedom) - value).abs() < 0.006, "{freedom}: {}", student_95(freedom));
        }
        assert!((student_95(1_000_000) - 1.96).abs() < 0.001);
    }
}
