//! `tools`: the app's tools. The host serves and observes every call.

use belljar_transcript::{GuestText, ObservedCall, ToolReply};

use crate::bindings::belljar::agent::tools::{self, Tool, ToolError};
use crate::state::{Phase, State};

/// Bytes of a tool's name that are kept. No tool has so long a name, so a longer one is unknown.
pub const TOOL_NAME_BYTES_MAX: usize = 256;

impl tools::Host for State {
    fn list_tools(&mut self) -> wasmtime::Result<Vec<Tool>> {
        self.accounting.begin(0)?;
        let Phase::Responding(request) = &self.phase else { return Ok(Vec::new()) };
        let mut listed = Vec::new();
        for entry in request.catalog.entries() {
            self.accounting.pass(entry.name.len() + entry.description.len() + entry.input_schema.len())?;
            listed.push(Tool {
                name: entry.name.clone(),
                description: entry.description.clone(),
                input_schema: entry.input_schema.clone(),
            });
        }
        self.accounting.step(listed.len());
        Ok(listed)
    }

    fn call(&mut self, name: String, arguments: String) -> wasmtime::Result<Result<String, ToolError>> {
        self.accounting.begin(name.len() + arguments.len())?;
        let Phase::Responding(request) = &mut self.phase else { return Ok(Err(ToolError::NotAvailableNow)) };
        request.tool_calls_made += 1;
        let (calls_max, bytes_max) = (self.limits.tool_calls_max, self.limits.tool_argument_bytes_max);
        let (reply, kept) = if request.tool_calls_made > calls_max {
            (ToolReply::TooManyCalls(u32::try_from(calls_max).unwrap_or(u32::MAX)), String::new())
        } else if arguments.len() as u64 > bytes_max {
            (ToolReply::TooLarge(bytes_max), String::new())
        } else if name.len() > TOOL_NAME_BYTES_MAX {
            (ToolReply::UnknownTool, arguments)
        } else {
            (request.tools.call(&name, &arguments), arguments)
        };
        let answer = match &reply {
            ToolReply::Result(text) => Ok(text.clone()),
            ToolReply::UnknownTool => Err(ToolError::UnknownTool),
            ToolReply::InvalidArguments(why) => Err(ToolError::InvalidArguments(why.clone())),
            ToolReply::Failed(message) => Err(ToolError::Failed(message.clone())),
            ToolReply::NotAvailableNow => Err(ToolError::NotAvailableNow),
            ToolReply::TooManyCalls(max) => Err(ToolError::TooManyCalls(*max)),
            ToolReply::TooLarge(max) => Err(ToolError::TooLarge(*max)),
        };
        // A flood is kept up to as many refused calls as there may be served ones; beyond it only counts as host calls.
        if request.tool_calls_made <= calls_max.saturating_mul(2) {
            let mut name = name;
            name.truncate(name.floor_char_boundary(TOOL_NAME_BYTES_MAX));
            let (tool, arguments) = (GuestText::new(name), GuestText::new(kept));
            request.tool_calls.push(ObservedCall { arguments, reply, tool });
        }
        match &answer {
            Ok(text) | Err(ToolError::InvalidArguments(text) | ToolError::Failed(text)) => {
                self.accounting.pass(text.len())?;
            }
            Err(_) => {}
        }
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use tools::Host as _;

    use super::*;
    use crate::limits::Limits;
    use crate::state::tests::{ingesting, responding};

    fn limits() -> Limits {
        Limits { tool_calls_max: 2, tool_argument_bytes_max: 4, ..Limits::default() }
    }

    fn call(state: &mut State, name: &str, arguments: &str) -> Result<String, ToolError> {
        state.call(name.to_owned(), arguments.to_owned()).unwrap()
    }

    #[test]
    fn tools_are_listed_served_and_observed_while_responding() {
        let mut state = responding(limits());
        assert_eq!(state.list_tools().unwrap()[0].name, "do_it");
        assert_eq!(call(&mut state, "do_it", "{1}").unwrap(), "do_it {1}");
        let Phase::Responding(request) = &state.phase else { panic!("responding") };
        assert_eq!(request.tool_calls[0].reply, ToolReply::Result("do_it {1}".to_owned()));
    }

    #[test]
    fn no_tool_works_while_ingesting() {
        let mut state = ingesting(Vec::new(), limits());
        assert!(state.list_tools().unwrap().is_empty());
        assert!(matches!(call(&mut state, "do_it", "{}"), Err(ToolError::NotAvailableNow)));
    }

    #[test]
    fn refused_calls_count_and_a_flood_is_kept_only_so_far() {
        let mut state = responding(limits());
        assert!(matches!(call(&mut state, "do_it", "{123}"), Err(ToolError::TooLarge(4))));
        assert!(matches!(call(&mut state, &"n".repeat(257), "{}"), Err(ToolError::UnknownTool)));
        for _ in 0..100 {
            assert!(matches!(call(&mut state, "do_it", "{}"), Err(ToolError::TooManyCalls(2))));
        }
        assert_eq!(state.accounting.host_calls, 102);
        let Phase::Responding(request) = &state.phase else { panic!("responding") };
        assert_eq!(request.tool_calls.len(), 4);
        assert_eq!(request.tool_calls[0].arguments.raw(), "");
        assert_eq!(request.tool_calls[1].tool.raw().len(), 256);
        assert_eq!(request.tool_calls[3].reply, ToolReply::TooManyCalls(2));
    }
}
