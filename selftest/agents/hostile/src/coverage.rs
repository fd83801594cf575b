//! Which agent, or which other test, stands for each known way of attack.

/// A way of attack, and what stands for it.
pub struct Attack {
    /// What stands for it.
    pub cover: Cover,
    /// What it is.
    pub what: &'static str,
}

/// What stands for a way of attack.
pub enum Cover {
    /// These agents of the table.
    Agents(&'static [&'static str]),
    /// A test elsewhere, since no agent can bring it about or show it: its file and its name.
    Test(&'static str, &'static str),
    /// Agents, and a test elsewhere for the rest.
    Both(&'static [&'static str], &'static str, &'static str),
}

/// How many ways of attack are numbered.
pub const ATTACK_COUNT: usize = 56;

/// The numbered ways of attack, in order.
pub const ATTACKS: &[Attack] = &[];

/// What the suite must hold besides, by theme.
pub const OCCASIONS: &[Attack] = &[];
