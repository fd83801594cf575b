//! Everyday expressions for what tools are about and what they do, by the words of their names.

use crate::text::{Token, stem, tokens};

/// Things that tools are about: a word as it may stand in a tool's name, and what people say. Expressions of several words
/// are joined by `_`.
const THINGS: &[(&str, &str)] = &[
    (
        "image",
        "cover card logo sign portrait illustrate design image picture photo photograph illustration a_drawing drawing_of draw paint painting render rendering sketch poster portrait visual \
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
        "content behind memory memories remember i_said i_told i_mentioned i_noted i_saved did_i_say did_i_tell did_i_mention i_gave_you told_you_about \
     mentioned_it we_discussed we_talked talked_about my_notes note_about recall past_conversations brought_up i_shared",
    ),
    (
        "memory",
        "memory memories remember saved_note note entry you_saved keep_in_mind don't_forget bear_in_mind record",
    ),
    (
        "subjects",
        "drawer heading filed_under file_what you_file topics subject subjects topic topics heading filed_under area grouping",
    ),
    (
        "artifacts",
        "slider flash_cards one-page_site flip knock_up chart simulate artifact interactive app widget dashboard game prototype calculator tracker playable clickable planner quiz chart timer \
     preview mini-app visualiser",
    ),
    (
        "agent",
        "recordings server_log log pipeline how_busy work_i_gave handed_to_you my_stuff set_it_in_motion tidy_up convert renaming rename agent agents background export archive ledger address_books address_book duplicate duplicates dataset logs folder csv spreadsheet repository files invoices backup",
    ),
    (
        "job",
        "recordings server_log log export set_it_in_motion get_it_moving tidy_up convert renaming rename job task work working dispatch one-off background kick_off errand run_this start_on get_started agent export archive ledger address_books address_book duplicate duplicates dataset logs folder csv spreadsheet repository files invoices backup",
    ),
    (
        "jobs",
        "pipeline how_busy work_i_gave handed_to_you things_i_handed my_stuff in_progress job jobs agents tasks queue background_work kicked_off set_loose still_going in_flight queued",
    ),
    (
        "workflow",
        "helper helpers side_by_side different_hands same_time each_part handful several_helpers among_several workflow parallel workers sub-agents subagents several_agents multi-agent at_once simultaneously side_by_side divide \
     fan_out split splitting pieces crew team_of_agents concurrently",
    ),
    ("workflows", "workflows saved_workflow"),
    (
        "status",
        "coming_along stands doing moving status progress state how_far report_back check_on done_yet finished come_along coming_along outcome",
    ),
    (
        "feedback",
        "builds_you developers should_hear programmers whoever_builds upside_down bug feedback bug complaint complain developers glitch the_team product_team makers feature_request",
    ),
    ("theme", "theme dark light look appearance dim windows brightness contrast night_mode screens interface"),
    ("model", "brain do_the_talking answer_me large mini deep model llm engine"),
    (
        "reasoning",
        "mull ponder pondering last_detail think_as as_fast_as_you reply_as_fast reasoning_effort think_harder think_longer think_less less_thinking more_thinking thinking_time snappy think_before deep_thought",
    ),
    (
        "effort",
        "mull ponder pondering last_detail think_as as_fast_as_you reply_as_fast reasoning_effort think_harder think_longer think_less less_thinking more_thinking thinking_time snappy think_before deep_thought effort_level",
    ),
    (
        "preferences",
        "can't_touch keep_your_hands can't_use in_which_you leave_this_chat off_limits not_allowed hands_off preferences enable disable turn_off turn_on allow stop_using switch_off permit tool_preferences block",
    ),
    (
        "tool",
        "can't_touch can't_use in_which_you leave_this_chat off_limits not_allowed hands_off tool tools web_search",
    ),
    (
        "automation",
        "by_yourself without_being_asked remind_me_every automation schedule recurring every daily weekly monthly hourly each repeat regularly automatically weekdays",
    ),
    (
        "automations",
        "regular_stuff without_being_asked set_up_like_that pinged by_yourself on_your_own automation automations recurring scheduled repeating on_a_schedule routines regularly standing run_by_themselves",
    ),
    (
        "recipe",
        "bundle bundled bundling my_steps following_steps steps_under under_a_name recipe reusable macro playbook procedure saved_steps my_steps the_steps sequence_of_steps",
    ),
    (
        "capabilities",
        "else_you_can able_to_do show_me_around everything_you_can you_can_do capabilities features abilities able_to what_can_you what_you_can do_in_here allowed can_do how_do_i supports possible",
    ),
    (
        "calendar",
        "planner agenda reserve when_exactly starting_time what_time calendar diary agenda schedule meeting appointment",
    ),
    (
        "events",
        "review hike meeting coffee_with dinner_with when_exactly starting_time the_day planned event events meeting meetings appointments on_my_calendar calendar planned",
    ),
    ("event", "review hike coffee_with dinner_with planner reserve event meeting appointment calendar block_out diary"),
    ("gmail", "gmail email e-mail mail inbox message_sent message_to"),
    (
        "accent",
        "clicked switches marks glow clickable pressed accent highlight_colour highlight_color highlights buttons",
    ),
    ("color", "colour color hue shade"),
    ("font", "my_messages mono serif sans slab rounded font typeface lettering"),
    ("code", "code javascript script snippet compute evaluate calculate arithmetic"),
    ("tools", "tools signatures functions"),
];

/// What tools do: a word as it may stand in a tool's name, and what people say.
const ACTIONS: &[(&str, &str)] = &[
    (
        "create",
        "bundle give_the_following reserve mark_in chart knock_up flash_cards create make new build generate set_up draw paint produce put_together add design sketch render compose book schedule put \
     save_as want_a need_a pencil block give_me",
    ),
    (
        "edit",
        "edit change adjust brighten darken crop tweak recolour recolor touch_up warm blur sharpen make_the make_it retouch alter swap turn \
     add_a remove_the replace flip cut_out",
    ),
    ("read", "read open summarise summarize says say_here say go_through contents skim"),
    ("search", "any when search find look look_up look_for research dig which what check latest remind"),
    (
        "list",
        "lost_track go_over picture_of look_at news_of how_far anything_of_mine busy list show which what any overview all are do_i_have running still see",
    ),
    (
        "execute",
        "execute run start launch kick_off dispatch begin get_going go_ahead carry_out set_off have do produce compile",
    ),
    (
        "apply",
        "going_through do_what everything_i've in_one_go apply run use execute start follow saved_recipe go_through fire",
    ),
    ("get", "status check how report tell progress"),
    (
        "update",
        "no_longer_true old_story by_now so_that_it_says changing outdated update change correct replace edit amend revise rewrite",
    ),
    (
        "delete",
        "has_to_go throwing throw_away out_with_it too_many delete remove erase forget wipe drop discard get_rid scrub",
    ),
    ("save", "remember save keep note store don't_forget bear_in_mind keep_in_mind"),
    (
        "fetch",
        "content behind pull_up unabridged whole_text fetch full entire whole open pull_up verbatim original complete",
    ),
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
