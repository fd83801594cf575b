//! Every import, called with arbitrary arguments in arbitrary order: whatever comes of it is the guest's doing.

use belljar_sandbox::Limits;
use belljar_transcript::Blame;

use crate::support::{IMPORTS, guest, ingest, label, load, respond};

/// Guests that are made. Each makes up to a dozen calls, in both exports.
const GUESTS: u64 = 300;

/// Arguments that have hurt others: edges of types, of memory, of what the prelude holds.
const EDGES: [u64; 14] =
    [0, 1, 2, 5, 255, 1_024, 4_096, 4_144, 65_535, 131_072, 0x7fff_ffff, 0x8000_0000, 0xffff_fff8, u64::MAX];

/// SplitMix64: a spread of numbers that is the same on every machine.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        let index = self.next() % from.len() as u64;
        &from[usize::try_from(index).unwrap()]
    }

    fn argument(&mut self, kind: &str) -> String {
        let value = if self.next().is_multiple_of(4) { self.next() } else { *self.pick(&EDGES) };
        // As signed numbers: WAT reads those of either sign.
        format!("({kind}.const 0x{:x})", if kind == "i32" { value & 0xffff_ffff } else { value })
    }
}

/// Writes calls of arbitrary imports with arbitrary arguments.
fn calls(numbers: &mut Numbers) -> String {
    let mut body = String::new();
    for _ in 0..=numbers.next() % 12 {
        let (interface, name, signature) = numbers.pick(IMPORTS);
        // A guest may exit: that ends it, and is tested elsewhere.
        if *name == "exit" {
            continue;
        }
        let (parameters, results) = signature.split_once("(result").unwrap_or((signature, ""));
        let kinds: Vec<&str> = parameters.split(['(', ')', ' ']).filter(|word| word.starts_with('i')).collect();
        let arguments: Vec<String> = kinds.iter().map(|kind| numbers.argument(kind)).collect();
        let call = format!("(call ${} {})", label(interface, name), arguments.join(" "));
        body.push_str(&if results.is_empty() { call } else { format!("(drop {call})") });
        body.push('\n');
    }
    body
}

#[test]
fn no_call_of_an_import_is_the_hosts_fault() {
    let limits = Limits { fuel_ingest_max: 20_000_000, fuel_respond_max: 20_000_000, ..Limits::default() };
    let mut numbers = Numbers(1);
    let mut ended_well = 0;
    for number in 0..GUESTS {
        let (in_ingest, in_respond) = (calls(&mut numbers), calls(&mut numbers));
        let agent = load(&guest(&in_ingest, &in_respond), limits.clone());
        for (report, body) in [(ingest(&agent, Vec::new()), in_ingest), (respond(&agent), in_respond)] {
            assert_ne!(report.outcome.blame(), Some(Blame::Host), "guest {number}: {:?}\n{body}", report.host_detail);
            ended_well += u32::from(report.outcome.may_commit());
        }
    }
    // Were all of them refused at once, nothing would have been tried.
    assert!(ended_well > 20, "{ended_well} calls ended well");
}
