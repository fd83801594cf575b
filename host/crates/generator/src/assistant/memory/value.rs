//! What values look like, and the forms in which an answer may give them.

use crate::coin::Mint;

/// The sort of a value: each is coined in a space of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// A person with first and last name.
    Person,
    /// A first name.
    Given,
    /// A pet's name.
    Pet,
    /// A town.
    Place,
    /// A village.
    Village,
    /// A street.
    Street,
    /// A college or university.
    School,
    /// A company.
    Company,
    /// A bank.
    Bank,
    /// An insurance company.
    Insurer,
    /// A workshop for cars.
    Garage,
    /// A brand of one word.
    Brand,
    /// A sports club.
    Club,
    /// A bakery.
    Shop,
    /// A restaurant.
    Restaurant,
    /// A car.
    Vehicle,
    /// A telephone to carry.
    Handset,
    /// A piece of software.
    App,
    /// A project's name.
    Project,
    /// A medicine.
    Medicine,
    /// A law case.
    Matter,
    /// An investment fund.
    Fund,
    /// A book.
    Book,
    /// A song.
    Song,
    /// A film.
    Film,
    /// A podcast.
    Podcast,
    /// A hiking trail.
    Trail,
    /// A dish.
    Dish,
    /// A household device.
    Gadget,
    /// A short code.
    Code,
}

impl Sort {
    /// Coins a value.
    pub(super) fn coin(self, mint: &mut Mint<'_>) -> String {
        match self {
            Self::Person => mint.person(),
            Self::Given => mint.first_name(),
            Self::Pet => mint.pet(),
            Self::Place => mint.city(),
            Self::Village => mint.village(),
            Self::Street => mint.street(),
            Self::School => mint.university(),
            Self::Company => mint.company(),
            Self::Bank => mint.bank(),
            Self::Insurer => mint.insurer(),
            Self::Garage => mint.garage(),
            Self::Brand => mint.brand(),
            Self::Club => mint.club(),
            Self::Shop => mint.bakery(),
            Self::Restaurant => mint.restaurant(),
            Self::Vehicle => mint.car(),
            Self::Handset => mint.handset(),
            Self::App => mint.app(),
            Self::Project => mint.project(),
            Self::Medicine => mint.medicine(),
            Self::Matter => mint.matter(),
            Self::Fund => mint.fund(),
            Self::Book => mint.book(),
            Self::Song => mint.song(),
            Self::Film => mint.film(),
            Self::Podcast => mint.podcast(),
            Self::Trail => mint.trail(),
            Self::Dish => mint.dish(),
            Self::Gadget => mint.gadget(),
            Self::Code => mint.code(),
        }
        .into()
    }

    /// Lists the forms of a value that an answer may give, the whole one first. No two coined people share a first or a
    /// last name, and no two cars, banks and so on a brand, so that a part names the whole.
    pub(super) fn forms(self, value: &str) -> Vec<String> {
        let mut forms = vec![value.to_owned()];
        if let (
            Self::Person | Self::Vehicle | Self::Handset | Self::Bank | Self::Insurer | Self::Garage,
            Some((first, last)),
        ) = (self, value.split_once(' '))
        {
            forms.push(first.to_owned());
            if self == Self::Person {
                forms.push(last.to_owned());
            }
        }
        forms
    }
}
