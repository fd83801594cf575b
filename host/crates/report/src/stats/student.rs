//! Student's t distribution, for intervals from few seeds.
//!
//! Source: Abramowitz and Stegun 1964, 26.7.3 and 26.7.4: for whole degrees of freedom the distribution is a finite sum.
//! With θ = arctan(t / √ν), the probability between −t and t is
//! sin θ (1 + 1/2 cos²θ + 1·3/(2·4) cos⁴θ + …) for even ν, up to cos^(ν−2) θ, and
//! 2/π (θ + sin θ (cos θ + 2/3 cos³θ + …)) for odd ν, up to cos^(ν−2) θ.

use std::f64::consts::PI;

/// Beyond this, the tails of any t distribution hold less than a millionth.
const T_MAX: f64 = 1e9;

/// Halvings of a bracket: enough to reach neighbouring doubles from any start.
const HALVINGS: u32 = 110;

/// Returns the probability that |T| is at least |t|, with `df` degrees of freedom.
///
/// # Panics
/// If `df` is 0.
pub(crate) fn two_sided_p(t: f64, df: u32) -> f64 {
    (1.0 - within(t.abs(), df)).clamp(0.0, 1.0)
}

/// Returns the 0.975 quantile: what a 95 % interval reaches on either side, in standard errors.
///
/// # Panics
/// If `df` is 0.
pub(crate) fn t_quantile_95(df: u32) -> f64 {
    quantile(0.95, df)
}

/// Returns the 0.8 quantile: what four chances in five of finding a gap add to the 0.975 quantile.
///
/// # Panics
/// If `df` is 0.
pub(crate) fn t_quantile_80(df: u32) -> f64 {
    quantile(0.6, df)
}

/// Returns the t between whose negative and itself lies `central` of the distribution.
fn quantile(central: f64, df: u32) -> f64 {
    let mut high = 1.0;
    while within(high, df) < central {
        high *= 2.0;
    }
    let mut low = 0.0;
    for _ in 0..HALVINGS {
        let middle = (low + high) / 2.0;
        if within(middle, df) < central {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low + high) / 2.0
}

/// Returns the probability that T lies between −t and t.
fn within(t: f64, df: u32) -> f64 {
    assert!(df > 0, "Student's distribution has at least one degree of freedom");
    if t >= T_MAX {
        return 1.0;
    }
    let freedom = f64::from(df);
    let hypotenuse = (freedom + t * t).sqrt();
    let (sine, cosine_squared) = (t / hypotenuse, freedom / (freedom + t * t));
    if df.is_multiple_of(2) {
        // Terms: 1, then each times (k − 1)/k cos², for even k up to ν − 2.
        return sine * series(1.0, cosine_squared, 2, df - 2);
    }
    let angle = arctangent(t / freedom.sqrt());
    let rest = if df == 1 { 0.0 } else { sine * series(cosine_squared.sqrt(), cosine_squared, 3, df - 2) };
    2.0 / PI * (angle + rest)
}

/// Sums `first` and the terms that follow it, each (k − 1)/k cos² times the one before, for k from `from` to `to` in
/// steps of two.
fn series(first: f64, cosine_squared: f64, from: u32, to: u32) -> f64 {
    let (mut term, mut sum) = (first, first);
    for k in (from..=to).step_by(2) {
        term *= cosine_squared * f64::from(k - 1) / f64::from(k);
        sum += term;
    }
    sum
}

/// Returns the arctangent of a number that isn't negative. The library's may differ in the last digit from machine to
/// machine.
fn arctangent(x: f64) -> f64 {
    // arctan x = 2 arctan (x / (1 + √(1 + x²))): four times bring any x below 0.1, where the series is short.
    let mut reduced = x;
    for _ in 0..4 {
        reduced /= 1.0 + (1.0 + reduced * reduced).sqrt();
    }
    let square = reduced * reduced;
    let mut sum = 0.0;
    for k in (0..10_u32).rev() {
        let term = 1.0 / f64::from(2 * k + 1);
        sum = term - square * sum;
    }
    16.0 * reduced * sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64, what: &str) {
        assert!((one - other).abs() < 1e-9 * other.abs().max(1.0), "{what}: {one} is not {other}");
    }

    #[test]
    fn quantiles_are_those_of_the_printed_tables() {
        // Any table of Student's t, two-sided 5 %; three decimals.
        for (df, thousandths) in [
            (1, 12_706.0),
            (2, 4_303.0),
            (3, 3_182.0),
            (4, 2_776.0),
            (5, 2_571.0),
            (9, 2_262.0),
            (10, 2_228.0),
            (29, 2_045.0),
            (30, 2_042.0),
            (120, 1_980.0),
        ] {
            assert!((t_quantile_95(df) * 1e3 - thousandths).abs() < 0.5, "{df}: {}", t_quantile_95(df));
        }
        // And towards the normal distribution: 1.959964 and 0.841621.
        assert!((t_quantile_95(100_001) - 1.959_964).abs() < 5e-5, "{}", t_quantile_95(100_001));
        assert!((t_quantile_80(100_000) - 0.841_621).abs() < 5e-5, "{}", t_quantile_80(100_000));
    }

    #[test]
    fn quantiles_with_a_closed_form_are_exact() {
        // One degree of freedom is Cauchy's distribution: quantile tan(π (p − 1/2)).
        close(t_quantile_95(1), 12.706_204_736_174_707, "0.975, 1");
        close(t_quantile_80(1), 1.376_381_920_471_173_5, "0.8, 1");
        // Two: 2 (p − 1/2) √(2 / (4 p (1 − p))).
        close(t_quantile_95(2), 0.95 * (2.0_f64 / (4.0 * 0.975 * 0.025)).sqrt(), "0.975, 2");
        close(t_quantile_80(2), 0.6 * (2.0_f64 / (4.0 * 0.8 * 0.2)).sqrt(), "0.8, 2");
    }

    #[test]
    fn tails_are_those_of_an_independent_computation() {
        // By scipy: 2 * stats.t.sf(t, df).
        for (t, df, p) in TAILS {
            close(two_sided_p(t, df), p, &format!("{t}, {df}"));
            close(two_sided_p(-t, df), p, &format!("-{t}, {df}"));
        }
        close(two_sided_p(0.0, 7), 1.0, "nothing");
        assert!(two_sided_p(1e300, 1) < 1e-6);
    }

    const TAILS: [(f64, u32, f64); 8] = [
        (1.0, 1, 0.5),
        (4.3, 2, 0.050_057_154_117_091_59),
        (2.5, 3, 0.087_706_647_008_065_55),
        (0.3, 7, 0.772_890_050_402_134_2),
        (2.05, 29, 0.049_502_176_902_841_86),
        (1.42, 2, 0.291_451_039_574_689_04),
        (3.3, 580, 0.001_026_168_220_982_066),
        (1.96, 115, 0.052_414_767_215_229_426),
    ];
}
