//! What tools do.

/// What tools do: a word as it may stand in a tool's name, and what people say.
pub(super) const ACTIONS: &[(&str, &str)] = &[
    (
        "create",
        "create make making new build building generate set_up draw paint produce put_together add design sketch render compose book schedule put \
         save_as want_a need_a pencil block reserve reserving mark marking chart knock_up keep agreed give_the name_for illustrate illustrating painting drawing",
    ),
    (
        "edit",
        "edit change adjust brighten darken crop tweak recolour recolor touch_up warm blur sharpen make_the make_it retouch alter swap turn \
     add_a remove_the replace flip cut_out",
    ),
    ("read", "read open summarise summarize says say_here say go_through contents skim"),
    ("search", "search find look look_up look_for research dig which what who check latest when whether any"),
    (
        "list",
        "list show which what any overview rundown all are do_i_have running still see lost_track go_over picture_of look_at news_of \
         how_far busy news everything",
    ),
    (
        "execute",
        "execute run start launch kick_off dispatch begin get_going go_ahead carry_out set_off have do produce in_motion \
         get_it_moving sort tidy scan compare comb convert translate rename count tally check shrink rewrite condense go_through going_through \
         look_into looking_into profile",
    ),
    (
        "apply",
        "apply run use execute start follow do doing go_through going_through work_through in_one_go from_the_top a_round_of done",
    ),
    ("get", "status check how report tell progress"),
    (
        "update",
        "update change changing correct correction replace amend amended revise no_longer_true outdated old_story by_now new_wording \
         up_to_date says_otherwise it_says put_right",
    ),
    (
        "delete",
        "delete remove erase forget wipe drop discard get_rid rid getting_rid scrub throw throwing has_to_go out_with_it let_go strike \
         striking without mistake never_been gone the_end_of nobody's_business",
    ),
    ("save", "remember save keep keeping note store don't_forget bear_in_mind keep_in_mind hold_on_to learn know"),
    (
        "fetch",
        "fetch full entire whole open pull_up verbatim original complete content behind whole_text exact_text wording every_word all_of_it \
         goes_on what_i_told about quoted unabridged",
    ),
    (
        "send",
        "send sent write writing email mail message fire_off drop dropping let_know tell told pass_it_on line answer know letter",
    ),
    (
        "set",
        "set switch change make use using turn go want prefer put let swap paint show give stop reply think never stay keep limit",
    ),
    ("file", "file report pass tell aware complain flag raise"),
    ("discover", "discover what can how able find_out learn show everything account sense overview rundown"),
    ("run", "run compute evaluate calculate execute"),
];
