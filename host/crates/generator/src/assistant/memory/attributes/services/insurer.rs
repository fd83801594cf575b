//! Who insures somebody's household.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static DAMAGE: Rule =
    rule!("the water damage" | "the scorched carpet" | "the shattered table" | "the stain on the ceiling");
static PROOF: Rule = rule!("photos of the broken window" | "the receipt for the rug" | "a sketch of the hallway");

/// Who insures somebody's household.
pub(in super::super) static INSURER: Attribute = Attribute {
    name: "insurer",
    sort: Sort::Insurer,
    label: "Household insurance",
    about: "Which companies insure people's households.",
    own: rule!(
        "the letter from " {value} " says they'll pay for " DAMAGE ", minus the deductible."
        | "I sent " PROOF " to " {value} ", let's see what the policy says."
        | {value} " put the premium for our household policy up again."
        | "an adjuster from " {value} " measured " DAMAGE " and wrote a lot down."
        | "the policy in the kitchen drawer is from " {value} ", furniture, glass and all."
        | "I'm on hold with " {value} " over " DAMAGE ", policy in hand."
        | "every January " {value} " takes the premium for the household policy" TAIL
        | "the agent from " {value} " sat on our sofa and estimated what the furniture is worth."
        | "for " DAMAGE " I have to fill in four pages for " {value} ", our policy says so."
        | "my furniture is worth twelve thousand to " {value} ", it says so in the policy."
        | "the deductible went up again, " {value} " writes in the friendliest of tones."
        | "our policy number with " {value} " is on the inside of the fuse box, just in case."
        | "I read the small print from " {value} ": rugs count as furniture in our policy."
        | {value} " paid for " DAMAGE " without a murmur, so we're keeping the policy."
        | "I've told " {value} " about the new piano, it's in the policy now, scratches excepted."),
    other: rule!({who} " insures the household with " {value} "." | {who} " had to argue with " {value} " about a policy."
        | {who} " got a check from " {value} " for a stolen bike." | {who} " sells policies for " {value} "."
        | {who} " canceled the household policy with " {value} "."
        | {who} " waited a year for " {value} " to pay."),
    noted: rule!(
        "Keep the photos and the invoice together." MORE
        | "Premiums only know one direction."
        | {value} " should answer within two weeks." MORE
        | "Adjusters like good light." MORE
        | "The small print is never small." MORE
        | "Hold music should be deductible." MORE
        | "Copy everything before you send it." MORE
        | "A list with prices helps." MORE),
    talk: &[
        (
            "How do I word an objection?",
            "State the policy number, the clause, the fact and the date by which you expect an answer.",
        ),
        ("What's a sensible deductible?", "As much as you could pay tomorrow without thinking twice."),
        ("Do I need a list of everything?", "Photos of each room, doors and drawers open, once a year."),
        ("Can they raise it without asking?", "Usually once a year, with notice; then you may leave."),
    ],
    ask: rule!(
        "who covers me if my place floods?"
            | "with which company are my belongings covered?"
            | "who do I claim from after a burglary?"
            | "whose policyholder am I for the contents of my home?"
            | "who reimburses me when my things at home are ruined?"
            | "which company bears the risk for my belongings?"
            | "who do I turn to for compensation if thieves clear out my home?"
            | "where's my home insured?"
            | "if a fire destroys my belongings, which company must compensate me?"
            | "who's the insurer of the things I own?"
    ),
    told: rule!("you're insured with " {value} "."),
    chain: None,
};
