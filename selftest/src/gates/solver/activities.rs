//! How people say how they stand to an activity.

/// Activities by name.
pub(super) const ACTIVITIES: &[&str] = &[
    "climbing",
    "pottery",
    "fencing",
    "beekeeping",
    "chess",
    "rowing",
    "calligraphy",
    "birdwatching",
    "yoga",
    "archery",
    "woodcarving",
    "badminton",
    "ice skating",
    "origami",
    "gardening",
    "table tennis",
    "karate",
    "juggling",
];

/// Statements that it goes on.
pub(super) const GOES_ON: &[&str] = &[
    "Thursdays are for {v}, so don't",
    "never thought that I'd enjoy {v} this much",
    "{v} has been going well, I even bought",
    "I nearly gave up {v} last month, but",
    "I'm still there for {v} every week",
    "I wouldn't miss {v} for anything",
    "they raised the fee for {v} and I grumbled",
];

/// Statements that it ended.
pub(super) const ENDED: &[&str] = &[
    "I've given up {v} for good",
    "that was it with {v}, I handed in",
    "my last evening of {v} was two weeks ago",
    "I used to live for {v}, but that chapter",
    "I gave the {v} things away",
];

/// Questions for how somebody stands to it.
pub(super) const ASKED: &[&str] = &[
    "how do things stand between me and {v} these days",
    "my current relationship with {v}?",
    "someone asked about me and {v}. What should I say",
    "where am I at with {v} at the moment",
    "do I do {v} or not, by what you know",
];
