use crate::region::{Region, RegionSet};
use courtly_edition::{EditionError, Sheet};

/// Most places that score on a banner: one fewer than the most seats.
pub(crate) const PLACES_MAX: usize = 4;

/// The component tables, read from an edition. The bounds keep every count of a state within its byte and every score
/// within 16 bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables {
    /// The King's way from its first region on.
    pub ring: [Region; Region::COUNT],
    /// The region after each region on the King's way.
    pub next: [Region; Region::COUNT],
    pub king: Region,
    pub roads: Vec<(Region, Region)>,
    /// Points of each region, from the first place on.
    pub banners: [Vec<u8>; Region::COUNT],
    /// Markers of a seat without the one that keeps score.
    pub markers: u8,
    pub cards: u8,
    pub target: u16,
    pub rounds: u8,
}

impl Tables {
    pub(crate) fn read(sheet: &mut Sheet<'_>) -> Result<Tables, EditionError> {
        let ring = read_ring(sheet)?;
        let mut next = ring;
        for (place, region) in ring.iter().enumerate() {
            next[region.index()] = ring[(place + 1) % ring.len()];
        }
        let king = region(sheet.int("king", 1..=8)?);
        let roads = read_roads(sheet)?;
        let mut banners: [Vec<u8>; Region::COUNT] = Default::default();
        for region in Region::all() {
            banners[region.index()] = read_banner(sheet, region)?;
        }
        Ok(Tables {
            ring,
            next,
            king,
            roads,
            banners,
            markers: sheet.int("markers", 2..=64)? as u8 - 1,
            cards: sheet.int("cards", 1..=3)? as u8,
            target: sheet.int("target", 1..=200)? as u16,
            rounds: sheet.int("rounds", 1..=i64::from(ROUNDS_MAX))? as u8,
        })
    }

    /// The regions that lie so far after a region on the King's way, from that region on.
    pub fn way(&self, from: Region) -> impl Iterator<Item = Region> + '_ {
        std::iter::successors(Some(from), |&region| Some(self.next[region.index()])).take(Region::COUNT)
    }

    /// For each set of regions with Nobles of one seat and each region of it: how many are connected to it by roads
    /// through the set, itself included. Clause 5.6.
    pub(crate) fn groups(&self) -> Box<[[u8; Region::COUNT]; 256]> {
        let mut neighbours = [RegionSet::default(); Region::COUNT];
        for &(a, b) in &self.roads {
            neighbours[a.index()].insert(b);
            neighbours[b.index()].insert(a);
        }
        let mut groups = Box::new([[0; Region::COUNT]; 256]);
        for set in 0..=u8::MAX {
            for region in RegionSet(set).iter() {
                groups[set as usize][region.index()] = group(RegionSet(set), region, &neighbours).len();
            }
        }
        groups
    }
}

/// Most rounds that an edition may allow.
pub(crate) const ROUNDS_MAX: u8 = 100;

fn region(number: i64) -> Region {
    Region::numbered(number as u8).expect("the sheet has checked the bounds")
}

fn read_ring(sheet: &mut Sheet<'_>) -> Result<[Region; Region::COUNT], EditionError> {
    let numbers = sheet.ints("ring", Region::COUNT..=Region::COUNT, 1..=8)?;
    let mut seen = RegionSet::default();
    let mut ring = [region(1); Region::COUNT];
    for (place, &number) in numbers.iter().enumerate() {
        ring[place] = region(number);
        if seen.contains(ring[place]) {
            return Err(sheet.refuse("ring", format!("has region {number} twice; every region must come once")));
        }
        seen.insert(ring[place]);
    }
    Ok(ring)
}

fn read_roads(sheet: &mut Sheet<'_>) -> Result<Vec<(Region, Region)>, EditionError> {
    let mut roads = vec![];
    for row in sheet.rows("roads", 0..=28, 2..=2, 1..=8)? {
        let road = (region(row[0]), region(row[1]));
        if road.0 == road.1 {
            return Err(sheet.refuse("roads", format!("has a road from region {} to itself", road.0)));
        }
        if roads.contains(&road) || roads.contains(&(road.1, road.0)) {
            return Err(sheet.refuse("roads", format!("has the road between {} and {} twice", road.0, road.1)));
        }
        roads.push(road);
    }
    Ok(roads)
}

fn read_banner(sheet: &mut Sheet<'_>, region: Region) -> Result<Vec<u8>, EditionError> {
    let path = format!("banners.{region}");
    let points = sheet.ints(&path, 1..=PLACES_MAX, 0..=50)?;
    if points.windows(2).any(|pair| pair[0] < pair[1]) {
        return Err(sheet.refuse(&path, "gives more points to a later place"));
    }
    Ok(points.into_iter().map(|n| n as u8).collect())
}

fn group(set: RegionSet, from: Region, neighbours: &[RegionSet; Region::COUNT]) -> RegionSet {
    let mut found = RegionSet::default();
    found.insert(from);
    // Eight regions are reached after at most seven steps.
    for _ in 1..Region::COUNT {
        for region in found.iter() {
            found.0 |= neighbours[region.index()].0 & set.0;
        }
    }
    found
}
