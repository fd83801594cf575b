//! Who signed the register at somebody's wedding.

use super::super::super::attribute::Attribute;
use super::super::super::value::Sort;
use super::super::tails::{MORE, TAIL};
use crate::wording::{Rule, rule};

static SLIP: Rule =
    rule!("forgot the rings" | "came in odd shoes" | "sneezed through the vows" | "dropped the pen twice");
static AGE: Rule = rule!("fiftieth" | "fortieth" | "sixtieth" | "thirtieth");

/// Who signed the register at somebody's wedding.
pub(in super::super) static WITNESS: Attribute = Attribute {
    name: "witness",
    sort: Sort::Person,
    label: "Witnesses at weddings",
    about: "Who stood beside people at their weddings.",
    own: rule!(
        {value} " " SLIP ", lost the speech, and was a fine witness at our wedding."
        | "when we got married " {value} " signed for me and cried more than both mothers."
        | "I have to write something for " {value} "'s " AGE ", the one who signed the register for me."
        | "under my signature on the wedding certificate is that of " {value} ", blotted."
        | "my wedding witness, " {value} ", " SLIP ", and we still laugh about it."
        | "the speech at our wedding was by " {value} ", my witness, eleven minutes and no point."
        | "for the signature on the wedding papers I asked " {value} ", and I'd ask again."
        | "on the wedding photo the one in tears is " {value} ", my witness" TAIL
        | "my witness " SLIP ", but who could be angry with " {value} " at a wedding."
        | "I owe " {value} " a favor, ever since that signature at our wedding."
        | "the registrar asked for a second signature and " {value} " needed three tries, at our wedding."
        | "my gold band was in " {value} "'s vest pocket until the vows, and nearly stayed there."
        | {value} " signed our wedding papers with a pencil first, a cautious witness."
        | "the tie that " {value} " wore to sign for us still hangs in our hall, from the wedding."
        | "I couldn't stop laughing at my wedding, because " {value} ", my witness, hiccuped."),
    other: rule!({who} " had " {value} " as witness at the ceremony." | {who} " asked " {value} " to be the witness."
        | {who} " wanted " {value} " to sign, and nobody else." | {who} " waited an hour at the church for " {value} ", the witness."
        | {who} " chose " {value} " as witness over a brother."
        | {who} " got married with " {value} " as the only witness."),
    noted: rule!(
        "Every good wedding has a lost speech." MORE
        | "That's a friend for life." MORE
        | {value} " clearly has a soft heart." MORE
        | "Small blots make it authentic." MORE
        | "Odd shoes bring luck." MORE
        | "Somebody has to keep a cool head that day." MORE
        | "Handkerchiefs never lie." MORE
        | "Favors like that don't expire." MORE),
    talk: &[
        ("How long should a birthday speech be?", "Four minutes, one story, one toast."),
        ("Verse or prose for a toast?", "Prose, unless you can rhyme without being noticed."),
        ("What do I write on the card?", "One memory that only the two of you have, and no quotation."),
        ("Is it too late to say thank you?", "It never is; do it by hand, on paper."),
    ],
    ask: rule!(
        "who stood up beside me at my marriage?"
            | "who was my best man or maid of honor?"
            | "who vouched for me at the registry office?"
            | "who had the job of bearing my ring on the big day?"
            | "which friend stood at my side when I said yes?"
            | "who testified that I was marrying of my own free will?"
            | "who was at my side on the big day, officially?"
            | "who did I pick to stand next to me at the altar?"
            | "who acted as my best man or maid of honor back then?"
            | "which person stood by me, legally speaking, on the big day?"
    ),
    told: rule!("your witness was " {value} "."),
    chain: None,
};
