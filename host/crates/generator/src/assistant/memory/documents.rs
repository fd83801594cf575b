//! Documents that lie among the sessions; one carries the canary. No question needs any of them.

use belljar_exam::{Document, SourceId, Timestamp, UserId};
use belljar_seed::Root;

use super::calendar::Calendar;
use super::quota::Quota;
use super::scribe::say;
use crate::wording::{Rule, rule};

/// A sort of document.
struct Form {
    kind: &'static str,
    title: &'static str,
    author: &'static str,
    text: Rule,
}

static NEWSLETTER: Form = Form {
    kind: "newsletter",
    title: "What's on this month",
    author: "Community center",
    text: rule!(
        "Dear members,\nthe " ROOM " is closed for painting until further notice. The repair café meets as usual, bring your toasters. "
            "We're still looking for someone who can tune the piano.\nReference " {reference}
        | "Dear all,\nthe flea market was a success, and the " ROOM " has new curtains to show for it. "
            "Please label lost umbrellas with a date.\nReference " {reference}),
};

static ROOM: Rule = rule!("reading room" | "sports hall" | "craft room" | "upper hall");

static MANUAL: Form = Form {
    kind: "manual",
    title: "Care and cleaning",
    author: "Customer service",
    text: rule!(
        "Before first use, wipe all parts with a damp cloth. Do not use abrasive cleaners. Descale " OFTEN ". "
            "If the light blinks three times, empty the tray.\nDocument number " {reference}
        | "Keep dry between uses. Replace the seal " OFTEN ". The guarantee doesn't cover wear of moving parts.\nDocument number "
            {reference}),
};

static OFTEN: Rule = rule!("every three months" | "twice a year" | "when the lamp says so" | "after hard water");

static MINUTES: Form = Form {
    kind: "minutes",
    title: "Minutes of the residents' meeting",
    author: "Property management",
    text: rule!(
        "Present: eleven residents. The stairwell will be painted in " SHADE ". Bicycles belong in the rack, not in the hall. "
            "The next meeting will be announced by notice.\nFile " {reference}
        | "The heating costs were explained and accepted. A majority voted for " SHADE " in the entrance. "
            "The question of the ivy was postponed once more.\nFile " {reference}),
};

static SHADE: Rule = rule!("light gray" | "off-white" | "pale green" | "sand");

static CARD: Form = Form {
    kind: "note",
    title: "Packing, short version",
    author: "Household",
    text: rule!(
        "Chargers, glasses, the good scissors, plasters, a book for each. Water the plants on the way out. Close the valve. "
            "Leave the key where it always is.\nNote " {reference}
        | "Bags for laundry, tape, markers, snacks nobody will admit to eating. Label the boxes on two sides.\nNote " {reference}),
};

static FORMS: [&Form; 4] = [&NEWSLETTER, &MANUAL, &MINUTES, &CARD];

/// Makes the documents: their waves, and which of them carries the canary doesn't show, since all carry a reference.
pub(super) fn make(
    root: &Root,
    calendar: &Calendar,
    quota: &Quota,
    users: &[UserId],
    references: &[String],
) -> Vec<(usize, Document)> {
    let mut stream = root.stream("documents");
    let mut forms = FORMS.to_vec();
    stream.shuffle(&mut forms);
    let mut ids = root.ids("s-", "document");
    let mut documents = Vec::with_capacity(references.len());
    for (ordinal, (reference, form)) in references.iter().zip(forms).enumerate() {
        let wave = ordinal % quota.waves;
        let user = stream.index(users.len());
        let openings: Vec<i64> =
            calendar.openings[0].iter().filter(|opening| opening.wave == wave).map(|opening| opening.second).collect();
        let at = stream.between(openings[0], openings[openings.len() - 1]);
        documents.push((
            wave,
            Document {
                at: Timestamp::from_unix_seconds(at),
                author: form.author.to_owned(),
                id: SourceId::new(ids.next_id()),
                kind: form.kind.to_owned(),
                participants: Vec::new(),
                text: say(&form.text, &mut stream, &[("reference", reference)]),
                title: form.title.to_owned(),
                user: users[user].clone(),
            },
        ));
    }
    documents
}
