//! Analysis of variance of a table with one number an agent and seed.
//!
//! Source: Fisher 1925, two-way layout without replication. With row means, column means and the grand mean, the mean
//! squares are of rows S Σ(x̄_a − x̄)²/(A − 1), and of what neither rows nor columns explain
//! Σ(x_as − x̄_a − x̄_s + x̄)²/((A − 1)(S − 1)).

/// The mean squares of a table of agents and seeds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TwoWay {
    /// Mean square between agents.
    pub agents: f64,
    /// Mean square of what agent and seed together do: the interaction, with all noise in it.
    pub rest: f64,
}

impl TwoWay {
    /// Analyses a table, one row an agent; none for fewer than two agents or seeds.
    ///
    /// # Panics
    /// If rows differ in length.
    pub(crate) fn of(table: &[Vec<f64>]) -> Option<Self> {
        let seeds = table.first()?.len();
        assert!(table.iter().all(|row| row.len() == seeds), "every agent took every seed");
        if table.len() < 2 || seeds < 2 {
            return None;
        }
        let (height, width) = (table.len() as f64, seeds as f64);
        let rows: Vec<f64> = table.iter().map(|row| row.iter().sum::<f64>() / width).collect();
        let columns: Vec<f64> = (0..seeds).map(|at| table.iter().map(|row| row[at]).sum::<f64>() / height).collect();
        let grand = rows.iter().sum::<f64>() / height;
        let agents = width * rows.iter().map(|mean| (mean - grand) * (mean - grand)).sum::<f64>();
        let mut rest = 0.0;
        for (row, row_mean) in table.iter().zip(&rows) {
            for (number, column_mean) in row.iter().zip(&columns) {
                let off = number - row_mean - column_mean + grand;
                rest += off * off;
            }
        }
        Some(Self { agents: agents / (height - 1.0), rest: rest / ((height - 1.0) * (width - 1.0)) })
    }

    /// Returns the standard deviation of the difference of two agents on one seed: √(2 × rest).
    pub(crate) fn deviation_of_difference(&self) -> f64 {
        (2.0 * self.rest).sqrt()
    }

    /// Returns how much of the spread of the agents' means is real: 1 − rest/agents, at least 0. None if all agents are
    /// alike.
    ///
    /// Source: Hoyt 1941, which on right and wrong is Kuder and Richardson's formula 20.
    pub(crate) fn reliability(&self) -> Option<f64> {
        (self.agents > 0.0).then(|| (1.0 - self.rest / self.agents).max(0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_what_is_worked_by_hand() {
        // Rows 1 2 3 and 3 4 8: means 2 and 5, columns 2, 3, 5.5, grand 3.5.
        // Agents: 3 (2.25 + 2.25)/1 = 13.5. Rest: off by ±(0.5, 0.5, −1): squares 2 (0.25 + 0.25 + 1) = 3, by 2: 1.5.
        let found = TwoWay::of(&[vec![1.0, 2.0, 3.0], vec![3.0, 4.0, 8.0]]).unwrap();
        assert!((found.agents - 13.5).abs() < 1e-12 && (found.rest - 1.5).abs() < 1e-12, "{found:?}");
        // The differences 2, 2, 5 have variance 3.
        assert!((found.deviation_of_difference() - 3.0_f64.sqrt()).abs() < 1e-12);
        assert!((found.reliability().unwrap() - (1.0 - 1.5 / 13.5)).abs() < 1e-12);
    }

    #[test]
    fn tables_too_small_have_none() {
        assert_eq!(TwoWay::of(&[]), None);
        assert_eq!(TwoWay::of(&[vec![1.0, 2.0]]), None);
        assert_eq!(TwoWay::of(&[vec![1.0], vec![2.0]]), None);
        let alike = TwoWay::of(&[vec![1.0, 0.5], vec![1.0, 0.5]]).unwrap();
        assert_eq!(alike.reliability(), None);
    }
}
