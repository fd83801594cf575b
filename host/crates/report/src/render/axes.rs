//! A bar an axis.

use unicode_width::UnicodeWidthStr as _;

use belljar_grader::Score;

use super::layout::{bar, one_line, pad, rough, score_or_dash};
use super::palette::Palette;
use crate::{Group, Report};

/// Columns of the score, the counts, the interval, and what stands between.
const BESIDE_NAME_AND_BAR: usize = 36;

/// Renders what each axis came to.
pub(super) fn axes(report: &Report, palette: &Palette, width: usize) -> String {
    let heading = palette.paint(palette.heading, "Axes");
    let legend = palette.paint(palette.faint, "mean score, cases right, 95 % interval of that share");
    let mut text = format!("{heading}  {legend}\n");
    let longest = report.axes.iter().map(|group| group.name.width()).max().unwrap_or(0);
    let name_width = longest.clamp(8, 30);
    let bar_width = width.saturating_sub(name_width + BESIDE_NAME_AND_BAR).clamp(8, 40);
    for (at, group) in report.axes.iter().enumerate() {
        if at == 0 || report.axes[at - 1].half != group.half {
            text.push_str(&format!("  {}\n", palette.paint(palette.faint, crate::tally::half_name(group.half))));
        }
        text.push_str(&row(group, palette, name_width, bar_width));
    }
    text
}

fn row(group: &Group, palette: &Palette, name_width: usize, bar_width: usize) -> String {
    let tally = &group.tally;
    let mean = tally.mean.unwrap_or(Score::ZERO);
    let style = palette.of_score(mean.millionths());
    let interval = tally
        .interval
        .map_or_else(String::new, |interval| format!("{} to {}", rough(interval.low), rough(interval.high)));
    format!(
        "    {} {} {} {:>3}/{:<3} {}\n",
        pad(&one_line(&group.name, name_width), name_width),
        palette.paint(style, &format!("{:>5}", score_or_dash(tally.mean))),
        palette.paint(style, &bar(mean, bar_width)),
        tally.right,
        tally.scored,
        palette.paint(palette.faint, &interval),
    )
}
