//! Variance components: how much of the spread of scores comes from seeds, from cases, and from the agents' own whims.
//!
//! Every agent answers the same cases, which lie within seeds: x = agent + seed + agent × seed + case + rest. The
//! components are those of the analysis of variance, by equating mean squares with what is expected of them. Source:
//! Searle, Casella and McCulloch 1992, "Variance Components", chapter 4, for balanced data. With A agents, S seeds and n
//! cases a seed, the expected mean squares are: of the rest r; of cases r + A c; of agent × seed r + n i; of seeds
//! r + A c + n i + A n s. An estimate below 0 means that the component is lost in noise; it is given as 0, and
//! counts as 0 in those that are taken from what is left.

/// Scores by agent, seed and case: every agent took every seed, and every seed has as many cases.
pub(crate) type Table = Vec<Vec<Vec<f64>>>;

/// The variances of what a score is made of, in squared scores.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Components {
    /// Cases of a seed: some are harder for everyone. None for one agent, where it can't be told from the rest.
    pub case: Option<f64>,
    /// Agent and seed: some agents do well on some seeds. None for one agent or one seed.
    pub agent_seed: Option<f64>,
    /// Agent and case: what nothing else explains. For one agent with the cases in it.
    pub residual: f64,
    /// Seeds: some exams are harder for everyone. None for one seed.
    pub seed: Option<f64>,
}

/// Estimates the components; none if the table isn't balanced or has fewer than two cases a seed.
pub(crate) fn components(table: &Table) -> Option<Components> {
    let (agents, seeds) = (table.len(), table.first()?.len());
    let cases = table.first()?.first()?.len();
    let balanced = table.iter().all(|rows| rows.len() == seeds && rows.iter().all(|row| row.len() == cases));
    if !balanced || cases < 2 {
        return None;
    }
    let (a, s, n) = (agents as f64, seeds as f64, cases as f64);
    let means = Means::of(table, cases);
    let (mut of_cases, mut of_rest, mut of_both) = (0.0, 0.0, 0.0);
    for (seed, case_means) in means.cases.iter().enumerate() {
        for (case, case_mean) in case_means.iter().enumerate() {
            of_cases += square(case_mean - means.seeds[seed]);
            for (agent, rows) in table.iter().enumerate() {
                of_rest += square(rows[seed][case] - case_mean - means.both[agent][seed] + means.seeds[seed]);
            }
        }
        for (agent, agent_mean) in means.agents.iter().enumerate() {
            of_both += square(means.both[agent][seed] - agent_mean - means.seeds[seed] + means.grand);
        }
    }
    let of_seeds: f64 = means.seeds.iter().map(|mean| square(mean - means.grand)).sum();
    let cases_square = a * of_cases / (s * (n - 1.0));
    if agents == 1 {
        // Within a seed there is one score a case: cases and the rest are one.
        let seed = (seeds > 1).then(|| ((n * of_seeds / (s - 1.0) - cases_square) / n).max(0.0));
        return Some(Components { case: None, agent_seed: None, residual: cases_square, seed });
    }
    let residual = of_rest / ((a - 1.0) * s * (n - 1.0));
    let both = (seeds > 1).then(|| n * of_both / ((a - 1.0) * (s - 1.0)));
    let case = ((cases_square - residual) / a).max(0.0);
    let agent_seed = both.map(|both| ((both - residual) / n).max(0.0));
    let seed = agent_seed.map(|agent_seed| {
        let seeds_square = a * n * of_seeds / (s - 1.0);
        ((seeds_square - residual - a * case - n * agent_seed) / (a * n)).max(0.0)
    });
    Some(Components { case: Some(case), agent_seed, residual, seed })
}

/// The means of a table.
struct Means {
    agents: Vec<f64>,
    /// By agent and seed.
    both: Vec<Vec<f64>>,
    /// By seed and case.
    cases: Vec<Vec<f64>>,
    grand: f64,
    seeds: Vec<f64>,
}

impl Means {
    fn of(table: &Table, cases: usize) -> Self {
        let both: Vec<Vec<f64>> = table.iter().map(|rows| rows.iter().map(|row| mean(row)).collect()).collect();
        let agents: Vec<f64> = both.iter().map(|rows| mean(rows)).collect();
        let seeds: Vec<f64> =
            (0..table[0].len()).map(|seed| mean(&both.iter().map(|rows| rows[seed]).collect::<Vec<_>>())).collect();
        let of_case = |seed: usize, case: usize| mean(&table.iter().map(|rows| rows[seed][case]).collect::<Vec<_>>());
        let cases = (0..table[0].len()).map(|seed| (0..cases).map(|case| of_case(seed, case)).collect()).collect();
        let grand = mean(&agents);
        Self { agents, both, cases, grand, seeds }
    }
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

fn square(number: f64) -> f64 {
    number * number
}

#[cfg(test)]
mod tests {
    use belljar_seed::{Root, Stream};

    use super::*;

    /// A draw with mean 0 and variance 1: twelve even draws, less 6 (Irwin and Hall).
    fn normal(stream: &mut Stream) -> f64 {
        (0..12).map(|_| stream.below(1 << 30) as f64 / (1_u64 << 30) as f64).sum::<f64>() - 6.0
    }

    /// Scores with known components, given as standard deviations.
    fn simulated(sizes: (usize, usize, usize), seed: f64, case: f64, both: f64, rest: f64) -> Table {
        let (agents, seeds, cases) = sizes;
        let mut stream = Root::new("simulated scores", &[]).stream("effects");
        let mut draws = |count: usize, deviation: f64| -> Vec<f64> {
            (0..count).map(|_| deviation * normal(&mut stream)).collect()
        };
        let (of_agents, of_seeds) = (draws(agents, 0.2), draws(seeds, seed));
        let of_cases: Vec<Vec<f64>> = (0..seeds).map(|_| draws(cases, case)).collect();
        let mut table = Vec::new();
        for agent in &of_agents {
            let of_both = draws(seeds, both);
            let row = |s: usize, noise: Vec<f64>| -> Vec<f64> {
                noise
                    .iter()
                    .enumerate()
                    .map(|(i, e)| 0.5 + agent + of_seeds[s] + of_cases[s][i] + of_both[s] + e)
                    .collect()
            };
            table.push((0..seeds).map(|s| row(s, draws(cases, rest))).collect());
        }
        table
    }

    fn near(found: f64, expected: f64, share: f64, what: &str) {
        assert!((found - expected).abs() <= share * expected, "{what}: {found} is not near {expected}");
    }

    #[test]
    fn known_components_are_found_in_simulated_scores() {
        // Tolerances are four standard errors of each estimate at these sizes, from the chi-square of its mean squares.
        let found = components(&simulated((8, 200, 40), 0.10, 0.30, 0.05, 0.20)).unwrap();
        near(found.seed.unwrap(), 0.01, 0.45, "seed");
        near(found.case.unwrap(), 0.09, 0.08, "case");
        near(found.agent_seed.unwrap(), 0.0025, 0.30, "agent and seed");
        near(found.residual, 0.04, 0.03, "rest");
        // One agent: what can't be told apart is together.
        let alone = components(&simulated((1, 200, 40), 0.10, 0.30, 0.0, 0.20)).unwrap();
        near(alone.seed.unwrap(), 0.01, 0.55, "seed, one agent");
        near(alone.residual, 0.13, 0.08, "case and rest, one agent");
        assert_eq!((alone.case, alone.agent_seed), (None, None));
    }

    #[test]
    fn components_that_are_not_there_are_not_found() {
        let found = components(&simulated((6, 60, 30), 0.0, 0.0, 0.0, 0.25)).unwrap();
        near(found.residual, 0.0625, 0.06, "rest");
        for component in [found.seed, found.case, found.agent_seed] {
            assert!(component.unwrap() < 0.002, "{found:?}");
        }
    }

    #[test]
    fn matches_what_is_worked_by_hand() {
        // Two agents, two seeds, two cases; agent and case do all there is: rest 1/4 − case means are all 1/2.
        // Every case mean is 1/2, so cases and seeds have no spread; both agents have 1/2 on each seed.
        let table = vec![vec![vec![1.0, 0.0], vec![0.0, 1.0]], vec![vec![0.0, 1.0], vec![1.0, 0.0]]];
        let found = components(&table).unwrap();
        // Squares of the rest: 8 × 1/4 = 2, by (A − 1) S (n − 1) = 2: 1.
        assert!((found.residual - 1.0).abs() < 1e-12, "{found:?}");
        assert_eq!((found.case, found.seed, found.agent_seed), (Some(0.0), Some(0.0), Some(0.0)));
        // Cases alone: both agents right on the same cases. Squares 2 × 4 × 1/4 = 2, by S (n − 1) = 2: 1 = A c.
        let same = vec![vec![vec![1.0, 0.0], vec![0.0, 1.0]]; 2];
        let found = components(&same).unwrap();
        assert!((found.case.unwrap() - 0.5).abs() < 1e-12 && found.residual.abs() < 1e-12, "{found:?}");
    }

    #[test]
    fn tables_that_say_nothing_have_none() {
        assert_eq!(components(&Vec::new()), None);
        assert_eq!(components(&vec![vec![vec![1.0]]]), None);
        assert_eq!(components(&vec![vec![vec![1.0, 0.0], vec![1.0]]]), None, "unlike numbers of cases");
        let one_seed = components(&vec![vec![vec![1.0, 0.0, 1.0]], vec![vec![0.0, 0.0, 1.0]]]).unwrap();
        assert_eq!((one_seed.seed, one_seed.agent_seed), (None, None));
    }
}
