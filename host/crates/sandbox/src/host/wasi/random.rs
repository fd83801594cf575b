//! `wasi:random`: a stream that is the same in every run and holds nothing of the exam.

use belljar_exam::Sha256Hex;
use belljar_transcript::LimitKind;
use chacha20::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

use crate::bindings::wasi::random::{insecure, insecure_seed, random};
use crate::limits::size;
use crate::state::State;
use crate::trap::Stop;

/// Keeps this stream apart from every other use of SHA-256 here.
const DOMAIN: &[u8] = b"belljar guest random bytes 1\0";

/// The random bytes of one call. Most calls ask for none, so that the stream is made at the first.
#[derive(Debug)]
pub(crate) struct VirtualRandom {
    component: Sha256Hex,
    config: Sha256Hex,
    ordinal: u32,
    stream: Option<ChaCha12Rng>,
}

impl VirtualRandom {
    /// Prepares the stream of one call: it depends on the component, its configuration and the call's ordinal alone.
    pub(crate) const fn new(component: Sha256Hex, config: Sha256Hex, ordinal: u32) -> Self {
        Self { component, config, ordinal, stream: None }
    }

    fn stream(&mut self) -> &mut ChaCha12Rng {
        self.stream.get_or_insert_with(|| {
            let ordinal = self.ordinal.to_le_bytes();
            let seed = Sha256Hex::of(&[DOMAIN, self.component.bytes(), self.config.bytes(), &ordinal]);
            ChaCha12Rng::from_seed(*seed.bytes())
        })
    }
}

impl State {
    fn random_bytes(&mut self, len: u64) -> wasmtime::Result<Vec<u8>> {
        if len > self.limits.random_bytes_max {
            self.accounting.begin(0)?;
            return Err(Stop::Limit(LimitKind::RandomBytes).into());
        }
        self.accounting.begin(size(len))?;
        let mut bytes = vec![0; size(len)];
        self.random.stream().fill_bytes(&mut bytes);
        Ok(bytes)
    }

    fn random_u64(&mut self) -> wasmtime::Result<u64> {
        self.accounting.begin(size_of::<u64>())?;
        Ok(self.random.stream().next_u64())
    }
}

impl random::Host for State {
    fn get_random_bytes(&mut self, len: u64) -> wasmtime::Result<Vec<u8>> {
        self.random_bytes(len)
    }

    fn get_random_u64(&mut self) -> wasmtime::Result<u64> {
        self.random_u64()
    }
}

impl insecure::Host for State {
    fn get_insecure_random_bytes(&mut self, len: u64) -> wasmtime::Result<Vec<u8>> {
        self.random_bytes(len)
    }

    fn get_insecure_random_u64(&mut self) -> wasmtime::Result<u64> {
        self.random_u64()
    }
}

impl insecure_seed::Host for State {
    fn insecure_seed(&mut self) -> wasmtime::Result<(u64, u64)> {
        Ok((self.random_u64()?, self.random_u64()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use crate::state::tests::{limit, responding};

    fn first(component: &[u8], config: &[u8], ordinal: u32) -> u64 {
        VirtualRandom::new(Sha256Hex::of(&[component]), Sha256Hex::of(&[config]), ordinal).stream().next_u64()
    }

    #[test]
    fn the_stream_depends_on_component_configuration_and_call_alone() {
        let streams = [first(b"a", b"b", 0), first(b"x", b"b", 0), first(b"a", b"x", 0), first(b"a", b"b", 1)];
        assert_eq!(streams[0], first(b"a", b"b", 0));
        for (at, stream) in streams.iter().enumerate() {
            assert!(!streams[..at].contains(stream));
        }
    }

    #[test]
    fn bytes_come_up_to_the_limit_and_no_further() {
        let mut state = responding(Limits::default());
        let bytes = random::Host::get_random_bytes(&mut state, 4_096).unwrap();
        assert_eq!(bytes.len(), 4_096);
        assert_ne!(bytes, random::Host::get_random_bytes(&mut state, 4_096).unwrap());
        for len in [4_097, u64::MAX] {
            assert_eq!(limit(random::Host::get_random_bytes(&mut state, len)), Some(LimitKind::RandomBytes));
            assert_eq!(limit(insecure::Host::get_insecure_random_bytes(&mut state, len)), Some(LimitKind::RandomBytes));
        }
    }
}
