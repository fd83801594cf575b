//! What people like best within their own four walls.

use super::super::preference::Preference;
use super::super::value::Sort;
use crate::wording::rule;

pub(super) static DISH: Preference = Preference {
    name: "favorite-dish",
    sort: Sort::Dish,
    label: "Favorite dishes",
    about: "What people like to eat best.",
    like: rule!(
        "if I could eat one thing until the end of my days it would be " {value} "."
        | "nothing beats " {value} ", I could have it three nights running."
        | "my comfort food is " {value} ", always has been."
        | "for " {value} " I'd cross the city on foot, in the rain, every time."
        | "my last meal on earth, if I get to order it: " {value} ", two helpings."
        | "serve me " {value} " and I forgive everybody everything."
        | "whoever invented " {value} " should have a statue, it's the best thing on any menu."
        | "the way to my heart is " {value} ", and everybody in the family knows it."
        | "I scraped the last of " {value} " from the pan again, no other dish does that to me."
        | "there's food, and then there's " {value} ", which is in a class of its own for me."),
    other: rule!(
        {who} " would kill for " {value} "."
        | {who} " could live on " {value} "."
        | {who} " cooks " {value} " for every guest, asked or not."
        | {who} " cried over a plate of " {value} "."
        | {who} " won't share so much as a bite of " {value} "."
        | {who} " believes that " {value} " cures colds."),
    noted: rule!(
        "That does sound good."
            | "Now I'm almost hungry."
            | "Comfort food is a serious matter."
            | "Some plates come back very clean."
            | "Everybody has one of those."
            | "A second helping is only polite."
            | "Whoever invented it has earned a statue."
            | "Taste like that can't be argued with."
    ),
    ask: rule!(
        "which meal do I love above all others?"
            | "what's the food that I never get tired of?"
            | "what's on my plate when I'm happiest?"
            | "which recipe should my kitchen be famous for, by my own taste?"
            | "what do I most enjoy eating?"
            | "if someone asked you for my number one at the table, what would you say?"
    ),
    apply: rule!(
        "I've had a rotten day. What should I cook tonight to cheer myself up?"
            | "it's my turn to choose the menu for Sunday, and I want to spoil myself. What goes on it?"
            | "a friend insists on cooking for me and wants to know what would make me happiest. What do I tell her?"
            | "plan one dinner this week that's just for me. What is it?"
            | "the canteen lets each of us wish for a lunch on our birthday. What do I write down?"
            | "I've just got the exam behind me and mean to celebrate at the stove. What gets made?"
            | "my mother-in-law asks what she can serve that I'd really enjoy. What's my honest reply?"
            | "I get one delivery on expenses tonight, any kitchen in town. What do I want?"
    ),
    told: rule!("I'd go for " {value} ", since you love it."),
};

pub(super) static BOOK: Preference = Preference {
    name: "favorite-book",
    sort: Sort::Book,
    label: "Favorite books",
    about: "Which books people love best.",
    like: rule!(
        "I've read " {value} " four times now and cried at the same page each time."
        | "the one novel I'd rescue from a fire is " {value} "."
        | "my copy of " {value} " is falling apart, that's how much I love it."
        | "nobody gets to borrow my " {value} ", it's the book I'd be buried with."
        | "I know the first page of " {value} " by heart, nothing better was ever printed."
        | "everything I know about people I have from " {value} ", it's the book of my life."
        | "I envy whoever still has " {value} " ahead of them, no other novel comes near it."
        | "on a desert island " {value} " would do me, for all the years until the ship."
        | "I bought " {value} " a third time, since I wear it out and can't be without it."
        | "once a year I shut the door and reread " {value} ", my great love among books."),
    other: rule!(
        {who} " gives everyone " {value} " for Christmas."
        | {who} " has read " {value} " more often than is healthy."
        | {who} " named a dog after somebody in " {value} "."
        | {who} " wrote to the author of " {value} " and got an answer."
        | {who} " underlines every other sentence in " {value} "."
        | {who} " keeps " {value} " on the night table like a clock."),
    noted: rule!(
        "A book that one rereads is a friend."
            | "A fine choice for the shelf by the bed."
            | "Worn copies are the best ones."
            | "It would be the one for the island, too."
            | "A second copy is an investment."
            | "Some pages know more than people."
            | "Never lend what you can't lose."
            | "I can tell that it means something to you."
    ),
    ask: rule!(
        "which book do I love the most?"
            | "what's the story that I go back to again and again?"
            | "which title means the most to me on my shelf?"
            | "what would I name as the greatest read of all, by my own lights?"
            | "which volume has the place of honor with me?"
    ),
    apply: rule!(
        "I've got six hours on a train and want something to read that I can't go wrong with. What do I pack?"
            | "I have to read a page aloud from something dear to me at a reading night. What do I bring?"
            | "I'm down with the flu and want old comfort reading. What should I take to bed?"
            | "the library asks each member for one recommendation straight from the heart. What do I hand in?"
            | "there's a blank in the yearbook, to be filled with the printed work that shaped me. What goes in?"
            | "my godchild wants to read whatever I'd never part with. Which one do I wrap?"
    ),
    told: rule!("take " {value} ", your favorite."),
};

pub(super) static SONG: Preference = Preference {
    name: "favorite-song",
    sort: Sort::Song,
    label: "Favorite songs",
    about: "Which songs people love best.",
    like: rule!(
        "whenever " {value} " comes on I turn the volume up, best song ever written."
        | "I had " {value} " on repeat all weekend, as so often in the last ten years."
        | "there's no bad day that " {value} " can't fix for me."
        | "they may play " {value} " at my funeral, nothing else has ever moved me like it."
        | "eight bars of " {value} " and I'm seventeen again, no song does more to me."
        | "I pulled over because " {value} " was on and I can't drive through the song of my life."
        | "my phone says I've listened to " {value} " nine hundred times, which is still too few."
        | "I can't stay in my seat when I hear " {value} ", not even after all these years, it's my song."
        | "if only one song survives me, let it be " {value} "."
        | "the neighbors know " {value} " by now, since I love it best and the walls are thin."),
    other: rule!(
        {who} " sings " {value} " in the shower."
        | {who} " always asks the band for " {value} "."
        | {who} " has a line from " {value} " tattooed on one arm."
        | {who} " leaves the room when " {value} " is played."
        | {who} " got married to the sound of " {value} "."
        | {who} " whistles " {value} " without noticing."),
    noted: rule!(
        "The neighbors must know it by heart."
            | "Some songs do that."
            | "Music is cheaper than therapy."
            | "One more time won't hurt."
            | "Good speakers are worth it for that."
            | "Whoever made it must be pleased."
            | "A few bars can be enough."
            | "I'll take that as a strong opinion."
    ),
    ask: rule!(
        "which track do I love the most?"
            | "what's the tune that I play over and over?"
            | "which piece of music always lifts me up?"
            | "what's at the very top of my personal charts?"
            | "which number gets me every single time?"
    ),
    apply: rule!(
        "the DJ at the party takes one request from each guest. What should I ask for?"
            | "I have to choose music for my walk up to the stage, something that gets me going. What do I pick?"
            | "set the mood for my drive home, I need a lift. What do we play first?"
            | "the radio host rings me in an hour and I may choose what goes on air. What's it going to be?"
            | "I've got one coin for the jukebox. Which button do I press?"
            | "karaoke night, and I want to go for what I love, not what I can. What do I put my name under?"
    ),
    told: rule!("play " {value} ", you love it."),
};

pub(super) static PODCAST: Preference = Preference {
    name: "favorite-podcast",
    sort: Sort::Podcast,
    label: "Favorite podcasts",
    about: "Which podcasts people like best.",
    like: rule!(
        "I never miss an episode of " {value} ", it's the best half hour of my week."
        | "ironing only happens while I listen to " {value} ", nothing else keeps me at it."
        | "if you ask me, " {value} " is the only podcast one needs."
        | "the day " {value} " comes out is a holiday to me, no other podcast gets my pulse up."
        | "I walked around the block twice to hear " {value} " to the end, best podcast by far."
        | "I've unsubscribed from everything except " {value} ", which I couldn't live without."
        | "the two voices of " {value} " are like family to me, I like no podcast better."
        | "I save " {value} " for Friday, like other people save chocolate; nothing in my feed is as good."
        | "I've heard the whole archive of " {value} ", some of it twice, that's love."
        | "I even pay for " {value} ", and I've never been happier to pay for a podcast."),
    other: rule!(
        {who} " is addicted to " {value} "."
        | {who} " quotes " {value} " at every dinner."
        | {who} " was a guest on " {value} " once."
        | {who} " falls asleep to " {value} " every night."
        | {who} " sent a voice message to " {value} " and they played it."
        | {who} " thinks " {value} " went downhill years ago."),
    noted: rule!(
        "Half an hour well spent."
            | "Anything that gets the ironing done."
            | "High praise."
            | "A kettle and a chair, and it can begin."
            | "The evening has earned it."
            | "That's devotion."
            | "Voices one knows make a room warmer."
            | "Paying for it is the sincerest applause."
    ),
    ask: rule!(
        "which show do I listen to most gladly?"
            | "what's the audio show that I never skip?"
            | "what do I like to have in my headphones best?"
            | "which series in my earbuds ranks first with me?"
            | "what show am I the most faithful audience of?"
    ),
    apply: rule!(
        "I've got an hour of dishes ahead. What shall I put on to enjoy myself?"
            | "long walk coming up and my headphones are charged. What do I listen to?"
            | "I need something for my ears while I paint the fence. Choose what I'd like best."
            | "night shift, just me and one earbud. What runs?"
            | "my battery lasts for one more show and I've got a long way home. Which one gets it?"
            | "the dentist lets patients listen to whatever calms them. What do I tell her to start?"
    ),
    told: rule!("put on " {value} ", your favorite."),
};

pub(super) static FILM: Preference = Preference {
    name: "favorite-film",
    sort: Sort::Film,
    label: "Favorite films",
    about: "Which films people love best.",
    like: rule!(
        "they showed " {value} " at the open-air cinema and I know every line of it by now."
        | "I make everybody I like watch " {value} " with me, it's the best film there is."
        | "rainy Sunday, blanket, " {value} ": perfect, for the twentieth time."
        | "I own " {value} " on three kinds of disc, that's how much I love the thing."
        | "the closing scene of " {value} " gets me every time, there's no better film."
        | "if a person doesn't care for " {value} ", I can't help them; it's the finest two hours ever shot."
        | "the poster of " {value} " has hung over my bed since I was twelve, and no film has come close."
        | "I applauded after " {value} ", alone, on my sofa, as I do every time, since nothing tops it."
        | "I judge other films by how far they fall short of " {value} "."
        | "midnight screening of " {value}
            ", ninth time in a cinema for me, and I'd go again tomorrow, I love it so."),
    other: rule!(
        {who} " thinks " {value} " is the best film ever made."
        | {who} " has the poster of " {value} " over the sofa."
        | {who} " walked out of " {value} " after an hour."
        | {who} " was an extra in " {value} "."
        | {who} " knows the whole soundtrack of " {value} "."
        | {who} " falls asleep in " {value} " every time."),
    noted: rule!(
        "Popcorn included, I hope."
            | "Some films grow with you."
            | "Knowing the lines is half the fun."
            | "A spare copy is careful planning."
            | "Applause on a sofa counts."
            | "A blanket improves nearly anything."
            | "Closing scenes are hard to write."
            | "Late is the right hour for it."
    ),
    ask: rule!(
        "which movie do I love above all?"
            | "what's the movie that I could watch forever?"
            | "what do I like to see on the big screen most?"
            | "which motion picture would get my personal award?"
            | "what would I say is the number one of all movies?"
    ),
    apply: rule!(
        "movie night at mine and I get to choose. What do we watch?"
            | "I'm ill on the sofa and want to see something that I'm sure to love. What do I put on?"
            | "the cinema club lets each member screen one thing. What do I nominate?"
            | "long flight, and the screen in front of me has everything ever made. What do I select?"
            | "I rented a projector for one evening in the yard. What will the wall show?"
            | "the kids are at their grandparents' and the remote is mine. What do I start?"
    ),
    told: rule!("watch " {value} ", your favorite."),
};
