//! Fields of meaning: everyday words that belong together, so that a question finds what was said in other words.
//!
//! The words are common English. A word may belong to several fields.

use crate::text::{stem, tokens};

/// A field: its name, then its words. Several words that make one expression are joined by `_`.
const FIELDS: &[(&str, &str)] = &[
    (
        "home",
        "live living reside residence home city town place move moved relocate relocated settle address based flat \
     apartment neighbourhood neighborhood district unpack boxes new_keys move_house moved_to rent",
    ),
    (
        "origin",
        "hometown grow_up grew_up raised born childhood native roots come_from kid youth spent_my_childhood upbringing",
    ),
    (
        "employer",
        "employer company firm workplace employed joined employ hire hired office organisation organization \
     onboarding payroll start_at started_at work_for working_for work_at payslip badge",
    ),
    (
        "occupation",
        "job occupation profession career trade role title living do_for_a_living work_as working_as earn \
     vocation line_of_work retrained day_job position",
    ),
    (
        "car",
        "car drive vehicle automobile wheels motor truck van driving garage driveway parked mileage behind_the_wheel",
    ),
    (
        "partner",
        "partner spouse wife husband girlfriend boyfriend married marry fiance fiancee relationship engaged \
     together dating significant_other better_half other_half wedding love_life romantic",
    ),
    (
        "school",
        "university college degree alma_mater graduate graduated school student campus diploma studied studying \
     educated education faculty thesis",
    ),
    ("instrument", "instrument play music musical practise practice lessons strings tune chords"),
    (
        "pet",
        "pet dog cat animal adopt adopted puppy kitten rabbit parrot hamster tortoise ferret hedgehog companion vet \
     shelter furry creature household",
    ),
    (
        "trip",
        "trip travel travelled traveled visit visited fly flew holiday vacation journey tour getaway weekend_in \
     week_in abroad flight went_to back_from returned_from destination been_to places",
    ),
    (
        "project",
        "project build building side_project workshop hobby_project making started_on working_on began undertaking \
     bench tinkering",
    ),
    ("language", "programming language code coding codebase program write_in development stack compiler"),
    ("editor", "editor ide code_editor text_editor keybindings typing_code"),
    ("service", "service maintain own microservice on_call backend deploy oncall pager repository"),
    ("diagnosis", "diagnosis diagnose diagnosed condition illness disease doctor specialist told_i_have disorder"),
    (
        "medication",
        "medication medicine prescribe prescribed prescription pill drug tablets dose pharmacy pharmacist taking",
    ),
    ("allergy", "allergy allergic allergies react reaction hives avoid rash intolerance"),
    ("practice", "law practice area practise attorney lawyer solicitor legal field specialise specialize"),
    ("bar", "bar admitted admission licence license licensed jurisdiction court sworn_in"),
    ("matter", "matter case client brief file hearing dispute litigation"),
    ("risk", "risk tolerance appetite cautious aggressive invest investing investor approach_to_risk"),
    ("broker", "brokerage broker account platform invest_through trading"),
    ("holding", "holding stock fund position portfolio shares invest bought equity bond own"),
    (
        "food",
        "cuisine food restaurant dinner eat cook cooking dish meal lunch supper kitchen recipe menu table_for bite \
     takeaway order_in craving",
    ),
    ("diet", "diet dietary vegetarian vegan pescatarian eat meat gluten lactose food meal"),
    ("colour", "colour paint shade hue palette wall decorate tint wear"),
    ("film", "film movie cinema watch watched picture screen director seen"),
    ("song", "song track album tune music listen band playlist singer record karaoke"),
    ("book", "book novel read reading author paperback story literature chapter"),
    ("podcast", "podcast episode listen listening show commute audio host"),
    ("trail", "trail hike hiking walk path route outdoors footpath"),
    ("gadget", "gadget device tool appliance equipment buy gear"),
    ("drink", "drink tea coffee beverage cup brew beer wine juice"),
    ("seat", "seat aisle window plane train carriage row"),
    ("shoe", "shoe shoe_size size feet foot trainers sneakers boots footwear"),
    ("height", "height tall high centimetres inches feet"),
    ("sign", "star_sign zodiac sign horoscope astrology astrological"),
    ("name", "name middle_name called named nickname nicknamed second_name"),
    ("eye", "eye eyes eye_colour"),
    ("blood", "blood blood_type blood_group donor type"),
    ("birthday", "birthday birth born birthdate cake turn_older age"),
    ("team", "team club support fan supporter sports match league stadium cheer root_for"),
    (
        "code",
        "code pin password passcode token combination number key serial verification identifier reference keypad \
     digits secret",
    ),
    ("opinion", "feel feeling opinion think love enjoy hate dislike like fond keen into about stance these_days"),
    (
        "recommend",
        "recommend recommended suggest suggested suggestion recommendation advise advised propose tip pointed \
     told_me advice put_forward",
    ),
    ("meeting", "meeting appointment call meet session sync"),
    ("health", "doctor dentist clinic hospital gp physio therapist surgeon surgery"),
    ("family", "sister brother mother father parent aunt uncle cousin son daughter nephew niece sibling relative"),
    ("bank", "bank account money savings mortgage loan"),
    ("sport", "sport run running swim swimming climb climbing cycle cycling yoga gym training exercise workout"),
    ("garden", "garden plant plants grow flowers vegetables allotment soil seeds"),
    ("gift", "gift present birthday buy surprise"),
    ("hotel", "hotel stay room hostel accommodation guesthouse inn lodging"),
    ("airline", "airline carrier fly flight plane"),
    ("phone", "phone mobile handset smartphone number"),
    ("laptop", "laptop computer machine notebook"),
    ("neighbour", "neighbour neighbor next_door"),
];

/// Returns the names of the fields that a text touches, in the order of the table.
pub(crate) fn fields_of(text: &str) -> Vec<&'static str> {
    let stems: Vec<String> = tokens(text).into_iter().map(|token| token.stem).collect();
    FIELDS.iter().filter(|(_, words)| touches(&stems, words)).map(|(name, _)| *name).collect()
}

/// Returns the fields that one word, given by its stem, belongs to.
pub(crate) fn fields_of_word(word: &str) -> Vec<&'static str> {
    let holds = |words: &str| words.split_whitespace().any(|entry| !entry.contains('_') && stem(entry) == word);
    FIELDS.iter().filter(|(_, words)| holds(words)).map(|(name, _)| *name).collect()
}

fn touches(stems: &[String], words: &str) -> bool {
    words.split_whitespace().any(|entry| {
        let wanted: Vec<String> = entry.split('_').map(stem).collect();
        stems.windows(wanted.len()).any(|run| run == wanted)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_words_for_the_same_thing_meet_in_a_field() {
        for (asked, told, field) in [
            ("Where do I live?", "We relocated last spring.", "home"),
            ("What do I do for a living?", "I retrained and now work as a cooper.", "occupation"),
            ("Where did I go to college?", "I graduated from Tarn.", "school"),
        ] {
            assert!(fields_of(asked).contains(&field), "{asked}");
            assert!(fields_of(told).contains(&field), "{told}");
        }
    }

    #[test]
    fn expressions_need_all_their_words() {
        assert!(fields_of("my star sign").contains(&"sign"));
        assert!(!fields_of("my gold star").contains(&"sign"));
    }
}
