//! Puts the two halves of an exam together: order, hours, ids.

use belljar_answer_key::{AnswerKey, CaseKey};
use belljar_exam::{BenchVersion, CaseId, Commit, Exam, Request, Size, Suite, Timestamp, UserId, Wave};
use belljar_seed::{Root, Seed, Stream};

use super::draft::DraftCase;
use super::{memory, tools};
use crate::coin::Coiner;
use crate::generate::Generated;

/// Number of people whom the agent serves.
const USERS: u64 = 2;

/// Makes an exam of the `assistant` suite.
pub(crate) fn generate(root: &Root, seed: Seed, bench_version: BenchVersion, size: Size) -> Generated {
    let mut user_ids = root.ids("u-", "user");
    let users: Vec<UserId> = (0..USERS).map(|_| UserId::new(user_ids.next_id())).collect();
    let mut coiner = Coiner::new(&root.branch("coin"));
    let memory = memory::draft(&root.branch("memory"), size, &users, &mut coiner);
    let tools = tools::draft(&root.branch("tools"), size, &users, &mut coiner);
    let order = root.branch("order");

    let wave_count = memory.waves.len();
    // Drafts are large and stay where they are: from here on their ordinals are sorted.
    let mut drafts: Vec<Option<DraftCase>> = memory.cases.into_iter().chain(tools).map(Some).collect();
    let mut place = order.stream("place");
    let (mut instructions, mut probes) = (Vec::new(), Vec::with_capacity(drafts.len()));
    for (ordinal, draft) in drafts.iter().flatten().enumerate() {
        let wave = wave_of(draft, wave_count, &mut place);
        let of_kind = if draft.commit == Commit::Keep { &mut instructions } else { &mut probes };
        of_kind.push((wave, ordinal));
    }
    order.stream("probes").shuffle(&mut probes);

    let mut waves = Vec::with_capacity(wave_count);
    let mut keys = Vec::with_capacity(drafts.len());
    let mut case_ids = root.ids("c-", "case");
    for (index, items) in memory.waves.into_iter().enumerate() {
        let end = memory.wave_ends[index];
        let mut clock = Clock::after(end, order.numbered_stream("clock", index as u64));
        let mut ask = |placed: &[(usize, usize)]| -> Vec<Request> {
            let of_wave = placed.iter().filter(|(wave, _)| *wave == index);
            let asked = of_wave.map(|(_, ordinal)| {
                let draft = drafts[*ordinal].take().expect("a case is asked once");
                let id = CaseId::new(case_ids.next_id());
                let (request, key) = ask_one(draft, id, clock.tick(), &users, index);
                keys.push(key);
                request
            });
            asked.collect()
        };
        let instructions = ask(&instructions);
        let probes = ask(&probes);
        waves.push(Wave { instructions, items, now: end, probes });
    }
    let suite = Suite::Assistant;
    let exam = Exam { bench_version, canary: memory.canary, size, suite, tools: tools::catalog().into(), users, waves };
    Generated { exam, key: AnswerKey { bench_version, cases: keys, seed, size, suite } }
}

/// Chooses the wave after which a case is asked: instructions as soon as they can be, tool cases anywhere, memory
/// cases after the last evidence or later, where the draft allows it.
fn wave_of(draft: &DraftCase, wave_count: usize, stream: &mut Stream) -> usize {
    let last = draft.latest_wave.unwrap_or(wave_count - 1);
    assert!(draft.earliest_wave <= last && last < wave_count, "a case has a wave in which it can be asked");
    match draft.commit {
        Commit::Keep => draft.earliest_wave,
        Commit::Drop => draft.earliest_wave + stream.index(last - draft.earliest_wave + 1),
    }
}

/// Parts a case into its request and its key. The mock world goes with the request: the key needs none.
fn ask_one(draft: DraftCase, id: CaseId, now: Timestamp, users: &[UserId], wave: usize) -> (Request, CaseKey) {
    let user = &users[draft.user];
    let request = Request { case: id.clone(), now, text: draft.text.clone(), user: user.clone(), world: draft.world };
    let mut check = draft.check;
    check.question = draft.text;
    check.now = Some(now.civil().date());
    let key = CaseKey {
        axis: draft.axis.into(),
        case: id,
        category: draft.category.into(),
        check,
        evidence: draft.evidence,
        family: draft.family,
        gold: draft.gold,
        half: draft.half,
        user: user.clone(),
        wave: u32::try_from(wave).expect("an exam has a few waves"),
    };
    (request, key)
}

/// The hours at which cases are asked: after the wave, minutes apart, the same however a case is sorted.
struct Clock {
    now: Timestamp,
    stream: Stream,
}

impl Clock {
    fn after(end: Timestamp, mut stream: Stream) -> Self {
        // Before the next wave begins, which is at least a day later.
        let pause = stream.between(40 * 60, 3 * 3600);
        Self { now: Timestamp::from_unix_seconds(end.unix_seconds() + pause), stream }
    }

    fn tick(&mut self) -> Timestamp {
        let now = self.now;
        self.now = Timestamp::from_unix_seconds(now.unix_seconds() + self.stream.between(20, 400));
        now
    }
}
