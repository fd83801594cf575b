//! Who treats somebody's animals.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static EATEN: Rule = rule!("a sock" | "half a candle" | "a champagne cork" | "my bus pass" | "two rubber bands");
static HURT: Rule = rule!("got scratched for it" | "was bitten for it" | "got no thanks" | "was hissed at");

/// Who treats somebody's animals.
pub(in super::super) static VET: Attribute = Attribute {
    name: "vet",
    sort: Sort::Person,
    label: "Vets",
    about: "Who treats people's animals.",
    own: rule!(
        "we were at Dr " {value} "'s surgery again, the poor beast had swallowed " EATEN "."
        | "Dr " {value} " did the vaccinations and " HURT ", as always."
        | "the bill for the paw came; Dr " {value} " is worth every cent, but still."
        | "Dr " {value} " pulled " EATEN " out of the throat, with tweezers and a joke."
        | "our carrier smells of fear whenever we're going to Dr " {value} " for the worming."
        | "for the claws I need three towels and Dr " {value} TAIL
        | "the cone came off today, Dr " {value} " is pleased with the ear."
        | "we trust nobody but Dr " {value} " with fur, feathers or fleas at our house."
        | "at midnight Dr " {value} " told us how to get " EATEN " out of the muzzle."
        | "the booster is due, so we've got a slot with Dr " {value} " on Thursday, muzzle and all."
        | "the thermometer was the worst part, Dr " {value} " said so to the muzzle, very kindly."
        | "Dr " {value} " weighed our furry one on the parcel scale and was not amused."
        | "the stitches in the tail are by Dr " {value} ", neat as a hem."
        | "our flea problem is over, says Dr " {value} ", who has seen worse fur."
        | "Dr " {value} " " HURT " once more while trimming claws, and still sent a card."),
    other: rule!({who} " takes the rabbits to Dr " {value} "." | {who} " has a dog that only Dr " {value} " may touch."
        | {who} " had the canary looked at by Dr " {value} "." | {who} " pays Dr " {value} " more than the landlord."
        | {who} " drives an hour to have the ferret seen by Dr " {value} "."
        | {who} " had Dr " {value} " come out for the horse."),
    noted: rule!(
        "Most of it heals by itself, they say." MORE
        | "I hope the patient is better." MORE
        | "Dr " {value} " has earned a coffee." MORE
        | "A calm hand matters most with animals." MORE
        | "Bring a towel or two, just in case." MORE
        | "Cones are hard on doors." MORE
        | "Fleas respect nobody." MORE
        | "Keep the small things higher up." MORE),
    talk: &[
        ("Is a policy for that worth it?", "For a young one with a taste for socks, usually yes; read the exclusions."),
        ("How do I get a tablet into a cat?", "In a bit of soft cheese, then a second, empty bit as the decoy."),
        ("How do I clip claws without blood?", "Only the clear tips, in daylight, two at a time."),
        ("What helps against car sickness on four legs?", "An empty stomach, a covered crate, and short trips first."),
    ],
    ask: rule!(
        "who treats my animals?"
            | "which doctor do I see when the pet is sick?"
            | "who gives my four-legged friends their shots?"
            | "who's my vet?"
            | "which vet do we go to?"
            | "who's the doctor for our animals?"
            | "whose help do I get when a pet isn't well?"
            | "which animal doctor knows my household?"
            | "the pet sitter wants the doctor's name. Who is it?"
            | "to which vet do I take a sick animal?"
    ),
    told: rule!("your vet is Dr " {value} "."),
    chain: None,
};
