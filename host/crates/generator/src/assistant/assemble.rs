//! Puts the two halves of an exam together: order, hours, ids.

use belljar_answer_key::{AnswerKey, CaseKey, Half};
use belljar_exam::{BenchVersion, CaseId, Commit, Exam, Request, Size, Suite, Timestamp, UserId, Wave};
use belljar_seed::{Root, Seed, Stream};

use super::draft::DraftCase;
use super::{memory, tools};
use crate::coin::Coiner;
use crate::generate::Generated;

/// Number of people whom the agent serves.
const USERS: u64 = 2;

/// A drafted case with its place.
struct Placed {
    draft: Box<DraftCase>,
    id: CaseId,
    now: Timestamp,
}

/// Makes an exam of the `assistant` suite.
pub(crate) fn generate(root: &Root, seed: Seed, bench_version: BenchVersion, size: Size) -> Generated {
    let mut user_ids = root.ids("u-", "user");
    let users: Vec<UserId> = (0..USERS).map(|_| UserId::new(user_ids.next_id())).collect();
    let mut coiner = Coiner::new(&root.branch("coin"));
    let memory = memory::draft(&root.branch("memory"), size, &users, &mut coiner);
    let tools = tools::draft(&root.branch("tools"), size, &users, &mut coiner);
    let order = root.branch("order");

    let wave_count = memory.waves.len();
    let mut label = String::new();
    let (instructions, mut probes): (Vec<_>, Vec<_>) = memory
        .cases
        .into_iter()
        .chain(tools)
        .map(|draft| {
            write_label(&draft, &mut label);
            // Boxed: from here on a draft is moved again and again.
            (place(&draft, wave_count, &mut order.stream(&label)), Box::new(draft))
        })
        .partition(|(_, draft)| draft.commit == Commit::Keep);
    order.stream("probes").shuffle(&mut probes);

    let mut waves = Vec::with_capacity(wave_count);
    let mut keys = Vec::with_capacity(instructions.len() + probes.len());
    let mut case_ids = root.ids("c-", "case");
    let mut number = |draft: Box<DraftCase>, now: Timestamp| Placed { id: CaseId::new(case_ids.next_id()), draft, now };
    let (mut instructions, mut probes) = (by_wave(instructions, wave_count), by_wave(probes, wave_count));
    for (index, items) in memory.waves.into_iter().enumerate() {
        let end = memory.wave_ends[index];
        let mut clock = Clock::after(end, order.numbered_stream("clock", index as u64));
        let mut ask = |drafts: Vec<Box<DraftCase>>| -> Vec<Request> {
            drafts
                .into_iter()
                .map(|draft| {
                    let mut placed = number(draft, clock.tick());
                    let request = request(&mut placed, &users);
                    keys.push(case_key(placed, &users, index));
                    request
                })
                .collect()
        };
        let instructions = ask(std::mem::take(&mut instructions[index]));
        let probes = ask(std::mem::take(&mut probes[index]));
        waves.push(Wave { instructions, items, now: end, probes });
    }
    let suite = Suite::Assistant;
    let exam = Exam { bench_version, canary: memory.canary, size, suite, tools: tools::catalog().into(), users, waves };
    Generated { exam, key: AnswerKey { bench_version, cases: keys, seed, size, suite } }
}

/// Deals drafts to the waves they were placed after, in the order given.
#[expect(clippy::vec_box, reason = "drafts are large, and these lists are filled one by one and shuffled")]
fn by_wave(placed: Vec<(usize, Box<DraftCase>)>, wave_count: usize) -> Vec<Vec<Box<DraftCase>>> {
    let mut waves: Vec<Vec<Box<DraftCase>>> = (0..wave_count).map(|_| Vec::new()).collect();
    for (wave, draft) in placed {
        waves[wave].push(draft);
    }
    waves
}

/// Writes a label of its own for the placement of a case, so that another category doesn't shift it.
fn write_label(draft: &DraftCase, label: &mut String) {
    label.clear();
    label.push_str("place");
    for part in [draft.axis, draft.category, &*draft.text] {
        label.push(' ');
        label.push_str(part);
    }
}

/// Chooses the wave after which a case is asked: instructions as soon as they can be, tool cases anywhere, memory
/// cases after the last evidence or later, where the draft allows it.
fn place(draft: &DraftCase, wave_count: usize, stream: &mut Stream) -> usize {
    let last = draft.latest_wave.unwrap_or(wave_count - 1);
    assert!(draft.earliest_wave <= last && last < wave_count, "a case has a wave in which it can be asked");
    match (draft.commit, draft.half) {
        (Commit::Keep, _) => draft.earliest_wave,
        (Commit::Drop, Half::Tool | Half::Memory) => draft.earliest_wave + stream.index(last - draft.earliest_wave + 1),
    }
}

/// Makes the request of a case. The mock world goes with it: the key needs none.
fn request(placed: &mut Placed, users: &[UserId]) -> Request {
    Request {
        case: placed.id.clone(),
        now: placed.now,
        text: placed.draft.text.clone(),
        user: users[placed.draft.user].clone(),
        world: std::mem::take(&mut placed.draft.world),
    }
}

fn case_key(placed: Placed, users: &[UserId], wave: usize) -> CaseKey {
    let Placed { draft, id, now } = placed;
    let draft = *draft;
    let mut check = draft.check;
    check.question = draft.text;
    check.now = Some(now.civil().date());
    CaseKey {
        axis: draft.axis.into(),
        case: id,
        category: draft.category.into(),
        check,
        evidence: draft.evidence,
        family: draft.family,
        gold: draft.gold,
        half: draft.half,
        user: users[draft.user].clone(),
        wave: u32::try_from(wave).expect("an exam has a few waves"),
    }
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
