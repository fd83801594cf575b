//! How well a name fits what a field of meaning names: a person, a place, a firm and their like.

use crate::lexicon::{Field, Sort};
use crate::text::{Span, SpanKind, Words, words};

/// Last words of the names of ways in nature, and of roads.
static PATHS: Words = words!(" trail path loop traverse ridge way walk track route round pass ");
static ROADS: Words =
    words!(" street road lane avenue row terrace hill walk way close drive gardens crescent square place court ");

/// Words in the names of firms, schools and clubs.
static FIRMS: Words = words!(
    " works group foods systems labs partners bank union insurance assurance mutual fitness athletic club gym college \
university institute academy school hospital clinic garage repairs motors bakery holdings estates shipping energy logistics council \
fund company limited studio agency airlines telecom "
);

/// What can be seen of a name and of what stands around it.
struct Look {
    words: Vec<String>,
    before: String,
    second_before: String,
    after: String,
    doctor: bool,
    article: bool,
    opens: bool,
    quoted: bool,
    ampersand: bool,
    lawsuit: bool,
    firm: bool,
    path: bool,
    road: bool,
}

impl Look {
    fn of(sentence: &str, span: &Span) -> Self {
        let lower = span.text.to_lowercase();
        let words: Vec<String> = lower.split([' ', '.']).filter(|word| !word.is_empty()).map(str::to_owned).collect();
        let word = |text: &str| text.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        let mut ahead = sentence[..span.start].split_whitespace().rev().map(word);
        let (before, second_before) = (ahead.next().unwrap_or_default(), ahead.next().unwrap_or_default());
        let after = sentence[(span.start + span.text.len()).min(sentence.len())..].trim_start_matches(['\'', '’']);
        let in_list = |list: &Words, word: Option<&String>| word.is_some_and(|word| list.holds(word));
        Self {
            doctor: words.first().is_some_and(|word| word == "dr") || before == "dr",
            article: words.len() > 1 && matches!(&*words[0], "the" | "a" | "an" | "my" | "notes"),
            opens: span.start == 0,
            quoted: span.kind == SpanKind::Quoted,
            ampersand: span.text.contains('&'),
            lawsuit: words.iter().any(|word| word == "v" || word == "vs"),
            firm: words.iter().any(|word| in_list(&FIRMS, Some(word))),
            path: words.len() > 1 && in_list(&PATHS, words.last()),
            road: words.len() > 1 && in_list(&ROADS, words.last()),
            after: word(after.split_whitespace().next().unwrap_or_default()),
            before,
            second_before,
            words,
        }
    }

    fn after_any(&self, list: &str) -> bool {
        list.split(' ').any(|word| word == self.before)
    }

    /// Whether the name holds a word that names in a field often hold.
    fn typical(&self, field: &Field) -> bool {
        field.names.split(' ').any(|name| !name.is_empty() && self.words.iter().any(|word| word == name))
    }
}

/// Returns how well a name in a sentence fits what a field names; none if it can't be such a thing.
pub(super) fn fit(field: &Field, sentence: &str, span: &Span) -> Option<i32> {
    let look = Look::of(sentence, span);
    if look.lawsuit != (field.sort == Sort::Lawsuit) {
        return None;
    }
    let typical = 2 * i32::from(look.typical(field));
    let points = match field.sort {
        Sort::Lawsuit => 6,
        Sort::Path => look.path.then_some(6)?,
        Sort::Road => (look.road && !look.ampersand).then_some(6)?,
        Sort::Person => person(&look)?,
        Sort::Place => place(&look)?,
        Sort::Firm => firm(&look, typical > 0 || field.names.is_empty(), field.names.is_empty())?,
        Sort::Product => product(&look)?,
        Sort::Title => title(&look)?,
        Sort::Venue => venue(&look)?,
        Sort::Animal => animal(&look)?,
        Sort::Any => 1 + i32::from(look.words.len() == 2) - 2 * i32::from(look.doctor || look.firm || look.ampersand),
        Sort::Dish | Sort::Medicine => return None,
    };
    Some(points + typical)
}

/// Words after which `to` leads to a person.
const TO_PERSON: &str = "thanks owe married answer answered answers over talked spoke engaged gave report due yes";

fn person(look: &Look) -> Option<i32> {
    if look.ampersand || look.path || look.firm || look.article || look.quoted || look.road && look.words.len() > 2 {
        return None;
    }
    let led = look.before == "to" && TO_PERSON.split(' ').any(|word| word == look.second_before);
    let elsewhere = !led && look.after_any("in to at from near the a an into");
    let beside =
        look.after_any("with for but and is by boss lodger gave called named goddaughter godson roommate teacher to");
    let size = if look.words.len() == 2 { 2 } else { -i32::from(look.words.len() > 3) };
    let subject = matches!(&*look.after, "has" | "and" | "is" | "was" | "s" | "who" | "took" | "came" | "still");
    Some(2 + size + 3 * i32::from(look.doctor) + i32::from(beside || subject) - 6 * i32::from(elsewhere))
}

fn place(look: &Look) -> Option<i32> {
    if look.ampersand || look.path || look.firm || look.article || look.quoted || look.doctor || look.road {
        return None;
    }
    let there = look.after_any("in to from at for put near left reached around is it's photos of into");
    let person = look.after_any("with and but by") || matches!(&*look.after, "and" | "has" | "who" | "still");
    Some(1 + 3 * i32::from(there) - 5 * i32::from(person) - i32::from(look.words.len() > 2))
}

fn firm(look: &Look, own_kind: bool, field_free: bool) -> Option<i32> {
    if look.doctor || look.path && !look.firm || look.quoted {
        return None;
    }
    let other_kind = look.firm && !own_kind;
    let beside = look.after_any("at with for from by to into on of says but gave");
    let plain_pair = look.words.len() == 2 && !look.firm && !look.ampersand && !own_kind;
    let company = own_kind && (!field_free || look.ampersand || look.firm);
    Some(
        1 + 3 * i32::from(company) + i32::from(look.ampersand) + i32::from(beside)
            - 4 * i32::from(other_kind)
            - 2 * i32::from(plain_pair)
            - 2 * i32::from(look.article)
            - 2 * i32::from(!company && !field_free && !look.ampersand)
            - 3 * i32::from(look.before == "in"),
    )
}

fn product(look: &Look) -> Option<i32> {
    // `The Tarn Swift has been stolen` begins with an article as any sentence may.
    if look.doctor || look.path || look.ampersand || look.quoted || look.article && !look.opens {
        return None;
    }
    let owned = look
        .after_any("the a an my old rusty new leaky for of is our first on with called as to take try install use")
        || look.before == "at" && look.second_before == "look";
    let elsewhere = look.after_any("in at from") && look.words.len() == 1 && !owned;
    let pair = i32::from(look.words.len() >= 2);
    Some(pair + 2 * i32::from(owned || look.article) - 3 * i32::from(elsewhere) - 3 * i32::from(look.firm))
}

fn title(look: &Look) -> Option<i32> {
    if look.path || look.doctor {
        return None;
    }
    let long = i32::from(look.words.len() > 1);
    Some(
        3 * i32::from(look.article) + 2 * i32::from(look.quoted) + 2 * long
            - 1
            - 2 * i32::from(look.firm && !look.article),
    )
}

fn venue(look: &Look) -> Option<i32> {
    if look.path || look.doctor || look.ampersand {
        return None;
    }
    let there = look.after_any("at to tried visit map of call but");
    Some(3 * i32::from(look.article) + i32::from(there) - i32::from(look.words.len() == 1))
}

fn animal(look: &Look) -> Option<i32> {
    if look.path || look.doctor || look.ampersand || look.firm || look.article || look.quoted {
        return None;
    }
    let elsewhere = look.after_any("in at to from");
    Some(3 - 2 * i32::from(look.words.len() > 1) - 4 * i32::from(elsewhere))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::field_named;
    use crate::text::spans;

    fn best(field: &str, sentence: &str) -> Option<String> {
        let field = field_named(field).unwrap();
        let fits = spans(sentence).into_iter().filter_map(|span| Some((fit(field, sentence, &span)?, span.text)));
        fits.filter(|(points, _)| *points > 0).max_by_key(|(points, _)| *points).map(|(_, text)| text)
    }

    #[test]
    fn each_sort_of_name_is_told_from_the_others() {
        let sentence = "In Port Arlen I went with Orla Finn from Stone & Vale to The Owl Kitchen";
        for (field, expected) in [
            ("home", Some("Port Arlen")),
            ("partner", Some("Orla Finn")),
            ("employer", Some("Stone & Vale")),
            ("restaurant", Some("The Owl Kitchen")),
            ("trail", None),
            ("lead_matter", None),
        ] {
            assert_eq!(best(field, sentence).as_deref(), expected, "{field}");
        }
    }

    #[test]
    fn what_kind_of_firm_it_is_counts() {
        let sentence = "My salary from Tarn Foods goes to Tarn Savings Bank";
        assert_eq!(best("bank", sentence).as_deref(), Some("Tarn Savings Bank"));
        assert_eq!(best("employer", sentence).as_deref(), Some("Tarn Foods"));
    }

    #[test]
    fn a_way_has_the_word_for_one() {
        assert_eq!(
            best("trail", "We walked the Long Owl Ridge Trail to Tarn").as_deref(),
            Some("Long Owl Ridge Trail")
        );
        assert_eq!(best("childhood_road", "We lived in Tarn, in Owl Street").as_deref(), Some("Owl Street"));
    }
}
