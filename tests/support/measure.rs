//! What is measured side by side, in turns, and a table of ratios.

use std::time::Duration;

use crate::Stopwatch;

/// One line of the table: two things that were measured in this run, and what one is to the other.
pub struct Row {
    /// What it is about.
    pub what: &'static str,
    /// What was measured, with its unit.
    pub measured: String,
    /// What it is held against, with its unit.
    pub against: String,
    /// The ratio, or the figure itself, with what was aimed at.
    pub figure: Figure,
}

/// The figure that a line ends in.
pub struct Figure {
    /// What it is aimed at, if it is aimed at something.
    pub aim: Option<Aim>,
    /// The figure.
    pub value: f64,
    /// Its unit; empty for a ratio.
    pub unit: &'static str,
}

/// What a figure is aimed at.
pub enum Aim {
    /// It should be at most this.
    AtMost(f64),
    /// It should be at least this.
    AtLeast(f64),
}

impl Aim {
    fn is_met_by(&self, value: f64) -> bool {
        match self {
            Self::AtMost(most) => value <= *most,
            Self::AtLeast(least) => value >= *least,
        }
    }
}

/// Renders the table, figures first. It says which aims were missed; no aim fails a benchmark.
#[must_use]
pub fn render(rows: &[Row]) -> String {
    let mut text = format!("{:>12}  {:<12} {:<6} {:<44} {:>22}  against\n", "figure", "aim", "", "what", "measured");
    for Row { what, measured, against, figure } in rows {
        let unit = if figure.unit.is_empty() { "×" } else { figure.unit };
        let value = format!("{:.2} {unit}", figure.value);
        let aim = match figure.aim {
            Some(Aim::AtMost(most)) => format!("≤ {most} {unit}"),
            Some(Aim::AtLeast(least)) => format!("≥ {least} {unit}"),
            None => String::new(),
        };
        let met = figure.aim.as_ref().map_or("", |aim| if aim.is_met_by(figure.value) { "met" } else { "missed" });
        text.push_str(&format!("{value:>12}  {aim:<12} {met:<6} {what:<44} {measured:>22}  {against}\n"));
    }
    text
}

/// Does several works in turns, so that all meet the same machine, and returns for each the least processor time of each
/// lap that it takes, added up: what the whole takes when nothing disturbs it. A work ends the same laps each time, but for
/// the last, which is ended for it.
///
/// # Panics
/// See [`Stopwatch`]; if a work ends another number of laps than the time before.
#[must_use]
pub fn least_processor_times<const WORKS: usize>(mut works: [&mut dyn FnMut(&Stopwatch); WORKS]) -> [Duration; WORKS] {
    const TURNS: u32 = 30;
    let mut least: [Vec<Duration>; WORKS] = std::array::from_fn(|_| Vec::new());
    for turn in 0..=TURNS {
        for (least, work) in least.iter_mut().zip(&mut works) {
            let stopwatch = Stopwatch::start();
            work(&stopwatch);
            stopwatch.lap();
            let laps = stopwatch.laps();
            // The first turn warms up; the second is the first that counts.
            if turn <= 1 {
                *least = laps;
                continue;
            }
            assert_eq!(laps.len(), least.len(), "each turn has the same laps");
            least.iter_mut().zip(laps).for_each(|(least, lap)| *least = lap.min(*least));
        }
    }
    least.map(|laps| laps.iter().sum())
}

/// Divides one time by another.
#[must_use]
pub fn ratio(one: Duration, other: Duration) -> f64 {
    one.as_secs_f64() / other.as_secs_f64()
}

/// Writes a time in the unit that suits it.
#[must_use]
pub fn told(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        _ if seconds >= 1.0 => format!("{seconds:.2} s"),
        _ if seconds >= 0.001 => format!("{:.2} ms", seconds * 1e3),
        _ => format!("{:.2} µs", seconds * 1e6),
    }
}

/// Writes a rate of bytes.
#[must_use]
pub fn told_rate(bytes: usize, time: Duration) -> String {
    format!("{:.0} MB/s", bytes as f64 / 1e6 / time.as_secs_f64())
}
