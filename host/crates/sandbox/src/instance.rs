//! One call: a fresh store, a fresh instance, one export, one report.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use belljar_exam::Timestamp;
use belljar_transcript::Outcome;
use wasmtime::{CallHook, Store, UpdateDeadline};

use crate::accounting::settle;
use crate::bindings::Admitted;
use crate::bindings::belljar::agent::types::{Request, Wave};
use crate::call::{CallReport, Examinee, IngestCall, RespondCall, panic_text};
use crate::component::Agent;
use crate::cpu_clock::thread_cpu_time;
use crate::host::{VirtualClock, VirtualRandom};
use crate::limits::size;
use crate::memory_store::Fork;
use crate::state::{Delivery, OpenRequest, Phase, State};
use crate::trap::{Ending, failed, outcome_of};

/// What an export returned, or why it didn't.
type Returned = wasmtime::Result<Result<(), String>>;

impl Examinee for Agent {
    fn ingest(&self, call: IngestCall) -> CallReport {
        let wave = Wave { index: call.wave, now: call.now.to_string() };
        let phase = Phase::Ingesting(Delivery { items: call.items, sources: None, taken: 0 });
        let budget = Budget { cpu_seconds: self.limits.ingest_cpu_seconds_max, fuel: self.limits.fuel_ingest_max };
        let state = self.state(call.now, call.ordinal, call.memory.fork(), phase);
        self.run(state, budget, |admitted, store| admitted.call_ingest(store, &wave))
    }

    fn respond(&self, call: RespondCall) -> CallReport {
        let request = Request { user: call.user.to_string(), now: call.now.to_string(), text: call.text };
        let phase = Phase::Responding(OpenRequest {
            answer: None,
            catalog: call.catalog,
            tool_calls: Vec::new(),
            tool_calls_made: 0,
            tools: call.tools,
        });
        let budget = Budget { cpu_seconds: self.limits.respond_cpu_seconds_max, fuel: self.limits.fuel_respond_max };
        let state = self.state(call.now, call.ordinal, call.memory.fork(), phase);
        self.run(state, budget, |admitted, store| admitted.call_respond(store, &request))
    }
}

/// What a call may use.
#[derive(Clone, Copy)]
struct Budget {
    cpu_seconds: u64,
    fuel: u64,
}

impl Agent {
    fn state(&self, now: Timestamp, ordinal: u32, memory: Fork, phase: Phase) -> State {
        let random = VirtualRandom::new(self.component, self.config_digest, ordinal);
        State::new(&self.limits, &self.config, VirtualClock::new(now), random, memory, phase)
    }

    fn run(
        &self,
        state: State,
        budget: Budget,
        export: impl FnOnce(&Admitted, &mut Store<State>) -> Returned,
    ) -> CallReport {
        let _place = self.gate.enter();
        let mut store = self.store(state, budget.cpu_seconds);
        // The engine carries a panic of host code through the guest's frames and on to here.
        let ended = catch_unwind(AssertUnwindSafe(|| self.call(&mut store, budget.fuel, export)));
        let ending = ended.unwrap_or_else(|panic| Ending {
            fuel: None,
            host_detail: Some(panic_text(&*panic).unwrap_or("host code panicked").to_owned()),
            outcome: Outcome::HostPanic,
        });
        store.into_data().into_report(ending)
    }

    fn store(&self, state: State, cpu_seconds: u64) -> Store<State> {
        let mut store = Store::new(&self.engine, state);
        store.limiter(|state| &mut state.limiter);
        store.set_hostcall_fuel(size(self.limits.host_call_bytes_max));
        store.set_max_component_handles(size(self.limits.handles_max));
        store.call_hook(|mut store, hook| {
            let depth = &mut store.data_mut().accounting.guest_depth;
            match hook {
                CallHook::CallingWasm => *depth += 1,
                CallHook::ReturningFromWasm => *depth -= 1,
                // Not within the guest's allocator, which the host calls to hand over a result: the engine's own calls
                // end with this hook, too, and the guest's code there holds the count of fuel in a register that it
                // writes down over whatever is taken here.
                CallHook::ReturningFromHost if *depth <= 1 => return settle(store),
                CallHook::ReturningFromHost | CallHook::CallingHost => {}
            }
            Ok(())
        });
        // Ticks only wake the rescue; the thread's own clock decides.
        let (start, max) = (thread_cpu_time(), Duration::from_secs(cpu_seconds));
        store.epoch_deadline_callback(move |_| {
            let late = thread_cpu_time().saturating_sub(start) >= max;
            Ok(if late { UpdateDeadline::Interrupt } else { UpdateDeadline::Continue(1) })
        });
        store.set_epoch_deadline(1);
        store
    }

    fn call(
        &self,
        store: &mut Store<State>,
        fuel: u64,
        export: impl FnOnce(&Admitted, &mut Store<State>) -> Returned,
    ) -> Ending {
        // A start function runs while instantiating: it has the same fuel, which isn't counted, since how much
        // instantiating takes depends on how the engine fills memory.
        let instance = set_fuel(store, fuel).and_then(|()| self.pre.instantiate(&mut *store));
        let returned = instance.and_then(|instance| {
            set_fuel(store, fuel)?;
            export(&instance, store)
        });
        let denied = store.data().limiter.denied;
        match returned {
            Ok(result) => Ending {
                fuel: store.get_fuel().ok().map(|left| fuel - left),
                host_detail: None,
                outcome: match result {
                    Ok(()) => store.data().completed(),
                    Err(text) => failed(text),
                },
            },
            Err(error) => {
                let (outcome, host_detail) = outcome_of(&error, denied);
                let fuel = match &outcome {
                    Outcome::OutOfFuel => Some(fuel),
                    // A guest that exits calls the host to do so, and the engine writes the count down before.
                    Outcome::Failed(_) => store.get_fuel().ok().map(|left| fuel - left),
                    _ => None,
                };
                Ending { fuel, host_detail, outcome }
            }
        }
    }
}

impl State {
    /// Tells the outcome of an export that returned without an error.
    fn completed(&self) -> Outcome {
        match &self.phase {
            Phase::Ingesting(_) => Outcome::Ingested,
            Phase::Responding(request) if request.answer.is_some() => Outcome::Answered,
            Phase::Responding(_) => Outcome::NoAnswer,
        }
    }
}

fn set_fuel(store: &mut Store<State>, fuel: u64) -> wasmtime::Result<()> {
    store.set_fuel(fuel)
}
