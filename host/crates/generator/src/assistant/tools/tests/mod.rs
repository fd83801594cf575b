//! Tests over all categories, for many seeds.

mod calls;
mod prober;
mod wording;

use belljar_seed::Root;

use super::categories::CATEGORIES;
use super::category::Category;
use super::desk::Desk;
use crate::assistant::draft::DraftCase;
use crate::coin::Coiner;

/// A case of a category, and what was coined in it.
struct Sample {
    category: &'static Category,
    case: DraftCase,
    coined: Vec<String>,
}

impl Sample {
    fn of(category: &'static Category, seed: u64) -> Self {
        let root = Root::new("tool tests", &[&seed.to_le_bytes()]);
        let mut coiner = Coiner::new(&root);
        let mut desk = Desk::new(root.numbered_stream(category.name, 0), coiner.mint(category.name, 0));
        let sketch = (category.write)(&mut desk);
        let coined = desk.coined;
        Self { category, case: sketch.into_draft(category, 0), coined }
    }

    /// The prompt with everything coined masked.
    fn masked(&self) -> String {
        let mut spans: Vec<&String> = self.coined.iter().collect();
        spans.sort_by_key(|span| std::cmp::Reverse(span.len()));
        spans.into_iter().fold(self.case.text.clone(), |text, span| text.replace(span, "*"))
    }
}

/// Cases of every category for many seeds.
fn samples(seeds: std::ops::Range<u64>) -> impl Iterator<Item = Sample> {
    CATEGORIES.iter().flat_map(move |category| seeds.clone().map(move |seed| Sample::of(category, seed)))
}
