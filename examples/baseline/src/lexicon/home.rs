//! Fields about home: where one lives and lived, with whom, and what a household needs.

use super::field::{Field, Sort};

/// The fields.
pub(super) const FIELDS: &[Field] = &[
    Field {
        name: "home",
        sort: Sort::Place,
        sure: "removal_van got_the_keys do_i_live live_in reside resident residence relocated moved_to my_home home_is based_at \
            family_address our_house_is settled_there my_place_in our_place_in address_field i_based my_flat_in our_flat_in",
        hints: "which_town live town city address place house home keys settled commute neighbourhood neighborhood moved \
            visit_me at_mine visit based flat apartment unpacked boxes",
        names: "",
    },
    Field {
        name: "childhood_road",
        sort: Sort::Road,
        sure: "when_i_was_small childhood_street early_years childhood_home little_one first_house grew_up_on our_street_then",
        hints: "road street lane address house lived childhood small little kid seven child family parents play \
            learned_to_ride when_i_was tore_down",
        names: "street road lane avenue row terrace hill walk way close drive gardens crescent square place",
    },
    Field {
        name: "origin",
        sort: Sort::Place,
        sure: "originally raised bred hometown native school_friends grew_up_in grow_up birthplace come_from upbringing accent \
            spend_my_childhood born_in where_i_grew_up",
        hints: "childhood born grew left town kid from roots",
        names: "",
    },
    Field {
        name: "gran",
        sort: Sort::Place,
        sure: "gran granny grandma grandmother nan grandparents grandfather grandad granddad",
        hints: "live had village summer holidays house people millers plums",
        names: "",
    },
    Field {
        name: "lodger",
        sort: Sort::Person,
        sure: "lodger subtenant tenant spare_room small_bedroom little_room extra_room small_room guest_room share_the_flat \
            rent_am_i shares_my_household spare_bedroom back_room",
        hints: "rent room household bedroom moved_into shares handover",
        names: "",
    },
    Field {
        name: "flatmate",
        sort: Sort::Person,
        sure: "flatmate roommate housemate digs lodgings split_the_rent student_flat share_a_flat as_a_student \
            live_with_at dorm",
        hints: "student studying college degree shared rent",
        names: "",
    },
    Field {
        name: "internet",
        sort: Sort::Firm,
        sure: "internet broadband wifi router hotline web_connection provider offline online_at_home connected_through \
            technician dropouts our_line line_at_home modem fibre fiber",
        hints: "line connection connected supply drops home web",
        names: "",
    },
    Field {
        name: "insurance",
        sort: Sort::Firm,
        sure: "insurance insurer insured policyholder premium household_policy covers_me claim_from water_damage belongings \
            contents_of underwriter the_policy",
        hints: "cover claim burglary flood damage company letter excess policy flat",
        names: "insurance assurance mutual underwriters",
    },
    Field {
        name: "energy",
        sort: Sort::Firm,
        sure: "electricity_bill gas_bill power_company utility meter_reading energy_supplier tariff",
        hints: "electricity gas meter supplier energy",
        names: "energy power",
    },
    Field {
        name: "bakery",
        sort: Sort::Firm,
        sure: "bread baker bakery bakes sourdough loaf loaves rye baguette croissant buns",
        hints: "buy shop queue rolls saturdays",
        names: "",
    },
    Field {
        name: "grocer",
        sort: Sort::Firm,
        sure: "groceries grocer supermarket greengrocer butcher",
        hints: "shop market buy vegetables",
        names: "market grocers",
    },
    Field {
        name: "plumber",
        sort: Sort::Person,
        sure: "plumber plumbing taps sink pipes drains burst_main water_comes_through leaky faucet our_pipes burst_pipe",
        hints: "ceiling repair fixed spare_key kitchen_floor leak ring",
        names: "",
    },
    Field {
        name: "cleaner",
        sort: Sort::Person,
        sure: "cleaning_lady cleaner housekeeper",
        hints: "cleaning tidies dusting",
        names: "",
    },
    Field {
        name: "neighbour",
        sort: Sort::Person,
        sure: "neighbour_upstairs neighbor_upstairs next-door lives_next_door lives_upstairs",
        hints: "neighbour neighbor upstairs downstairs",
        names: "",
    },
];
