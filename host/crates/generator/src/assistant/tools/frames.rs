//! Frames that all categories share: what a person says around a request, and how requests are put.
//!
//! The same frames serve categories that differ in tool, so that a frame tells nothing about the tool. No word here
//! is a trigger word of any category.

use crate::wording::{Rule, rule};

/// How an inquiry is put, in the slots `direct`, `indirect` and `noun`.
pub(super) static INQUIRY: Rule = rule!(
    DIRECTLY {direct} "?"
    | CAN_YOU " tell me " {indirect} "?"
    | CAN_YOU " find out " {indirect} "?"
    | CAN_YOU " get me " {noun} "?"
    | I_NEED " to know " {indirect} "."
    | I_NEED " " {noun} "."
    | "I can't work out " {indirect} "."
    | "I can't put my finger on " {noun} "."
    | "I'm trying to pin down " {noun} "."
    | ASKED " me " {indirect} " and I had no answer."
    | ASKED " me about " {noun} ", and I drew a blank."
    | "what I'm missing is " {noun} "."
    | "I have no idea " {indirect} "."
    | "it bugs me that I don't know " {indirect} "."
    | "there's an argument here about " {indirect} "."
    | "there's an argument here about " {noun} "."
    | "my notes have a gap where " {noun} " should be."
    | "I was wondering " {indirect} "."
    | "just " {noun} ", nothing else."
    | "let me know " {indirect} ", would you?"
    | "right now I only care about " {noun} "."
    | "I'd love to hear " {indirect} "."
    | "help me out with " {noun} "."
    | "I'm curious " {indirect} "."
    | "any chance of " {noun} "?"
    | "it all hangs on " {noun} ", so I'd like that first."
    | "for the life of me I can't say " {indirect} "."
);
static DIRECTLY: Rule =
    rule!("so, " | "tell me, " | "quick question: " | "before I go on, " | "simple one: " | "now, ");
static CAN_YOU: Rule = rule!("can you" | "could you" | "would you" | "can you please" | "are you able to" | "will you");
static I_NEED: Rule = rule!("I need" | "I'd like" | "I want" | "I'd really like" | "we need" | "I just want");
static ASKED: Rule =
    rule!("somebody just asked" | "my mother asked" | "a colleague asked" | "the neighbors asked" | "my son asked");

/// How an errand is put, in the slots `do`, `Do`, `doing`, `need` and `Need`.
pub(super) static ERRAND: Rule = rule!(
    CAN_YOU " " {do} "?"
    | "would you mind " {doing} "?"
    | "I'd like you to " {do} "."
    | "please " {do} "."
    | {Do} ", please."
    | {Do} "."
    | {Need} ", please."
    | "what I need is " {need} "."
    | I_NEED " " {need} "."
    | "any chance you could " {do} "?"
    | "how about " {doing} "?"
    | "I keep meaning to ask you to " {do} "."
    | "do me a favor and " {do} "."
    | "it would help a lot if you could " {do} "."
    | "next on my plate: " {need} "."
    | "I can't bring myself to start on it, so I'd like you to " {do} "."
    | "let's get " {need} " out of the way."
    | "you'd save my evening by " {doing} "."
    | "if it's no trouble, " {do} "."
    | "go ahead and " {do} "."
    | "I'd be grateful for " {need} "."
    | "we still don't have " {need} "."
    | "still missing here: " {need} "."
    | "I'm counting on you for " {need} "."
    | "what about " {doing} " for me?"
    | "one thing I can't do without: " {need} "."
    | "nobody else will " {do} ", so it's up to you."
);

/// What a person says before a request: a whole sentence that has nothing to do with it.
pub(super) static OPENING: Rule = rule!(
    "back at my desk after " MEAL "."
    | "I'm on the " RIDE " and the signal keeps dropping."
    | "the kids are finally " BUSY "."
    | "typing this with one hand, the " SMALL_ONE " is in the other."
    | "my " DRINK " is going cold over this one."
    | "I have " MINUTES " minutes before people arrive."
    | "rain again here, so I'm stuck " INDOORS "."
    | "it's been one of those " SPANS "."
    | "my neighbor came by and got me thinking."
    | "sorry to bother you at this hour."
    | "I woke up with this on my mind."
    | "two things today, and this is the easy one."
    | "my " RELATIVE " says I should stop doing everything myself."
    | "still in my pajamas, but here goes."
    | "we were arguing about this at " MEAL "."
    | "the meeting ran long and now everything is late."
    | "I'm half packed and already tired."
    | "I'm waiting at the " WAITING ", so I have time for this."
    | "my " RELATIVE " has asked me twice already."
    | "nobody at the office could help me with this."
    | "I tried it on my phone and gave up."
    | "somewhere between laundry and " MEAL ", a thought."
    | "this has been bugging me since " DAY "."
    | "the cat just walked across my keyboard, so excuse any typos."
    | "finally a quiet " PART_OF_DAY "."
    | "I'm not great at this sort of thing."
    | "bit of a random one."
    | "my boss wants everything by noon, as usual."
    | "we have guests on " DAY " and I'm behind on everything."
    | "I should have dealt with this last " SPAN "."
    | "the heating is broken and I'm wearing two sweaters."
    | "heading out in a minute."
    | "I've got a cold, so be patient with me."
    | "my " RELATIVE " thinks this takes hours."
    | "just got off a very long call with my " RELATIVE "."
    | "there's a lot going on here this " PART_OF_DAY "."
    | "you were a great help on " DAY "."
    | "I'm stuck in a queue at the " WAITING "."
    | "something small before " MEAL "."
    | "I've poured myself a " DRINK ", let's go."
    | "my head is full, so I'm handing this over."
    | "the power was out all " PART_OF_DAY "."
    | "I'm hiding in the " ROOM " for " MINUTES " minutes."
    | "the new puppy ate my notebook."
    | "okay, next."
    | "the builders are hammering away in the " ROOM " again."
    | "my train leaves in " MINUTES " minutes."
    | "I burned the toast, the " DRINK " spilled, and now this."
    | "another " PART_OF_DAY " gone, and I've done nothing useful."
    | "the " SMALL_ONE " has a fever and I'm running on no sleep."
    | "we moved the whole " ROOM " around and I'm aching all over."
    | "a friend from " COURSE " swears you can help."
);
static MEAL: Rule = rule!("lunch" | "dinner" | "breakfast" | "supper" | "brunch");
static RIDE: Rule = rule!("train" | "bus" | "ferry" | "tram");
static BUSY: Rule = rule!("asleep" | "at school" | "out in the garden" | "busy with a puzzle");
static SMALL_ONE: Rule = rule!("baby" | "puppy" | "kitten" | "toddler");
static DRINK: Rule = rule!("coffee" | "tea" | "cocoa" | "soup");
static MINUTES: Rule = rule!("five" | "ten" | "fifteen" | "twenty");
static INDOORS: Rule = rule!("indoors" | "at home" | "at my desk" | "in the attic");
static SPANS: Rule = rule!("weeks" | "days" | "mornings" | "months");
static SPAN: Rule = rule!("week" | "month" | "spring" | "winter");
static RELATIVE: Rule = rule!("sister" | "brother" | "partner" | "cousin" | "mother-in-law" | "flatmate");
static WAITING: Rule = rule!("dentist" | "post office" | "pharmacy" | "garage" | "town hall");
static DAY: Rule = rule!("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday");
static PART_OF_DAY: Rule = rule!("morning" | "afternoon" | "evening");
static ROOM: Rule = rule!("kitchen" | "garage" | "hallway" | "cellar" | "laundry room");
static COURSE: Rule = rule!("choir" | "yoga" | "my pottery course" | "work" | "the allotment");

/// What a person says after a request.
pub(super) static CLOSING: Rule = rule!(
    "thanks a " LOT "."
    | "that would make my " GOOD_DAY "."
    | "I owe you one."
    | "then I can cross it off."
    | "my patience for this is gone."
    | "anything to get this off my mind."
    | "you know how I get about details."
    | "everybody " HERE " will be relieved."
    | "I'll bring you some " TREAT "."
    | "after that I can breathe again."
    | "I trust you with this."
    | "it has waited long enough."
    | "that's really all."
    | "long story, don't ask."
    | "I know, I'm impatient."
    | "it matters more than it sounds."
    | "you'd do me a real kindness."
    | "greetings from a tired " PERSON "."
    | "I've put it off long enough."
    | "there, I said it."
    | "and yes, I'm aware it's a small thing."
    | "I'll owe you some " TREAT "."
    | "sorry for the rambling."
    | "much appreciated."
    | "it would take a weight off my " BODY "."
    | "everyone else has given up on me."
    | "you're a star."
    | "bless you for putting up with me."
    | "it's the last thing between me and my " REST "."
    | "my " RELATIVE " will be impressed."
    | "I can't believe it took me so long to ask."
    | "let's see whether my " RELATIVE " was right about you."
    | "the sooner the better, my " REST " is calling."
    | "otherwise I'll be up all night thinking about it."
    | "no rush, I'm making " TREAT " anyway."
    | "I'd have asked my " RELATIVE ", but we aren't speaking."
    | "it's only a small worry, but it's mine."
    | "and then I'll leave you in peace."
    | "you have my full confidence, unlike the " MACHINE "."
    | "I'd do it myself if the " MACHINE " hadn't died."
);
static LOT: Rule = rule!("lot" | "million" | "bunch");
static GOOD_DAY: Rule = rule!("day" | "week" | "evening" | "Monday");
static HERE: Rule = rule!("here" | "at home" | "in the house" | "on the team");
static TREAT: Rule = rule!("cake" | "soup" | "pancakes" | "lemonade");
static PERSON: Rule = rule!("parent" | "gardener" | "nurse" | "teacher" | "night owl");
static BODY: Rule = rule!("shoulders" | "mind" | "chest");
static REST: Rule = rule!("sofa" | "bed" | "bath" | "hammock" | "nap");
static MACHINE: Rule = rule!("printer" | "old laptop" | "dishwasher" | "router");
