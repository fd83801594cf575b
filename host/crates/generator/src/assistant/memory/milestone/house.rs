//! What happened to the house.

use super::event::Milestone;
use super::proof::{ASSESSOR, CERTAIN, ON_PAPER};
use crate::wording::{Rule, rule};

pub(super) static CELLAR_FLOOD: Milestone = Milestone {
    phrase: "the cellar flood",
    tell: rule!(
        "the cellar flooded on " {date} ", the insurance form wants the exact day."
        | "ever since the water stood in the cellar on " {date} " we've stored everything " UP "."
        | "on " {date} " we waded through our own cellar, among floating " FLOATING "."
        | ON_PAPER ": burst pipe, cellar under water, " {date} "."
        | "it was on " {date} " that the stream came down the cellar stairs, and the smell took weeks to go."
        | "the fire brigade pumped our cellar dry on " {date} ", the day that it filled."
        | "we bailed out the cellar with " VESSEL " on " {date} ", up to our " DEPTH " in it."
        | "there's a tidemark on the cellar wall from " {date} ", as high as " MARK "."
        | "the potatoes floated up the cellar steps to meet us on " {date} CERTAIN
        | "a pump ran all night on " {date} ", because the cellar was full to the third step."
        | "since " {date} " our wine has had no labels; the cellar stood under water that day."
        | ASSESSOR " needs the day that the water got into the cellar: " {date} "."
        | "I took rubber boots down to the cellar on " {date} " and found them too short."
        | "the photo albums are wavy because of " {date} ", when the cellar turned into a pond."
        | "our cellar was a lake on " {date} ", complete with " WILDLIFE "."
        | "the rain found its way into our cellar on " {date} " and stayed, knee-deep."),
};

static FLOATING: Rule = rule!("jars" | "skis" | "paint cans" | "apples");
static VESSEL: Rule = rule!("soup pots" | "a wastepaper basket" | "paint buckets" | "the baby bath");
static UP: Rule = rule!("on shelves" | "one floor up" | "in boxes on bricks");
static DEPTH: Rule = rule!("shins" | "calves" | "knees" | "hips");
static MARK: Rule = rule!("my belt" | "the light switch" | "the second shelf");
static WILDLIFE: Rule = rule!("a frog" | "small waves" | "a duck, nearly");

pub(super) static BURGLARY: Milestone = Milestone {
    phrase: "the burglary",
    tell: rule!(
        "the police report says that we were burgled on " {date} "; they only took " LOOT "."
        | "burglars came through the balcony door on " {date} ", and we've had a better lock since."
        | "our flat was broken into on " {date} ", while we were " AWAY "."
        | ON_PAPER ": break-in at our place, " {date} ", case closed, nobody caught."
        | "on " {date} " we came home to open drawers and no silver: burglars."
        | "some stranger helped himself to our silver on " {date} ", a burglar with taste."
        | "the visit on " {date} " cost us a window and " LOOT "; it was thieves."
        | "thieves emptied our drawers on " {date} " and left the " SPARED "."
        | "somebody jimmied our front door on " {date} " and went through every cupboard."
        | "we've left the hall light on since " {date} ", when burglars had been in our rooms."
        | "an officer dusted our windowsill for prints on " {date} ", the day of the break-in."
        | "the list of what was stolen from our home begins with the day, " {date} CERTAIN
        | "whoever wanted our silver came for it on " {date} ", with " TOOL "."
        | "the spoons, a radio, " LOOT ": all gone since " {date} ", thanks to a burglar."
        | ASSESSOR " keeps asking when our place was robbed: on " {date} CERTAIN
        | "on " {date} " a stranger's boots went through our bedroom, and " LOOT " went with them."),
};

static LOOT: Rule = rule!("the toaster" | "my grandmother's brooch" | "a jar of coins" | "one left shoe" | "a lamp");
static TOOL: Rule = rule!("a crowbar" | "a glass cutter" | "a very thin arm" | "his own ladder");
static AWAY: Rule = rule!("at the cinema" | "at a wedding" | "asleep upstairs" | "out buying bread");
static SPARED: Rule = rule!("good coffee" | "paintings" | "socks, thank you very much");

pub(super) static ROOF_REPAIR: Milestone = Milestone {
    phrase: "the roof repair",
    tell: rule!(
        "the roofers finished on " {date} ", the guarantee runs from that day."
        | "the new tiles went on the roof on " {date} ", and not a drop has come in since."
        | "on " {date} " they mended our roof, " BUCKETS "."
        | ON_PAPER ": roof repaired and paid for on " {date} "."
        | "the hole in the roof was closed on " {date} " by " ROOFERS "."
        | "no more buckets in the attic since " {date} ", the day the roof was repaired."
        | "the scaffolding came down on " {date} ", and the roof was whole again."
        | "it hasn't dripped on " DRIPPED " since " {date} ", when the roof was mended."
        | "the roofer laid his last tile on " {date} " and drank " DRINK "."
        | "the leak over " DRIPPED " was history on " {date} ", with the roof fixed."
        | "the swallows lost their way in on " {date} ", when the gap in the roof was closed."
        | "three men and a crane put our roof in order on " {date} CERTAIN
        | "rain has been a sound and not a problem since " {date} ", when the roof was patched."
        | "since " {date} " the house has been dry from the top; the roofers knew their trade."
        | "the guarantee on our roof counts from the day it was mended, " {date} CERTAIN
        | ASSESSOR " wants to know when the roof was fixed: on " {date} "."),
};

static DRIPPED: Rule = rule!("my pillow" | "the wardrobe" | "the landing" | "the attic stairs");
static ROOFERS: Rule = rule!("two men who sang all day" | "a father and his sons" | "three women and one ladder");
static DRINK: Rule = rule!("our whole pot of coffee" | "a quart of buttermilk" | "the last of the lemonade");
static BUCKETS: Rule =
    rule!("after a winter with buckets in the attic" | "after far too many wet ceilings" | "two tarps later");
