//! What somebody is doing, where, and what comes next.

use crate::wording::{Rule, rule};

/// What somebody is doing.
pub(super) static DOING: Rule = rule!(
    "waiting for the bus"
        | "stuck in a meeting that doesn't need me"
        | "on hold with a hotline"
        | "stirring a pot with one hand"
        | "sitting on the stairs"
        | "standing in a queue"
        | "half asleep"
        | "on my lunch break"
        | "between two appointments"
        | "hiding from the laundry"
        | "folding socks"
        | "watching the rain"
        | "waiting for the kettle"
        | "in a waiting room with one magazine"
        | "on a slow train"
        | "peeling potatoes"
        | "wrapped in two blankets"
        | "waiting for a parcel"
        | "cooling my feet in a bucket"
        | "minding somebody else's soup"
        | "drying off on the balcony"
        | "shelling peas"
        | "sorting buttons"
        | "sitting in the last row of a lecture"
        | "in the back of a taxi"
        | "holding a place in line"
        | "early for once"
        | "under the hair dryer"
        | "polishing spoons"
);

/// Where something came to somebody.
pub(super) static WHERE: Rule = rule!(
    "under the shower"
        | "on the way home"
        | "in the queue at the checkout"
        | "while brushing my teeth"
        | "in the elevator"
        | "during a very long phone call"
        | "on the stairs"
        | "halfway through a yawn"
        | "at the tram stop"
        | "while I was looking for my glasses"
        | "at a red light"
        | "in the sauna"
        | "over the sink"
        | "between two emails"
        | "in the revolving door"
);

/// What is about to happen.
pub(in super::super) static NEXT: Rule = rule!(
    "dinner"
        | "the shops close"
        | "I forget again"
        | "the kettle boils"
        | "my break is over"
        | "the day is over"
        | "the washing is done"
        | "my train gets in"
        | "somebody needs me"
        | "the soup boils over"
        | "the doorbell rings"
        | "I lose my nerve"
        | "my feet go numb"
        | "the lights turn green"
);

/// Where somebody writes from.
pub(super) static CORNER: Rule = rule!(
    "the sofa"
        | "the kitchen table"
        | "the back seat of a bus"
        | "under the blanket"
        | "a noisy café"
        | "a bench in the sun"
        | "the quiet carriage"
        | "the far end of the yard"
        | "the top of a ladder"
        | "behind a pile of mail"
        | "seat 14"
);
