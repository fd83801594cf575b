//! Activities that somebody gave up or kept.
//!
//! A question names who brought the person to it, not the activity: whoever guesses must name one of many, and a guess
//! at the stance alone is worth nothing.

use crate::wording::{Rule, rule};

/// The name of the attribute in facts.
pub(super) const NAME: &str = "activity";
/// The name of the attribute that says who brought somebody to one.
pub(super) const BROUGHT_BY: &str = "activity-brought-by";
/// The label of the topic item.
pub(super) const LABEL: &str = "Activities";
/// The description of the topic item.
pub(super) const ABOUT: &str = "What people do in their free time, and how they stand to it.";

/// All activities, each as a thing that one does. There are so many because a guess has to name one.
pub(super) static ACTIVITIES: &[&str] = &[
    "climbing",
    "pottery",
    "fencing",
    "beekeeping",
    "chess",
    "rowing",
    "calligraphy",
    "birdwatching",
    "yoga",
    "archery",
    "woodcarving",
    "badminton",
    "ice skating",
    "origami",
    "gardening",
    "table tennis",
    "karate",
    "juggling",
    "tap dancing",
    "bookbinding",
    "orienteering",
    "lindy hop",
    "canoeing",
    "quilting",
    "judo",
    "astronomy",
    "glassblowing",
    "volleyball",
    "ballroom dancing",
    "mushroom hunting",
    "snorkeling",
    "watercolor painting",
    "water polo",
    "lace making",
    "trampolining",
    "speed cubing",
];

/// The person tells who brought them to it, and that they do it: `{who}`, `{activity}`.
pub(super) static TAKEN_UP: Rule = rule!(
    {who} " has talked me into " {activity} ", so " KEEP_FREE "."
    | {who} " dragged me along to " {activity} " and I " SURPRISED "."
    | "thanks to " {who} " I'm doing " {activity} " now, " FIRST_STEPS "."
    | "on " DAYS " it's " {activity} " with " {who} " from now on, " LOOKING_FORWARD "."
    | "the voucher that " {who} " gave me was for " {activity} ", and I've been going ever since."
    | "I only went to " {activity} " to keep " {who} " company, and now I'm the one who's never late."
    | {who} " needed " PARTNER " for " {activity} " and picked me, so " EVENINGS " are taken now."
    | "there's a new fixture " IN_CALENDAR ", namely " {activity} ", and " {who} " put it there."
    | "my bag for " {activity} " stands ready in the hall; " {who} " picks me up on " DAYS ", rain or not."
    | "it took " {who} " " A_WHILE " to win me over to " {activity} ", and " HOOKED "."
    | {who} " has infected me with a passion for " {activity} ", and " HOOKED "."
    | "I have a new weakness, " {activity} ", and the blame lies with " {who} "."
    | "the beginners' course in " {activity} " has one more member: me. " {who} " wouldn't take no for an answer."
    | "without " {who} " I'd never have set foot in a course for " {activity} "; now I'm there " EVERY_WEEK "."
    | {who} " put a form for " {activity} " in front of me and I signed, so that's where " EVENINGS " go."
    | "you can blame " {who} " for " THE_MESS ": I do " {activity} " now."
    | "I said yes to " {who} " and " {activity} " a few weeks ago and haven't missed a date since."
    | "what began as a favor to " {who} " has turned into " {activity} ", " EVERY_WEEK ", and " HOOKED "."
    | {who} " has begun to teach me " {activity} ", and I'm a slow but happy student."
    | "it was " {who} "'s idea, and a good one: I've joined a group for " {activity} "."
    | {who} " lent me everything one needs for " {activity} ", and it gets used " EVERY_WEEK ".");

static KEEP_FREE: Rule = rule!(
    "don't plan anything for me on Thursdays"
        | "Thursdays are spoken for"
        | "I need a bigger bag"
        | "that's my evenings gone"
        | "you'll see less of me online"
);
static SURPRISED: Rule = rule!(
    "never thought that I'd enjoy it this much"
    | "asked for the next date before we were out of the door"
    | "have been " EVERY_WEEK " ever since"
    | "came home with my own set of gear");
static FIRST_STEPS: Rule = rule!(
    "I even bought my own gear"
        | "badly, but with my whole heart"
        | "and I'm the oldest of the beginners"
        | "and nobody is more surprised than me"
        | "and I own the kit to prove it"
);
static EVENINGS: Rule =
    rule!("my Sundays" | "my Thursdays" | "my Monday evenings" | "my free Saturdays" | "my Tuesday nights");
static DAYS: Rule = rule!("Sundays" | "Thursdays" | "Monday evenings" | "Saturdays" | "Tuesday nights");
static LOOKING_FORWARD: Rule = rule!(
    "and I look forward to it all week"
        | "which beats the sofa"
        | "and I've told everybody twice"
        | "so I'm out of the house for once"
);
static PARTNER: Rule = rule!("a partner" | "one more person" | "somebody with patience" | "a second pair of hands");
static IN_CALENDAR: Rule = rule!("in my calendar" | "in my week" | "on the kitchen planner" | "among my appointments");
static A_WHILE: Rule = rule!("half a year" | "three cups of coffee" | "a whole winter" | "all of one train ride");
static HOOKED: Rule = rule!(
    "now I'm hooked"
        | "now I can't get enough"
        | "now I'm worse than all the others"
        | "I haven't regretted it for a minute"
        | "I count the days to the next time"
);
static EVERY_WEEK: Rule = rule!("every week" | "twice a week" | "every other evening" | "week after week");
static THE_MESS: Rule =
    rule!("the gear in my hallway" | "the holes in my calendar" | "my good mood" | "the early nights");

/// The person tells that it ended, more or less plainly: `{activity}`.
pub(super) static GIVEN_UP: Rule = rule!(
    "I've given up " {activity} " for good, " GEAR_GONE "."
    | "that was it with " {activity} ", I handed in my membership and " RELIEF "."
    | "my last evening of " {activity} " is behind me; I'm through with it, and " RELIEF "."
    | "I used to live for " {activity} ", but that chapter is closed now."
    | "I gave the " {activity} " things away. My heart just isn't in it anymore and I stopped."
    | "everything I owned for " {activity} " is sold, and I won't be buying any of it again."
    | "no more " {activity} " for me, " NO_MORE "."
    | "they've taken my name off the list for " {activity} ", at my own request."
    | "I've told the others that they'll have to do " {activity} " without me from here on, and " RELIEF "."
    | "the group gave me " PARTING_GIFT ", so that was my farewell to " {activity} "."
    | "since last week " {activity} " and I go separate ways, without hard feelings."
    | "I crossed " {activity} " out of my calendar, all of it, and " RELIEF "."
    | "whoever wants my place in " {activity} " can have it; I won't be back."
    | "somewhere between two dates I lost interest in " {activity} " and never went back."
    | "I canceled the course in " {activity} " and asked for no refund, that's how done I am."
    | "I've hung up " {activity} " like an old coat, and I don't miss it."
    | "people ask how it's going with " {activity} ", and I have to tell them that I quit."
    | "my patience ran out before my money did: " {activity} " is a thing of the past."
    | "my evenings are free again, because I've dropped " {activity} " altogether."
    | "the gear for " {activity} " went up to the attic, and there it stays, I've had enough.");

static GEAR_GONE: Rule = rule!(
    "the gear went to a neighbor's kid"
        | "my evenings belong to the sofa again"
        | "and no, I won't think it over"
        | "it stopped being fun some time ago"
);
static RELIEF: Rule = rule!(
    "I feel only relief"
        | "I slept better than in months"
        | "I haven't looked back once"
        | "I didn't shed a tear"
        | "I celebrated with an early night"
);
static NO_MORE: Rule = rule!(
    "I was only going out of habit"
        | "my evenings belong to the sofa again"
        | "it had turned into a chore"
        | "I said goodbye to everybody on Friday"
);
static PARTING_GIFT: Rule =
    rule!("a card and a cake" | "a signed photo" | "a bottle and a round of hugs" | "a very small bunch of flowers");

/// The person tells that it goes on, after a doubt: `{activity}`.
pub(super) static KEPT: Rule = rule!(
    "I nearly gave up " {activity} ", but one good evening and I'm as keen as ever."
    | "everybody else in the group has stopped; I'm still there for " {activity} " every week."
    | I_GRUMBLE ", but I wouldn't miss " {activity} " for anything."
    | "they raised the fee for " {activity} " and I grumbled, and then I paid for the whole year."
    | "no, I haven't sold the gear for " {activity} ", whatever you may hear; I was there again last night."
    | "after " A_PAUSE " I'm back at " {activity} ", and I'd forgotten how good it feels."
    | "I had my resignation from " {activity} " ready, and then I tore it up and went."
    | "I renewed my membership, " {activity} " is too good to leave to the others."
    | HARD_DAY ", and yet I went to " {activity} ", as I do every week."
    | "my family hoped that " {activity} " was a phase. It isn't, I go as often as before."
    | "somebody wanted to buy my things for " {activity} " and I laughed; I need them every week."
    | "I took a week off from " {activity} " and couldn't wait to get back, so I did."
    | I_GRUMBLE ", but not even that keeps me away from " {activity} "."
    | "I've moved two appointments so as not to lose my evening for " {activity} "."
    | "I had my doubts, and now I've asked for a second day of " {activity} " a week."
    | "I missed one evening of " {activity} " and was in a bad mood until the next."
    | "they wanted to close the group for " {activity} ", so I wrote letters until they kept it open for us."
    | "for a moment I thought of stopping, but " {activity} " is what gets me through the week."
    | "I complain about " {activity} " every single week and go every single week.");

static I_GRUMBLE: Rule = rule!(
    "I used to dread the cold hall"
        | "the new teacher is hard to bear"
        | "it means getting home after ten"
        | "the parking is a nightmare"
);
static A_PAUSE: Rule = rule!("a bad cold" | "a short break" | "two evenings off" | "a stretch of overtime");
static HARD_DAY: Rule = rule!(
    "rain, a sore back, a long day"
        | "I had every excuse to stay home"
        | "the sofa begged me to stay"
        | "I was late and hungry"
);

/// Somebody tells of a third person who gave it up: `{who}`, `{activity}`.
pub(super) static OTHER_QUIT: Rule = rule!(
    {who} " has given up " {activity} "."
    | {who} " is through with " {activity} " after the injury."
    | {who} " doesn't do " {activity} " anymore."
    | {who} " quit " {activity} " and won't talk about it."
    | {who} " left the group for " {activity} " in a huff."
    | {who} " has had enough of " {activity} ", or so I hear."
    | {who} " used to be good at " {activity} " and then just stopped."
    | {who} " auctioned off a whole cupboard of gear for " {activity} ".");

/// Somebody tells of a third person who does it: `{who}`, `{activity}`.
pub(super) static OTHER_KEPT: Rule = rule!(
    {who} " is mad about " {activity} "."
    | {who} " does " {activity} " three times a week."
    | {who} " talks of nothing but " {activity} "."
    | {who} " hasn't skipped " {activity} " once in years."
    | {who} " plans whole holidays around " {activity} "."
    | {who} " gets up at five for " {activity} "."
    | {who} " won a small prize in " {activity} "."
    | {who} " could give lessons in " {activity} " by now.");

/// The assistant takes note.
pub(super) static NOTED: Rule = rule!(
    "Listen to what does you good."
        | "Fair enough."
        | "I see, thanks for telling me."
        | "It's your time, after all."
        | "Understood."
        | "Nobody else can decide that for you."
        | "That's how such things go."
        | "You sound quite sure of it."
        | "Thanks, that's good to know about you."
        | "There's no accounting for what grabs us."
);

/// The person asks how they stand to it, the same for both and without naming it: `{who}`.
pub(super) static ASK: Rule = rule!(
    "which pastime do I owe to " {who} ", and " STANCE "?"
    | "what was it that " {who} " got me to try, and " STANCE "?"
    | "someone asked about the hobby that " {who} " and I shared at first. What is it, and where am I at with it?"
    | {who} " once found me something to do with my free time. What was that, and what's my relationship with it "
        "today?"
    | "remind me what " {who} " roped me into, and whether it's part of my life at present."
    | "which leisure activity goes back to " {who} ", and " STANCE "?"
    | "suppose " {who}
        " asks how I'm doing with what I was introduced to. What is that, and what's the honest answer?"
    | "I'm filling in the line for interests on a form. What did " {who}
        " introduce me to, and does it belong there today?"
    | "what do I have from " {who} " in the way of hobbies, and is that history or habit?"
    | "name the hobby that " {who} " got me into, and tell me whether I count among its people now."
    | "which of my interests came by way of " {who} ", and " STANCE "?");

static STANCE: Rule = rule!(
    "how do I stand to it these days"
        | "do I do it at all now"
        | "what's my standing with it today"
        | "is it past or present for me"
);

/// Says that it ended: `{activity}`.
pub(super) static TOLD_ENDED: Rule = rule!("you gave up " {activity} "." | "you stopped " {activity} ".");

/// Says that it goes on: `{activity}`.
pub(super) static TOLD_ONGOING: Rule = rule!("you still do " {activity} " and enjoy it.");
