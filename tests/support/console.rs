//! The commands that a page shows.

/// Returns the commands of a text in Markdown: what follows `$ ` in blocks that are fenced as `console`.
#[must_use]
pub fn commands_of(markdown: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut fenced = false;
    for line in markdown.lines() {
        if line.starts_with("```") {
            fenced = line.starts_with("```console");
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| fenced) {
            commands.push(command.to_owned());
        }
    }
    commands
}
