//! Changing the app's own memories: noting something new, correcting a note, dropping one.

use belljar_exam::MockWorld;

use crate::assistant::tools::category::{Category, DIRECT_ROUTING, ROUTING_TRAP};
use crate::assistant::tools::desk::{Coins, Desk, Errand, Forms, fill};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::assistant::tools::world::{matter, notes_about};
use crate::wording::{Rule, rule};

/// Something new to be kept, put as if it were known: `save_memory`.
pub(in crate::assistant::tools) const MEMORY_SAVE_NOT_SEARCH: Category = Category {
    name: "memory_save_not_search",
    axis: ROUTING_TRAP,
    avoid: &["save", "store", "memory", "memories", "search"],
    write: memory_save_not_search,
};

/// A note, by its id, that has become wrong: `update_memory`.
pub(in crate::assistant::tools) const MEMORY_UPDATE: Category = Category {
    name: "memory_update",
    axis: DIRECT_ROUTING,
    avoid: &["update", "replace", "memory", "memories", "pair"],
    write: memory_update,
};

/// A note, by its id, that has to go: `delete_memory`.
pub(in crate::assistant::tools) const MEMORY_DELETE: Category = Category {
    name: "memory_delete",
    axis: DIRECT_ROUTING,
    avoid: &["delete", "remove", "erase", "memory", "memories", "pair"],
    write: memory_delete,
};

/// Facts of a user's life: how the value is coined, and the clause. Mark: `v` the value.
const FACTS: &[(Coins, &str)] = &[
    (|mint| mint.code(), "my new locker code is {v}"),
    (|mint| mint.first_name(), "the spare key is with {v} downstairs"),
    (|mint| mint.medicine(), "I can't tolerate {v}"),
    (|mint| mint.restaurant(), "our anniversary table is always at {v}"),
    (|mint| mint.street(), "my mother has moved to {v}"),
    (|mint| mint.pet(), "the neighbors' dog is called {v}"),
    (|mint| mint.reference(), "my library card has the number {v}"),
    (|mint| mint.company(), "the boiler is serviced by {v}"),
    (|mint| mint.dish(), "my father's favorite dish is {v}"),
    (|mint| mint.city(), "the twins were born in {v}"),
    (|mint| mint.phone(), "the chimney sweep answers at {v}"),
    (|mint| mint.book(), "the book club reads {v} next"),
];

/// Coins a fact: the value and the clause.
fn fact(desk: &mut Desk<'_>) -> (String, String) {
    let (coin, clause) = *desk.choices.pick(FACTS);
    let value = desk.coin(coin);
    let clause = fill(clause, &[("v", &value)]);
    (value, clause)
}

/// Errands of keeping a fact. Mark: `f` the clause.
const KEEPING: &[Forms] = &[
    ("keep in mind that {f}", "keeping in mind that {f}", "a lasting note that {f}"),
    ("make a note that {f}", "making a note that {f}", "a note for good that {f}"),
    ("hold on to this for next time: {f}", "holding on to this for next time: {f}", "something for your files: {f}"),
    ("learn by heart that {f}", "learning by heart that {f}", "your promise to know from now on that {f}"),
];

static FOR_LATER: Rule = rule!(
    "remember that " {fact} "."
    | "do you remember things if I tell you? Then here's one: " {fact} "."
    | "I'll ask you about this one day: " {fact} "."
    | "for the record, " {fact} "."
    | "from today on, " {fact} ". Don't forget it."
    | "you won't find this anywhere yet: " {fact} "."
    | "has anyone told you that " {fact} "? Well, now you know, for good."
    | "next time we talk you should know that " {fact} "."
    | "so that I don't have to repeat it: " {fact} "."
    | "what you don't know about me so far is that " {fact} "."
);

fn memory_save_not_search(desk: &mut Desk<'_>) -> Sketch {
    let (value, clause) = fact(desk);
    let text = if desk.choices.chance(1, 2) {
        desk.say(&FOR_LATER, &[("fact", &clause)])
    } else {
        let errand = Errand::fill(desk.choices.pick(KEEPING), &[("f", &clause)]);
        desk.order_last(&errand)
    };
    let matter = matter(desk);
    let world = MockWorld { memories: notes_about(desk, &matter), memory_tools: true, ..MockWorld::default() };
    let call = Call::new("save_memory").contains("content", format!("The user says that {clause}."), &value);
    Sketch::calls(text, world, vec![call], "Noted.")
}

/// Errands of correcting a note. Marks: `i` its id, `f` the clause.
const CORRECTING: &[Forms] = &[
    ("change {i} so that it says {f}", "changing {i} so that it says {f}", "a corrected {i} that says {f}"),
    ("correct {i}, because {f}", "correcting {i}, because {f}", "a correction of {i}, because {f}"),
    ("bring {i} up to date: {f}", "bringing {i} up to date: {f}", "a new wording for {i}: {f}"),
    ("put {i} right: {f}", "putting {i} right: {f}", "an amended {i}: {f}"),
];

static NO_LONGER_TRUE: Rule = rule!(
    "what you have in " {id} " is no longer true: " {fact} "."
    | {fact_first} ", so " {id} " needs a new wording."
    | "you've still got the old story in " {id} ". By now, " {fact} "."
    | {fact_first} ". Entry " {id} " says otherwise, which is wrong."
    | "entry " {id} " has aged badly. The truth is that " {fact} "."
);

fn memory_update(desk: &mut Desk<'_>) -> Sketch {
    let matter = matter(desk);
    let mut memories = notes_about(desk, &matter);
    let (coin, template) = *desk.choices.pick(FACTS);
    let (value, old) = (desk.coin(coin), desk.coin(coin));
    let clause = fill(template, &[("v", &value)]);
    let at = desk.choices.index(memories.len());
    memories[at].text = format!("The user says that {}.", fill(template, &[("v", &old)]));
    let id = memories[at].id.clone();
    let text = if desk.choices.chance(1, 2) {
        let first = crate::assistant::tools::desk::capital(&clause);
        desk.say(&NO_LONGER_TRUE, &[("id", &id), ("fact", &clause), ("fact_first", &first)])
    } else {
        let errand = Errand::fill(desk.choices.pick(CORRECTING), &[("i", &id), ("f", &clause)]);
        desk.order_last(&errand)
    };
    let world = MockWorld { memories, memory_tools: true, ..MockWorld::default() };
    let content = format!("The user says that {clause}.");
    let call = Call::new("update_memory").equals("pair_id", id).contains("content", content, &value);
    Sketch::calls(text, world, vec![call], "It's put right.")
}

/// Errands of dropping a note. Mark: `i` its id.
const DROPPING: &[Forms] = &[
    ("drop {i} for good", "dropping {i} for good", "the end of {i}, for good"),
    ("get rid of {i}", "getting rid of {i}", "a clean slate without {i}"),
    ("forget {i} altogether", "forgetting {i} altogether", "your word that {i} is forgotten"),
    ("throw {i} away", "throwing {i} away", "an end to {i}"),
    ("strike {i} from your files", "striking {i} from your files", "your files without {i}"),
    ("wipe {i} out", "wiping {i} out", "entry {i} wiped out"),
];

static TO_GO: Rule = rule!(
    "I never want to hear of " {id} " again. Make it go away."
    | "entry " {id} " is nobody's business any more, so it has to go."
    | "it was a mistake to tell you what's in " {id} ". Can you let go of it?"
    | "please act as if " {id} " had never been written down, and make sure that it's gone."
    | "whatever is in " {id} ", out with it."
    | "one entry too many: " {id} ". It has to go."
);

fn memory_delete(desk: &mut Desk<'_>) -> Sketch {
    let matter = matter(desk);
    let memories = notes_about(desk, &matter);
    let id = desk.choices.pick(&memories).id.clone();
    let text = if desk.choices.chance(2, 5) {
        desk.say(&TO_GO, &[("id", &id)])
    } else {
        let errand = Errand::fill(desk.choices.pick(DROPPING), &[("i", &id)]);
        desk.order(&errand)
    };
    let world = MockWorld { memories, memory_tools: true, ..MockWorld::default() };
    Sketch::calls(text, world, vec![Call::new("delete_memory").equals("pair_id", id)], "It's gone.")
}
