//! A physician's working day.

use super::Thread;
use crate::wording::rule;

/// Threads about hospital work.
pub(super) static THREADS: &[Thread] = &[
    Thread {
        things: &[
            "hyponatremia",
            "atrial fibrillation",
            "acute pancreatitis",
            "cellulitis",
            "delirium",
            "a suspected DVT",
        ],
        exchanges: &[
            (
                rule!("I'm teaching the students about " {thing} " tomorrow. Structure?" | "handover had three patients with " {thing} ". What do I check first on rounds?" | "give me a one-page outline on " {thing} "."),
                rule!(
                    "Presentation, first hour, first day, pitfalls. One case for each."
                        | "Vitals and trend, then volume status, then what was started overnight."
                        | "Definition, causes by frequency, work-up, treatment, when to call somebody senior."
                ),
            ),
            (
                rule!(
                    "make the pitfalls more concrete."
                        | "leave out the pathophysiology, they've had it."
                        | "add a line about follow-up."
                ),
                rule!(
                    "Pitfall one: treating the number instead of the patient."
                        | "Gone. I kept one diagram, students like diagrams."
                        | "Follow-up: who, when, and with which result in hand."
                ),
            ),
        ],
    },
    Thread {
        things: &[
            "the night rota",
            "discharge letters",
            "the bed meeting",
            "the mortality conference",
            "consent forms",
        ],
        exchanges: &[(
            rule!("I've got to improve " {thing} " on our ward without making enemies." | "everyone is fed up with " {thing} ". One change?" | "what makes " {thing} " bearable elsewhere?"),
            rule!(
                "Change one field on one form and see who notices."
                    | "Fix the time and the length, and leave the rest alone."
                    | "A template, a time limit, and coffee."
            ),
        )],
    },
    Thread {
        things: &[
            "a palliative conversation",
            "breaking bad news",
            "a complaint from relatives",
            "a needle-stick report",
            "a difficult cannula",
        ],
        exchanges: &[
            (
                rule!("can you help me prepare for " {thing} "?" | "the registrar asked me about " {thing} " and I gave a poor answer." | "how do you phrase things in " {thing} "?"),
                rule!(
                    "Say less than you planned and wait longer than feels comfortable."
                        | "Begin with what they know already. Then one fact at a time."
                        | "Name it, pause, and ask what matters most to them."
                ),
            ),
            (
                rule!("and if they cry?" | "I always fill the silence."),
                rule!(
                    "Then you stay seated and keep quiet."
                        | "Count to seven. It feels endless to you and short to them."
                ),
            ),
        ],
    },
    Thread {
        things: &[
            "a chest X-ray with too much rotation",
            "an ECG with left bundle branch block",
            "a borderline troponin",
            "an odd blood gas",
            "a noisy ultrasound",
        ],
        exchanges: &[(
            rule!("how much can one conclude from " {thing} "?" | "the junior showed me " {thing} " at four in the morning." | "teaching point on " {thing} ", please."),
            rule!(
                "Less than one would like. Repeat it, and compare with the old one."
                    | "At that hour, treat the patient and repeat the test."
                    | "Quality first: if the input is poor, say so in the report."
            ),
        )],
    },
];
