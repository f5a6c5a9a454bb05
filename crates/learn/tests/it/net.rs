use courtly_core::{Rng, Swift, below};
use courtly_learn::{Net, squashed};

fn fresh(inputs: usize) -> Net {
    Net::new(inputs, &mut Swift::new(7))
}

#[test]
fn the_squashed_logit_is_the_logistic_function() {
    for step in -3000..=3000 {
        let x = step as f32 / 100.0;
        let exact = 1.0 / (1.0 + (-f64::from(x)).exp());
        assert!((f64::from(squashed(x)) - exact).abs() < 3e-7, "{x}: {} and {exact}", squashed(x));
    }
    assert!(squashed(1e9) <= 1.0 && squashed(-1e9) >= 0.0);
}

#[test]
fn inputs_may_be_added_one_after_the_other() {
    let net = fresh(40);
    let mut sums = net.sums(&[3, 17]);
    net.add(&mut sums, &[5, 39]);
    assert_eq!(net.chance_of(&sums), net.chance(&[3, 17, 5, 39]));
}

/// The step follows the slope of the cross entropy: a small step changes it by the square of the slope times the rate.
#[test]
fn a_step_goes_down_the_slope() {
    let (on, target, rate) = ([1u16, 4, 9, 12], 0.8f32, 1e-3f32);
    let loss = |net: &Net| {
        let chance = f64::from(net.chance(&on));
        -(f64::from(target) * chance.ln() + (1.0 - f64::from(target)) * (1.0 - chance).ln())
    };
    let before = fresh(20);
    let mut after = before.clone();
    let said = after.learn(&on, target, rate);
    assert_eq!(said, before.chance(&on));
    // Every weight moved by the rate times its slope, so the sum of the squares is what the loss must have fallen by.
    let moved: f64 = numbers(&before).zip(numbers(&after)).map(|(a, b)| f64::from(b - a).powi(2)).sum();
    let fell = loss(&before) - loss(&after);
    let foreseen = moved / f64::from(rate);
    assert!(fell > 0.0 && (fell / foreseen - 1.0).abs() < 0.02, "fell by {fell}, foreseen {foreseen}");
}

fn numbers(net: &Net) -> impl Iterator<Item = f32> {
    let bytes = net.to_bytes();
    (28..bytes.len())
        .step_by(4)
        .map(move |at| f32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()))
        .collect::<Vec<_>>()
        .into_iter()
}

/// Which of two inputs is on alone says nothing; only both together do.
#[test]
fn a_network_learns_what_no_single_input_tells() {
    let mut net = fresh(4);
    let mut rng = Swift::new(3);
    let cases = [([0u16, 2], 1.0f32), ([0, 3], 0.0), ([1, 2], 0.0), ([1, 3], 1.0)];
    for _ in 0..8000 {
        let (on, target) = cases[below(&mut rng, 4) as usize];
        net.learn(&on, target, 0.05);
    }
    for (on, target) in cases {
        assert!((net.chance(&on) - target).abs() < 0.05, "{on:?}: {}", net.chance(&on));
    }
}

#[test]
fn weights_are_read_as_they_were_written() {
    let net = fresh(33);
    let bytes = net.to_bytes();
    assert_eq!(Net::from_bytes(&bytes, 33), Ok(net));
    let why = |bytes: &[u8], inputs| Net::from_bytes(bytes, inputs).unwrap_err().to_string();
    assert_eq!(why(b"nonsense", 33), "weights: not a file of weights");
    assert_eq!(why(&bytes, 34), "weights: made for another game or number of seats: inputs: 33 where 34 is needed");
    assert_eq!(why(&bytes[..bytes.len() - 4], 33), "weights: too short");
    assert_eq!(why(&[&bytes[..], &[0; 4]].concat(), 33), "weights: too long");
    assert_eq!(why(&[&bytes[..], &[0]].concat(), 33), "weights: too long");
    let mut wild = bytes.clone();
    wild[40..44].copy_from_slice(&f32::NAN.to_le_bytes());
    assert_eq!(why(&wild, 33), "weights: a weight is no number");
}

#[test]
fn a_file_has_half_the_size_and_says_nearly_the_same() {
    let net = Net::new(300, &mut Swift::new(5));
    let (bytes, file) = (net.to_bytes(), net.to_file());
    assert!(file.len() < bytes.len() / 2 + 50, "{} of {}", file.len(), bytes.len());
    let read = Net::from_bytes(&file, 300).unwrap();
    let on = [1, 17, 40, 133, 299];
    assert!((read.chance(&on) - net.chance(&on)).abs() < 1e-4);
    // What was rounded once stays as it is.
    assert_eq!(read.to_file(), file);
    let why = |bytes: &[u8]| Net::from_bytes(bytes, 300).unwrap_err().to_string();
    assert_eq!(why(&file[..file.len() - 1]), "weights: too short");
    assert_eq!(why(&[&file[..], &[0]].concat()), "weights: too long");
    let mut wild = file.clone();
    wild[28] = 200;
    assert_eq!(why(&wild), "weights: too many binary places");
}

/// Files of weights that nobody wrote are refused, never a panic.
#[test]
fn any_bytes_are_weights_or_refused() {
    let mut rng = Swift::new(11);
    let good = [fresh(5).to_bytes(), fresh(5).to_file()];
    for round in 0..4000 {
        let mut bytes = good[round % 2].clone();
        let len = bytes.len() as u32;
        bytes.truncate(below(&mut rng, len + 1) as usize);
        if !bytes.is_empty() {
            let at = below(&mut rng, bytes.len().min(60) as u32) as usize;
            bytes[at] = rng.next_u32() as u8;
        }
        let _ = Net::from_bytes(&bytes, 5);
    }
}
