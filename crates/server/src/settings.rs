use courtly_text::Lang;
use serde::{Deserialize, Serialize};

/// What a person likes. Kept with the player, so that it follows to another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Nothing: as the browser asks.
    pub lang: Option<Tongue>,
    pub theme: Theme,
    pub motion: MotionSpeed,
    pub sounds: bool,
    /// A second click confirms each decision.
    pub confirm: bool,
    /// Patterns and letters wherever colours differ.
    pub colour_help: bool,
    /// The guided first turn was seen or skipped, by game.
    pub guided: Vec<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: None,
            theme: Theme::System,
            motion: MotionSpeed::Normal,
            sounds: false,
            confirm: false,
            colour_help: false,
            guided: vec![],
        }
    }
}

/// A language as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    En,
    Fr,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    System,
    Light,
    Dark,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MotionSpeed {
    Normal,
    Fast,
    Off,
}

impl From<Tongue> for Lang {
    fn from(tongue: Tongue) -> Lang {
        match tongue {
            Tongue::En => Lang::En,
            Tongue::Fr => Lang::Fr,
        }
    }
}
