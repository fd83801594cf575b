//! The index over the memory store.

use std::collections::{BTreeMap, BTreeSet};

use super::IndexError;
use super::parts::{BATCH, read_in_parts, write_in_parts};
use super::postings::{append, decode};
use crate::memory::{Entry, read};

/// An inverted index, kept in the memory store under a name of its own.
///
/// It keeps which terms a document has, and the documents' names; texts are the agent's to keep. A search reads the lists
/// of the terms that are asked for, and nothing else. Indexes of other names in the same store don't meet.
///
/// ```
/// use belljar_guest::memory::Index;
/// use belljar_guest::testing::TestHost;
/// use belljar_guest::text::words;
///
/// TestHost::new().run(|| {
///     // While ingesting.
///     let mut index = Index::open("said/ada")?;
///     index.add("t1", words("My cat Mila hates thunder."));
///     index.add("t2", words("My cat likes tuna."));
///     index.commit()?;
///
///     // Later, in a fresh instance.
///     let hits = Index::open("said/ada")?.search(words("Which cat hates noise?"), 5)?;
///     assert_eq!((&*hits[0].document, hits[0].terms), ("t1", 2));
///     assert_eq!((&*hits[1].document, hits[1].terms), ("t2", 1));
///     Ok::<(), belljar_guest::Error>(())
/// })?;
/// # Ok::<(), belljar_guest::Error>(())
/// ```
#[derive(Debug)]
pub struct Index {
    /// Documents, those that aren't committed yet included.
    documents: u32,
    name: String,
    /// Names of documents that aren't committed yet, by ordinal.
    new_documents: Vec<(u32, String)>,
    /// Ordinals of such documents by term.
    new_postings: BTreeMap<String, Vec<u32>>,
}

/// A document that a search found.
///
/// ```
/// use belljar_guest::memory::Hit;
///
/// let hit = Hit { document: "t1".into(), score: 7, terms: 2 };
/// assert!(hit.score > hit.terms);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The name that it was added under.
    pub document: String,
    /// How well it fits: each term that it has counts 1, and 1 more for each time that the number of documents with that
    /// term would have to be doubled to reach all: the rarer a term, the more it says.
    pub score: u32,
    /// How many of the terms it has.
    pub terms: u32,
}

impl Index {
    /// Opens the index of this name; one that nothing was added to is empty. Its entries begin with the name and `/`.
    ///
    /// # Errors
    /// If the name is too large, or is taken by entries of another sort.
    ///
    /// ```
    /// use belljar_guest::memory::Index;
    /// use belljar_guest::testing::TestHost;
    ///
    /// TestHost::new().run(|| assert_eq!(Index::open("said").unwrap().len(), 0));
    /// ```
    pub fn open(name: impl Into<String>) -> Result<Self, IndexError> {
        let name = name.into();
        let count = count_entry(&name);
        let documents = match read(&count)? {
            None => 0,
            Some(bytes) => match <[u8; 4]>::try_from(&*bytes) {
                Ok(bytes) => u32::from_le_bytes(bytes),
                Err(_) => return Err(IndexError::Malformed { name: count }),
            },
        };
        Ok(Self { documents, name, new_documents: Vec::new(), new_postings: BTreeMap::new() })
    }

    /// Adds a document by a name to find it by, with its terms. Nothing is written before [`Self::commit`].
    ///
    /// ```
    /// use belljar_guest::memory::Index;
    /// use belljar_guest::testing::TestHost;
    ///
    /// TestHost::new().run(|| {
    ///     let mut index = Index::open("said").unwrap();
    ///     index.add("t1", ["cat", "tuna"]);
    ///     assert_eq!(index.len(), 1);
    ///     assert_eq!(Index::open("said").unwrap().len(), 0);
    /// });
    /// ```
    ///
    /// # Panics
    /// If it is the 2³²nd document, which no memory store holds.
    pub fn add<T: Into<String>>(&mut self, document: impl Into<String>, terms: impl IntoIterator<Item = T>) {
        let ordinal = self.documents;
        self.documents = ordinal.checked_add(1).expect("no memory store holds so many documents");
        self.new_documents.push((ordinal, document.into()));
        for term in terms {
            let ordinals = self.new_postings.entry(term.into()).or_default();
            if ordinals.last() != Some(&ordinal) {
                ordinals.push(ordinal);
            }
        }
    }

    /// Writes what was added to the memory store. Call it once at the end of an ingestion: each term's list is read and
    /// written once.
    ///
    /// # Errors
    /// If the store is full, a term or a name is too large, or an entry isn't of this index.
    ///
    /// ```
    /// use belljar_guest::memory::Index;
    /// use belljar_guest::testing::TestHost;
    ///
    /// TestHost::new().run(|| {
    ///     let mut index = Index::open("said").unwrap();
    ///     index.add("t1", ["cat"]);
    ///     index.commit().unwrap();
    ///     assert_eq!(Index::open("said").unwrap().len(), 1);
    /// });
    /// ```
    pub fn commit(&mut self) -> Result<(), IndexError> {
        let new_postings = std::mem::take(&mut self.new_postings);
        let terms: Vec<(String, Vec<u32>)> = new_postings.into_iter().collect();
        for batch in terms.chunks(BATCH) {
            let names: Vec<String> = batch.iter().map(|(term, _)| self.term_entry(term)).collect();
            let mut lists = Vec::with_capacity(batch.len());
            for ((name, bytes), (_, ordinals)) in names.iter().zip(read_in_parts(&names)?).zip(batch) {
                let mut bytes = bytes.unwrap_or_default();
                let last = decode(&bytes).ok_or_else(|| IndexError::Malformed { name: name.clone() })?.last().copied();
                append(&mut bytes, last, ordinals);
                lists.push(Entry { name: name.clone(), value: bytes });
            }
            write_in_parts(lists)?;
        }
        let new_documents = std::mem::take(&mut self.new_documents);
        let mut entries: Vec<Entry> = new_documents
            .into_iter()
            .map(|(ordinal, document)| Entry { name: self.document_entry(ordinal), value: document.into_bytes() })
            .collect();
        // The count comes last: without it, nothing of the rest is seen.
        entries.push(Entry { name: count_entry(&self.name), value: self.documents.to_le_bytes().to_vec() });
        Ok(write_in_parts(entries)?)
    }

    /// Finds the documents that have most of these terms, rare terms counting more: at most `max`, the best first; of
    /// equals, those that were added last. What isn't committed isn't found.
    ///
    /// # Errors
    /// If a term is too large, or an entry isn't of this index.
    ///
    /// ```
    /// use belljar_guest::memory::Index;
    /// use belljar_guest::testing::TestHost;
    ///
    /// TestHost::new().run(|| {
    ///     let mut index = Index::open("said").unwrap();
    ///     for (document, terms) in [("t1", ["my", "cat"]), ("t2", ["my", "dog"]), ("t3", ["my", "car"])] {
    ///         index.add(document, terms);
    ///     }
    ///     index.commit().unwrap();
    ///     let hits = index.search(["my", "dog"], 2).unwrap();
    ///     assert_eq!(hits.iter().map(|hit| &*hit.document).collect::<Vec<_>>(), ["t2", "t3"]);
    /// });
    /// ```
    pub fn search<T: Into<String>>(
        &self,
        terms: impl IntoIterator<Item = T>,
        max: usize,
    ) -> Result<Vec<Hit>, IndexError> {
        let terms: BTreeSet<String> = terms.into_iter().map(Into::into).collect();
        let names: Vec<String> = terms.iter().map(|term| self.term_entry(term)).collect();
        let mut found: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
        for (name, bytes) in names.iter().zip(read_in_parts(&names)?) {
            let Some(bytes) = bytes else { continue };
            let ordinals = decode(&bytes).ok_or_else(|| IndexError::Malformed { name: name.clone() })?;
            let with_term = u32::try_from(ordinals.len()).unwrap_or(u32::MAX).max(1);
            let weight = 1 + (self.documents / with_term).max(1).ilog2();
            for ordinal in ordinals {
                let (score, terms) = found.entry(ordinal).or_default();
                *score += weight;
                *terms += 1;
            }
        }
        let mut best: Vec<(u32, (u32, u32))> = found.into_iter().collect();
        best.sort_unstable_by_key(|(ordinal, (score, _))| std::cmp::Reverse((*score, *ordinal)));
        best.truncate(max);
        let names: Vec<String> = best.iter().map(|(ordinal, _)| self.document_entry(*ordinal)).collect();
        let hits = names.iter().zip(read_in_parts(&names)?).zip(best).map(|((name, document), (_, (score, terms)))| {
            let document = document.and_then(|bytes| String::from_utf8(bytes).ok());
            let document = document.ok_or_else(|| IndexError::Malformed { name: name.clone() })?;
            Ok(Hit { document, score, terms })
        });
        hits.collect()
    }

    /// Returns the number of documents, those that aren't committed yet included.
    ///
    /// ```
    /// use belljar_guest::memory::Index;
    /// use belljar_guest::testing::TestHost;
    ///
    /// TestHost::new().run(|| assert_eq!(Index::open("said").unwrap().len(), 0));
    /// ```
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.documents
    }

    /// Tells whether nothing was added.
    ///
    /// ```
    /// use belljar_guest::memory::Index;
    /// use belljar_guest::testing::TestHost;
    ///
    /// TestHost::new().run(|| assert!(Index::open("said").unwrap().is_empty()));
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.documents == 0
    }

    fn term_entry(&self, term: &str) -> String {
        format!("{}/t/{term}", self.name)
    }

    fn document_entry(&self, ordinal: u32) -> String {
        format!("{}/d/{ordinal:08x}", self.name)
    }
}

fn count_entry(name: &str) -> String {
    format!("{name}/n")
}
