//! Items with several accepted forms each, looked for together.

use crate::claims::{Claims, Standing};
use crate::forms::Forms;
use crate::needle::Mention;
use crate::reading::Reading;

/// Items of a list, each with its forms.
pub(super) struct Items {
    forms: Forms,
    length: usize,
    /// The item of each form.
    of_form: Vec<usize>,
}

impl Items {
    /// Reads the items of a key.
    pub(super) fn new(items: &[Vec<String>], locale: &str) -> Self {
        let forms = Forms::new(items.iter().flatten().map(String::as_str), locale);
        let of_form =
            items.iter().enumerate().flat_map(|(item, forms)| std::iter::repeat_n(item, forms.len())).collect();
        Self { forms, length: items.len(), of_form }
    }

    /// Returns the number of items.
    pub(super) fn len(&self) -> usize {
        self.length
    }

    /// Returns the item of a form.
    pub(super) fn item(&self, form: usize) -> usize {
        self.of_form[form]
    }

    /// Finds all mentions of items.
    pub(super) fn mentions(&self, claims: &Claims) -> Vec<Mention> {
        self.forms.mentions(claims)
    }

    /// Finds the mentions that are asserted.
    pub(super) fn asserted(&self, reading: &Reading<'_>, claims: &Claims) -> Vec<Mention> {
        // Items may be past; that they were is what such questions ask.
        let stands = |mention: &Mention| {
            matches!(Reading::standing(claims, *mention), Standing::Asserted | Standing::Past | Standing::Context)
                && (reading.asserts(claims, *mention) || Reading::standing(claims, *mention) != Standing::Asserted)
        };
        self.mentions(claims).into_iter().filter(stands).collect()
    }

    /// Returns the items that a side denies.
    pub(super) fn denied(&self, claims: &Claims) -> Vec<usize> {
        self.mentions(claims)
            .into_iter()
            .filter(|mention| Reading::standing(claims, *mention) == Standing::Denied)
            .map(|mention| self.item(mention.needle))
            .collect()
    }
}
