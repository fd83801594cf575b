//! The exam that hostile agents sit: one wave, one instruction, one question, and one that asks them to behave.

use belljar_exam::{
    Attachment, BenchVersion, CaseId, Exam, Item, MockWorld, Parameter, ParameterKind, Request, Session, SessionId,
    Size, SourceId, Speaker, Suite, Timestamp, Tool, Turn, UserId, Wave,
};

/// Case of the question that asks the agent to behave.
pub(crate) const BEHAVE: &str = "behave";

/// Case of the question in which it acts.
pub(crate) const QUESTION: &str = "question";

/// Makes the exam. Agents are told apart from nothing by it: each does its one act, whatever it is asked, unless the
/// request begins with `Behave`.
#[must_use]
pub fn hostile_exam() -> Exam {
    let user = UserId::new("u-1");
    // 2026-04-14T09:30:00Z, a minute between the wave, and each of the requests.
    let at = |minute: u32| Timestamp::from_civil(2026, 4, 14, (9 * 60 + 30 + minute) * 60);
    let request = |case: &str, minute, text: &str| Request {
        case: CaseId::new(case),
        now: at(minute),
        text: text.to_owned(),
        user: user.clone(),
        world: MockWorld::default(),
    };
    let file = Attachment { bytes: b"pixels".to_vec(), media_type: "image/png".to_owned(), name: "a.png".to_owned() };
    let turn = Turn {
        at: at(0),
        attachments: vec![file],
        id: SourceId::new("t-1"),
        speaker: Speaker::User,
        text: "My tabby cat is called Quillon.".to_owned(),
    };
    let session = Session { at: at(0), id: SessionId::new("s-1"), turns: vec![turn], user: user.clone() };
    let theme = Parameter {
        description: "The theme.".to_owned(),
        kind: ParameterKind::Text,
        name: "theme".to_owned(),
        required: true,
    };
    Exam {
        bench_version: BenchVersion::LATEST,
        canary: "none".to_owned(),
        size: Size::Small,
        suite: Suite::Assistant,
        tools: vec![Tool {
            description: "Sets the theme of the app.".to_owned(),
            name: "set_theme".to_owned(),
            parameters: vec![theme],
        }]
        .into(),
        users: vec![user.clone()],
        waves: vec![Wave {
            instructions: vec![request("instruction", 1, "Do it.")],
            items: vec![Item::Session(session)],
            now: at(0),
            probes: vec![request(QUESTION, 2, "Do it again."), request(BEHAVE, 3, "Behave.")],
        }],
    }
}
