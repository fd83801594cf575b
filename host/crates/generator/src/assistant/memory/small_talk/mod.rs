//! What people say after the point: the weather, the neighbors, their tea.
//!
//! Nothing here states anything that an attribute, list or event could hold, so that it can't contradict a fact.
//! Every alternative has inner words in some tens of combinations, so that a sentence hardly ever comes again.

mod around;
mod at_home;
mod oneself;
mod times;

use super::openings::NEXT;
use crate::wording::{Rule, rule};
use around::{
    BIRD, BIRD_DOES, CROWDED, FLOOR_ABOVE, FORECAST, HEAR, HEAR_HOW, INDOORS, KEEPS, KIDS, KIDS_WHERE, LEFT, LIGHT,
    NOISY, ORACLE, RIDE, SKY, SMELL, SOMEBODY, STREET, VAN,
};
use at_home::{
    BOUGHT, CHORE, DESIGNED, DESIGNER, FORGOT, LAUNDRY, LAUNDRY_AT, LAUNDRY_MISSING, LIST, LOOKS, LOST, LOST_THING,
    LUNCH, MACHINE, MACHINE_WHEN, PUT_OFF, REGRET, ROOM, SCREEN, TEA, TEA_AGAIN,
};
use oneself::{
    ALLOWED, BETTER, BODY, CAUSE, DULL, DUTY, EXPECT, EXPLAINS, FAREWELL, FEAT, FOR_NOW, HABIT, HASTY, HIGH_POINT,
    HONESTLY, I_MEAN_IT, LISTENING, PRICE, PROMISED, QUIET, REST, SAYING, SLEPT, SLOW, TASK, TWICE, USEFUL, WELL,
    WHEN_TIRED, WISHED, WRITING,
};
use times::{AGAIN, FORECAST_DAY, HOUR, LATER, LONG_ENOUGH, MINUTES, MONTH, SPAN, SPAN_SHORT, TONIGHT, WEEK, WEEKS};

/// What a person may say after the point.
pub(super) static ASIDES: Rule = rule!(
    "I should really " DUTY ", but this is " BETTER "."
    | "let me get back to " TASK " " LATER "."
    | "sorry if that came out " HASTY "; " CAUSE "."
    | "I've already " FEAT " today, so " ALLOWED "."
    | "somebody left " LEFT " in " INDOORS " again."
    | "the " RIDE " was " CROWDED " " AGAIN "."
    | "I slept " SLEPT ", which " EXPLAINS "."
    | "it's been " WEEK ", " HONESTLY "."
    | "the high point of " SPAN " so far was " HIGH_POINT "."
    | "I keep " HABIT " instead of " USEFUL "."
    | "don't ask what the " ROOM " looks like " LOOKS "."
    | "I've got " MINUTES " left before " NEXT "."
    | WELL " " SAYING "."
    | "my " BODY " is telling me to " REST "."
    | "a " VAN " has been blocking " STREET " since " HOUR "."
    | "the " ORACLE " promises " FORECAST " for " FORECAST_DAY "."
    | "that's all I have " FOR_NOW ", " FAREWELL "."
    | "thanks for " LISTENING ", " I_MEAN_IT "."
    | "the coffee machine " MACHINE " " MACHINE_WHEN "."
    | "I've been meaning to " CHORE " for " WEEKS "."
    | "the kids " KIDS_WHERE " are " KIDS "."
    | "whoever designed " DESIGNED " has never " DESIGNER "."
    | "my to-do list has " LIST ", " HONESTLY "."
    | "I can hear " HEAR " " HEAR_HOW "."
    | SPAN " " MONTH "."
    | "I had " LUNCH " for lunch and " REGRET "."
    | "the sky is " SKY " and " LIGHT "."
    | "my tea has gone cold " TEA_AGAIN "; " TEA "."
    | "if I go quiet, " QUIET "."
    | "I've put off " PUT_OFF " " LONG_ENOUGH ", that's next."
    | "I bought " BOUGHT " and forgot " FORGOT "."
    | "the floor above me is " FLOOR_ABOVE " " TONIGHT "."
    | "I promised myself " PROMISED ", and look at me."
    | SOMEBODY " keeps " KEEPS " and I'm pretending not to notice."
    | "I'd give " PRICE " for " WISHED "."
    | "everything takes " TWICE " when " WHEN_TIRED "."
    | "I " LOST " the " LOST_THING " " AGAIN "."
    | "I " LOST " the " LOST_THING "."
    | "I bought " BOUGHT "."
    | "cold tea " TEA_AGAIN "."
    | "more " FORECAST " " FORECAST_DAY "."
    | "I want " PROMISED "."
    | "the " RIDE " was " CROWDED "."
    | WELL " " SAYING "."
    | SPAN " " MONTH "."
    | "I slept " SLEPT "."
    | "I can hear " HEAR "."
    | "thanks for " LISTENING "."
    | "that's all " FOR_NOW "."
    | "I must " CHORE "."
    | "I smell " SMELL "."
    | "the sky is " SKY "."
    | "I had " LUNCH " for lunch."
    | "it's been " WEEK "."
    | KIDS_WHERE ", somebody is " NOISY "."
    | "one " BIRD " is " BIRD_DOES "."
    | "the " ROOM " can wait."
    | "back to " TASK "."
    | "what a " DULL " " SPAN_SHORT "."
    | "I need " WISHED "."
    | "the " SCREEN " is " SLOW "."
    | "I'm writing with " WRITING ", so " EXPECT "."
    | "there are " LAUNDRY " on " LAUNDRY_AT " and no " LAUNDRY_MISSING ".");
