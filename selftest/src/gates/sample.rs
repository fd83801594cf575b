//! Exams to measure on: generated from consecutive seeds.

use std::collections::BTreeSet;
use std::ops::Range;

use belljar_answer_key::{AnswerKey, CaseKey, Half};
use belljar_exam::{BenchVersion, CaseId, Exam, Request, Size, Suite};
use belljar_generator::generate;
use belljar_seed::Seed;

/// One exam with its answer key.
pub struct Sample {
    /// What an agent may see.
    pub exam: Exam,
    /// What only the grader sees.
    pub key: AnswerKey,
}

/// Generates the exam of a seed.
#[must_use]
pub fn sample(seed: u64, size: Size) -> Sample {
    let generated = generate(Seed::new(seed), BenchVersion::LATEST, Suite::Assistant, size);
    Sample { exam: generated.exam, key: generated.key }
}

/// Does the same with the exam of every seed of a range, on all cores, and returns the results in the order of seeds.
///
/// Exams are generated where they are used and dropped at once: memory doesn't grow with the number of seeds.
///
/// # Panics
/// If `work` does.
pub fn over_seeds<T: Send>(seeds: Range<u64>, size: Size, work: impl Fn(u64, Sample) -> T + Sync) -> Vec<T> {
    let count = usize::try_from(seeds.end - seeds.start).expect("a range of seeds fits memory's numbers");
    on_all_cores(count, |at| {
        let seed = seeds.start + at as u64;
        work(seed, sample(seed, size))
    })
}

/// Does the work of every ordinal below `count`, on all cores, and returns the results in order.
///
/// # Panics
/// If `work` does.
pub(super) fn on_all_cores<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    // Every thread takes each n-th one, so that their shares are alike whatever the work costs.
    let mut shares: Vec<std::vec::IntoIter<T>> = std::thread::scope(|scope| {
        let work = &work;
        let share = |first: usize| scope.spawn(move || (first..count).step_by(threads).map(work).collect::<Vec<T>>());
        let running: Vec<_> = (0..threads).map(share).collect();
        running.into_iter().map(|thread| thread.join().expect("the work doesn't panic").into_iter()).collect()
    });
    (0..count).zip((0..threads).cycle()).filter_map(|(_, thread)| shares[thread].next()).collect()
}

impl Sample {
    /// Leaves the other half out: its requests are neither asked nor graded.
    #[must_use]
    pub fn only(mut self, half: Half) -> Self {
        self.key.cases.retain(|case| case.half == half);
        let kept: BTreeSet<&CaseId> = self.key.cases.iter().map(|case| &case.case).collect();
        for wave in &mut self.exam.waves {
            wave.instructions.retain(|request| kept.contains(&request.case));
            wave.probes.retain(|request| kept.contains(&request.case));
        }
        self
    }

    /// Walks over requests with their keys.
    pub fn cases(&self) -> impl Iterator<Item = (&Request, &CaseKey)> {
        crate::script::pairs(&self.exam, &self.key.cases)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_stand_in_the_order_of_seeds() {
        let seeds = over_seeds(40..47, Size::Small, |seed, sample| (seed, sample.key.seed.value()));
        assert_eq!(seeds, (40..47).map(|seed| (seed, seed)).collect::<Vec<_>>());
    }
}
