//! Which field of meaning a question is about.

use crate::lexicon::{Field, Sort, fields_of};
use crate::text::{sentences, tokens};

/// Points of a field below which a question isn't about it.
const POINTS_MIN: i32 = 2;

/// What a question is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Focus {
    /// The field of meaning, if the question touches one clearly.
    pub(crate) field: Option<&'static Field>,
    /// How clearly.
    pub(crate) points: i32,
}

impl Focus {
    /// Finds what a question is about: the sentences that ask, and only if they don't tell all of it.
    pub(crate) fn of(question: &str) -> Self {
        Self::among(question, |_| true)
    }

    /// Finds what the sentences that ask are about, whatever else is said.
    pub(crate) fn asked(text: &str) -> Self {
        best(&asking(text), &|_: &Field| true)
    }

    /// Finds which of the fields that are about a taste a question touches.
    pub(crate) fn of_taste(question: &str) -> Self {
        Self::among(question, |field| {
            matches!(field.sort, Sort::Title | Sort::Venue | Sort::Path | Sort::Dish) && !TRIED.contains(&field.name)
        })
    }

    /// Finds which of the fields that are about what was done, or is had, a question touches.
    pub(crate) fn of_deeds(question: &str) -> Self {
        Self::among(question, |field| {
            !matches!(field.sort, Sort::Title | Sort::Venue | Sort::Dish) || TRIED.contains(&field.name)
        })
    }

    fn among(question: &str, wanted: impl Fn(&Field) -> bool) -> Self {
        let narrow = best(&asking(question), &wanted);
        if narrow.points >= POINTS_MIN { narrow } else { best(question, &wanted) }
    }
}

/// Takes the sentences that ask, as a question or a command.
fn asking(text: &str) -> String {
    let commands = ["name ", "list ", "give ", "take me", "sort ", "put ", "remind ", "tell "];
    let asks = |part: &&str| {
        let lower = part.to_lowercase();
        part.ends_with('?') || commands.iter().any(|command| lower.starts_with(command))
    };
    sentences(text).into_iter().filter(asks).collect::<Vec<&str>>().join(" ")
}

/// Fields of what was done once, which says nothing of a taste.
const TRIED: [&str; 2] = ["finished_book", "eatery_tried"];

fn best(text: &str, wanted: &impl Fn(&Field) -> bool) -> Focus {
    let asks = tokens(text).into_iter().find_map(|token| match token.lower.split('\'').next() {
        Some("who" | "whom" | "whose") => Some(Asks::Who),
        Some("where") => Some(Asks::Where),
        _ => None,
    });
    let fields = fields_of(text).into_iter().filter(|(field, _)| wanted(field));
    let weighed = fields.map(|(field, points)| {
        let points = i32::try_from(points).unwrap_or(i32::MAX);
        (points + asks.map_or(0, |asks| asks.agrees(field.sort)), field)
    });
    match weighed.max_by_key(|(points, _)| *points) {
        Some((points, field)) if points >= POINTS_MIN => Focus { field: Some(field), points },
        _ => Focus { field: None, points: 0 },
    }
}

/// The question word of a question.
#[derive(Clone, Copy)]
enum Asks {
    Who,
    Where,
}

impl Asks {
    /// Points for a field whose facts are what the word asks for, and off for one whose facts aren't.
    const fn agrees(self, sort: Sort) -> i32 {
        match (self, sort) {
            (Self::Who, Sort::Person | Sort::Firm)
            | (Self::Where, Sort::Place | Sort::Firm | Sort::Venue | Sort::Path | Sort::Road) => 1,
            (_, Sort::Any) => 0,
            _ => -2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_field_is_told_by_words_and_by_what_is_asked_for() {
        for (question, expected) in [
            ("Somebody just asked. Who drills my teeth?", Some("dentist")),
            ("Where do I work out?", Some("gym")),
            ("Whose chair do I sit in for a cut?", Some("hair")),
            ("What did I have in mind?", None),
        ] {
            assert_eq!(Focus::of(question).field.map(|field| field.name), expected, "{question}");
        }
    }

    #[test]
    fn a_taste_is_looked_for_where_the_question_says_nothing() {
        let focus = Focus::of_taste("It's movie night. What do we put on?");
        assert_eq!(focus.field.map(|field| field.name), Some("film"));
    }
}
