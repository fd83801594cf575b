//! `belljar inspect`: tell what a component is and whether it would be admitted.

use belljar_sandbox::{Inspection, Limits, inspect as inspect_component};
use serde::Serialize;

use crate::cli::InspectArgs;
use crate::errors::{OrFail as _, Result};
use crate::examination::read_component;
use crate::exit_code::Code;
use crate::isolation::second_wall;
use crate::ui::Printer;

pub(crate) fn inspect(args: &InspectArgs, printer: &Printer) -> Result<Code> {
    let bytes = read_component(&args.agent, Limits::default().component_bytes_max)?;
    let inspection = inspect_component(&bytes);
    let text = if args.json {
        let whole = Inspected { inspection: &inspection, second_wall: second_wall() };
        let json = serde_json::to_string(&whole).or_fail(Code::Internal, "the inspection isn't JSON")?;
        format!("{json}\n")
    } else {
        render(&inspection, &second_wall())
    };
    printer.data(&text)?;
    Ok(if inspection.verdict.is_ok() { Code::Done } else { Code::NotAdmitted })
}

/// What is printed as JSON.
#[derive(Serialize)]
struct Inspected<'a> {
    #[serde(flatten)]
    inspection: &'a Inspection,
    /// The layers that this system puts around a component, besides WebAssembly.
    second_wall: String,
}

fn render(inspection: &Inspection, second_wall: &str) -> String {
    let mut text = format!(
        "sha256    {}\nsize      {} bytes\nlanguage  {}\nWASI      {}\n",
        inspection.sha256,
        inspection.bytes,
        inspection.language,
        if inspection.wasi { "virtual: no files, no network, a clock that stands still" } else { "none" },
    );
    for (title, names) in [("imports", &inspection.imports), ("exports", &inspection.exports)] {
        let mut title = title;
        for name in names {
            text.push_str(&format!("{title:<9} {name}\n"));
            title = "";
        }
    }
    text.push_str(&format!("walls     WebAssembly; {second_wall}\n"));
    match &inspection.verdict {
        Ok(()) => text.push_str("verdict   admitted\n"),
        Err(refusal) => {
            text.push_str(&format!("verdict   not admitted: {refusal}\n"));
            text.push_str(&format!("\nhint: {}\n", refusal.hint()));
        }
    }
    text
}
