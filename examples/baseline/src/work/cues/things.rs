//! Things that tools are about.

/// A word as it may stand in a tool's name, what people say when they mean the thing, and what hints at it. Expressions of
/// several words are joined by `_`.
pub(super) const THINGS: &[(&str, &str, &str)] = &[
    (
        "image",
        "image picture photograph illustration illustrate illustrating drawing draw paint painting sketch poster portrait visual artwork \
         watercolour watercolor doodle wallpaper render rendering",
        "cover card sign logo style photo snapshot",
    ),
    ("links", "link url page article website webpage post read_it read_the", "site piece report column story says"),
    (
        "web",
        "web online internet google news headline headlines published nowadays hiring deadline sequel season critics testers reviewers \
         newspaper rumors cinemas prizes award shortage stock_price",
        "latest current currently these_days at_the_moment this_week this_year right_now as_of_today as_of_this comes_out open_again fees \
         price charges hosts host rules verdict won raised approved showing today's research look_up find_out",
    ),
    (
        "memories",
        "remember i_said i_told i_mentioned i_noted did_i_say did_i_tell did_i_mention i_gave_you told_you_about we_discussed past_conversations \
         brought_up i_shared you_should_know heard_all_about from_me we_went_over",
        "memory memories note notes entry recall content wording you_know our_chats",
    ),
    (
        "memory",
        "remember learn_by_heart keep_in_mind bear_in_mind don't_forget make_a_note hold_on_to now_you_know should_know_that ask_you_about \
         repeat_it write_down take_note note_for_good for_the_record",
        "memory note entry record save for_good from_today_on next_time i_tell_you",
    ),
    (
        "subjects",
        "folder_about folder_on folder_for within drawer heading headings subject subjects filed you_file topics grouped cabinet",
        "folder topic category files_on_me",
    ),
    (
        "artifacts",
        "slider sliders flash_cards one-page_site dashboard game prototype calculator tracker playable clickable quiz chart timer widget \
         interactive artifact mini-app visualiser visualizer simulation",
        "app site flip build curve",
    ),
    ("agent", "agent agents background", ""),
    (
        "job",
        "job spreadsheet server_log sales_export accounts receipts recordings videos scans address_books address_book test_suite leaflet \
         photo_archive invoices duplicates duplicate csv dataset repository backup logs contacts manual glossary ledger failing_tests",
        "task queue export archive folder tidy sort convert translate rename scan compare comb tally files suite in_the_background",
    ),
    (
        "jobs",
        "jobs still_cooking still_running pipeline how_busy i_gave handed i_set_off i've_set_going got_going \
          passed_along helpers_got in_progress anything_running running_on_my of_mine kicked_off still_going in_flight \
         agents_are work_you_have",
        "state errors error progress overview rundown cooking running stuck how_far finished",
    ),
    (
        "workflow",
        "helpers helper side_by_side different_hands several_helpers handful_of workflow parallel workers sub-agents subagents \
         several_agents multi-agent simultaneously divided_up split_among crew team_of_agents concurrently",
        "each_part same_time at_once each_of among",
    ),
    ("workflows", "workflows saved_workflow", ""),
    ("status", "status", "progress stands coming_along how_far done_yet finished outcome"),
    (
        "feedback",
        "builds_you developers programmers makers make_this_app behind_this_app who_make upside_down bug feedback glitch feature_request \
          stutter freezes nonsense",
        "hear aware complain complaint vanished wrong bigger_button app the_team",
    ),
    (
        "theme",
        "theme windows night_mode day_mode contrast background_instead",
        "dark light look appearance dim brightness background bright screens letters",
    ),
    ("model", "brain do_the_talking model llm in_charge answers_from voice_of", "answer answers talking chat_over"),
    (
        "reasoning",
        "mull ponder pondering thinking think_as think_before think_longer think_less brooding deliberate off_the_cuff thought_over \
         turned_over deep_thought before_you_reply before_every_reply all_the_time",
        "reply replies think slow fast rushing",
    ),
    ("effort", "effort", "mull ponder thinking replies reply think"),
    (
        "preferences",
        "hands_off your_hands_off can't_touch stay_off limit_yourself off_limits not_allowed no_code allow stop_using permit chat_without \
         own_accord tool_preferences leave_alone in_which_you in_which_no",
        "in_this_chat in_here this_conversation whatever_i_ask nothing_else never without",
    ),
    ("tool", "tool tools", "web calendar code pictures mail"),
    (
        "automation",
        "automation recurring repeating_nudge remind_me_every from_now_on until_i_say a_habit",
        "every daily weekly monthly hourly each regularly automatically weekdays schedule nudge digest",
    ),
    (
        "automations",
        "automations by_itself on_their_own on_autopilot autopilot without_being_asked standing_orders happen_again again_and_again \
         regular_chores what_repeats that_repeats run_by_themselves on_a_schedule routines on_your_own",
        "repeats repeat popping_up digest_came go_off times every_week regular",
    ),
    (
        "recipe",
        "recipe routine bundle bundled bundling my_steps these_steps following_steps steps_we steps_under macro playbook procedure saved_steps \
         reusable the_steps taught_you",
        "steps in_one_go sequence from_the_top",
    ),
    (
        "capabilities",
        "capabilities abilities features able_to_do you_can_do what_can_you what_you_can you_can_help ask_of hand_over tricks \
         usefulness good_for do_i_get show_me_around everything_you_offer you_offer",
        "new_here possible supports chores offer else app",
    ),
    (
        "calendar",
        "calendar diary agenda planner appointment appointments pencil keep_that_slot block_out put_me_down",
        "slot plans booked reserve reserving entry date schedule",
    ),
    (
        "events",
        "what_time when_exactly starting_time day_and_hour other_plans which_day the_day_next meetings am_i_booked i'm_booked slot_next_week",
        "slot meeting event events appointments plans booked review hike dinner call screening viewing the_day",
    ),
    (
        "event",
        "meeting event appointment agreed_to settled",
        "review hike dinner screening open_day vet reserve entry firm_date the_vet tasting call",
    ),
    ("gmail", "email e-mail mail inbox letter_to message_to drop_a_line", "line message answer pass_it_on"),
    ("accent", "accent highlight highlights buttons switches clicked clickable", "marks glow"),
    ("color", "colour color hue shade", "muted pale deep soft dusty bright"),
    ("font", "font typeface lettering", "letters mono serif sans slab rounded text my_messages our_chat appear"),
    ("code", "javascript snippet evaluate arithmetic run_this_code", "code script compute calculate"),
    ("tools", "signatures functions", "tools"),
];
