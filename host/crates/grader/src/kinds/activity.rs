//! Ended and ongoing activities: what was given up, and what goes on.

use crate::claims::decline::find_decline;
use crate::claims::stance::{Stance, stance};
use crate::reading::Reading;
use crate::{Label, Ruling};

/// Rules on an answer about an activity that ended: it names it and says clearly that it ended.
pub(crate) fn rule_on_ended(reading: &Reading<'_>, activity: &[String]) -> Ruling {
    let read = combined(reading, activity);
    match read {
        Stance { named: false, .. } => unnamed(reading, "ended-activity"),
        Stance { ended: Some(span), ongoing: None, .. } => {
            Ruling::right("ended-activity.ended", "says that it ended").reading("ended").at(span)
        }
        Stance { ended: Some(_), .. } => {
            Ruling::zero(Label::Wrong, "ended-activity.both", "says that it ended and that it goes on").reading("both")
        }
        Stance { ongoing: Some(span), .. } => {
            Ruling::zero(Label::Wrong, "ended-activity.ongoing", "says that it goes on").reading("ongoing").at(span)
        }
        _ if find_decline(&reading.text).is_some() => declined("ended-activity"),
        _ => Ruling::zero(Label::Wrong, "ended-activity.unsaid", "doesn't say that it ended").reading("unsaid"),
    }
}

/// Rules on an answer about an activity that goes on: it names it without any suggestion that it ended.
pub(crate) fn rule_on_ongoing(reading: &Reading<'_>, activity: &[String]) -> Ruling {
    let read = combined(reading, activity);
    match read {
        Stance { named: false, .. } => unnamed(reading, "ongoing-activity"),
        Stance { ended: Some(span), .. } => {
            let what = if read.ongoing.is_some() { "both" } else { "ended" };
            Ruling::zero(Label::Wrong, "ongoing-activity.ended", "suggests that it ended").reading(what).at(span)
        }
        Stance { ongoing: None, .. } if find_decline(&reading.text).is_some() => declined("ongoing-activity"),
        Stance { at, .. } => Ruling::right("ongoing-activity.named", "names it, and nothing suggests that it ended")
            .reading("ongoing")
            .at(at),
    }
}

/// Reads value and text together; spans are of the value if there is one.
fn combined(reading: &Reading<'_>, activity: &[String]) -> Stance {
    let text = stance(&reading.text, activity);
    let Some(value) = reading.value.as_ref().map(|value| stance(value, activity)) else { return text };
    let either =
        |value: Option<Option<(usize, usize)>>, text: Option<Option<(usize, usize)>>| value.or(text.map(|_| None));
    Stance {
        at: value.at,
        ended: either(value.ended, text.ended),
        named: value.named || text.named,
        ongoing: either(value.ongoing, text.ongoing),
    }
}

fn unnamed(reading: &Reading<'_>, kind: &str) -> Ruling {
    if reading.declines_in_words() {
        return declined(kind);
    }
    Ruling::zero(Label::Wrong, &format!("{kind}.unnamed"), "doesn't name the activity")
}

fn declined(kind: &str) -> Ruling {
    Ruling::zero(Label::DeclinedWrongly, &format!("{kind}.declined"), "declines, but there is an answer")
}
