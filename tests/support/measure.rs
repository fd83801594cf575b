//! What is measured side by side: processor time, and a table of ratios.

use std::time::Duration;

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

/// Returns the processor time of this process and of the children that it has waited for: user's and system's, all
/// threads. In steps of 10 ms, so that what is measured must take seconds.
///
/// # Panics
/// Where there is no Linux to ask.
#[must_use]
pub fn processor_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("Linux tells a process's times");
    // The second field is the program's name in parentheses, which may hold anything.
    let (_, fields) = stat.rsplit_once(')').expect("the name is in parentheses");
    let ticks: u64 = fields.split_whitespace().skip(11).take(4).map(|ticks| ticks.parse::<u64>().unwrap_or(0)).sum();
    Duration::from_millis(10 * ticks)
}

/// Repeats work until it has taken enough time to be measured, and returns the processor time of one round.
pub fn processor_time_of(mut work: impl FnMut()) -> Duration {
    const ENOUGH: Duration = Duration::from_secs(2);
    work();
    let began = processor_time();
    let mut rounds = 0_u32;
    loop {
        work();
        rounds += 1;
        let used = processor_time() - began;
        if used >= ENOUGH {
            return used / rounds;
        }
    }
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
