//! Components in the sandbox, in this process or behind the second wall.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use belljar_exam::{CaseId, Exam, Sha256Hex};
use belljar_runner::{Observer, Plan, Records, RunIdentity, RunOptions};
use belljar_sandbox::{
    Agent, AgentConfig, CallReport, Compiler, Examinee, HOST_STACK_BYTES, History, IngestCall, Limits, Maker,
    RespondCall, Sandbox, prepare,
};
use belljar_tests::{Stopwatch, belljar};
use belljar_transcript::{Outcome, Transcript, read_transcript};
use belljar_worker::{ConfinedAgent, ConfinedAgentOptions, GRACE, Layers, WorkerProgram, compile_confined};

/// Loads a component into this process.
pub(crate) fn in_process(component: &[u8]) -> Agent {
    let sandbox = Sandbox::new(Limits::default()).expect("a sandbox");
    sandbox.load(component, None, AgentConfig::default()).expect("the component is admitted")
}

/// Loads a component into a confined process.
pub(crate) fn confined(component: &[u8]) -> ConfinedAgent {
    let program = WorkerProgram { arguments: vec!["worker".into()], path: belljar() };
    let (limits, required) = (Limits::default(), Layers::required_by_default());
    let compile = |_: &Compiler, bytes: &[u8]| compile_confined(&program, &required, &limits, bytes);
    let no_cache: Option<(&std::path::Path, Maker)> = None;
    let (artefact, _) = prepare(component, &limits, no_cache, compile).expect("the component compiles");
    let options = ConfinedAgentOptions {
        config: AgentConfig::default(),
        grace: GRACE,
        jobs: std::num::NonZeroU32::MIN.saturating_add(1),
        limits: limits.clone(),
        program: program.clone(),
        required: required.clone(),
    };
    ConfinedAgent::new(options, artefact).expect("a worker starts")
}

/// Examines an agent as `belljar run` does, with records in memory.
pub(crate) fn examine(plan: &Plan, agent: &impl Examinee) -> Transcript {
    let transcript = run(plan, agent, 1, &mut ());
    read_transcript(&transcript).expect("what was written can be read")
}

/// Examines an agent likewise. Each call begins a lap.
pub(crate) fn examine_in_laps(plan: &Plan, agent: &impl Examinee, stopwatch: &Stopwatch) -> Transcript {
    examine(plan, &Lapped { agent, stopwatch })
}

/// Examines an agent with so many jobs and returns the wall time in which only questions were answered, wave by wave.
pub(crate) fn probe(plan: &Plan, agent: &impl Examinee, jobs: usize) -> Vec<Duration> {
    let mut clock = ProbeClock::default();
    run(plan, agent, jobs, &mut clock);
    clock.waves
}

fn run(plan: &Plan, agent: &impl Examinee, jobs: usize, observer: &mut dyn Observer) -> Vec<u8> {
    let hash = Sha256Hex::of(&[b"side by side"]);
    let limits = Limits::default();
    let stack = usize::try_from(limits.wasm_stack_bytes_max).expect("a stack fits memory") + HOST_STACK_BYTES;
    let options = RunOptions {
        identity: RunIdentity { component: hash, config: hash, fingerprint: hash },
        jobs: NonZeroUsize::new(jobs).expect("at least one job"),
        thread_stack_bytes: stack,
    };
    let (mut transcript, mut memory_log) = (Vec::new(), Vec::new());
    let records = Records { memory_log: &mut memory_log, transcript: &mut transcript };
    belljar_runner::run(plan, agent, &options, records, observer).expect("a vector takes every byte");
    transcript
}

/// An agent each of whose calls begins a lap.
struct Lapped<'a, E> {
    agent: &'a E,
    stopwatch: &'a Stopwatch,
}

impl<E: Examinee> Examinee for Lapped<'_, E> {
    fn ingest(&self, call: IngestCall) -> CallReport {
        self.stopwatch.lap();
        self.agent.ingest(call)
    }

    fn respond(&self, call: RespondCall) -> CallReport {
        self.stopwatch.lap();
        self.agent.respond(call)
    }

    fn kept(&self, ordinal: u32, history: History) {
        self.agent.kept(ordinal, history);
    }
}

/// Returns the texts of all answers, in the order of the exam.
pub(crate) fn answers(exam: &Exam, transcript: &Transcript) -> Vec<Option<String>> {
    let answer = |case: &CaseId| {
        let record = transcript.cases.get(case).filter(|record| record.outcome == Outcome::Answered)?;
        record.answer.as_ref().map(|answer| answer.text.raw().to_owned())
    };
    exam.requests().map(|(_, _, request)| answer(&request.case)).collect()
}

/// Takes the time from the last call of a wave that is kept to its last question.
#[derive(Default)]
struct ProbeClock {
    began: Option<Instant>,
    committing: usize,
    probes: usize,
    waves: Vec<Duration>,
}

impl Observer for ProbeClock {
    fn wave_began(&mut self, _wave: u32, _items: usize, instructions: usize, probes: usize) {
        (self.committing, self.probes) = (1 + instructions, probes);
    }

    fn wave_ingested(&mut self, _wave: u32, _outcome: &Outcome) {
        self.committed();
    }

    fn case_finished(&mut self, _case: &CaseId, _outcome: &Outcome) {
        if self.committing > 0 {
            return self.committed();
        }
        self.probes -= 1;
        if self.probes == 0 {
            self.waves.extend(self.began.take().map(|began| began.elapsed()));
        }
    }
}

impl ProbeClock {
    fn committed(&mut self) {
        self.committing -= 1;
        if self.committing == 0 {
            self.began = Some(Instant::now());
        }
    }
}
