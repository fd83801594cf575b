//! Which call was meant as which expected call: the best assignment, and the same one on every machine.

use belljar_answer_key::ExpectedCall;

use super::call::Call;
use super::fit::Fit;

/// An expected call and the call that it was matched with.
pub(crate) struct Match {
    /// Ordinal of the expected call.
    pub(crate) expected: usize,
    /// How its arguments fit.
    pub(crate) fit: Fit,
    /// Ordinal of the call.
    pub(crate) call: usize,
}

/// Matches calls with expected calls of the same name, each at most once.
///
/// As many as possible are matched; among those ways the one with the most right arguments counts, then the one with
/// the fewest wrong ones, then the one with the earliest calls, in the order of the expected calls.
pub(crate) fn match_calls(expected: &[ExpectedCall], calls: &[&Call], others: &[&str]) -> Vec<Match> {
    let mut matches = Vec::new();
    for (at, first) in expected.iter().enumerate() {
        if expected[..at].iter().any(|before| before.tool == first.tool) {
            continue;
        }
        let rows: Vec<usize> = (at..expected.len()).filter(|row| expected[*row].tool == first.tool).collect();
        let columns: Vec<usize> = (0..calls.len()).filter(|column| calls[*column].tool == first.tool).collect();
        let fit_of = |row: &usize, column: &usize| Fit::of(&expected[*row], calls[*column], others);
        let fits: Vec<Vec<Fit>> =
            rows.iter().map(|row| columns.iter().map(|column| fit_of(row, column)).collect()).collect();
        for (row, column) in assign(&fits).into_iter().enumerate() {
            if let Some(column) = column {
                let fit = fits[row][column].clone();
                matches.push(Match { expected: rows[row], fit, call: columns[column] });
            }
        }
    }
    matches.sort_by_key(|matched| matched.expected);
    matches
}

/// Finds for each row its column, or none where there are more rows than columns.
fn assign(fits: &[Vec<Fit>]) -> Vec<Option<usize>> {
    let (rows, real_columns) = (fits.len(), fits.first().map_or(0, Vec::len));
    // Rows that get no call are matched with columns that stand for nothing and cost nothing.
    let columns = real_columns.max(rows);
    let cost = |row: usize, column: usize| {
        fits[row].get(column).map_or(0, |fit| {
            let matched = 1_i128 << 100;
            let right = (fit.right as i128) << 70;
            let wrong = (fit.wrong() as i128) << 40;
            // An earlier expected call weighs more, so that equal calls are matched in their order.
            let late = (column * (rows - row)) as i128;
            wrong + late - right - matched
        })
    };
    let column_of = cheapest_assignment(rows, columns, cost);
    column_of.into_iter().map(|column| Some(column).filter(|column| *column < real_columns)).collect()
}

/// Finds for each row a column of its own so that the sum of costs is least, with potentials and shortest augmenting
/// paths (Kuhn 1955, Munkres 1957; the form that needs rows² × columns steps). There are at least as many columns.
fn cheapest_assignment(rows: usize, columns: usize, cost: impl Fn(usize, usize) -> i128) -> Vec<usize> {
    const FAR: i128 = i128::MAX / 4;
    // Rows and columns are counted from 1; column 0 stands for the row that is being placed.
    let (mut row_potential, mut column_potential) = (vec![0; rows + 1], vec![0; columns + 1]);
    let mut row_of = vec![0; columns + 1];
    for row in 1..=rows {
        row_of[0] = row;
        let (mut distance, mut before, mut done) =
            (vec![FAR; columns + 1], vec![0; columns + 1], vec![false; columns + 1]);
        let mut at = 0;
        while row_of[at] != 0 {
            done[at] = true;
            let (mut step, mut next) = (FAR, 0);
            for column in (1..=columns).filter(|column| !done[*column]) {
                let reduced = cost(row_of[at] - 1, column - 1) - row_potential[row_of[at]] - column_potential[column];
                if reduced < distance[column] {
                    distance[column] = reduced;
                    before[column] = at;
                }
                if distance[column] < step {
                    step = distance[column];
                    next = column;
                }
            }
            for column in 0..=columns {
                if done[column] {
                    row_potential[row_of[column]] += step;
                    column_potential[column] -= step;
                } else {
                    distance[column] -= step;
                }
            }
            at = next;
        }
        while at != 0 {
            row_of[at] = row_of[before[at]];
            at = before[at];
        }
    }
    let mut column_of = vec![0; rows];
    for column in 1..=columns {
        if row_of[column] != 0 {
            column_of[row_of[column] - 1] = column - 1;
        }
    }
    column_of
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cheapest_assignment_is_found() {
        // Greedy would take 1 in the first row and be left with 100: 1 + 100; the best is 2 + 3.
        let costs = [[1, 2], [3, 100]];
        assert_eq!(cheapest_assignment(2, 2, |row, column| costs[row][column]), [1, 0]);
        // All 24 ways of a 3 × 4 table, tried one by one.
        let costs = [[7, 3, 9, 4], [2, 3, 8, 8], [6, 1, 5, 5]];
        let found = cheapest_assignment(3, 4, |row, column| costs[row][column]);
        let total = |columns: &[usize]| -> i128 { (0..3).map(|row| costs[row][columns[row]]).sum() };
        let mut best = i128::MAX;
        for a in 0..4 {
            for b in (0..4).filter(|b| *b != a) {
                for c in (0..4).filter(|c| *c != a && *c != b) {
                    best = best.min(total(&[a, b, c]));
                }
            }
        }
        assert_eq!(total(&found), best);
        assert!(cheapest_assignment(0, 0, |_, _| 0).is_empty());
    }

    #[test]
    fn right_arguments_come_before_early_calls() {
        let fit = |right, observed| Fit { expected: 2, observed, right, amiss: Vec::new() };
        assert_eq!(assign(&[vec![fit(1, 2), fit(2, 2)]]), [Some(1)]);
        assert_eq!(assign(&[vec![fit(1, 2), fit(1, 1)]]), [Some(1)]);
        assert_eq!(assign(&[vec![fit(1, 1), fit(1, 1)]]), [Some(0)]);
        // Equal calls are matched in their order, and a row that finds no call has none.
        let equal = || vec![fit(1, 1), fit(1, 1)];
        assert_eq!(assign(&[equal(), equal()]), [Some(0), Some(1)]);
        assert_eq!(assign(&[vec![fit(0, 1)], vec![fit(1, 1)]]), [None, Some(0)]);
        assert_eq!(assign(&[vec![], vec![]]), [None, None]);
    }
}
