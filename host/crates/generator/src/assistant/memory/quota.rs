//! How many cases of each type an exam of a size holds, and how much of a life is told for them.

use belljar_exam::Size;

/// Numbers of cases and of what is told, fixed per size. Which cases fill them varies by seed.
#[derive(Debug)]
pub(super) struct Quota {
    /// Families of three phrasings.
    pub(super) twins: usize,
    /// Facts stated once and asked once.
    pub(super) recall: usize,
    /// Lists whose items are counted.
    pub(super) count: usize,
    /// Lists whose items are named.
    pub(super) list: usize,
    /// Values at the time of an event.
    pub(super) at_event: usize,
    /// Orders of dated events.
    pub(super) order: usize,
    /// Lengths of time between dated events.
    pub(super) duration: usize,
    /// Values before the present one.
    pub(super) previous: usize,
    /// Values from first to last.
    pub(super) history: usize,
    /// Latest values.
    pub(super) update: usize,
    /// Values as of a date.
    pub(super) point_in_time: usize,
    /// Tastes asked for.
    pub(super) preference: usize,
    /// Tastes applied.
    pub(super) application: usize,
    /// Activities given up.
    pub(super) quit: usize,
    /// Activities kept.
    pub(super) kept: usize,
    /// Facts that nobody told.
    pub(super) never: usize,
    /// Facts that only others hold.
    pub(super) near_miss: usize,
    /// Places plausibly visited.
    pub(super) lure: usize,
    /// What only the assistant said.
    pub(super) advice: usize,
    /// How often something recurred.
    pub(super) recurrence: usize,
    /// How many after an event.
    pub(super) computed: usize,
    /// Planted instructions.
    pub(super) planted: usize,
    /// Instructions to keep, with the later question.
    pub(super) keep: usize,
    /// Instructions to change, with the later question.
    pub(super) change: usize,
    /// Instructions to forget, with two later questions.
    pub(super) forget: usize,
    /// Values that both users hold.
    pub(super) two_users: usize,
    /// Attributes whose values change.
    pub(super) chains: usize,
    /// Items of a list, from and to.
    pub(super) items: (usize, usize),
    /// Values of a chain beyond three, at most.
    pub(super) links_more: usize,
    /// People around the first user.
    pub(super) circle: usize,
    /// Other people's values told for an attribute.
    pub(super) others: usize,
    /// Batches of the corpus.
    pub(super) waves: usize,
    /// Sessions of either user.
    pub(super) sessions: [usize; 2],
    /// The share of evidence that comes with topic items.
    pub(super) topics: (usize, usize),
    /// Exchanges that an exam holds at least.
    pub(super) exchanges: usize,
}

impl Quota {
    /// Returns the numbers of a size.
    pub(super) const fn of(size: Size) -> &'static Self {
        match size {
            Size::Small => &SMALL,
            Size::Medium => &MEDIUM,
            Size::Full => &FULL,
        }
    }
}

pub(super) static SMALL: Quota = Quota {
    twins: 1,
    recall: 1,
    count: 1,
    list: 1,
    at_event: 0,
    order: 0,
    duration: 1,
    previous: 0,
    history: 1,
    update: 1,
    point_in_time: 1,
    preference: 0,
    application: 1,
    quit: 1,
    kept: 1,
    never: 0,
    near_miss: 1,
    lure: 0,
    advice: 1,
    recurrence: 0,
    computed: 0,
    planted: 1,
    keep: 1,
    change: 0,
    forget: 1,
    two_users: 2,
    chains: 2,
    items: (3, 4),
    links_more: 0,
    circle: 5,
    others: 1,
    waves: 2,
    sessions: [10, 4],
    topics: (1, 2),
    exchanges: 60,
};

pub(super) static MEDIUM: Quota = Quota {
    twins: 1,
    recall: 2,
    count: 1,
    list: 1,
    at_event: 0,
    order: 1,
    duration: 1,
    previous: 0,
    history: 1,
    update: 2,
    point_in_time: 2,
    preference: 0,
    application: 2,
    quit: 1,
    kept: 1,
    never: 1,
    near_miss: 1,
    lure: 0,
    advice: 1,
    recurrence: 1,
    computed: 0,
    planted: 1,
    keep: 1,
    change: 1,
    forget: 1,
    two_users: 2,
    chains: 3,
    items: (3, 5),
    links_more: 0,
    circle: 6,
    others: 1,
    waves: 2,
    sessions: [14, 6],
    topics: (3, 5),
    exchanges: 100,
};

pub(super) static FULL: Quota = Quota {
    twins: 3,
    recall: 1,
    count: 1,
    list: 2,
    at_event: 1,
    order: 1,
    duration: 1,
    previous: 1,
    history: 1,
    update: 3,
    point_in_time: 3,
    preference: 1,
    application: 3,
    quit: 2,
    kept: 2,
    never: 1,
    near_miss: 2,
    lure: 1,
    advice: 3,
    recurrence: 1,
    computed: 1,
    planted: 3,
    keep: 1,
    change: 1,
    forget: 1,
    two_users: 4,
    chains: 5,
    items: (2, 9),
    links_more: 1,
    circle: 8,
    others: 2,
    waves: 3,
    sessions: [24, 9],
    topics: (2, 3),
    exchanges: 160,
};
