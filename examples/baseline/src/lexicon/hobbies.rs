//! Pastimes by name.

use crate::text::{Token, tokens};

/// What people do for fun. Several words that make one name are joined by `_`.
const HOBBIES: &str = "archery aikido badminton ballet ballroom_dancing baseball basketball beekeeping billiards birdwatching blacksmithing \
board_games bookbinding boules bouldering bowling boxing bridge calligraphy candle_making canoeing carpentry ceramics cheese_making chess \
choir climbing cooking cricket crochet croquet curling cycling dancing darts diving drawing drumming embroidery fencing figure_skating fishing \
fly_fishing folk_dancing football foraging gardening geocaching glassblowing gliding golf gymnastics handball hiking hockey horse_riding \
ice_hockey ice_skating improv jewelry_making jewellery_making jiu-jitsu jogging judo juggling karate kayaking kickboxing kite_flying kitesurfing \
knitting lace_making lindy_hop magic_tricks metal_detecting model_building model_trains mountain_biking mushroom_hunting mushroom_picking \
needlework opera_singing orienteering origami painting paragliding parkour petanque photography pilates polo pottery quilting rafting riding \
rock_climbing roller_skating rowing rugby running sailing salsa salsa_dancing scrapbooking scuba_diving sculpting sewing singing skateboarding \
skating skiing snorkeling snorkelling snowboarding soap_making soccer speed_cubing squash stargazing stand-up_comedy sudoku surfing swimming \
swing_dancing table_tennis tai_chi tango tap_dancing tennis theatre trampolining trail_running trampoline triathlon ukulele volleyball \
water_polo watercolor_painting watercolour_painting weaving weightlifting whittling windsurfing wine_tasting woodcarving woodturning woodworking \
wrestling yoga zumba";

/// Finds the first pastime that a text names, in the words of the text; of several that begin together the longest.
pub(crate) fn hobby_in(text: &str) -> Option<String> {
    let words = tokens(text);
    let longest = |place: usize| {
        let fits = |hobby: &&str| {
            let parts = hobby.split('_').count();
            let run = words.get(place..place + parts);
            run.is_some_and(|run| run.iter().map(|word| &*word.lower).eq(hobby.split('_')))
        };
        let best = HOBBIES.split_whitespace().filter(fits).max_by_key(|hobby| hobby.len())?;
        let last: &Token = &words[place + best.split('_').count() - 1];
        Some(text[words[place].start..last.end].to_owned())
    };
    (0..words.len()).find_map(longest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_is_taken() {
        for (text, expected) in [
            ("On Sundays it's table tennis with Orla.", Some("table tennis")),
            ("She took me swimming.", Some("swimming")),
            ("We have a table by the window.", None),
        ] {
            assert_eq!(hobby_in(text).as_deref(), expected, "{text}");
        }
    }
}
