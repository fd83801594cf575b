//! `belljar new`: begin an agent.

use std::path::Path;

use crate::cli::NewArgs;
use crate::errors::{Failure, Hint as _, OrFail as _, Result};
use crate::exit_code::Code;
use crate::scaffold::{AgentName, Project};
use crate::ui::Printer;

pub(crate) fn new(args: &NewArgs, printer: &Printer) -> Result<Code> {
    let name: AgentName = args
        .name
        .parse()
        .or_fail(Code::BadInput, format!("`{}` can't be the name of an agent", args.name))
        .hint("such as `my-agent`")?;
    let project = Project::new(&name, args.lang);
    write(Path::new(&args.name), &project)?;
    printer.say(&format!("made {} files in {}/\n\nNow test it, build it and run it:", project.files.len(), args.name));
    printer.data(&format!("cd {}\n{}\n", args.name, project.commands.join("\n")))?;
    Ok(Code::Done)
}

/// Writes the whole project beside where it is to be, and then puts it there: there is all of it, or nothing.
fn write(folder: &Path, project: &Project) -> Result<()> {
    let failed = format!("could not make `{}`", folder.display());
    if folder.symlink_metadata().is_ok() {
        return Err(Failure::new(Code::BadInput, format!("{failed}: it exists")).hint("choose another name"));
    }
    let written = || -> std::io::Result<()> {
        let place = tempfile::Builder::new().prefix(".belljar-new-").tempdir_in(".")?;
        let inside = place.path().join("project");
        for (path, text) in &project.files {
            let path = inside.join(path);
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent)?;
            }
            std::fs::write(path, text)?;
        }
        std::fs::rename(&inside, folder)
    };
    written().or_fail(Code::BadInput, failed).hint("go to a folder that you may write to")
}
