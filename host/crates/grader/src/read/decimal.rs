//! Decimal numbers as digits: exact at any length.

use std::cmp::Ordering;
use std::fmt;

/// A decimal number. Two are equal if they are the same number: 150.0 is 150, and nothing else is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decimal {
    /// Digits after the point, without trailing zeros.
    fraction: String,
    /// Below zero; never for zero itself.
    negative: bool,
    /// Digits before the point, without leading zeros; empty for zero.
    whole: String,
}

impl Decimal {
    /// Reads digits with at most one point. Nothing else is a number here: separators were taken out before.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let only_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if (whole.is_empty() && fraction.is_empty()) || !only_digits(whole) || !only_digits(fraction) {
            return None;
        }
        Some(Self::from_parts(negative, whole, fraction))
    }

    fn from_parts(negative: bool, whole: &str, fraction: &str) -> Self {
        let whole = whole.trim_start_matches('0').to_owned();
        let fraction = fraction.trim_end_matches('0').to_owned();
        let negative = negative && !(whole.is_empty() && fraction.is_empty());
        Self { fraction, negative, whole }
    }

    /// Makes a whole number.
    pub(crate) fn from_u128(number: u128) -> Self {
        Self::from_parts(false, &number.to_string(), "")
    }

    /// Returns the number below zero.
    pub(crate) fn negate(self) -> Self {
        let zero = self.whole.is_empty() && self.fraction.is_empty();
        Self { negative: !self.negative && !zero, ..self }
    }

    /// Multiplies by a power of ten.
    pub(crate) fn shift(&self, zeros: usize) -> Self {
        let mut whole = self.whole.clone();
        let moved = self.fraction.len().min(zeros);
        whole.push_str(&self.fraction[..moved]);
        whole.extend(std::iter::repeat_n('0', zeros - moved));
        Self::from_parts(self.negative, &whole, &self.fraction[moved..])
    }

    /// Multiplies by 10^6 and cuts what is left after the point; none above 2^63 or so.
    pub(crate) fn to_millionths(&self) -> Option<i128> {
        let shifted = self.shift(6);
        if shifted.whole.len() > 24 {
            return None;
        }
        let number: i128 = if shifted.whole.is_empty() { 0 } else { shifted.whole.parse().ok()? };
        Some(if self.negative { -number } else { number })
    }

    /// Returns the number if it is whole and small enough.
    pub(crate) fn to_u128(&self) -> Option<u128> {
        if self.negative || !self.fraction.is_empty() {
            return None;
        }
        if self.whole.is_empty() { Some(0) } else { self.whole.parse().ok() }
    }

    /// Tells whether it is zero.
    pub(crate) fn is_zero(&self) -> bool {
        self.whole.is_empty() && self.fraction.is_empty()
    }

    /// Compares sizes, without signs.
    pub(crate) fn compare_size(&self, other: &Self) -> Ordering {
        (self.whole.len(), &self.whole, &self.fraction).cmp(&(other.whole.len(), &other.whole, &other.fraction))
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.negative {
            f.write_str("-")?;
        }
        f.write_str(if self.whole.is_empty() { "0" } else { &self.whole })?;
        if !self.fraction.is_empty() {
            write!(f, ".{}", self.fraction)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal;

    fn number(text: &str) -> Decimal {
        Decimal::parse(text).unwrap()
    }

    #[test]
    fn equal_means_the_same_number() {
        for (one, other) in [("150.0", "150"), ("007", "7"), ("-0", "0"), ("0.50", "0.5"), (".5", "0.5")] {
            assert_eq!(number(one), number(other), "{one} {other}");
        }
        for (one, other) in
            [("150", "15"), ("10", "100"), ("9007199254740993", "9007199254740992"), ("-5", "5"), ("1.5", "15")]
        {
            assert_ne!(number(one), number(other), "{one} {other}");
        }
        for text in ["", "-", ".", "1.2.3", "1,5", "x", "1e3"] {
            assert_eq!(Decimal::parse(text), None, "{text}");
        }
    }

    #[test]
    fn shifting_multiplies() {
        assert_eq!(number("1.5").shift(3), number("1500"));
        assert_eq!(number("0.0005").shift(3), number("0.5"));
        assert_eq!(number("1.5").to_millionths(), Some(1_500_000));
        assert_eq!(number("1.5").to_string(), "1.5");
    }
}
