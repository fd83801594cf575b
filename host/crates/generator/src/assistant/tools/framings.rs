//! Framings: what a person says around a request that has nothing to do with it.
//!
//! All categories share them, so that most words of a prompt say nothing about the tool: who judges prompts by their
//! likeness finds the framing, not the sense. No word here is a trigger word of any category.

/// What comes before a request, and what comes after it; each can stand without the other.
pub(crate) const FRAMINGS: &[(&str, &str)] = &[
    (
        "The kids are finally asleep, so I have maybe half an hour before I nod off as well.",
        "After that it's the sofa for me and nothing else.",
    ),
    (
        "I'm on the ferry with one bar of signal and a very talkative seat neighbor.",
        "If I go quiet, the signal has dropped, so don't take it personally.",
    ),
    (
        "Typing with one thumb here, since the baby has taken possession of my other arm.",
        "She's drooling on the screen by now, so please forgive any odd letters.",
    ),
    (
        "My coffee has gone cold twice this morning and it isn't even nine.",
        "Then I'll make a third cup and drink it while it's hot, for once.",
    ),
    (
        "People are coming over in twenty minutes and I'm still in my bathrobe.",
        "Meanwhile I'll look for the good glasses and a clean shirt.",
    ),
    (
        "It has rained for eleven days and the dog refuses to leave the house.",
        "At least one thing would be settled in this soggy week.",
    ),
    (
        "My neighbor leaned over the hedge just now and wouldn't stop until I promised to ask you.",
        "He's still standing there with his shears, pretending to trim something.",
    ),
    (
        "I know it's an ungodly hour, but I can't sleep with this going round in my head.",
        "Once it's dealt with, even the owl outside won't keep me awake.",
    ),
    (
        "My sister is visiting and has opinions about everything, including how I go about this.",
        "She'll say that she knew it all along, whatever comes out.",
    ),
    (
        "We were quarreling over dessert last night and nobody would give in.",
        "The loser does the dishes for a month, so there's something at stake.",
    ),
    (
        "The plumber is hammering right below my desk and I can't hear my own thoughts.",
        "He says it will take until four, and he said the same yesterday.",
    ),
    (
        "I'm half packed, the taxi is ordered, and there's toothpaste on my sleeve.",
        "From the airport I won't be able to do much about it.",
    ),
    (
        "I'm sitting at the dentist's with a numb jaw and nothing but a magazine about boilers.",
        "The drill has just gone quiet, so I guess that I'm next.",
    ),
    (
        "My partner claims that I never hand anything over to anybody.",
        "This is me proving the opposite, so be gentle with me.",
    ),
    (
        "The cat walked over the keyboard and my first try went nowhere.",
        "If there's a row of strange letters in here, that was her.",
    ),
    (
        "I tried to do it on my phone in the queue at the bakery and gave up.",
        "The croissants were sold out as well, so it has been that kind of day.",
    ),
    (
        "My boss wants everything by noon, and by everything she means everything.",
        "I can hear her heels in the corridor already.",
    ),
    (
        "We've got eight guests on Friday and I'm behind with all of it.",
        "The roast, the chairs and the candles are still ahead of me.",
    ),
    (
        "They keep this office as cold as a cave and I'm wearing two scarves and a hat.",
        "My fingers are too stiff to do it on my own.",
    ),
    ("I've caught a cold from my nephew and my head is full of wool.", "Now back to my blanket and the lemon drops."),
    (
        "My brother bets that something like this takes you hours.",
        "He has put a crate of apples on it, and I like apples.",
    ),
    (
        "I'm standing in line at the post office behind a man with forty parcels.",
        "He has just begun to argue about the postage, so I've got time.",
    ),
    (
        "Somebody left the freezer ajar all morning and everything in it is soup.",
        "If anybody asks, we're having raspberry soup tonight.",
    ),
    (
        "I'm hiding in the pantry for five minutes, because the twins have discovered drums.",
        "They've found the saucepan lids now, so I'd better hurry.",
    ),
    (
        "My neighbor's puppy ate my notebook, including everything I had planned for this month.",
        "He looks very pleased with himself and slightly blue around the mouth.",
    ),
    (
        "My train leaves in twelve minutes and I haven't found the platform.",
        "It's the one with the broken clock, if that rings a bell.",
    ),
    (
        "I burned the toast, spilled the milk and stepped on a toy dinosaur, all before eight.",
        "One small success before lunch would do me good.",
    ),
    (
        "My aunt has been visiting since Sunday and has rearranged every cupboard.",
        "I still haven't found the tea, but one problem at a time.",
    ),
    (
        "Our choir rehearsal ended in a shouting match, so I came home early.",
        "The altos will never hear the end of it.",
    ),
    ("I promised myself a day without screens and lasted until half past nine.", "Then I'm off to the woods, I swear."),
    (
        "The night shift is so quiet that I've counted the ceiling tiles twice.",
        "There are two hundred and six of them, in case you wonder.",
    ),
    (
        "I'm out on the balcony with a blanket, watching the snowplow go round in circles.",
        "The driver has waved at me four times so far.",
    ),
    (
        "My flatmate has borrowed my glasses, so everything on this screen is a blur.",
        "I hope I hit the right keys, more or less.",
    ),
    (
        "My niece's wedding is nine days away and the florist has stopped answering.",
        "One worry less would feel like a holiday.",
    ),
    (
        "I've been staring at the same wall since breakfast, waiting for paint to dry.",
        "It's called eggshell, and it looks like nothing at all.",
    ),
    (
        "The neighbors' rooster has decided that four in the morning is the new six.",
        "He's at it again, and there's no off switch.",
    ),
    (
        "I've just come back from a swim in the lake and I'm still shivering.",
        "My hair is dripping on the desk, so let's be quick.",
    ),
    (
        "My mother-in-law is on the line and wants to hear that it's taken care of.",
        "She's telling me about her knees now, which buys us some time.",
    ),
    (
        "The lift is stuck between the third floor and the fourth, with me in it.",
        "The repairman says half an hour, and he sounded cheerful.",
    ),
    ("I've lost my voice, so typing is all that's left to me today.", "My family finds the silence wonderful."),
    (
        "Tomorrow is our inspection, and half the shelves are still empty.",
        "If we pass, the first round of cider is mine.",
    ),
    (
        "I'm up in the attic, looking for the fondue set, and this came back to me.",
        "So far I've found three lamps and a stuffed pike.",
    ),
    (
        "A wasp has been circling my desk since lunch and I can't concentrate.",
        "It's on the lampshade now, and we're watching each other.",
    ),
    (
        "I've had the same tune stuck in my head since Monday, and now this on top of it.",
        "It's the one from the ice cream van, if you must know.",
    ),
    (
        "The babysitter canceled, the cinema is sold out, so here we are.",
        "We'll play cards instead, and somebody will cheat.",
    ),
    (
        "It's my first day back after three weeks of flu and nothing feels familiar.",
        "I've even forgotten how to work the kettle.",
    ),
    (
        "My hairdresser talked me into asking you, and she's never wrong.",
        "She also talked me into the fringe, so we'll see.",
    ),
    (
        "I'm the last one in the office and the cleaners are circling.",
        "They've vacuumed around my chair twice already.",
    ),
    (
        "The campsite is under water, my boots are full of mud, and I've had no supper.",
        "The sausages have drowned, but the bread is afloat.",
    ),
    (
        "The car in front of mine has no driver, so I'm stuck here until the tow truck shows up.",
        "It's stuck, too, in traffic by the stadium.",
    ),
    ("My daughter is practicing the trombone in the next room.", "It's meant to be a lullaby, I'm told."),
    ("There's a goose on our porch that won't let anyone in or out.", "It hisses at the lawnmower as well."),
    (
        "I gave up sugar on Monday and I'm not fit company for anyone.",
        "There's a doughnut on the windowsill, and it's looking at me.",
    ),
    (
        "My cousin has just signed a lease, and the champagne is warm, but who cares.",
        "You should see the bathtub, it has feet.",
    ),
    (
        "My uncle is asleep in the armchair, so I'm typing as softly as I can.",
        "He snores in three-four time, it's rather pretty.",
    ),
    (
        "The circus has pitched its tent behind our house and there's a camel at the fence.",
        "It has eaten two of my tea towels.",
    ),
    (
        "I owe my sister a phone call and I'm putting it off with this.",
        "She'll want to talk about her neighbors again.",
    ),
    ("Half of our street is dug up and the postman comes by on a scooter now.", "It's got a bell, and he uses it."),
    (
        "The pub quiz begins in an hour and I haven't looked at a single flag.",
        "Last week we lost to three nine-year-olds, who smiled all the while.",
    ),
    (
        "The sourdough is rising, the oven is heating, and I've got flour up to my elbows.",
        "In forty minutes this kitchen will smell like heaven.",
    ),
];
