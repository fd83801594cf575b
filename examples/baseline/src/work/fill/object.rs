//! What a request is about, without courtesies and commands.

/// Takes what a request is about: it without courtesies and the command at its head.
pub(super) fn object_of(text: &str) -> String {
    let mut rest = text.trim().trim_end_matches(['.', '!', '?']).trim();
    if let Some((_, after)) =
        rest.split_once(": ").filter(|(before, after)| before.split(' ').count() <= 8 && !after.is_empty())
    {
        rest = after;
    }
    loop {
        let before = rest;
        for lead in LEADS {
            let lower = rest.to_lowercase();
            if lower.len() == rest.len() && lower.starts_with(lead) {
                rest = rest[lead.len()..].trim_start_matches([',', ' ', '-', '—', ':']);
            }
        }
        if rest == before || rest.is_empty() {
            break;
        }
    }
    for trail in TRAILS {
        let lower = rest.to_lowercase();
        if lower.len() == rest.len() && lower.ends_with(trail) {
            rest = rest[..rest.len() - trail.len()].trim_end_matches([',', ' ', '-', '—', '.']);
        }
    }
    rest.trim().to_owned()
}

/// Words at the head of a request that say what to do, and not about what.
const LEADS: &[&str] = &[
    "please ",
    "could you ",
    "can you ",
    "would you ",
    "will you ",
    "hey ",
    "hi ",
    "ok ",
    "okay ",
    "so ",
    "oh ",
    "also ",
    "and ",
    "then ",
    "i'd like you to ",
    "i would like you to ",
    "i want you to ",
    "i need you to ",
    "i'd like ",
    "i need ",
    "i want ",
    "go ahead and ",
    "search the web for ",
    "search online for ",
    "look up ",
    "find out about ",
    "find out ",
    "look for ",
    "search for ",
    "find me ",
    "find ",
    "google ",
    "check the web for ",
    "what's the latest on ",
    "what is the latest on ",
    "tell me about ",
    "tell me ",
    "draw me ",
    "draw ",
    "paint me ",
    "paint ",
    "generate ",
    "create ",
    "make me ",
    "make ",
    "build me ",
    "build ",
    "produce ",
    "design ",
    "sketch ",
    "render ",
    "an image of ",
    "a picture of ",
    "an illustration of ",
    "a photo of ",
    "a drawing of ",
    "picture of ",
    "dispatch a task to ",
    "dispatch an agent to ",
    "kick off a job to ",
    "kick off a background job to ",
    "kick off an agent to ",
    "start a job to ",
    "start a background job to ",
    "start an agent to ",
    "start a task to ",
    "run a job to ",
    "run a background job to ",
    "launch a job to ",
    "launch an agent to ",
    "have an agent ",
    "get an agent to ",
    "let an agent ",
    "in the background ",
    "send an agent to ",
    "remember that ",
    "remember ",
    "keep in mind that ",
    "keep in mind ",
    "note that ",
    "don't forget that ",
    "save that ",
    "save ",
    "let the team know that ",
    "let the team know ",
    "tell the team that ",
    "tell the team ",
    "file feedback for the team that ",
    "report to the team that ",
    "add ",
    "put ",
    "schedule ",
    "book ",
    "remind me about ",
    "remind me ",
    "what did i say about ",
    "me ",
    "for me ",
    "that ",
];

/// Words at the end of a request that don't belong to what it is about.
const TRAILS: &[&str] = &[
    " please",
    " thanks",
    " thank you",
    " for me",
    " online",
    " on the web",
    " to my calendar",
    " on my calendar",
    " in my calendar",
    " in the background",
    " right now",
    " now",
    " cheers",
    " no rush",
    " when you can",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn courtesies_and_commands_are_left_out() {
        assert_eq!(object_of("Could you please draw me a goose, thanks"), "a goose");
        assert_eq!(object_of("Remember that the mill is shut."), "the mill is shut");
    }
}
