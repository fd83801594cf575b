//! Small requests that people add to their news, and what assistants answer.

/// What a person asks and what the assistant answers, each to be said after something else.
pub(super) const SMALL_REQUESTS: &[(&str, &str)] = &[
    ("Anyway, how many grams are in an ounce?", "About 28.35 grams to the ounce."),
    ("While I'm here: is it `affect` or `effect` as a verb?", "`Affect` is nearly always the verb."),
    (
        "Now, where was I? Right: what's a good word for `tired` that isn't `exhausted`?",
        "`Worn out` is honest and short.",
    ),
    ("Unrelated: does rice go bad once it's cooked?", "Yes, cool it quickly and eat it within a day."),
    (
        "On another note, how far apart should shelves be for paperbacks?",
        "Twenty centimeters, or a hand with the thumb out.",
    ),
    ("By the way, how do I get wax out of a tablecloth?", "Brown paper on top, a warm iron, and patience."),
    ("Different topic: where does the apostrophe go with plural words?", "After the plural ending, and on its own."),
    (
        "And before I forget, how long does an egg need to be soft?",
        "Six minutes from cold water that comes to the boil.",
    ),
    ("Could you also give me a stretch for a stiff neck?", "Ear to shoulder, hand behind your back, ten slow breaths."),
    ("Apart from that, nothing new. Tell me an odd fact.", "A group of flamingos is called a flamboyance."),
    ("What I really wanted to ask: can candles go off?", "They fade and lose their scent, but they burn."),
    ("Also, which way round does a duvet cover go on fastest?", "Inside out, hands in the corners, grab and shake."),
    ("One more thing: do onions and potatoes get along in one basket?", "No, they spoil each other. Keep them apart."),
    ("Enough about that. What rhymes with `almond`?", "Nothing decent. Poets go around it."),
    ("Let's change the subject: how high is a standard desk?", "About 74 centimeters, which suits hardly anybody."),
    (
        "That reminds me, how does one fold a fitted sheet?",
        "Tuck the corners into each other, and lower your standards.",
    ),
    ("Quick one on the side: is a tomato a berry?", "Botanically, yes. In a salad nobody asks."),
    ("Speaking of nothing: why do cats knead?", "It's left over from being kittens, and it seems to please them."),
    ("Meanwhile, what removes a label without leaving glue?", "A hair dryer, slowly, and a drop of oil for the rest."),
    ("If you have a moment: what's the opposite of `nostalgia`?", "There's no word for it, which says something."),
    ("Off topic: how long do dry lentils keep?", "For years, but after two they take forever to get soft."),
    ("By the way, what do you call the plastic tip of a shoelace?", "That's an aglet."),
    (
        "Small question: do I salt the water before or after it boils?",
        "Whichever you remember. It makes no difference.",
    ),
    ("And how do you write `eighth` without looking it up?", "Like `eight` with one more `h`."),
    ("Something else: which side of the foil goes on the outside?", "Either. The shine comes from the rolling mill."),
    (
        "Talking of which, how does one stop a door from squeaking?",
        "A drop of oil on each hinge, or a rub with candle wax.",
    ),
    ("Apropos of nothing: why is it called a cold if one is hot?", "It was named after the shivering, long ago."),
    (
        "Before you answer, how many teaspoons go into a tablespoon?",
        "Three, unless you're in Australia, where it's four.",
    ),
    ("Out of curiosity, do fish sleep?", "They rest with open eyes; there's little else they can do."),
    ("Just so I know, is it `fewer` or `less` with cups of tea?", "`Fewer` cups, `less` tea."),
    ("On the side: can one iron a silk tie?", "Steam it from a distance instead, and let it hang."),
    ("I also wondered why onions make people cry.", "Cutting them sets a gas free that stings. A sharp knife helps."),
    ("A different matter: how tall is a giraffe, roughly?", "About five meters, most of it leg and neck."),
    ("What else? Oh yes, does moss mean that a lawn is too wet?", "Too shady or too sour, more often than too wet."),
    ("And a quick one: what's the plural of `octopus`?", "`Octopuses` is safe at any table."),
    ("Which reminds me: do batteries last longer in the fridge?", "Hardly. A cool drawer does as well."),
];
