//! Everyday expressions for what tools are about: a word in a tool's name stands for more than itself.

/// A word as it may stand in a tool's name, and what people say instead. Expressions of several words are joined by `_`.
pub(super) const CUES: &[(&str, &str)] = &[
    (
        "image",
        "picture photo photograph illustration drawing draw paint painting render rendering sketch poster portrait visual \
     artwork logo depict watercolour watercolor shot snapshot wallpaper",
    ),
    (
        "edit",
        "modify change adjust retouch crop brighten darken tweak recolour recolor alter touch_up tint blur sharpen warm \
     swap_the_background turn_it make_it cut_out rework flip rotate",
    ),
    ("links", "link url page article site website read open summarise summarize post contents go_through"),
    (
        "web",
        "web online internet google news headline headlines search_for look_up latest current currently public published",
    ),
    (
        "memories",
        "memory said told mentioned noted saved past remember remind conversation earlier_i talked brought_up i_said \
     i_told i_mentioned we_discussed my_notes",
    ),
    ("memory", "memory remember saved note entry keep_in_mind stored record"),
    ("subjects", "subject subjects topic topics thread area theme_of grouping heading filed_under notes_on"),
    (
        "artifacts",
        "artifact interactive app widget dashboard game preview prototype calculator tracker playable clickable \
     planner quiz tool_i_can page_i_can mini chart timer board",
    ),
    (
        "job",
        "job task agent background dispatch kick_off kick_this_off set_off launch delegate hand_off queue_up get_going \
     go_ahead_and start_working set_loose one-off",
    ),
    ("jobs", "jobs agents tasks queue running background_work kicked_off set_loose still_going in_flight progress"),
    (
        "workflow",
        "workflow parallel workers sub-agents subagents split several_agents multi-agent at_once simultaneously \
     in_parallel side_by_side divide fan_out angles",
    ),
    ("workflows", "workflows saved_workflows"),
    ("status", "status progress state_of how_far finished done_yet report_back check_on ready completed"),
    (
        "feedback",
        "feedback team bug complain complaint report_to developers pass_on glitch broken let_the_team makers suggestion_for",
    ),
    ("theme", "theme dark light mode look appearance dim bright_look skin night screen"),
    ("model", "model llm engine switch_to main_model chat_model"),
    ("reasoning", "reasoning think_harder deeper thorough quick_answers snappy effort careful"),
    ("effort", "effort thinking harder less_thinking more_thinking deliberate burn"),
    ("preferences", "preferences tool_use enable disable turn_off turn_on allow stop_using switch_off permit tools"),
    (
        "automation",
        "automation schedule scheduled recurring every daily weekly monthly hourly each_morning each_day each_week \
     repeat regularly automatically weekday",
    ),
    (
        "automations",
        "automations recurring scheduled repeating set_up_to_run on_a_schedule automatic routines standing",
    ),
    ("recipe", "recipe reusable steps routine macro playbook procedure sequence save_as run_my"),
    ("capabilities", "capabilities features able_to abilities what_can_you what_you_can do_in_here possible offers"),
    ("calendar", "calendar event meeting appointment agenda diary booked schedule"),
    ("events", "events meetings appointments when_is when_do do_i_have coming_up"),
    ("event", "event meeting appointment put_on_my pencil book add block_out"),
    ("gmail", "gmail email e-mail mail inbox"),
    ("send", "send write_to message fire_off drop_a_line drop_them let_know shoot"),
    ("accent", "accent highlight tint_of_the_app buttons"),
    ("color", "colour color hue shade"),
    ("font", "font typeface lettering type_style text_style"),
    ("code", "code javascript script snippet compute evaluate calculate execute run_this"),
    ("tools", "tools tool signature functions"),
    ("search", "search find look look_up look_for check find_out dig seek"),
    ("create", "create make new build generate set_up draw_up produce put_together add design"),
    ("list", "list show which any what_are overview all are_there"),
    ("execute", "execute run start begin carry_out launch kick_off dispatch"),
    ("apply", "apply run use execute start follow go_through saved"),
    ("update", "update change correct replace edit amend revise"),
    ("delete", "delete remove erase forget wipe drop discard get_rid"),
    ("save", "save remember keep_in_mind note_that store keep don't_forget bear_in_mind make_a_note"),
    ("fetch", "fetch full_text entire whole open full pull_up thread verbatim original"),
    ("set", "set switch change make use turn go_with"),
    ("discover", "discover find_out learn explore"),
];
