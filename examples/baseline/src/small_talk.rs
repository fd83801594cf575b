//! Talk that wants a friendly word and nothing else.

use crate::text::{Words, tokens, words};

/// Words of greetings, thanks and moods.
static WORDS: Words = words!(
    " hi hello hey morning afternoon evening thanks thank cheers goodbye bye night congrats welcome lovely nice \
great awesome haha lol joke fun funny smile bored tired happy sad glad mood weekend hanging chat vibes day appreciate kind "
);

/// Replies to small talk, or returns none if the request is something else.
pub(crate) fn reply(request: &str) -> Option<&'static str> {
    let words = tokens(request);
    let chatty = words.iter().filter(|token| WORDS.holds(&token.lower)).count();
    let weighty = words.iter().filter(|token| !crate::text::is_common(&token.lower)).count();
    if words.is_empty() || chatty * 2 >= weighty && (chatty > 0 || weighty == 0) && words.len() <= 16 {
        return Some("Glad to hear from you! I'm doing well, and I'm here whenever you need something.");
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greetings_are_small_talk_and_work_is_not() {
        assert!(reply("Hey, good morning!").is_some());
        assert!(reply("Thanks, have a great weekend").is_some());
        assert!(reply("What is my locker code?").is_none());
        assert!(reply("Morning! Paint me a picture of a lighthouse.").is_none());
    }
}
