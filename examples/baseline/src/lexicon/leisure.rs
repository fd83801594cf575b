//! Fields about leisure: food and where to eat it, books, films, music, walks and trips.

use super::field::{Field, Sort};

/// The fields.
pub(super) const FIELDS: &[Field] = &[
    Field {
        name: "restaurant",
        sort: Sort::Venue,
        sure: "restaurant eatery eat_out dine reserve bistro café  \
            have_dinner eaten_in somewhere_to_eat back_room",
        hints: "window rooms dinner table go_back return meal evening ended_up groups party peace waiter town spot acoustics quiet",
        names: "kitchen table room canteen bistro inn tavern grill",
    },
    Field {
        name: "eatery_tried",
        sort: Sort::Venue,
        sure: "first_visit on_my_map first_time new_eateries first_meal new_places new_restaurants  \
",
        hints: "first tried eateries restaurant dessert soup curry risotto visit service map fish kind",
        names: "kitchen table room canteen bistro inn tavern grill",
    },
    Field {
        name: "dish",
        sort: Sort::Dish,
        sure: "comfort_food cook menu on_my_plate the_food what_dish which_meal favorite_dish \
            favourite_dish one_dinner",
        hints: "would_be dish meal food eat dinner plate tonight nights nothing_beats could_have happiest recipe",
        names: "with",
    },
    Field {
        name: "book",
        sort: Sort::Title,
        sure: "book novel reading something_to_read comfort_reading bookshop reread paperback my_copy bedside story",
        hints: "page copy aloud cried rescue train bed chapter author long_weekend sisters",
        names: "",
    },
    Field {
        name: "finished_book",
        sort: Sort::Title,
        sure: "i_closed to_the_end  got_through completed_reads last_chapter finished_reading done_with finished books_i_finished",
        hints: "read book titles ending closed bus train_rides chapter lighter",
        names: "",
    },
    Field {
        name: "film",
        sort: Sort::Title,
        sure: "film movie cinema big_screen comedy movie_night something_to_watch cinema_club \
            want_to_see",
        hints: "rainy watch screen sofa line see blanket nominate funny warm corpse put_forward",
        names: "",
    },
    Field {
        name: "song",
        sort: Sort::Title,
        sure: "song tune track dj music turn_the_volume play_first on_repeat playlist sing karaoke drive_home",
        hints: "play party bad_day request mood repeat dance stage",
        names: "",
    },
    Field {
        name: "podcast",
        sort: Sort::Title,
        sure: "podcast episode headphones audio_show listen_to for_my_ears earphones",
        hints: "listen show ironing half_hour dishes ears hour put_on",
        names: "hour notes",
    },
    Field {
        name: "trail",
        sort: Sort::Path,
        sure: "trail hike route path on_foot outdoors nature ticked_off  \
",
        hints: "calm weather whole walk mud calves view top dawn clear_my_head drizzle outing clears visitors benches kiosk shaded did_the head flat",
        names: "trail path loop traverse ridge way walk track round",
    },
    Field {
        name: "trip",
        sort: Sort::Place,
        sure: "trip journey travelled traveled did_i_travel set_off train_to expenses_for i_went_to got_there \
            we_arrived travelled_to traveled_to flew_to",
        hints: "photos expenses visited train holiday weekend arrived connection there",
        names: "",
    },
    Field {
        name: "hobby",
        sort: Sort::Any,
        sure: "hobby pastime free_time roped_me roped got_me_to_try dragged_me talked_me_into",
        hints: "still activity",
        names: "",
    },
];
