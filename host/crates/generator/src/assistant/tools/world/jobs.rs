//! Background jobs: those that run already, and the result of the one that a case starts.

use belljar_answer_key::Figure;
use belljar_exam::Job;

use crate::assistant::tools::desk::{Desk, Errand, Forms, fill};
use crate::coin::{Mint, grouped};
use crate::wording::capitalized;

/// A job that ends in a figure.
pub(in crate::assistant::tools) struct FigureJob {
    /// What is to be done.
    pub(in crate::assistant::tools) errand: Errand,
    /// What the user wants to hear in the end: a clause.
    pub(in crate::assistant::tools) wanted: &'static str,
    /// The subject, as the task must hold it.
    pub(in crate::assistant::tools) name: String,
    /// The figure.
    pub(in crate::assistant::tools) figure: Figure,
    /// Figures that stand beside it.
    pub(in crate::assistant::tools) decoys: Vec<Figure>,
    /// What the job reports.
    pub(in crate::assistant::tools) report: String,
    /// The sentence of the report that states the figure.
    pub(in crate::assistant::tools) statement: String,
}

/// A sort of job. Marks: `s` the data, `n` a number.
struct JobKind {
    errand: (&'static str, &'static str, &'static str),
    wanted: &'static str,
    said: &'static str,
    /// A figure of the same unit that the report holds for other data.
    aside: &'static str,
    /// One more of the same unit, about the same data.
    besides: &'static str,
    unit: &'static str,
}

const FIGURE_JOBS: &[JobKind] = &[
    JobKind {
        errand: (
            "go through the {s} sales export and count the duplicate rows",
            "going through the {s} sales export and counting the duplicate rows",
            "a count of the duplicate rows in the {s} sales export",
        ),
        wanted: "how many duplicate rows there are",
        said: "In the {s} sales export {n} rows are duplicates",
        aside: "in the export from the year before, {n} rows were duplicates",
        besides: "{n} rows were left out because they are empty",
        unit: "rows",
    },
    JobKind {
        errand: (
            "check the {s} photo archive for blurred photos",
            "checking the {s} photo archive for blurred photos",
            "a check of the {s} photo archive for blurred photos",
        ),
        wanted: "how many photos are blurred",
        said: "In the {s} photo archive {n} photos are blurred",
        aside: "the old archive had {n} photos with the same fault",
        besides: "{n} photos are too dark",
        unit: "photos",
    },
    JobKind {
        errand: (
            "run the {s} test suite and tally the failing tests",
            "running the {s} test suite and tallying the failing tests",
            "a tally of the failing tests in the {s} suite",
        ),
        wanted: "how many tests fail",
        said: "{n} tests of the {s} suite fail",
        aside: "on the old branch {n} tests failed",
        besides: "{n} tests were skipped",
        unit: "tests",
    },
    JobKind {
        errand: (
            "scan the {s} accounts and flag the unpaid invoices",
            "scanning the {s} accounts and flagging the unpaid invoices",
            "a scan of the {s} accounts for unpaid invoices",
        ),
        wanted: "how many invoices are unpaid",
        said: "The {s} accounts have {n} invoices that are unpaid",
        aside: "a year ago {n} invoices were open",
        besides: "{n} invoices were paid late",
        unit: "invoices",
    },
    JobKind {
        errand: (
            "comb the {s} server log for timeouts and add them up",
            "combing the {s} server log for timeouts and adding them up",
            "a sum of the timeouts in the {s} server log",
        ),
        wanted: "how many timeouts there were",
        said: "The {s} server log shows {n} timeouts",
        aside: "the backup server shows {n} timeouts",
        besides: "{n} timeouts were retried and don't count",
        unit: "timeouts",
    },
    JobKind {
        errand: (
            "compare the two {s} address books and count the contacts that are missing",
            "comparing the two {s} address books and counting the contacts that are missing",
            "a comparison of the two {s} address books with a count of missing contacts",
        ),
        wanted: "how many contacts are missing",
        said: "Between the two {s} address books {n} contacts are missing",
        aside: "last time it was {n} contacts",
        besides: "{n} contacts are there twice",
        unit: "contacts",
    },
];

const OTHER_TASKS: &[&str] = &[
    "rename the scans in the {s} folder",
    "convert the {s} recordings to text",
    "tidy the {s} spreadsheet",
    "draw up a glossary from the {s} manual",
    "check the {s} site for broken addresses",
    "translate the {s} leaflet",
    "sort the {s} receipts by month",
    "compress the {s} videos",
];

/// Coins a job that ends in a figure.
pub(in crate::assistant::tools) fn figure_job(desk: &mut Desk<'_>) -> FigureJob {
    let kind = desk.choices.pick(FIGURE_JOBS);
    let name = desk.coin(Mint::project);
    let mut number = || desk.amount(130, 9_700);
    let (right, aside, besides) = (number(), number(), number());
    let say = |form: &str, number: i64| capitalized(fill(form, &[("s", &name), ("n", &grouped(number))]));
    let statement = say(kind.said, right);
    let mut sentences = [[&*statement, "."].concat(), say(kind.aside, aside) + ".", say(kind.besides, besides) + "."];
    desk.choices.shuffle(&mut sentences);
    let figure = |number: i64| Figure { number: number.to_string(), unit: kind.unit.into() };
    FigureJob {
        errand: Errand::fill(&kind.errand, &[("s", &name)]),
        wanted: kind.wanted,
        figure: figure(right),
        decoys: vec![figure(aside), figure(besides)],
        report: ["Done. ", &*sentences.join(" ")].concat(),
        statement,
        name,
    }
}

/// Errands that one job does, beside those that end in a figure. Mark: `s` the data.
const PLAIN_JOBS: &[Forms] = &[
    (
        "rename the scans in the {s} folder",
        "renaming the scans in the {s} folder",
        "new names for the scans in the {s} folder",
    ),
    ("convert the {s} recordings to text", "converting the {s} recordings to text", "the {s} recordings as text"),
    ("tidy up the {s} spreadsheet", "tidying up the {s} spreadsheet", "a tidy {s} spreadsheet"),
    (
        "translate the {s} leaflet into Spanish",
        "translating the {s} leaflet into Spanish",
        "the {s} leaflet in Spanish",
    ),
    ("sort the {s} receipts by month", "sorting the {s} receipts by month", "the {s} receipts, sorted by month"),
    ("shrink the {s} videos", "shrinking the {s} videos", "smaller versions of the {s} videos"),
];

/// Coins an errand that one job does, and the name of its data.
pub(in crate::assistant::tools) fn job_errand(desk: &mut Desk<'_>) -> (String, Errand) {
    let name = desk.coin(Mint::project);
    let at = desk.choices.index(FIGURE_JOBS.len() + PLAIN_JOBS.len());
    let forms = FIGURE_JOBS.get(at).map_or_else(|| &PLAIN_JOBS[at - FIGURE_JOBS.len()], |kind| &kind.errand);
    let errand = Errand::fill(forms, &[("s", &name)]);
    (name, errand)
}

/// Makes a few jobs that were started before, in several states.
pub(in crate::assistant::tools) fn running_jobs(desk: &mut Desk<'_>) -> Vec<Job> {
    let count = 2 + desk.choices.index(2);
    let tasks = desk.choices.sample(OTHER_TASKS, count);
    tasks
        .into_iter()
        .map(|task| {
            let name = desk.coin(Mint::project);
            let task = capitalized(fill(task, &[("s", &name)]));
            let state = *desk.choices.pick(&["queued", "running", "finished", "failed"]);
            let result = if state == "finished" { "All done, nothing to report.".to_owned() } else { String::new() };
            Job { id: desk.id("job-"), result, state: state.to_owned(), task }
        })
        .collect()
}
