//! Fields about people in one's life: family and friends, teachers, and those who look after body, hair, animals and car.

use super::field::{Field, Sort};

/// The fields.
pub(super) const FIELDS: &[Field] = &[
    Field {
        name: "partner",
        sort: Sort::Person,
        sure: "spouse wife husband better_half other_half sharing_my_life married_to say_yes altar marriage_vows \
            wedding_anniversary fiance fiancee girlfriend boyfriend my_life_with my_partner life_partner",
        hints: "partner married marriage anniversary vows wedding life",
        names: "",
    },
    Field {
        name: "witness",
        sort: Sort::Person,
        sure: "witness best_man maid_of_honor maid_of_honour stood_up_beside stood_beside vouched register registry \
            signed_for_me bridesmaid groomsman",
        hints: "wedding married signed marriage big_day speech ring",
        names: "",
    },
    Field {
        name: "godchild",
        sort: Sort::Person,
        sure: "godchild godparent goddaughter godson christening baptism baptized baptised font godfather_to godmother_to",
        hints: "child responsible promised look_out",
        names: "",
    },
    Field {
        name: "dentist",
        sort: Sort::Person,
        sure: "dentist dental molar teeth fillings oral my_bite who_drills floss check-ups cavity root_canal toothache",
        hints: "chair records appointment drill patient practice tooth bite",
        names: "dr",
    },
    Field {
        name: "doctor",
        sort: Sort::Person,
        sure: "family_doctor my_gp physician general_practitioner",
        hints: "doctor surgery appointment prescription",
        names: "dr",
    },
    Field {
        name: "vet",
        sort: Sort::Person,
        sure: "vet veterinarian jabs vaccinations treats_my_animals pet_is_poorly poor_animal sick_pet treats_my_pets \
            vaccinated",
        hints: "pet animals doctor treats four-legged scratched surgery poorly",
        names: "dr",
    },
    Field {
        name: "hair",
        sort: Sort::Person,
        sure: "hair haircut barber hairdresser scissors a_trim stylist salon my_locks fringe curls",
        hints: "cut chair trim locks",
        names: "",
    },
    Field {
        name: "garage",
        sort: Sort::Firm,
        sure: "which_garage mechanic workshop brake_pads rattle odd_noises repairs_my_car drop_the_car \
            auto_repairs does_the_repairs car_repaired",
        hints: "garage repairs car vehicle noises drive brakes charged serviced",
        names: "garage auto repairs motors car workshop",
    },
    Field {
        name: "music_teacher",
        sort: Sort::Person,
        sure: "piano keyboard music_teacher music_lessons learn_to_play scales metronome sonatina violin_lessons taught_me_to_play",
        hints: "taught lessons knuckles play kid child teacher nine clementi czerny mozart bach chopin beethoven tuesday",
        names: "",
    },
    Field {
        name: "language_teacher",
        sort: Sort::Person,
        sure: "portuguese italian spanish french german language_coach language_teacher foreign_grammar \
            language_lessons language_tutor",
        hints: "lessons coach grammar speak foreign practise practice taught tutor vowels instead",
        names: "",
    },
    Field {
        name: "school",
        sort: Sort::Firm,
        sure: "alma_mater university degree diploma graduated alumni finals campus thesis studied do_my_degree did_i_study \
            which_college study_at",
        hints: "college faculty",
        names: "university college institute academy school polytechnic",
    },
    Field {
        name: "companion",
        sort: Sort::Person,
        sure: "came_along kept_me_company fellow_traveler fellow_traveller travel_companion travelled_with traveled_with \
            joined_me_on did_i_travel",
        hints: "company companion hotel photos connection set_off owes",
        names: "",
    },
    Field {
        name: "optician",
        sort: Sort::Person,
        sure: "optician eyesight my_glasses_from",
        hints: "glasses lenses eyes",
        names: "",
    },
    Field {
        name: "physio",
        sort: Sort::Person,
        sure: "physio physiotherapist osteopath massage_therapist",
        hints: "back massage knee",
        names: "",
    },
    Field {
        name: "babysitter",
        sort: Sort::Person,
        sure: "babysitter nanny childminder au_pair",
        hints: "sitter kids evening",
        names: "",
    },
    Field {
        name: "best_friend",
        sort: Sort::Person,
        sure: "best_friend oldest_friend pen_friend closest_friend",
        hints: "friend since_school",
        names: "",
    },
];
