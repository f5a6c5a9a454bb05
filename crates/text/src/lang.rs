/// A language that Courtly speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Lang {
    En,
    Fr,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    pub fn parse(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language that the environment asks for, by the usual order of variables; English if it asks for another.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .filter_map(|name| variable(name))
            .find(|value| !value.is_empty())
            .and_then(|value| Lang::parse(value.get(..2)?))
            .unwrap_or(Lang::En)
    }

    /// A number given in tenths, without its sign, such as 12.5.
    pub fn decimal(self, tenths: i64) -> String {
        let mark = match self {
            Lang::En => '.',
            Lang::Fr => ',',
        };
        format!("{}{mark}{}", tenths.abs() / 10, tenths.abs() % 10)
    }

    /// A change given in tenths, such as +3.0 or −12.5.
    pub fn signed(self, tenths: i64) -> String {
        let sign = match tenths {
            ..0 => "−",
            0 => "±",
            1.. => "+",
        };
        format!("{sign}{}", self.decimal(tenths))
    }
}
