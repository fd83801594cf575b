//! What is measured side by side: processor time, and a table of ratios.

use std::time::{Duration, Instant};

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
    /// What it is aimed at.
    pub aim: Aim,
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

impl Figure {
    fn is_met(&self) -> bool {
        match self.aim {
            Aim::AtMost(most) => self.value <= most,
            Aim::AtLeast(least) => self.value >= least,
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
            Aim::AtMost(most) => format!("≤ {most} {unit}"),
            Aim::AtLeast(least) => format!("≥ {least} {unit}"),
        };
        let met = if figure.is_met() { "met" } else { "missed" };
        text.push_str(&format!("{value:>12}  {aim:<12} {met:<6} {what:<44} {measured:>22}  {against}\n"));
    }
    text
}

/// Returns the processor time of this process and of its children, those that have ended included: user's and system's,
/// all threads. In steps of 10 ms, so that what is measured must take longer.
///
/// # Panics
/// Where there is no Linux to ask.
#[must_use]
pub fn processor_time() -> Duration {
    let ticks = |stat: &str, fields: usize| -> u64 {
        fields_of(stat).skip(11).take(fields).map(|ticks| ticks.parse::<u64>().unwrap_or(0)).sum()
    };
    let own = std::fs::read_to_string("/proc/self/stat").expect("Linux tells a process's times");
    let mut sum = ticks(&own, 4);
    let parent = std::process::id().to_string();
    for entry in std::fs::read_dir("/proc").expect("Linux lists its processes").flatten() {
        // A process may end while it is looked at: then it has been waited for.
        let stat = std::fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        if fields_of(&stat).nth(1) == Some(&*parent) {
            sum += ticks(&stat, 2);
        }
    }
    Duration::from_millis(10 * sum)
}

/// Returns the fields of a process's times from its state on: before it stands a name, which may hold anything.
fn fields_of(stat: &str) -> impl Iterator<Item = &str> {
    stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace()
}

/// Does several works in turns, so that all meet the same machine, and returns the least processor time of a round of
/// each: what it takes when nothing disturbs it.
#[must_use]
pub fn least_processor_times<const WORKS: usize>(mut works: [&mut dyn FnMut(); WORKS]) -> [Duration; WORKS] {
    const TURNS: u32 = 15;
    const ENOUGH: Duration = Duration::from_millis(600);
    let mut least = [Duration::MAX; WORKS];
    for turn in 0..=TURNS {
        for (at, work) in works.iter_mut().enumerate() {
            let (began, clock, mut rounds) = (processor_time(), Instant::now(), 0_u32);
            while clock.elapsed() < ENOUGH {
                work();
                rounds += 1;
            }
            let each = (processor_time() - began) / rounds;
            // The first turn warms up.
            if turn > 0 {
                least[at] = least[at].min(each);
            }
        }
    }
    least
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
