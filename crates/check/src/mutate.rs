use courtly_core::{Rng, below};

/// Bytes that parsers of numbers, lists, JSON and TOML stumble over.
const TROUBLE: &[&[u8]] = &[
    b"",
    b"-",
    b"--",
    b"0",
    b"-0",
    b"00",
    b"255",
    b"256",
    b"-129",
    b"99999999999999999999",
    b"1e9",
    b"null",
    b"\"",
    b"\\",
    b"{",
    b"}",
    b"[",
    b"]",
    b"[]",
    b"{}",
    b",",
    b",,",
    b":",
    b"/",
    b"//",
    b">",
    b"@",
    b"+",
    b" ",
    b"  ",
    b"\n",
    b"\r",
    b"\t",
    b"\0",
    b"\xff",
    b"\xc3\xa9",
    b"\xe2\x80\xaf",
    b"over:",
    b"over:9",
    b"?",
    b"!",
    b"#",
    b"=",
    b"'",
    b"\"\"\"",
    b"[[x]]",
];

/// A text that looks like the given one but is wrong somewhere: pieces cut, doubled, swapped or replaced by trouble.
pub fn mutate<R: Rng>(rng: &mut R, text: &[u8]) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=below(rng, 3) {
        let at = below(rng, bytes.len() as u32 + 1) as usize;
        let len = below(rng, 12) as usize;
        let end = (at + len).min(bytes.len());
        match below(rng, 7) {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let copy = bytes[at..end].to_vec();
                let to = below(rng, bytes.len() as u32 + 1) as usize;
                bytes.splice(to..to, copy);
            }
            2 => {
                let trouble = TROUBLE[below(rng, TROUBLE.len() as u32) as usize];
                bytes.splice(at..end, trouble.iter().copied());
            }
            3 => bytes.truncate(at),
            4 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << below(rng, 8);
                }
            }
            5 => {
                // Another digit keeps the form and changes the meaning.
                if let Some(byte) = bytes.get_mut(at).filter(|byte| byte.is_ascii_digit()) {
                    *byte = b'0' + below(rng, 10) as u8;
                }
            }
            _ => {
                let noise: Vec<u8> = (0..len).map(|_| rng.next_u32() as u8).collect();
                bytes.splice(at..end, noise);
            }
        }
    }
    bytes
}
