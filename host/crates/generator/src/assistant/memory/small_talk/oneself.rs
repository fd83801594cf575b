//! How the person is and what they put off.

use super::at_home::CHORE;
use crate::wording::{Rule, rule};

pub(super) static DUTY: Rule =
    rule!("be asleep" | "be working" | "stretch my legs" | "call it a day" | CHORE | CHORE | CHORE | CHORE);
pub(super) static BETTER: Rule = rule!("more fun" | "warmer" | "less work" | "nicer" | "a better excuse");
pub(super) static TASK: Rule = rule!(
    "the ironing"
        | "my inbox"
        | "the paperwork"
        | "the dishes"
        | "the shopping list"
        | "real life"
        | "the crossword"
        | "the pile on the chair"
);
pub(super) static HASTY: Rule = rule!(
    "a bit hasty"
        | "badly put"
        | "all over the place"
        | "longer than planned"
        | "grumpy"
        | "half finished"
        | "clumsy"
        | "in the wrong order"
);
pub(super) static CAUSE: Rule = rule!(
    "my thumbs are cold"
        | "somebody is waiting for me"
        | "I haven't had any coffee"
        | "I type faster than I think"
        | "the screen is cracked"
        | "I'm doing two things at once"
        | "the sun is in my eyes"
        | "I'm on my feet"
        | "the train is shaking"
);
pub(super) static FEAT: Rule = rule!(
    "cleaned the oven"
        | "paid two bills"
        | "taken out the trash"
        | "been to the post office"
        | "changed the sheets"
        | "untangled every cable in the drawer"
        | "sewn on three buttons"
        | "carried the crates up"
        | "thrown out eleven dead pens"
        | "called back everybody who had called"
);
pub(super) static ALLOWED: Rule = rule!(
    "I'm allowed a break"
        | "don't expect much more"
        | "I deserve a cookie"
        | "I feel like a hero"
        | "the sofa is mine"
        | "that's enough virtue"
);
pub(super) static SLEPT: Rule = rule!(
    "badly"
        | "like a stone"
        | "four hours"
        | "on the sofa"
        | "with the window open"
        | "through the alarm"
        | "in my clothes"
        | "with earplugs"
);
pub(super) static EXPLAINS: Rule = rule!(
    "explains a lot" | "nobody has noticed" | "I only half regret" | "is new" | "isn't like me" | "shows, I'm told"
);
pub(super) static HONESTLY: Rule = rule!(
    "to be honest"
        | "sad to say"
        | "I must say"
        | "truth be told"
        | "between you and me"
        | "I have to admit"
        | "by the way"
);
pub(super) static HIGH_POINT: Rule = rule!(
    "a ripe peach"
        | "a seat on the tram"
        | "a call that was canceled"
        | "ten minutes of sun"
        | "a clean window"
        | "an empty inbox"
        | "a joke in the elevator"
        | "the smell of rain"
        | "a dog in a raincoat"
        | "the last bun in the bakery"
);
pub(super) static HABIT: Rule = rule!(
    "opening the fridge"
        | "rearranging my desk"
        | "checking the weather"
        | "sharpening pencils"
        | "looking out of the window"
        | "making lists"
        | "reading old messages"
        | "watering the same plant"
        | "straightening the pictures"
        | "counting tiles"
);
pub(super) static USEFUL: Rule = rule!(
    "doing anything useful"
        | "getting on with things"
        | "going to bed"
        | "working"
        | "making a decision"
        | "opening my mail"
);
pub(super) static WELL: Rule = rule!("well," | "ah well," | "anyway," | "so," | "oh well," | "still,");
pub(super) static SAYING: Rule = rule!(
    "one thing at a time"
        | "it could be worse"
        | "such is life"
        | "tomorrow is another day"
        | "nobody said it would be simple"
        | "that's enough about that"
        | "these things happen"
        | "who knows"
        | "we'll see"
        | "it takes all sorts"
        | "nothing is ever finished"
        | "the kettle is on"
        | "there's always cake"
);
pub(super) static BODY: Rule = rule!("back" | "neck" | "stomach" | "left shoulder" | "right elbow" | "conscience");
pub(super) static REST: Rule = rule!(
    "take a walk" | "get up from this chair" | "call it a day" | "find a softer chair" | "slow down" | "go outside"
);
pub(super) static FOR_NOW: Rule =
    rule!("for now" | "for today" | "for the moment" | "until later" | "to say about it" | "in my head");
pub(super) static FAREWELL: Rule = rule!(
    "over and out"
        | "back to the dishes"
        | "you're free to go"
        | "more or less"
        | "make of it what you like"
        | "I think"
);
pub(super) static LISTENING: Rule = rule!(
    "bearing with me"
        | "listening"
        | "your patience"
        | "putting up with me"
        | "being there"
        | "not laughing"
        | "reading to the end"
);
pub(super) static I_MEAN_IT: Rule =
    rule!("it helps" | "as always" | "I mean it" | "you're a saint" | "one day I'll repay you");
pub(super) static QUIET: Rule = rule!(
    "the train went into a tunnel"
        | "I've nodded off"
        | "the doorbell rang"
        | "somebody needs the phone"
        | "I've burned something"
        | "the battery is gone"
        | "I'm chasing a moth"
        | "the parcel has come"
);
pub(super) static PROMISED: Rule = rule!(
    "an early night"
        | "to type less"
        | "to stay off the phone"
        | "to be brief"
        | "a day without sugar"
        | "fresh air before noon"
        | "to finish one thing first"
);
pub(super) static PRICE: Rule =
    rule!("a fortune" | "my last cookie" | "a lot" | "two vacation days" | "the umbrella I'm holding");
pub(super) static WISHED: Rule = rule!(
    "an hour's nap"
        | "a window that opens"
        | "a decent sandwich"
        | "some peace and quiet"
        | "dry socks"
        | "a chair with arms"
);
pub(super) static TWICE: Rule =
    rule!("twice as long" | "three tries" | "forever" | "all of my patience" | "a committee");
pub(super) static WHEN_TIRED: Rule = rule!(
    "one is tired" | "it's this warm" | "nobody is in charge" | "the phone keeps ringing" | "it has to be done by noon"
);
pub(super) static WRITING: Rule = rule!(
    "one thumb"
        | "gloves on"
        | "a cat-sized cushion on my lap"
        | "my eyes half shut"
        | "the phone propped on a jam jar"
        | "jam on my fingers"
);
pub(super) static EXPECT: Rule = rule!(
    "expect odd words"
        | "I blame the keyboard"
        | "mind the gaps"
        | "don't count the typos"
        | "that's as neat as it gets"
);
pub(super) static DULL: Rule = rule!("dull" | "full" | "strange" | "long" | "short" | "gray");
pub(super) static SLOW: Rule = rule!("slow" | "filthy" | "too bright" | "lagging" | "warm" | "greasy");
