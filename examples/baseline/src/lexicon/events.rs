//! Fields about things that happen: once, like a move, or again and again, like a flat tyre.

use super::field::{Field, Sort};

/// Makes a field of an event, which names nothing.
const fn event(name: &'static str, sure: &'static str, hints: &'static str) -> Field {
    Field { name, sort: Sort::Any, sure, hints, names: "" }
}

/// The fields.
pub(super) const FIELDS: &[Field] = &[
    event(
        "puncture",
        "puncture flat_tire flat_tyre inner_tube rear_tube front_tube",
        "bike bicycle push tube stranded patch tire tyre",
    ),
    event("migraine", "migraine headache", "head lie_down lay knocked dark_room forced"),
    event(
        "lockout",
        "locked_myself_out stuck_outside closed_door fell_shut forgot_my_keys",
        "get_into locked_out keys door outside inside own_home without_keys",
    ),
    event(
        "no_hot_water",
        "boiler hot_water warm_water heating_at cold_wash cold_shower radiators",
        "heating water let_me_down",
    ),
    event(
        "power_cut",
        "power_cut power_was_out lights_went_out in_the_dark blackout outage electricity_went",
        "power candlelight lights freezer electricity",
    ),
    event("burglary", "burglary burglars burgled break-in broke_into", "stolen police toaster"),
    event("citizenship", "citizenship citizen naturalised naturalized sworn_in", "ceremony certificate passport"),
    event("wedding", "our_wedding my_wedding wedding_day got_married", "wedding married ceremony"),
    event("storm", "storm walnut_tree", "tree felled came_down wind"),
    event("concert", "gala concert", "choir sang"),
    event("allotment", "allotment", "lease garden plot apple_tree"),
    event("knee_operation", "knee_operation knee_surgery my_knee_was", "knee operation operated surgeon crutches"),
    event("eye_surgery", "eye_surgery eyes_lasered laser_surgery", "eye surgery lasered glasses"),
    event("exam", "driving_test driving_licence driving_license licence", "test passed exam"),
    event("race", "marathon half-marathon", "race finish_line ran"),
    event("flood", "flood water_stood", "cellar basement water"),
    event("roof", "roof_repair roofers new_roof", "roof tiles repair"),
    event("boat", "sold_the_boat", "boat sold sale buyer"),
    event("accident", "accident crash fracture broke_my", "ambulance plaster cast"),
    event("birth", "was_born birth_of", "baby born"),
    event("fire", "house_fire caught_fire fire_brigade", "fire burned burnt"),
    event("move", "moving_day the_move moved_house", "moved boxes van"),
];
