//! Plays a scene.

use belljar_guest::{Answer, Context, Error, Request, Result, config, log, tools};

use crate::scene::{Scene, ScriptedCall, name_of};

/// Makes the calls of a request's scene, and returns its answer.
///
/// # Errors
/// If the configuration has no scene for the request, or it isn't one. A call that fails is no error: what it was made
/// for is the grader's to judge.
pub fn play(request: &Request) -> Result<Answer> {
    let text = config::get(&name_of(request))
        .ok_or_else(|| Error::new(format!("the configuration has no scene for `{}`", request.text)))?;
    let scene: Scene = serde_json::from_str(&text).context("the scene of this request isn't one")?;
    scene.calls.iter().for_each(make);
    Ok(scene.answer)
}

/// Makes a call, and makes it once more if the tool failed: some faults pass.
fn make(call: &ScriptedCall) {
    let first = tools::call(&call.tool, &call.arguments);
    let outcome = match first {
        Err(error) if error.is_transient() => tools::call(&call.tool, &call.arguments),
        other => other,
    };
    if let Err(error) = outcome {
        log::warn(format_args!("{}: {error}", call.tool));
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::*;
    use belljar_guest::testing::TestHost;
    use belljar_guest::tools::ToolError;
    use serde_json::json;

    const NAME: &str = "ada\n2026-05-01T08:00:00Z\nHow warm is it?";

    fn request() -> Request {
        Request { user: "ada".into(), now: "2026-05-01T08:00:00Z".into(), text: "How warm is it?".into() }
    }

    #[test]
    fn makes_the_calls_in_order_and_answers() {
        let scene = json!({
            "calls": [{"tool": "look", "arguments": {"at": "map"}}, {"tool": "look", "arguments": {"at": "sky"}}],
            "answer": {"text": "12 degrees.", "value": null, "declined": false, "citations": ["t1"]}
        });
        let mut host = TestHost::new()
            .with_config(NAME, scene.to_string())
            .with_tool("look", "Looks.", "{}", |_| Ok("Fine.".into()));
        let answer = host.run(|| play(&request())).unwrap();
        assert_eq!(answer, Answer::text("12 degrees.").cite("t1"));
        let seen: Vec<_> = host.calls().iter().map(|call| call.arguments["at"].as_str().unwrap()).collect();
        assert_eq!(seen, ["map", "sky"]);
    }

    #[test]
    fn repeats_a_failed_call_once_and_no_other() {
        let scene = json!({
            "calls": [{"tool": "flaky", "arguments": {}}, {"tool": "missing", "arguments": {}}],
            "answer": {"text": "Done."}
        });
        let mut host = TestHost::new()
            .with_config(NAME, scene.to_string())
            .with_tool("flaky", "Fails.", "{}", |_| Err(ToolError::Failed("busy".into())));
        assert_eq!(host.run(|| play(&request())).unwrap().text, "Done.");
        let seen: Vec<_> = host.calls().iter().map(|call| &*call.tool).collect();
        assert_eq!(seen, ["flaky", "flaky", "missing"]);
    }

    #[test]
    fn says_which_request_has_no_scene() {
        let error = TestHost::new().run(|| play(&request())).unwrap_err();
        assert_eq!(error.to_string(), "the configuration has no scene for `How warm is it?`");
    }
}
