//! The web: searching and reading.

use belljar_exam::WebPage;

use super::arguments::Arguments;
use super::state::{State, quoted};
use super::words::{Words, ranked};

/// Hits that a search shows for each query unless the call asks for another number.
const HITS_DEFAULT: usize = 5;

/// Most hits that a search shows for each query.
const HITS_MAX: usize = 20;

/// Searches for each query on its own: shows the pages that have most words in common with it, by title, address and
/// snippet, never the text.
pub(super) fn search_web(state: &mut State, arguments: &Arguments) -> String {
    let most = arguments.count("num_results", HITS_DEFAULT, HITS_MAX);
    let queries = arguments.texts("queries");
    let mut parts = Vec::new();
    for query in &queries {
        let hits =
            ranked(&Words::of([*query]), &state.world.pages, |page| vec![&*page.title, &*page.snippet, &*page.text]);
        let heading = if queries.len() > 1 { format!("Results for {}:\n", quoted(query)) } else { String::new() };
        parts.push(if hits.is_empty() {
            format!("No results for {}.", quoted(query))
        } else {
            let lines = (1..).zip(hits.iter().take(most)).map(|(rank, page)| hit(rank, page));
            format!("{heading}{}", lines.collect::<Vec<_>>().join("\n"))
        });
    }
    parts.join("\n\n")
}

/// Shows the texts of pages, in the order asked.
pub(super) fn read_links(state: &mut State, arguments: &Arguments) -> Result<String, String> {
    let mut opened = 0;
    let mut parts = Vec::new();
    for url in arguments.texts("urls") {
        parts.push(match state.world.pages.iter().find(|page| same_address(&page.url, url)) {
            Some(page) => {
                opened += 1;
                shown(page)
            }
            None => format!("Could not open {}: not found", quoted(url)),
        });
    }
    if opened == 0 { Err(parts.join("\n")) } else { Ok(parts.join("\n\n")) }
}

fn hit(rank: usize, page: &WebPage) -> String {
    format!("{rank}. {}\n   {}\n   {}", page.title, page.url, page.snippet)
}

fn shown(page: &WebPage) -> String {
    format!("{}\n{}\n\n{}", page.title, page.url, page.text)
}

/// A scheme and a closing slash make no other page of it.
fn same_address(one: &str, other: &str) -> bool {
    fn bare(url: &str) -> &str {
        let url = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or(url);
        url.strip_suffix('/').unwrap_or(url)
    }
    bare(one) == bare(other)
}
