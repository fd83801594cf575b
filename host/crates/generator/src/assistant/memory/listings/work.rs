//! Lists that grow at work.

use super::super::life::Profession;
use super::super::listing::Listing;
use super::super::value::Sort;
use crate::wording::rule;

pub(super) static SERVICES: Listing = Listing {
    name: "services-owned",
    sort: Sort::App,
    label: "Services on call",
    about: "Which services people are on call for.",
    object: "services",
    profession: Some(Profession::Software),
    item: rule!(
        "as of this sprint I'm also on call for " {value} ", lucky me."
        | {value} " landed on my rota, so its alerts come to me now."
        | "they put my name in the owners file of " {value} "."
        | "if " {value} " goes down at night, I'm the one who gets up from now on."
        | "I've inherited " {value} " and everything that can break in it."
        | "the runbook of " {value} " has my number on it as of today."
        | "my phone woke me for " {value} ", which is my baby now, they say."
        | "the last maintainer of " {value} " left, and guess whose desk it was put on."
        | "I drew the short straw: " {value} " is mine to keep alive."),
    other: rule!(
        {who} " is on call for " {value} "."
        | {who} " owns " {value} "."
        | {who} " rewrote " {value} " over a weekend."
        | {who} " got rid of " {value} " by being nice to another team."
        | {who} " gets woken up by " {value} " twice a week."),
    noted: rule!(
        "May the pager stay silent."
            | "Start with the runbook and the noisiest alert."
            | "Such lists have a way of growing."
            | "Ask the last one for a tour before the coffee runs out."
            | "Nights are for sleeping; fix the alerts first."
            | "Every system has its character."
            | "Read the incident log of last year."
            | "Write down what wakes you."
    ),
    count: rule!(
        "for how many systems does my pager go off?"
            | "how many systems have I become responsible for?"
            | "what's the number of systems in my care at work?"
            | "how many pieces of software can ruin my sleep?"
    ),
    all: rule!(
        "which systems does my pager go off for?"
            | "name all the systems I've become responsible for."
            | "what systems are in my care at work? All of them, please."
            | "which pieces of software can ruin my sleep? Name each."
    ),
};

pub(super) static TRIALS: Listing = Listing {
    name: "trials-joined",
    sort: Sort::Project,
    label: "Clinical trials",
    about: "Which trials people recruit patients for.",
    object: "trials",
    profession: Some(Profession::Medicine),
    item: rule!(
        "ethics approved " {value} ", so we're recruiting for it from Monday."
        | "I took over as local investigator for " {value} "."
        | "first patient randomized into " {value} " on our ward today."
        | "the initiation visit for " {value} " is done, and we may start on our ward."
        | "my signature is on the delegation log of " {value} ", so I'm in."
        | "the sponsor sent us the boxes for " {value} ", and the first patients have said yes."
        | "I've been asked to screen patients for " {value} ", and I began this morning."
        | "a new binder in my office says " {value} ", that's one more protocol for us to run."
        | "we're a site for " {value} " as of today, with me as the contact."),
    other: rule!(
        {who} " runs the " {value} " trial across town."
        | {who} " is an investigator on " {value} "."
        | {who} " couldn't find a single patient for " {value} "."
        | {who} " presented the interim results of " {value} "."
        | {who} " complains about the paperwork of " {value} "."),
    noted: rule!(
        "Good luck with recruitment."
            | "Congratulations, the paperwork begins."
            | "Mind the screening log."
            | "One more binder, one more shelf."
            | "Check the shelf space before the kits come."
            | "The first patient is the hardest."
            | "Keep the consent forms apart."
            | "A good protocol reads like a recipe."
    ),
    count: rule!(
        "how many studies am I involved in?"
            | "what's the number of studies I enroll people for?"
            | "how many research projects do I contribute participants to?"
            | "of how many studies would I have to declare an involvement?"
    ),
    all: rule!(
        "which studies am I involved in?"
            | "name all the studies that I enroll people for."
            | "what research projects do I contribute participants to? All of them, please."
            | "in which studies would I have to declare an involvement?"
    ),
};

pub(super) static MATTERS: Listing = Listing {
    name: "matters-settled",
    sort: Sort::Matter,
    label: "Settled matters",
    about: "Which cases people have settled.",
    object: "cases",
    profession: Some(Profession::Law),
    item: rule!(
        {value} " settled on the courthouse steps today."
        | "we signed the settlement in " {value} " at last."
        | "good news: " {value} " is over, both sides took the mediator's number."
        | "no trial in " {value} " after all, we settled at lunch."
        | "I could send the file " {value} " down to the archive, the other side took our offer."
        | "handshakes in " {value} ", and nobody has to take the stand: we settled."
        | "the judge in " {value} " thanked us for settling before the jury came in."
        | "my bill for " {value} " is the final one, the parties have come to terms."
        | "we found a number for " {value} " that everybody could sign."),
    other: rule!(
        {who} " settled " {value} " last month."
        | {who} " got a good deal in " {value} "."
        | {who} " took " {value} " to trial and lost."
        | {who} " gave up on a deal in " {value} "."
        | {who} " dines out on the story of " {value} "."),
    noted: rule!(
        "A bad settlement beats a good trial, they say."
            | "Congratulations; file the consent order promptly."
            | "Mediators earn their fee."
            | "The archive is where files are happiest."
            | "Lunch has ended more wars than judges have."
            | "What hurts both sides is usually right."
            | "No trial, no surprises."
            | "Send the bill while they still remember."
    ),
    count: rule!(
        "how many disputes have I closed by agreement?"
            | "what's my number of negotiated endings?"
            | "how many disputes did I keep out of a courtroom by a deal?"
            | "how often have I made peace between opponents, professionally?"
    ),
    all: rule!(
        "which disputes have I closed by agreement?"
            | "name all the disputes I brought to a negotiated end."
            | "which disputes did I keep out of a courtroom by a deal? Name each."
            | "between which opponents have I made peace, professionally? All, please."
    ),
};

pub(super) static COVERAGE: Listing = Listing {
    name: "coverage",
    sort: Sort::Company,
    label: "Coverage",
    about: "Which companies people cover as analysts.",
    object: "companies",
    profession: Some(Profession::Finance),
    item: rule!(
        "I initiated coverage on " {value} " with a neutral rating."
        | {value} " is on my coverage now, the model took me all week."
        | "from this quarter on I write the notes on " {value} "."
        | "I've picked up " {value} " from a colleague who left, so its filings land on my desk."
        | "my first report on " {value} " went out to clients this morning."
        | "investor relations at " {value} " has me on its list of analysts as of today."
        | "I published a price target for " {value} ", my first, and held my breath."
        | "from now on the earnings calls of " {value} " are mine to sit through."
        | "the research head has assigned " {value} " to me, forty tabs of spreadsheet included."),
    other: rule!(
        {who} " covers " {value} " for the competition."
        | {who} " wrote the note on " {value} "."
        | {who} " has been bearish on " {value} " for years."
        | {who} " asked the rudest question on the call of " {value} "."
        | {who} " dropped " {value} " after one quarter."),
    noted: rule!(
        "Neutral leaves room in both directions."
            | "Models are never done, only published."
            | "Check the lease liabilities first."
            | "Take a breath; targets get revised."
            | "The footnotes are where the story is."
            | "Earnings calls go down better with tea."
            | "Assumptions are best kept on one tab."
            | "Inherit the model, doubt the model."
    ),
    count: rule!(
        "how many firms do I follow as an analyst?"
            | "what's the number of firms that I publish on?"
            | "for how many firms do I have to give an opinion, professionally?"
            | "how many stocks make up my beat?"
    ),
    all: rule!(
        "which firms do I follow as an analyst?"
            | "name all the firms that I publish on."
            | "for which firms do I have to give an opinion, professionally? All, please."
            | "which stocks make up my beat? Every one of them."
    ),
};
