//! Bars with intervals, as inline SVG.

use belljar_grader::Score;
use maud::{Markup, html};

use crate::render::layout::{rough, score};
use crate::stats::Interval;

/// What a bar shows.
pub(super) struct Bar<'a> {
    /// An id that is unique on the page.
    pub(super) id: &'a str,
    /// The interval that is drawn across it.
    pub(super) interval: Option<Interval>,
    /// What the interval is of.
    pub(super) interval_of: &'a str,
    /// How long the bar is.
    pub(super) mean: Score,
    /// What is measured.
    pub(super) name: &'a str,
}

/// Units of the drawing in a score of 1.
const LENGTH: u32 = 1_000;

/// Draws a bar from 0 to 1 with an interval across it. What it shows is told in words, too.
pub(super) fn bar(bar: &Bar<'_>) -> Markup {
    let Bar { id, interval, interval_of, mean, name } = bar;
    let told = interval
        .map(|interval| format!("95 % interval of {interval_of}: {} to {}", rough(interval.low), rough(interval.high)));
    html! {
        svg class={ "bar " (grade(*mean)) } role="img" viewBox="0 0 1000 20" preserveAspectRatio="none"
            aria-labelledby={ (id) "-t " (id) "-d" } {
            title id={ (id) "-t" } { (name) ": mean score " (score(*mean)) }
            desc id={ (id) "-d" } { (told.as_deref().unwrap_or("no interval: nothing was scored")) }
            rect.track x="0" y="4" width=(LENGTH) height="12" {}
            rect.fill x="0" y="4" width=(units(*mean)) height="12" {}
            @for quarter in 1..4 {
                line.grid x1=(quarter * LENGTH / 4) x2=(quarter * LENGTH / 4) y1="4" y2="16" {}
            }
            @if let Some(interval) = interval {
                line.whisker x1=(units(interval.low)) x2=(units(interval.high)) y1="10" y2="10" {}
                line.whisker x1=(units(interval.low)) x2=(units(interval.low)) y1="5" y2="15" {}
                line.whisker x1=(units(interval.high)) x2=(units(interval.high)) y1="5" y2="15" {}
            }
        }
    }
}

/// Returns the class that colours a score: as on a terminal, good from 0.8 and bad below 0.4.
pub(super) const fn grade(score: Score) -> &'static str {
    match score.millionths() {
        800_000.. => "good",
        400_000..800_000 => "middling",
        _ => "bad",
    }
}

const fn units(score: Score) -> u32 {
    score.millionths() / (1_000_000 / LENGTH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_its_mean_and_says_so() {
        let interval = Interval { high: Score::ratio(3, 4), low: Score::ratio(1, 4) };
        let (id, mean) = ("a", Score::ratio(1, 2));
        let drawn = bar(&Bar { id, interval: Some(interval), interval_of: "the share right", mean, name: "x<y" });
        let drawn = drawn.into_string();
        for part in [
            "<title id=\"a-t\">x&lt;y: mean score 0.500</title>",
            "95 % interval of the share right: 0.25 to 0.75",
            "class=\"fill\" x=\"0\" y=\"4\" width=\"500\"",
            "x1=\"250\" x2=\"750\"",
            "class=\"bar middling\"",
        ] {
            assert!(drawn.contains(part), "no {part}: {drawn}");
        }
    }
}
