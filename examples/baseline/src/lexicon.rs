//! Fields of meaning: everyday words that belong together, so that a question finds what was said in other words.
//!
//! The words are common English. A word may belong to several fields.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use crate::text::{stem, tokens};

/// A field: its name, then its words. Several words that make one expression are joined by `_`.
const FIELDS: &[(&str, &str)] = &[
    // Home and household.
    (
        "home",
        "based residing resident live living reside residence address town city place_in moved_to relocated settle settled flat_in \
     apartment_in house_in neighbourhood new_keys unpacked boxes moved",
    ),
    (
        "origin",
        "from_originally come_from bred accent originally place_i_come_from hometown grow_up grew_up growing_up raised childhood native roots school_friends kid as_a_child born upbringing \
     when_i_was_little boyhood girlhood",
    ),
    ("gran", "gran granny grandmother grandma nan grandparents ancestral village"),
    (
        "lodger",
        "little_room moved_into shares_my_household lodger lodgers rent renting rents spare_room extra_room small_bedroom subtenant tenant household roomer",
    ),
    (
        "flatmate",
        "flatmate roommate housemate student_flat as_a_student as_students split_the_rent studying \
      shared student dorm",
    ),
    (
        "internet",
        "internet provider router broadband connection wifi hotline offline technician line fibre online_at_home \
     connected modem",
    ),
    (
        "insurance",
        "policyholder water_damage excess damage insurance insurer insured insures policy premium belongings covered household_policy claim contents cover",
    ),
    ("energy", "electricity gas heating utility meter power supplier tariff"),
    ("bakery", "bakery baker bread rolls loaf loaves sourdough baguette croissant buns"),
    ("grocer", "grocer groceries supermarket shop market butcher greengrocer cheese_shop"),
    ("cleaner", "cleaner cleaning_lady tidies cleans dusting"),
    ("plumber", "taps tap ceiling drains drain water_comes plumber electrician handyman carpenter pipes leak"),
    ("builder", "landlord landlady lease"),
    // Work.
    (
        "employer",
        "salary pays employed employs staff employer employers payroll salary company firm workplace organization organisation work_for works_for job_at \
     joined hired badge first_day handed_in_my_notice signed_on payslip jobs working_for started_at office_at",
    ),
    (
        "first_job",
        "first_ever_employer first_employer first_money ever_earned first_salary first_job earliest_pay first_wages first_money started_out summer_job holiday_job \
      during_the_holidays earliest first_earned working_life ",
    ),
    (
        "manager",
        "answer_to appraisal performance_review manager boss managers report_to reported_to supervisor line_manager took_over superior answer_to my_chief lead_us in_charge",
    ),
    ("occupation", "profession career trade for_a_living occupation job_title vocation line_of_work"),
    ("office", "office desk floor building commute coworking"),
    (
        "database",
        "database databases engine tables postgres production storage migration cut_over cutover written_to runs_on data_store schema \
     data_in persist",
    ),
    ("language", "programming_language rewrite rewrote codebase compiler written_in language_our"),
    ("editor", "editor ide keybindings code_editor edit_code"),
    ("cloud", "cloud hosting hosted deploy deployed servers data_center datacentre hosts region"),
    ("service", "on_call on-call pager service services rota microservice pages_me own_the alerts woken woke"),
    ("tracker", "tickets issue_tracker backlog sprint tracker"),
    ("monitoring", "monitoring dashboards alerts metrics"),
    (
        "matter",
        "dispute litigating case matter matters lead_on chambers litigation hearing v lawsuit trial court brief file counsel proceedings \
     plaintiff ",
    ),
    ("court", "court judge judges bench courtroom bar admitted sworn"),
    ("clients", "client clients mandate retainer"),
    ("ward", "ward hospital clinic rotation unit department shift shifts posted posting"),
    (
        "drug",
        "drug medication medicine prescribe prescribed prescription dose tablets trial_drug regimen pill pills treatment",
    ),
    ("device_clinical", "scanner ventilator monitor_at_work instrument"),
    (
        "holding",
        "holding holdings portfolio position positions weight top_weight biggest_weight largest fund rotated trim \
     dominant dominates",
    ),
    ("coverage", "coverage cover analyst notes_on initiated_coverage follow firms rating neutral initiated"),
    ("broker", "broker brokerage trade_through execute_trades platform desk_at"),
    ("bank", "debit_card wallet account money bank account_with savings current_account mortgage"),
    // People and services.
    (
        "partner",
        "partner spouse wife husband girlfriend boyfriend married marry altar fiance fiancee wedding_to got_married sharing_my_life \
     share_my_life life_with couple other_half better_half engaged",
    ),
    (
        "honeymoon",
        "being_married newly_married honeymoon first_trip_as after_the_wedding married_couple newlyweds destination just_married after_our_wedding",
    ),
    (
        "witness",
        "witness witnesses best_man maid_of_honour maid_of_honor stood_beside_me signed_the_register bridesmaid beside_me stood_next",
    ),
    (
        "godchild",
        "godchild godson goddaughter godchildren godparent godfather_to christening font baptism responsible_for_a_child baptised",
    ),
    ("dentist", "molar aches dentist teeth tooth oral dental drill drills fillings filling molars gums"),
    ("doctor", "doctor gp physician family_doctor surgery_hours check-up checkup"),
    ("optician", "optician glasses eyes lenses eyesight"),
    ("vet", "vet veterinarian"),
    (
        "hair",
        "trim locks haircut hair haircut haircuts hairdresser barber cut_my scissors salon fringe trim_my stylist",
    ),
    ("physio", "physio physiotherapist back_pain massage osteopath knee"),
    ("therapist", "therapist counsellor counselor"),
    (
        "garage",
        "noises pads odd_noises vehicle_to garage mechanic repairs repaired repair_my workshop brakes oil_change fixed_the_car serviced",
    ),
    ("tailor", "tailor hems suit alterations seamstress"),
    (
        "teacher",
        "piano piano_teacher taught_me_to_play lessons_as_a_child keys scales music_teacher taught_me instrument",
    ),
    (
        "language_coach",
        "language_coach language_coaches coach portuguese italian spanish french german lessons teacher language_lessons tutor \
     language_teacher vocabulary grammar_with",
    ),
    ("babysitter", "babysitter nanny sitter childminder daycare kindergarten nursery"),
    ("neighbour", "neighbour neighbor next_door upstairs downstairs"),
    ("school", "university college degree alma_mater graduated graduate campus diploma thesis faculty studied_at"),
    ("primary", "primary_school school teacher_at_school class_teacher classroom"),
    ("friend", "best_friend oldest_friend pen_friend penfriend"),
    // Things.
    (
        "car",
        "driving drives garage wheel car cars vehicle vehicles drive dealer road ticket behind_the_wheel scrap parked motor \
     on_the_road steering service_due parking",
    ),
    ("first_car", "first_car driving_life learned_to_drive my_first learned_on oldtimer learnt_to_drive"),
    ("bike", "bike bicycle cycle saddle"),
    (
        "phone",
        "battery charger carried telephone android texting phone phones calls make_calls device handset mobile smartphone pocket ring_me screen",
    ),
    ("laptop", "laptop computer notebook machine"),
    ("camera", "camera photos lens shoot_with"),
    ("watch", "watch wristwatch"),
    ("app", "app apps install household_chores chores housework track_of download"),
    ("tool", "tool tools drill gadget appliance"),
    // Leisure.
    (
        "project",
        "project projects side_project hobby_builds hobby_build tinkering tinker sketched working_title builds shed \
          building ",
    ),
    (
        "trail",
        "outing on_foot path trail trails hike hiked hikes route routes walk walked trek summit loop traverse ridge boots mud ticked_off \
     path paths outing stroll",
    ),
    (
        "trip",
        "came_along went_to expenses train_to hotel companion came_with trip trips travelled traveled visited_the holiday_in vacation journey weekend_in city_break flew abroad places",
    ),
    (
        "pet",
        "pet pets animal animals rabbit hamster gecko greyhound cat dog tortoise parrot ferret shelter brought_home meet \
     four-legged live_with_me creatures companion",
    ),
    ("eatery_tried", "first_visit first_time first_meal first_chance tried new_places "),
    (
        "restaurant",
        "eaten rooms risotto waiter chef kitchen reserve treat_myself table_for book_a restaurant restaurants eatery eat_out meal dinner birthday_meal eaten dine dining somewhere_to_eat \
     canteen lunch book_a_table",
    ),
    (
        "book",
        "story chapters bedside book books read reading novel copy pages author something_to_read page reread paperback story library_book finished",
    ),
    ("finished_book", "finished read_lately through_with read_recently got_through"),
    (
        "film",
        "comedy movie_night film films movie movies cinema watch screen showed screening nominate something_to_watch picture_house dvd",
    ),
    (
        "song",
        "dj volume play_first drive_home chorus mood song songs tune track album band hum sing karaoke playlist record_by music",
    ),
    ("series", "series show episode season"),
    ("podcast", "headphones ears earphones listener podcast podcasts episode listen commute listening"),
    ("game", "game games board_game play_night dice"),
    ("tea", "tea coffee brew drink cup drinks bar pub pint beer wine"),
    ("dish", "dish recipe cook cooked cooking sauce stew"),
    (
        "sports_club",
        "work_out working_out workout fitness athletic stretch training treadmill trainer sports_club club membership signed_up gym member athletic train_at belong_to joined_the team",
    ),
    ("choir", "choir concert gala sang sing "),
    (
        "activity",
        "archery karate climbing skating rowing badminton birdwatching table_tennis knitting pottery fencing yoga swimming",
    ),
    ("gift", "gift gifts present presents give_to wrapped giving birthday_present"),
    ("walk_tip", "visitors guests_along route walk outing short_walk stroll walk_for"),
    ("hotel", "hotel guesthouse inn stay room_for_the_night lodging hostel"),
    ("museum", "museum exhibition gallery"),
    // Keys and numbers.
    (
        "code",
        "code codes combination pin password passcode token digits characters keypad opens open_the lock padlock enter numbers_do key_in \
      punch_in type_in unlock",
    ),
    ("recovery", "recovery recovery_code locked_out back_in emergency_code fails backup_code get_in_again"),
    // Events.
    ("burglary", "burglary burglars burgled burglar break-in broke_in stolen"),
    ("citizen", "citizenship citizen sworn_in naturalised "),
    ("move_event", "moved_in moving_day the_move"),
    ("wedding", "wedding married ceremony got_married"),
    ("storm", "storm tree came_down felled walnut"),
    ("allotment", "allotment lease garden_plot"),
    ("surgery", "operation surgery operated appendix knee_operation"),
    ("exam", "exam exams passed finals defended"),
    ("accident", "accident crash fracture broke_my"),
    ("birth", "birth born arrived"),
    ("flood", "flood flooded cellar burst pipe"),
    ("fire", "fire burned burnt"),
    ("marathon", "marathon race finish_line"),
    // Talk.
    (
        "recommend",
        "recommend recommended suggest suggested advise advised propose proposed came_up_with pick put_forward tip",
    ),
    ("love", "love favorite favourite best_of_all adore most_of_all dearest fond"),
];

/// An entry: the place of its field in the table, and its stems.
type Entry = (usize, Vec<String>);

/// The entries by their first stem: the place of the field in the table, and all stems of the entry.
static ENTRIES: LazyLock<BTreeMap<String, Vec<Entry>>> = LazyLock::new(|| {
    let mut entries: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
    for (field, (_, words)) in FIELDS.iter().enumerate() {
        for entry in words.split_whitespace() {
            let stems: Vec<String> = entry.split('_').map(stem).collect();
            entries.entry(stems[0].clone()).or_default().push((field, stems));
        }
    }
    entries
});

/// Returns the names of the fields that a text touches, each with how many different words of it touch the text.
pub(crate) fn fields_of(text: &str) -> Vec<(&'static str, u32)> {
    let stems: Vec<String> = tokens(text).into_iter().map(|token| token.stem).collect();
    let mut touched: BTreeMap<usize, BTreeSet<&[String]>> = BTreeMap::new();
    for place in 0..stems.len() {
        for (field, entry) in ENTRIES.get(&stems[place]).into_iter().flatten() {
            if stems[place..].starts_with(entry) {
                touched.entry(*field).or_default().insert(entry);
            }
        }
    }
    let count = |entries: &BTreeSet<&[String]>| u32::try_from(entries.len()).unwrap_or(u32::MAX);
    touched.iter().map(|(field, entries)| (FIELDS[*field].0, count(entries))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_words_for_the_same_thing_meet_in_a_field() {
        for (asked, told, field) in [
            ("Where do I live?", "We relocated last spring.", "home"),
            ("Who drills my teeth?", "My new dentist is kind.", "dentist"),
            ("Where did I go to college?", "I graduated from Tarn.", "school"),
        ] {
            for text in [asked, told] {
                assert!(fields_of(text).iter().any(|(name, _)| *name == field), "{text}");
            }
        }
    }

    #[test]
    fn expressions_need_all_their_words_in_a_row() {
        let touched = |text: &str| fields_of(text).iter().any(|(name, _)| *name == "first_job");
        assert!(touched("That was my first job."));
        assert!(!touched("My first cat liked the job."));
    }
}
