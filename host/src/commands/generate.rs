//! `belljar generate`: make an exam and its answer key.

use belljar_answer_key::AnswerKey;
use belljar_exam::BenchVersion;
use belljar_generator::generate as generate_exam;
use belljar_grader::lint_key;

use super::reading;
use crate::cli::{GenerateArgs, Reading};
use crate::errors::{Failure, Result};
use crate::exit_code::Code;
use crate::record::{EXAM, KEY, RunFolder};
use crate::ui::Printer;

pub(crate) fn generate(args: &GenerateArgs, printer: &Printer) -> Result<Code> {
    let generated = generate_exam(args.seed, BenchVersion::LATEST, args.exam.suite, args.exam.size);
    check_key(&generated.key, printer)?;
    let canonical = generated.canonical();
    if let Some(out) = &args.out {
        let folder = RunFolder::create(out)?;
        folder.write(EXAM, &canonical.exam)?;
        folder.write(KEY, &canonical.key)?;
    }
    if args.sha256 {
        printer.data(&format!("{}\n", canonical.dataset_sha256))?;
        return Ok(Code::Done);
    }
    match args.read {
        Some(Reading::Conversations) => {
            printer.data(&reading::conversations(&generated))?;
            return Ok(Code::Done);
        }
        Some(Reading::Cases) => {
            printer.data(&reading::cases(&generated))?;
            return Ok(Code::Done);
        }
        None => {}
    }
    let tools = generated.key.cases.iter().filter(|case| case.half == belljar_answer_key::Half::Tool).count();
    let memory = generated.key.cases.len() - tools;
    let items: usize = generated.exam.waves.iter().map(|wave| wave.items.len()).sum();
    let mut text = format!(
        "seed {} · {} {} · bench version {}\n\
         {tools} tool cases, {memory} memory cases, {} waves, {items} items, {} bytes\n\
         exam    {}\nkey     {}\ndataset {}\n",
        args.seed,
        args.exam.suite,
        args.exam.size,
        BenchVersion::LATEST,
        generated.exam.waves.len(),
        canonical.exam.len(),
        canonical.exam_sha256,
        canonical.key_sha256,
        canonical.dataset_sha256,
    );
    match &args.out {
        Some(out) => text.push_str(&format!("written to {} ({EXAM}, {KEY})\n", out.display())),
        None => text.push_str("nothing was written; `--out DIR` writes exam.json and key.json\n"),
    }
    printer.data(&text)?;
    Ok(Code::Done)
}

/// Refuses a key with a fault that no right answer could get around, and warns of doubtful ones.
fn check_key(key: &AnswerKey, printer: &Printer) -> Result<()> {
    let (fatal, doubtful): (Vec<_>, Vec<_>) = lint_key(key).into_iter().partition(|(_, fault)| fault.is_fatal());
    for (case, fault) in &doubtful {
        printer.say(&format!("warning: case {case}: {fault}"));
    }
    fatal.first().map_or(Ok(()), |(case, fault)| {
        let message = format!("the answer key of seed {} isn't sound: case {case}: {fault}", key.seed);
        Err(Failure::new(Code::Internal, message).hint("please report the seed; another one will do"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use belljar_answer_key::{Check, Expected};
    use belljar_exam::{Size, Suite};
    use belljar_seed::Seed;

    use crate::ui::ColorChoice;

    /// Checks a generated key whose first memory case expects one value instead.
    fn checked(question: &str, accept: &str) -> Result<()> {
        let mut key = generate_exam(Seed::new(1), BenchVersion::LATEST, Suite::Assistant, Size::Small).key;
        let case = key.cases.iter_mut().find(|case| case.half == belljar_answer_key::Half::Memory).unwrap();
        case.check = Check::new(question, Expected::Value { accept: vec![accept.to_owned()] });
        case.gold.answer.text = accept.to_owned();
        case.gold.answer.value = None;
        case.gold.answer.declined = false;
        check_key(&key, &Printer::new(ColorChoice::Never, true, true))
    }

    #[test]
    fn unsound_keys_are_refused_and_doubtful_ones_are_not() {
        assert!(checked("Where do I live?", "Lisbon").is_ok());
        assert!(checked("Do I live in Lisbon?", "Lisbon").is_ok(), "a leak is worth a warning");
        let failure = checked("Where do I live?", "...").unwrap_err();
        assert_eq!(failure.code, Code::Internal);
        let message = failure.error.to_string();
        assert!(
            message.contains("the answer key of seed 1 isn't sound") && message.contains("isn't right"),
            "{message}"
        );
    }
}
