//! Everyday expressions for what tools are about and what they do, by the words of their names.

use crate::text::{Token, stem, tokens};

/// Things that tools are about: a word as it may stand in a tool's name, and what people say. Expressions of several words
/// are joined by `_`.
const THINGS: &[(&str, &str)] = &[
    (
        "image",
        "image picture photo photograph illustration a_drawing drawing_of draw paint painting render rendering sketch poster portrait visual \
     artwork logo watercolour watercolor snapshot wallpaper pic doodle depict",
    ),
    (
        "links",
        "link url page article site website post webpage web_page read_it read_the open_the top_result leading_source first_result",
    ),
    (
        "web",
        "web online internet google news headline headlines look_up search_for find_out latest top_result published research website page",
    ),
    (
        "memories",
        "memory memories remember i_said i_told i_mentioned i_noted i_saved did_i_say did_i_tell did_i_mention i_gave_you told_you_about \
     mentioned_it we_discussed we_talked talked_about my_notes note_about recall past_conversations brought_up i_shared",
    ),
    (
        "memory",
        "memory memories remember saved_note note entry you_saved keep_in_mind don't_forget bear_in_mind record",
    ),
    ("subjects", "subject subjects topic topics heading filed_under area grouping"),
    (
        "artifacts",
        "artifact interactive app widget dashboard game prototype calculator tracker playable clickable planner quiz chart timer \
     preview mini-app visualiser",
    ),
    (
        "agent",
        "agent agents background export archive ledger address_books address_book duplicate duplicates dataset logs folder csv spreadsheet repository files invoices backup",
    ),
    (
        "job",
        "job task work working dispatch one-off background kick_off errand run_this start_on get_started agent export archive ledger address_books address_book duplicate duplicates dataset logs folder csv spreadsheet repository files invoices backup",
    ),
    ("jobs", "job jobs agents tasks queue background_work kicked_off set_loose still_going in_flight queued"),
    (
        "workflow",
        "workflow parallel workers sub-agents subagents several_agents multi-agent at_once simultaneously side_by_side divide \
     fan_out split splitting pieces crew team_of_agents concurrently",
    ),
    ("workflows", "workflows saved_workflow"),
    ("status", "status progress state how_far report_back check_on done_yet finished come_along coming_along outcome"),
    ("feedback", "feedback bug complaint complain developers glitch the_team product_team makers feature_request"),
    ("theme", "theme dark light look appearance dim windows brightness contrast night_mode screens interface"),
    ("model", "model llm engine"),
    (
        "reasoning",
        "reasoning_effort think_harder think_longer think_less less_thinking more_thinking thinking_time snappy think_before deep_thought",
    ),
    (
        "effort",
        "reasoning_effort think_harder think_longer think_less less_thinking more_thinking thinking_time snappy think_before deep_thought effort_level",
    ),
    (
        "preferences",
        "preferences enable disable turn_off turn_on allow stop_using switch_off permit tool_preferences block",
    ),
    ("tool", "tool tools web_search"),
    (
        "automation",
        "automation schedule recurring every daily weekly monthly hourly each repeat regularly automatically weekdays",
    ),
    (
        "automations",
        "automation automations recurring scheduled repeating on_a_schedule routines regularly standing run_by_themselves",
    ),
    ("recipe", "recipe reusable macro playbook procedure saved_steps my_steps the_steps sequence_of_steps"),
    (
        "capabilities",
        "capabilities features abilities able_to what_can_you what_you_can do_in_here allowed can_do how_do_i supports possible",
    ),
    ("calendar", "calendar diary agenda schedule meeting appointment"),
    ("events", "event events meeting meetings appointments on_my_calendar calendar planned"),
    ("event", "event meeting appointment calendar block_out diary"),
    ("gmail", "gmail email e-mail mail inbox message_sent message_to"),
    ("accent", "accent highlight_colour highlight_color highlights buttons"),
    ("color", "colour color hue shade"),
    ("font", "font typeface lettering"),
    ("code", "code javascript script snippet compute evaluate calculate arithmetic"),
    ("tools", "tools signatures functions"),
];

/// What tools do: a word as it may stand in a tool's name, and what people say.
const ACTIONS: &[(&str, &str)] = &[
    (
        "create",
        "create make new build generate set_up draw paint produce put_together add design sketch render compose book schedule put \
     save_as want_a need_a pencil block give_me",
    ),
    (
        "edit",
        "edit change adjust brighten darken crop tweak recolour recolor touch_up warm blur sharpen make_the make_it retouch alter swap turn \
     add_a remove_the replace flip cut_out",
    ),
    ("read", "read open summarise summarize says say_here say go_through contents skim"),
    ("search", "search find look look_up look_for research dig which what check latest remind"),
    ("list", "list show which what any overview all are do_i_have running still see"),
    (
        "execute",
        "execute run start launch kick_off dispatch begin get_going go_ahead carry_out set_off have do produce compile",
    ),
    ("apply", "apply run use execute start follow saved_recipe go_through fire"),
    ("get", "status check how report tell progress"),
    ("update", "update change correct replace edit amend revise rewrite"),
    ("delete", "delete remove erase forget wipe drop discard get_rid scrub"),
    ("save", "remember save keep note store don't_forget bear_in_mind keep_in_mind"),
    ("fetch", "fetch full entire whole open pull_up verbatim original complete"),
    ("send", "send write email mail message fire_off drop let_know shoot"),
    ("set", "set switch change make use turn go want prefer put"),
    ("file", "file report pass tell let complain flag raise"),
    ("discover", "what can how able find_out learn show"),
    ("run", "run compute evaluate calculate execute"),
];

/// Points for a thing that the request names, for an action that it asks for, and off for a thing that it doesn't name.
const THING: i64 = 60;
const ACTION: i64 = 25;
const UNNAMED: i64 = 14;

/// Returns how much a request speaks for a tool, by the words of the tool's name.
pub(super) fn speaks_for(name_words: &[String], request: &str) -> i64 {
    let words = tokens(request);
    let mut points = 0;
    for name in name_words {
        if let Some((_, said)) = THINGS.iter().find(|(thing, _)| thing == name) {
            points += if says(&words, said) { THING } else { -UNNAMED };
        } else if let Some((_, said)) = ACTIONS.iter().find(|(action, _)| action == name) {
            points += if says(&words, said) { ACTION } else { 0 };
        } else if words.iter().any(|word| word.stem == stem(name)) {
            points += ACTION;
        }
    }
    points
}

/// Whether some words hold one of some expressions.
fn says(words: &[Token], expressions: &str) -> bool {
    expressions.split_whitespace().any(|expression| {
        let parts: Vec<&str> = expression.split('_').collect();
        words.windows(parts.len()).any(|run| {
            run.iter().zip(&parts).all(|(word, part)| {
                word.lower == *part || parts.len() == 1 && part.len() > 4 && word.stem == stem(part)
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(tool: &str, request: &str) -> i64 {
        let words: Vec<String> = tool.split('_').map(str::to_owned).collect();
        speaks_for(&words, request)
    }

    #[test]
    fn the_tool_that_is_meant_gets_more_points() {
        for (request, meant, other) in [
            ("Paint me a lighthouse", "create_image", "edit_image"),
            ("Crop the picture a little", "edit_image", "create_image"),
            ("Any meetings on Friday?", "calendar_search_events", "calendar_create_event"),
            ("Which agents are still running?", "list_agent_jobs", "execute_agent_job"),
        ] {
            assert!(
                points(meant, request) > points(other, request),
                "{request}: {} {}",
                points(meant, request),
                points(other, request)
            );
        }
    }
}
