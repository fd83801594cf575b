//! Things around the corner: sports clubs, bakeries, banks, insurers, garages, telephones.

use super::business::brand;
use super::coiner::{Coined, Mint};
use super::joining::with_one_of;
use super::people::last_name;

const CLUB_ENDINGS: &[&str] = &[" Athletic", " Fitness", " Sports Club", " Gym", " Rowing Club"];
const BAKERY_ENDINGS: &[&str] = &[" & Daughters", " Bakehouse", "'s Bakery", " & Sons"];
const BANK_ENDINGS: &[&str] = &[" Bank", " Savings", " Credit Union"];
const INSURER_ENDINGS: &[&str] = &[" Mutual", " Assurance", " Insurance"];
const GARAGE_ENDINGS: &[&str] = &[" Motors", " Garage", " Auto Repairs"];
const HANDSET_ENDINGS: &[&str] = &[" Mini", " Slate", " Edge", " Fold", " Nova", " Lite"];

impl Mint<'_> {
    /// Coins a sports club.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn club(&mut self) -> Coined {
        self.coin_with_parts("club", &[0], |stream| with_one_of(brand(stream), stream, CLUB_ENDINGS))
    }

    /// Coins a bakery.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn bakery(&mut self) -> Coined {
        self.coin_with_parts("bakery", &[0], |stream| with_one_of(last_name(stream), stream, BAKERY_ENDINGS))
    }

    /// Coins a bank.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn bank(&mut self) -> Coined {
        self.coin_with_parts("bank", &[0], |stream| with_one_of(brand(stream), stream, BANK_ENDINGS))
    }

    /// Coins an insurance company.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn insurer(&mut self) -> Coined {
        self.coin_with_parts("insurer", &[0], |stream| with_one_of(brand(stream), stream, INSURER_ENDINGS))
    }

    /// Coins a workshop for cars.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn garage(&mut self) -> Coined {
        self.coin_with_parts("garage", &[0], |stream| with_one_of(last_name(stream), stream, GARAGE_ENDINGS))
    }

    /// Coins a telephone to carry: brand and model.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn handset(&mut self) -> Coined {
        self.coin_with_parts("handset", &[0], |stream| with_one_of(brand(stream), stream, HANDSET_ENDINGS))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use belljar_seed::Root;

    use crate::coin::Coiner;

    /// As in the coiner's own test: 4,000 draws of 10,000 equally likely values give about 3,297 different ones.
    #[test]
    fn every_space_holds_ten_thousand_values_and_more() {
        let root = Root::new("local tests", &[]);
        let mut seen: [BTreeSet<_>; 6] = Default::default();
        for ordinal in 0..4_000 {
            let mut coiner = Coiner::new(&root);
            let mut mint = coiner.mint("local", ordinal);
            let values = [mint.club(), mint.bakery(), mint.bank(), mint.insurer(), mint.garage(), mint.handset()];
            for (kind, value) in values.into_iter().enumerate() {
                seen[kind].insert(value);
            }
        }
        assert!(seen.iter().all(|values| values.len() > 3_297), "{:?}", seen.map(|values| values.len()));
    }
}
