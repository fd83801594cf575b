//! Fields about things: cars, devices, presents, programs, and where one keeps fit.

use super::field::{Field, Sort};

/// The fields.
pub(super) const FIELDS: &[Field] = &[
    Field {
        name: "car",
        sort: Sort::Product,
        sure: "squeaks car vehicle driving dealer parked_outside traded_it_in big_service on_the_road in_the_garage \
            behind_the_wheel winter_tyres winter_tires for_scrap my_motor drive_now",
        hints: "still model parking road sold bought cold old_one service ticket",
        names: "",
    },
    Field {
        name: "first_car",
        sort: Sort::Product,
        sure: "first_car driving_life as_a_beginner learned_to_drive very_first_car \
             first_vehicle",
        hints: "first drive rusty leaky wheels beginner car",
        names: "",
    },
    Field {
        name: "bike",
        sort: Sort::Product,
        sure: "my_bike_is which_bike new_bike",
        hints: "bike bicycle cycle saddle",
        names: "",
    },
    Field {
        name: "phone",
        sort: Sort::Product,
        sure: "phone handset mobile smartphone make_calls telephone",
        hints: "gave_up survived device calls battery screen falls carried charger camera",
        names: "",
    },
    Field {
        name: "laptop",
        sort: Sort::Product,
        sure: "laptop my_computer notebook_computer",
        hints: "computer keyboard screen",
        names: "",
    },
    Field {
        name: "present",
        sort: Sort::Product,
        sure: "gift farewell_gift pay_for_together chip_in which_present leaving_present birthday_present clubbing_together",
        hints: "present leaving farewell colleague together",
        names: "",
    },
    Field {
        name: "program",
        sort: Sort::Product,
        sure: "chores housework household_app install software share_out rotates mess_at_home small_households household_chores",
        hints: "app program simple nag free household mess",
        names: "",
    },
    Field {
        name: "gym",
        sort: Sort::Firm,
        sure: "gym work_out sports_place membership_card changing_rooms rest_days workout fitness_studio \
            old_membership sports_club where_i_train currently_train i_train",
        hints: "train sports membership card joined member stretch opening_hours switched_to took_me_on wallet exercise signed_up \
             athletic fitness",
        names: "fitness athletic club rowing gym sports",
    },
    Field {
        name: "pet",
        sort: Sort::Animal,
        sure: "greyhound terrier spaniel poodle beagle dachshund chinchilla cockatiel lizard turtle the_cat the_dog pets new_face shelter puppy kitten hamster gecko budgie tortoise rabbit parrot guinea_pig goldfish ferret canary \
            my_animals animals_in animals_that share_my_home",
        hints: "animals cat dog home named live_with nobody_else slipper brought",
        names: "",
    },
    Field {
        name: "project",
        sort: Sort::Any,
        sure: "hobby_builds working_title tinkering sketched side_project",
        hints: "begun something_new shed garden builds call titles project after_dinner",
        names: "",
    },
    Field {
        name: "code",
        sort: Sort::Any,
        sure: "code combination pin password passcode keypad padlock unlock recovery_code",
        hints: "token digits characters opens lock enter numbers locked_out back_in key",
        names: "",
    },
];
