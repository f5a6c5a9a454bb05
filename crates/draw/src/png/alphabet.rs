//! Our own letters: one stroke of even width with round ends, so that pictures need no font.
//!
//! ```text
//!  -72 ┬ b d f h k l      ascender
//!  -70 ┼ A … Z 0 … 9      capitals
//!  -48 ┼ a c e m n o      x-height
//!    0 ┼──────────────    baseline
//!   22 ┴ g j p q y        descender
//! ```
//! Points are two short strokes across each other, which makes them a little thicker than the pen.
//! A hundred units make the size of the letters. Every skeleton begins at x = 0.

/// How a letter is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Letter {
    /// The width of the skeleton.
    pub(super) width: f32,
    /// The room to leave at both sides.
    pub(super) room: f32,
    pub(super) path: &'static str,
}

/// A mark over, under or through a letter; its middle is at x = 0, and it is made for small letters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Accent {
    pub(super) path: &'static str,
    /// Whether capitals lift it.
    pub(super) above: bool,
}

/// Straight sides need more room than round ones, and slanting ones less.
const STRAIGHT: f32 = 9.5;
const ROUND: f32 = 7.;
const SLANTED: f32 = 4.5;

const fn letter(width: f32, room: f32, path: &'static str) -> Letter {
    Letter { width, room, path }
}

/// What is drawn for a character that has no letter here: an upright lozenge.
pub(super) const UNKNOWN: Letter = letter(36., ROUND, "M18-60L36-30L18 0L0-30Z");

pub(super) fn letter_of(c: char) -> Letter {
    match c {
        'A' => letter(54., SLANTED, "M0 0L27-70L54 0M9.5-24H44.5"),
        'B' => letter(42., STRAIGHT, "M21-37H0M0 0V-70H20a16.5 16.5 0 0 1 0 33h3.5a18.5 18.5 0 0 1 0 37Z"),
        'C' => letter(61., ROUND, "M61.4-58A35 35 0 1 0 61.4-12"),
        'D' => letter(55., STRAIGHT, "M0 0V-70H20a35 35 0 0 1 0 70Z"),
        'E' => letter(39., STRAIGHT, "M39-70H0V0H39M0-36H34"),
        'F' => letter(37., STRAIGHT, "M37-70H0V0M0-35H32"),
        'G' => letter(69., ROUND, "M61-58.5A35 35 0 1 0 70-34H42"),
        'H' => letter(49., STRAIGHT, "M0-70V0M49-70V0M0-36H49"),
        'I' => letter(0., 11., "M0-70V0"),
        'J' => letter(27., ROUND, "M27-70V-14.5a13.5 14.5 0 0 1-27 0"),
        'K' => letter(45., ROUND, "M0-70V0M43-70L0-26M15-41.5L45 0"),
        'L' => letter(36., ROUND, "M0-70V0H36"),
        'M' => letter(62., STRAIGHT, "M0 0V-70L31-20L62-70V0"),
        'N' => letter(51., STRAIGHT, "M0 0V-70L51 0V-70"),
        'O' => letter(70., ROUND, "M0-35a35 35 0 1 1 70 0a35 35 0 1 1-70 0Z"),
        'P' => letter(41., ROUND, "M0 0V-70H22a19 19 0 0 1 0 38H0"),
        'Q' => letter(70., ROUND, "M0-35a35 35 0 1 1 70 0a35 35 0 1 1-70 0ZM45-20L67 4"),
        'R' => letter(44., ROUND, "M0 0V-70H22a19 19 0 0 1 0 38H0M22-32L44 0"),
        'S' => letter(
            43.,
            ROUND,
            "M40-58C37-66 31-70 22-70C10-70 3-62 3-53C3-43 11-39 22-36C34-33 43-28 43-17C43-6 34 0 22 0C11 0 3-5 0-14",
        ),
        'T' => letter(50., SLANTED, "M0-70H50M25-70V0"),
        'U' => letter(48., STRAIGHT, "M0-70V-24a24 24 0 0 0 48 0V-70"),
        'V' => letter(54., SLANTED, "M0-70L27 0L54-70"),
        'W' => letter(80., SLANTED, "M0-70L20 0L40-62L60 0L80-70"),
        'X' => letter(48., SLANTED, "M0 0L48-70M0-70L48 0"),
        'Y' => letter(50., SLANTED, "M0-70L25-33L50-70M25-33V0"),
        'Z' => letter(46., SLANTED + 1.5, "M0-70H46L0 0H46"),
        'Æ' => letter(74., SLANTED, "M0 0L38-70H72M38-70V0H74M38-36H66M13-24H38"),
        'Œ' => letter(80., ROUND, "M44-70H35a35 35 0 1 0 0 70H80M80-70H44V0M44-36H74"),
        'a' => letter(46., 8.5, "M46-48V0M46-24a23 24 0 1 0-46 0a23 24 0 1 0 46 0"),
        'b' => letter(46., 8.5, "M0-72V0M0-24a23 24 0 1 1 46 0a23 24 0 1 1-46 0"),
        'c' => letter(41., ROUND, "M41.3-40A24 24 0 1 0 41.3-8"),
        'd' => letter(46., 8.5, "M46-72V0M46-24a23 24 0 1 0-46 0a23 24 0 1 0 46 0"),
        'e' => letter(46., ROUND, "M1-25H46A23 24 0 1 0 40-8"),
        'f' => letter(25., 5., "M27-72H24a12 12 0 0 0-12 12V0M0-48H25"),
        'g' => letter(46., 8.5, "M46-48V0A22 22 0 0 1 4 9M46-24a23 24 0 1 0-46 0a23 24 0 1 0 46 0"),
        'h' => letter(42., STRAIGHT, "M0-72V0M0-27a21 21 0 0 1 42 0V0"),
        'i' => letter(0., 10.5, "M0-48V0M-1.5-67h3M0-68.5v3"),
        'ı' => letter(0., 10.5, "M0-48V0"),
        'j' => letter(10., 8., "M10-48V9a13 13 0 0 1-12 13M8.5-67h3M10-68.5v3"),
        'k' => letter(36., ROUND, "M0-72V0M34-48L0-17M11-27L36 0"),
        'l' => letter(0., 10.5, "M0-72V0"),
        'm' => letter(70., STRAIGHT, "M0-48V0M0-29a17.5 19 0 0 1 35 0V0M35-29a17.5 19 0 0 1 35 0V0"),
        'n' => letter(42., STRAIGHT, "M0-48V0M0-27a21 21 0 0 1 42 0V0"),
        'o' => letter(48., ROUND, "M0-24a24 24 0 1 1 48 0a24 24 0 1 1-48 0Z"),
        'p' => letter(46., 8.5, "M0-48V22M0-24a23 24 0 1 1 46 0a23 24 0 1 1-46 0"),
        'q' => letter(46., 8.5, "M46-48V22M46-24a23 24 0 1 0-46 0a23 24 0 1 0 46 0"),
        'r' => letter(22., 7.5, "M0-48V0M0-27A21 21 0 0 1 22-48"),
        's' => letter(
            33.,
            ROUND,
            "M31-39C28-45.500 24-48 17-48C8-48 2-43.500 2-36.500C2-28.500 9-26.500 17-25C26-23.300 33-20.500 33-12.500C33-5 26.500 0 17-0C8.500 0 3-3.500 0-10",
        ),
        't' => letter(26., 5.5, "M12-65V-13a13 13 0 0 0 13 13h1M0-48H25"),
        'u' => letter(42., STRAIGHT, "M0-48V-21a21 21 0 0 0 42 0M42-48V0"),
        'v' => letter(42., SLANTED, "M0-48L21 0L42-48"),
        'w' => letter(66., SLANTED, "M0-48L16.5 0L33-42L49.5 0L66-48"),
        'x' => letter(37., SLANTED + 1., "M0 0L37-48M0-48L37 0"),
        'y' => letter(43., SLANTED, "M0-48L21.5 0M43-48L17.500 9C13.500 18 9 22 1 22"),
        'z' => letter(36., SLANTED + 1.5, "M0-48H36L0 0H36"),
        'æ' => letter(90., ROUND, "M46-48V0M46-24a23 24 0 1 0-46 0a23 24 0 1 0 46 0M46-25H90A22 24 0 1 0 84-8"),
        'œ' => letter(92., ROUND, "M48-24a24 24 0 1 0-48 0a24 24 0 1 0 48 0M48-25H92A22 24 0 1 0 86-8"),
        'ß' => letter(42., STRAIGHT, "M0 0V-54a18 18 0 0 1 36 0C36-46 30-40 20-39C34-39 42-31 42-20C42-8 33 0 16 0"),
        _ => figure_or_mark(c),
    }
}

/// Figures are equally wide, so that numbers stand in columns.
fn figure_or_mark(c: char) -> Letter {
    let figure = |path| letter(44., 7.5, path);
    match c {
        '0' => figure("M1-35a21 35 0 1 1 42 0a21 35 0 1 1-42 0Z"),
        '1' => figure("M9-57L26-70V0"),
        '2' => figure("M3-52C3-63 11-70 22-70C33-70 41-62 41-52C41-42 34-34 26-26L2 0H42"),
        '3' => figure(
            "M4-58C7-66 14-70 22-70C33-70 39-62 39-54C39-45 32-38 20-38C34-38 43-31 43-20C43-8 34 0 22 0C12 0 4-5 1-14",
        ),
        '4' => figure("M33 0V-70L0-19H44"),
        '5' => figure("M38-70H9L5-39C10-43 16-45 22-45C35-45 43-35 43-23C43-9 34 0 21 0C12 0 5-4 1-11"),
        '6' => figure("M32-70C15-57 1-39 1-21.5a21 21.5 0 1 0 42 0a21 21.5 0 0 0-40-9.500"),
        '7' => figure("M2-70H42L16 0"),
        '8' => figure(
            "M5.500-53.5a16.500 16.500 0 1 1 33 0a16.500 16.500 0 1 1-33 0ZM1-18.500a21 18.500 0 1 1 42 0a21 18.500 0 1 1-42 0Z",
        ),
        '9' => figure("M12 0C29-13 43-31 43-48.5a21 21.5 0 1 0-42 0a21 21.5 0 0 0 40 9.500"),
        '½' => letter(
            60.,
            ROUND,
            "M2-62L10-70V-38M8 0L50-70M38-24C38-29 42-32 47-32C52-32 56-29 56-24C56-18 46-11 38 0H58",
        ),
        ' ' | '\u{a0}' => letter(12., 7., ""),
        '\u{2009}' | '\u{202f}' => letter(4., 7., ""),
        '.' => letter(0., 9., "M-1.5-2h3M0-3.5v3"),
        ',' => letter(3., 8., "M3-3L0 11"),
        ':' => letter(0., 9., "M-1.5-42h3M0-43.5v3M-1.5-2h3M0-3.5v3"),
        ';' => letter(3., 8., "M1.5-42h3M3-43.5v3M3-3L0 11"),
        '…' => letter(44., 9., "M-1.5-2h3M0-3.5v3M20.5-2h3M22-3.5v3M42.5-2h3M44-3.5v3"),
        '·' | '•' => letter(0., 9., "M-1.5-28h3M0-29.5v3"),
        '!' => letter(0., 11., "M0-70V-22M-1.5-2h3M0-3.5v3"),
        '?' => letter(36., ROUND, "M0-54C0-63 8-70 18-70C28-70 36-63 36-54C36-43 18-40 18-24V-21M16.5-2h3M18-3.5v3"),
        '\'' => letter(0., 8., "M0-72V-54"),
        '’' => letter(5., 7., "M5-71L0-54"),
        '‘' => letter(5., 7., "M5-71L0-54"),
        '"' => letter(13., 8., "M0-72V-54M13-72V-54"),
        '”' | '“' => letter(18., 7., "M5-71L0-54M18-71L13-54"),
        '-' | '\u{2010}' | '\u{2011}' => letter(20., 8., "M0-26H20"),
        '–' => letter(34., 8., "M0-26H34"),
        '—' => letter(62., 8., "M0-26H62"),
        '−' => letter(38., 8., "M0-30H38"),
        '+' => letter(38., 8., "M0-30H38M19-49V-11"),
        '±' => letter(38., 8., "M0-38H38M19-57V-19M0 0H38"),
        '×' => letter(30., 9., "M0-45L30-15M30-45L0-15"),
        '=' => letter(38., 8., "M0-39H38M0-21H38"),
        '<' | '‹' => letter(28., 8., "M28-48L0-30L28-12"),
        '>' | '›' => letter(28., 8., "M0-48L28-30L0-12"),
        '«' => letter(34., 7., "M16-42L0-26L16-10M34-42L18-26L34-10"),
        '»' => letter(34., 7., "M0-42L16-26L0-10M18-42L34-26L18-10"),
        '/' => letter(30., 5., "M30-76L0 8"),
        '|' => letter(0., 10., "M0-76V12"),
        '_' => letter(46., 2., "M0 10H46"),
        '(' => letter(13., 7., "M13-78C-4-54-4-12 13 12"),
        ')' => letter(13., 7., "M0-78C17-54 17-12 0 12"),
        '[' => letter(13., 8., "M13-76H0V10H13"),
        ']' => letter(13., 8., "M0-76H13V10H0"),
        '%' => letter(
            62.,
            ROUND,
            "M52-70L10 0M0-56a12 14 0 1 1 24 0a12 14 0 1 1-24 0ZM38-14a12 14 0 1 1 24 0a12 14 0 1 1-24 0Z",
        ),
        '&' => letter(
            54.,
            ROUND,
            "M54 0L16-46C6-58 12-70 23-70C34-70 39-58 31-50C22-42 2-38 2-19C2-8 10 0 22 0C38 0 46-14 48-30",
        ),
        '#' => letter(46., ROUND, "M16-70L8 0M38-70L30 0M4-46H46M0-24H42"),
        '*' => letter(28., 7., "M14-70V-42M2-63L26-49M26-63L2-49"),
        '°' => letter(20., 7., "M0-60a10 10 0 1 1 20 0a10 10 0 1 1-20 0Z"),
        '→' => letter(52., 8., "M0-30H52M36-46L52-30L36-14"),
        '←' => letter(52., 8., "M52-30H0M16-46L0-30L16-14"),
        '↑' => letter(32., 8., "M16 0V-62M0-46L16-62L32-46"),
        '↓' => letter(32., 8., "M16-62V0M0-16L16 0L32-16"),
        '✓' => letter(44., 7., "M0-26L16-6L44-56"),
        '★' => letter(56., 6., "M28-66L35-43H58L39-29L46-6L28-20L10-6L17-29L-2-43H21Z"),
        _ => UNKNOWN,
    }
}

/// The letter and the accent of an accented character, or of a combining mark alone.
pub(super) fn parts(c: char) -> (Option<char>, Option<Accent>) {
    let (base, mark) = match c {
        'À' => ('A', '`'),
        'Á' => ('A', '´'),
        'Â' => ('A', '^'),
        'Ã' => ('A', '~'),
        'Ä' => ('A', '¨'),
        'Å' => ('A', '˚'),
        'Ç' => ('C', '¸'),
        'È' => ('E', '`'),
        'É' => ('E', '´'),
        'Ê' => ('E', '^'),
        'Ë' => ('E', '¨'),
        'Ì' => ('I', '`'),
        'Í' => ('I', '´'),
        'Î' => ('I', '^'),
        'Ï' => ('I', '¨'),
        'Ñ' => ('N', '~'),
        'Ò' => ('O', '`'),
        'Ó' => ('O', '´'),
        'Ô' => ('O', '^'),
        'Õ' => ('O', '~'),
        'Ö' => ('O', '¨'),
        'Ø' => ('O', '/'),
        'Ù' => ('U', '`'),
        'Ú' => ('U', '´'),
        'Û' => ('U', '^'),
        'Ü' => ('U', '¨'),
        'Ý' => ('Y', '´'),
        'Ÿ' => ('Y', '¨'),
        'à' => ('a', '`'),
        'á' => ('a', '´'),
        'â' => ('a', '^'),
        'ã' => ('a', '~'),
        'ä' => ('a', '¨'),
        'å' => ('a', '˚'),
        'ç' => ('c', '¸'),
        'è' => ('e', '`'),
        'é' => ('e', '´'),
        'ê' => ('e', '^'),
        'ë' => ('e', '¨'),
        'ì' => ('ı', '`'),
        'í' => ('ı', '´'),
        'î' => ('ı', '^'),
        'ï' => ('ı', '¨'),
        'ñ' => ('n', '~'),
        'ò' => ('o', '`'),
        'ó' => ('o', '´'),
        'ô' => ('o', '^'),
        'õ' => ('o', '~'),
        'ö' => ('o', '¨'),
        'ø' => ('o', '/'),
        'ù' => ('u', '`'),
        'ú' => ('u', '´'),
        'û' => ('u', '^'),
        'ü' => ('u', '¨'),
        'ý' => ('y', '´'),
        'ÿ' => ('y', '¨'),
        'Š' => ('S', 'ˇ'),
        'š' => ('s', 'ˇ'),
        'Ž' => ('Z', 'ˇ'),
        'ž' => ('z', 'ˇ'),
        'Č' => ('C', 'ˇ'),
        'č' => ('c', 'ˇ'),
        '\u{300}' => ('\0', '`'),
        '\u{301}' => ('\0', '´'),
        '\u{302}' => ('\0', '^'),
        '\u{303}' => ('\0', '~'),
        '\u{308}' => ('\0', '¨'),
        '\u{30a}' => ('\0', '˚'),
        '\u{30c}' => ('\0', 'ˇ'),
        '\u{327}' => ('\0', '¸'),
        _ => return (Some(c), None),
    };
    let (path, above) = match mark {
        '`' => ("M-8-70L3-60", true),
        '´' => ("M8-70L-3-60", true),
        '^' => ("M-10-59L0-69L10-59", true),
        'ˇ' => ("M-10-69L0-59L10-69", true),
        '¨' => ("M-11.5-65h3M-10-66.5v3M8.5-65h3M10-66.5v3", true),
        '~' => ("M-12-61C-8-69-3-68 0-65C3-62 8-61 12-69", true),
        '˚' => ("M-7-66a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z", true),
        '¸' => ("M1 1C1 6 8 6 8 12C8 19-1 20-7 17", false),
        _ => ("M-22 3L22-51", false),
    };
    ((base != '\0').then_some(base), Some(Accent { path, above }))
}
