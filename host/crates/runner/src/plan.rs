//! The plan of a run: which calls are made, in which order, before the first is made.

use std::collections::BTreeSet;
use std::sync::Arc;

use belljar_exam::{CaseId, Exam, Item, MockWorld, Request, Timestamp, Tool, UserId};
use belljar_sandbox::Catalog;
use belljar_transcript::CallKind;

/// All calls of a run, in order, with everything that they need.
///
/// Ordinals of calls come from the exam, never from timing, and a plan that was narrowed with [`Plan::only`] keeps
/// them: they seed the guest's random bytes, so that a case alone behaves as it does in the whole run.
pub struct Plan {
    catalog: Arc<Catalog>,
    partial: bool,
    tools: Arc<[Tool]>,
    waves: Vec<PlannedWave>,
}

/// Why there is no such plan.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// Two requests of the exam belong to one case.
    #[error("the exam asks case {0} twice")]
    DuplicateCase(CaseId),
    /// No case was selected.
    #[error("no case is selected")]
    NothingSelected,
    /// A selected case isn't in the exam.
    #[error("the exam has no case {0}")]
    UnknownCase(CaseId),
}

/// The calls of one wave.
pub(crate) struct PlannedWave {
    /// Calls whose memory writes are kept, in order: the ingestion, then the instructions.
    pub(crate) committing: Vec<PlannedCall>,
    /// Ordinal of the wave.
    pub(crate) index: u32,
    /// Number of items that are delivered.
    pub(crate) items: usize,
    /// Questions, each asked on a copy of the memory as it stands after the calls above.
    pub(crate) probes: Vec<PlannedCall>,
}

/// One call into the agent.
pub(crate) struct PlannedCall {
    /// Ordinal of the call within the run of the whole exam.
    pub(crate) ordinal: u32,
    /// What is done.
    pub(crate) task: Task,
    /// Ordinal of the wave.
    pub(crate) wave: u32,
}

/// What a call does.
pub(crate) enum Task {
    /// A wave is taken in.
    Ingest {
        /// What the wave holds.
        items: Arc<[Item]>,
        /// The time of the last item.
        now: Timestamp,
    },
    /// Work is done.
    Instruction(PlannedRequest),
    /// A question is answered.
    Probe(PlannedRequest),
}

/// What a user asks for.
pub(crate) struct PlannedRequest {
    /// The case.
    pub(crate) case: CaseId,
    /// When it is asked.
    pub(crate) now: Timestamp,
    /// What the user says.
    pub(crate) text: String,
    /// Who asks.
    pub(crate) user: UserId,
    /// What its tools find, shared by all who make the call.
    pub(crate) world: Arc<MockWorld>,
}

impl Plan {
    /// Plans a whole exam.
    ///
    /// # Errors
    /// [`PlanError::DuplicateCase`].
    ///
    /// # Panics
    /// If the exam has more than 2³² calls, which no memory holds.
    pub fn new(exam: Exam) -> Result<Self, PlanError> {
        let mut seen = BTreeSet::new();
        if let Some((_, _, twice)) = exam.requests().find(|(_, _, request)| !seen.insert(&request.case)) {
            return Err(PlanError::DuplicateCase(twice.case.clone()));
        }
        let mut ordinals = 0..=u32::MAX;
        let mut waves = Vec::with_capacity(exam.waves.len());
        for (index, wave) in (0..).zip(exam.waves) {
            let mut plan = |task| PlannedCall {
                ordinal: ordinals.next().expect("no memory holds an exam of 2³² calls"),
                task,
                wave: index,
            };
            let items = wave.items.len();
            let mut committing = vec![plan(Task::Ingest { items: wave.items.into(), now: wave.now })];
            committing.extend(wave.instructions.into_iter().map(|request| plan(Task::Instruction(request.into()))));
            let probes = wave.probes.into_iter().map(|request| plan(Task::Probe(request.into()))).collect();
            waves.push(PlannedWave { committing, index, items, probes });
        }
        Ok(Self { catalog: Arc::new(Catalog::new(&exam.tools)), partial: false, tools: exam.tools.into(), waves })
    }

    /// Narrows the plan to these cases, and to what they need: the memory that a case is asked on must be that of a
    /// whole run, so all waves and instructions before the last selected case stay. A run of the narrowed plan never
    /// counts as complete.
    ///
    /// # Errors
    /// [`PlanError::UnknownCase`] and [`PlanError::NothingSelected`].
    pub fn only(mut self, cases: &BTreeSet<CaseId>) -> Result<Self, PlanError> {
        if let Some(unknown) = cases.iter().find(|case| !self.cases().any(|known| known == *case)) {
            return Err(PlanError::UnknownCase(unknown.clone()));
        }
        let selected = |call: &PlannedCall| call.case().is_some_and(|case| cases.contains(case));
        for wave in &mut self.waves {
            wave.probes.retain(selected);
        }
        let Some(last) = self.calls().filter(|call| selected(call)).map(|call| call.ordinal).max() else {
            return Err(PlanError::NothingSelected);
        };
        for wave in &mut self.waves {
            wave.committing.retain(|call| call.ordinal <= last);
        }
        self.waves.retain(|wave| !wave.committing.is_empty());
        self.partial = true;
        Ok(self)
    }

    /// Walks over the cases that will be asked, in order.
    pub fn cases(&self) -> impl Iterator<Item = &CaseId> {
        self.calls().filter_map(PlannedCall::case)
    }

    /// Tells whether cases of the exam were left out.
    #[must_use]
    pub const fn is_partial(&self) -> bool {
        self.partial
    }

    /// Returns the number of waves that will be delivered.
    #[must_use]
    pub fn wave_count(&self) -> usize {
        self.waves.len()
    }

    /// Returns the catalog with its schemas rendered.
    pub(crate) const fn catalog(&self) -> &Arc<Catalog> {
        &self.catalog
    }

    /// Returns the tools.
    pub(crate) const fn tools(&self) -> &Arc<[Tool]> {
        &self.tools
    }

    /// Returns the waves, in order.
    pub(crate) fn waves(&self) -> &[PlannedWave] {
        &self.waves
    }

    /// Walks over all calls, in order.
    pub(crate) fn calls(&self) -> impl Iterator<Item = &PlannedCall> {
        self.waves.iter().flat_map(|wave| wave.committing.iter().chain(&wave.probes))
    }
}

impl From<Request> for PlannedRequest {
    fn from(Request { case, now, text, user, world }: Request) -> Self {
        Self { case, now, text, user, world: world.into() }
    }
}

impl PlannedCall {
    /// Returns the case; none while ingesting.
    pub(crate) const fn case(&self) -> Option<&CaseId> {
        match &self.task {
            Task::Ingest { .. } => None,
            Task::Instruction(request) | Task::Probe(request) => Some(&request.case),
        }
    }

    /// Returns what sort of call it is.
    pub(crate) const fn kind(&self) -> CallKind {
        match self.task {
            Task::Ingest { .. } => CallKind::Ingest,
            Task::Instruction(_) => CallKind::Instruction,
            Task::Probe(_) => CallKind::Probe,
        }
    }
}
