//! What the web of a case is about: coined subjects of several kinds, what can be counted of them, what is new.

use crate::assistant::tools::desk::{Coins, Desk, Forms, Inquiry};

/// A kind of subject that the web writes about.
pub(in crate::assistant::tools) struct Kind {
    /// Coins a subject.
    coin: Coins,
    /// Whether sentences say `the` before its name.
    definite: bool,
    /// What is counted year by year.
    pub(in crate::assistant::tools) measures: &'static [Measure],
    /// What people ask about it: question, clause, noun, with the mark `s`.
    pub(in crate::assistant::tools) news: &'static [Forms],
}

/// Something that is counted year by year. Marks: `s` the subject, `y` the year, `n` the number.
pub(in crate::assistant::tools) struct Measure {
    /// Question, clause and noun.
    pub(in crate::assistant::tools) asked: (&'static str, &'static str, &'static str),
    /// A sentence that states it, without its full stop.
    pub(in crate::assistant::tools) said: &'static str,
    /// What a heading calls it.
    pub(in crate::assistant::tools) heading: &'static str,
    /// The unit, in the plural.
    pub(in crate::assistant::tools) unit: &'static str,
    /// Range of the number.
    pub(in crate::assistant::tools) range: (i64, i64),
}

/// A coined subject.
pub(in crate::assistant::tools) struct Topic {
    /// Its kind.
    pub(in crate::assistant::tools) kind: &'static Kind,
    /// Its name, as queries should hold it.
    pub(in crate::assistant::tools) name: String,
    /// Its name, as sentences take it.
    pub(in crate::assistant::tools) phrase: String,
}

/// Coins a subject of any kind.
pub(in crate::assistant::tools) fn topic(desk: &mut Desk<'_>) -> Topic {
    let kind = desk.choices.pick(KINDS);
    kind.topic(desk)
}

impl Topic {
    /// Chooses something that people ask about it.
    pub(in crate::assistant::tools) fn news(&self, desk: &mut Desk<'_>) -> Inquiry {
        Inquiry::fill(desk.choices.pick(self.kind.news), &[("s", &self.phrase)])
    }
}

impl Kind {
    /// Coins a subject of this kind.
    pub(in crate::assistant::tools) fn topic(&'static self, desk: &mut Desk<'_>) -> Topic {
        let name = desk.coin(self.coin);
        let phrase = if self.definite { ["the ", &*name].concat() } else { name.clone() };
        Topic { kind: self, name, phrase }
    }
}

const KINDS: &[Kind] = &[
    Kind {
        coin: |mint| mint.city(),
        definite: false,
        measures: &[
            Measure {
                asked: (
                    "how many visitors came to {s} in {y}",
                    "how many visitors came to {s} in {y}",
                    "the {y} visitor count for {s}",
                ),
                said: "{s} welcomed {n} visitors in {y}",
                heading: "visitor figures",
                unit: "visitors",
                range: (12_000, 890_000),
            },
            Measure {
                asked: (
                    "how many trees did {s} plant in {y}",
                    "how many trees {s} planted in {y}",
                    "the number of trees planted in {s} in {y}",
                ),
                said: "{s} planted {n} trees in {y}",
                heading: "street trees",
                unit: "trees",
                range: (1_100, 9_900),
            },
        ],
        news: &[
            (
                "is the new tram line in {s} running yet",
                "whether the tram line in {s} is running yet",
                "the latest on the tram line in {s}",
            ),
            (
                "who is standing for mayor in {s}",
                "who is standing for mayor in {s}",
                "the names of the people standing for mayor in {s}",
            ),
            (
                "which museums in {s} are free on weekends",
                "which museums in {s} are free on weekends",
                "the museums in {s} that are free on weekends",
            ),
        ],
    },
    Kind {
        coin: |mint| mint.company(),
        definite: false,
        measures: &[
            Measure {
                asked: (
                    "how many employees did {s} have in {y}",
                    "how many employees {s} had in {y}",
                    "the {y} headcount of {s}",
                ),
                said: "{s} had {n} employees in {y}",
                heading: "headcount",
                unit: "employees",
                range: (1_100, 9_900),
            },
            Measure {
                asked: (
                    "how many parcels did {s} ship in {y}",
                    "how many parcels {s} shipped in {y}",
                    "the number of parcels {s} shipped in {y}",
                ),
                said: "{s} shipped {n} parcels in {y}",
                heading: "shipping volumes",
                unit: "parcels",
                range: (31_000, 980_000),
            },
        ],
        news: &[
            (
                "who is running {s} these days",
                "who is running {s} these days",
                "the name of whoever runs {s} these days",
            ),
            ("is {s} hiring at the moment", "whether {s} is hiring at the moment", "the latest on hiring at {s}"),
            ("has {s} been sold", "whether {s} has been sold", "the news about the sale of {s}"),
        ],
    },
    Kind {
        coin: |mint| mint.gadget(),
        definite: true,
        measures: &[Measure {
            asked: (
                "how many units of {s} were sold in {y}",
                "how many units of {s} were sold in {y}",
                "the {y} sales of {s} in units",
            ),
            said: "sales of {s} reached {n} units in {y}",
            heading: "sales",
            unit: "units",
            range: (2_100, 97_000),
        }],
        news: &[
            (
                "is {s} back in stock anywhere",
                "whether {s} is back in stock anywhere",
                "the shops that have {s} in stock",
            ),
            ("what do testers think of {s}", "what testers think of {s}", "the verdict of the testers on {s}"),
            ("has {s} become any cheaper", "whether {s} has become any cheaper", "the going price of {s}"),
        ],
    },
    Kind {
        coin: |mint| mint.trail(),
        definite: true,
        measures: &[Measure {
            asked: (
                "how many hikers walked {s} in {y}",
                "how many hikers walked {s} in {y}",
                "the {y} hiker count for {s}",
            ),
            said: "{n} hikers walked {s} in {y}",
            heading: "hiker counts",
            unit: "hikers",
            range: (1_200, 48_000),
        }],
        news: &[
            (
                "is {s} open again after the storm",
                "whether {s} is open again after the storm",
                "the latest on the closure of {s}",
            ),
            ("are dogs allowed on {s} now", "whether dogs are allowed on {s} now", "the current rules for dogs on {s}"),
        ],
    },
    Kind {
        coin: |mint| mint.book(),
        definite: false,
        measures: &[Measure {
            asked: (
                "how many copies did {s} sell in {y}",
                "how many copies {s} sold in {y}",
                "the {y} sales of {s} in copies",
            ),
            said: "{s} sold {n} copies in {y}",
            heading: "copies sold",
            unit: "copies",
            range: (2_100, 240_000),
        }],
        news: &[
            (
                "when does the sequel to {s} come out",
                "when the sequel to {s} comes out",
                "the release date of the sequel to {s}",
            ),
            (
                "did {s} win anything this year",
                "whether {s} won anything this year",
                "the prizes {s} has won this year",
            ),
        ],
    },
    Kind {
        coin: |mint| mint.film(),
        definite: false,
        measures: &[Measure {
            asked: (
                "how many tickets did {s} sell in {y}",
                "how many tickets {s} sold in {y}",
                "the {y} ticket count for {s}",
            ),
            said: "{s} sold {n} tickets in {y}",
            heading: "tickets sold",
            unit: "tickets",
            range: (12_000, 870_000),
        }],
        news: &[
            ("where is {s} showing this week", "where {s} is showing this week", "the cinemas that show {s} this week"),
            ("what are critics saying about {s}", "what critics are saying about {s}", "the critics' verdict on {s}"),
        ],
    },
    Kind {
        coin: |mint| mint.podcast(),
        definite: false,
        measures: &[Measure {
            asked: (
                "how many downloads did {s} get in {y}",
                "how many downloads {s} got in {y}",
                "the {y} download count of {s}",
            ),
            said: "{s} had {n} downloads in {y}",
            heading: "downloads",
            unit: "downloads",
            range: (11_000, 940_000),
        }],
        news: &[
            (
                "is there a new season of {s} coming",
                "whether there's a new season of {s} coming",
                "the date of the next season of {s}",
            ),
            ("who hosts {s} nowadays", "who hosts {s} nowadays", "the name of the current host of {s}"),
        ],
    },
    Kind {
        coin: |mint| mint.university(),
        definite: false,
        measures: &[Measure {
            asked: (
                "how many students did {s} enroll in {y}",
                "how many students {s} enrolled in {y}",
                "the {y} enrollment at {s}",
            ),
            said: "{s} enrolled {n} students in {y}",
            heading: "enrollment",
            unit: "students",
            range: (1_100, 39_000),
        }],
        news: &[
            ("has {s} raised its fees again", "whether {s} has raised its fees again", "the current fees at {s}"),
            ("when do applications to {s} close", "when applications to {s} close", "the application deadline at {s}"),
        ],
    },
    Kind {
        coin: |mint| mint.fund(),
        definite: true,
        measures: &[Measure {
            asked: (
                "how many investors did {s} have in {y}",
                "how many investors {s} had in {y}",
                "the {y} investor count of {s}",
            ),
            said: "{s} counted {n} investors in {y}",
            heading: "investor numbers",
            unit: "investors",
            range: (1_200, 86_000),
        }],
        news: &[
            ("has {s} changed its charges", "whether {s} has changed its charges", "the current charges of {s}"),
            ("how is {s} doing this quarter", "how {s} is doing this quarter", "the results of {s} for this quarter"),
        ],
    },
    Kind {
        coin: |mint| mint.medicine(),
        definite: false,
        measures: &[Measure {
            asked: (
                "how many patients were given {s} in {y}",
                "how many patients were given {s} in {y}",
                "the number of patients on {s} in {y}",
            ),
            said: "{n} patients were given {s} in {y}",
            heading: "patient numbers",
            unit: "patients",
            range: (1_300, 74_000),
        }],
        news: &[
            (
                "has {s} been approved for children",
                "whether {s} has been approved for children",
                "the state of the approval of {s} for children",
            ),
            (
                "is there still a shortage of {s}",
                "whether there's still a shortage of {s}",
                "the latest on the shortage of {s}",
            ),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assistant::tools::desk::fill;

    #[test]
    fn every_table_fills_and_states_its_unit() {
        for kind in KINDS {
            assert!(!kind.news.is_empty() && !kind.measures.is_empty());
            for (direct, indirect, noun) in kind.news {
                for form in [direct, indirect, noun] {
                    assert!(fill(form, &[("s", "X")]).contains('X'), "{form}");
                }
            }
            for measure in kind.measures {
                let marks = [("s", "X"), ("y", "2024"), ("n", "5,417")];
                let said = fill(measure.said, &marks);
                assert!(said.contains(&format!("5,417 {}", measure.unit)), "{said}");
                for form in [measure.asked.0, measure.asked.1, measure.asked.2] {
                    let asked = fill(form, &marks);
                    assert!(asked.contains('X') && asked.contains("2024") && !form.contains("{n}"), "{asked}");
                }
                assert!(measure.range.0 < measure.range.1);
            }
        }
    }
}
