//! The labelled false-rejection rate, kind by kind.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::collections::BTreeMap;

use belljar_grader::Score;
use serde::{Deserialize, Serialize};

use super::{LabelledRow, Mark};
use crate::TextStyle;
use crate::render::{Palette, one_line, score};
use crate::stats::{Interval, wilson};

/// Columns of a kind's name.
const KIND_COLUMNS: usize = 18;

/// What the labels of a sheet come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AuditRates {
    /// All kinds together; its kind is `all`.
    pub all: KindRate,
    /// Each kind of which there is a row, by name.
    pub kinds: Vec<KindRate>,
}

/// What the labels of one kind come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindRate {
    /// 95 % Wilson interval of the rate; null if no row is labelled right or wrong.
    pub interval: Option<Interval>,
    /// The answer kind.
    pub kind: String,
    /// Share of the rows labelled right or wrong that are right: rejections that were false. Null if there are none.
    pub rate: Option<Score>,
    /// Rows labelled right: false rejections.
    pub right: u32,
    /// Rows without a label.
    pub unlabelled: u32,
    /// Rows labelled unsure: in no rate.
    pub unsure: u32,
    /// Rows labelled wrong: rejections that stand.
    pub wrong: u32,
}

#[derive(Default)]
struct Count {
    right: u32,
    unlabelled: u32,
    unsure: u32,
    wrong: u32,
}

impl Count {
    fn add(&mut self, mark: Option<Mark>) {
        *match mark {
            Some(Mark::Right) => &mut self.right,
            Some(Mark::Wrong) => &mut self.wrong,
            Some(Mark::Unsure) => &mut self.unsure,
            None => &mut self.unlabelled,
        } += 1;
    }

    fn rate(&self, kind: &str) -> KindRate {
        let Self { right, unlabelled, unsure, wrong } = *self;
        let judged = right + wrong;
        KindRate {
            interval: wilson(right, judged),
            kind: kind.to_owned(),
            rate: (judged > 0).then(|| Score::ratio(right.into(), judged.into())),
            right,
            unlabelled,
            unsure,
            wrong,
        }
    }
}

impl AuditRates {
    /// Counts the labels of a sheet.
    #[must_use]
    pub fn of(rows: &[LabelledRow]) -> Self {
        let mut all = Count::default();
        let mut kinds: BTreeMap<&str, Count> = BTreeMap::new();
        for LabelledRow { rejection, .. } in rows {
            all.add(rejection.label);
            kinds.entry(&rejection.kind).or_default().add(rejection.label);
        }
        Self { all: all.rate("all"), kinds: kinds.into_iter().map(|(kind, count)| count.rate(kind)).collect() }
    }
}

/// Renders the rates as a table.
#[must_use]
pub fn render_rates(rates: &AuditRates, style: &TextStyle) -> String {
    let palette = Palette::new(style);
    let about = "share of judged rejections that were false, 95 % interval";
    let mut text =
        format!("{}  {}\n", palette.paint(palette.heading, "False rejections"), palette.paint(palette.faint, about));
    let columns =
        format!("{:<KIND_COLUMNS$}{:>7}{:>7}{:>7}{:>12}   rate", "", "right", "wrong", "unsure", "unlabelled");
    text.push_str(&format!("  {}\n", palette.paint(palette.faint, &columns)));
    for rate in rates.kinds.iter().chain(std::iter::once(&rates.all)) {
        let kind = one_line(&rate.kind, KIND_COLUMNS - 1);
        let told = match (rate.rate, rate.interval) {
            (Some(share), Some(interval)) => {
                format!("{}, {} to {}", score(share), score(interval.low), score(interval.high))
            }
            _ => "-".to_owned(),
        };
        let KindRate { right, wrong, unsure, unlabelled, .. } = rate;
        text.push_str(&format!("  {kind:<KIND_COLUMNS$}{right:>7}{wrong:>7}{unsure:>7}{unlabelled:>12}   {told}\n"));
    }
    text
}
