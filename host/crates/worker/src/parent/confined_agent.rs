//! An agent in a worker process, as the runner sees it.

use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use belljar_exam::Sha256Hex;
use belljar_sandbox::{
    AgentConfig, Artefact, CallReport, Examinee, History, IngestCall, Limits, LoadError, RespondCall,
};
use belljar_transcript::Outcome;

use super::launch::{StartError, WorkerProgram};
use super::link::{Link, LinkError, Lost};
use super::outgoing::Call;
use crate::layer::Layers;

/// How much longer than its rescue a call may take where nothing else is asked for: the rescue counts processor time,
/// of which a busy machine gives less.
pub const GRACE: Duration = Duration::from_secs(10);

/// What a confined agent is made with.
#[derive(Clone, Debug)]
pub struct ConfinedAgentOptions {
    /// The agent's configuration.
    pub config: AgentConfig,
    /// How much longer than its rescue a call may take, before the worker itself is ended.
    pub grace: Duration,
    /// Most calls at a time.
    pub jobs: NonZeroU32,
    /// The limits.
    pub limits: Limits,
    /// What is started as a worker.
    pub program: WorkerProgram,
    /// The layers of the second wall that a worker must have.
    pub required: Layers,
}

/// An agent in a worker process.
///
/// If the worker dies, the call that must have caused it comes back as the host's fault, and the next call has a new
/// worker with the same memory. Where it isn't certain which call it was, each of those that were under way is made
/// once more, alone: that gives the same reports as if no other call had been there, whoever was to blame.
pub struct ConfinedAgent {
    artefact: Arc<Artefact>,
    layers: Layers,
    link: Mutex<Option<Arc<Link>>>,
    options: Arc<ConfinedAgentOptions>,
    /// Shared by calls that may run beside others; held by one that must be alone.
    together: RwLock<()>,
}

impl ConfinedAgent {
    /// Starts a worker and loads the agent in it.
    ///
    /// # Errors
    /// [`LoadError::Host`] with a [`StartError`] if there can be no worker as required, and what linking fails with.
    pub fn new(options: ConfinedAgentOptions, artefact: Artefact) -> Result<Self, LoadError> {
        let (options, artefact) = (Arc::new(options), Arc::new(artefact));
        let link = Link::start(&options, &artefact).map_err(|error| match error {
            LinkError::Load(error) => error,
            LinkError::Start(error) => LoadError::Host(Box::new(error)),
        })?;
        Ok(Self {
            artefact,
            layers: link.layers().clone(),
            link: Mutex::new(Some(Arc::new(link))),
            options,
            together: RwLock::new(()),
        })
    }

    /// Returns the SHA-256 of the component.
    #[must_use]
    pub fn component(&self) -> Sha256Hex {
        self.artefact.component()
    }

    /// Returns the layers of the second wall that the first worker had. A later one has them, too, or the same kernel
    /// would have changed its mind.
    #[must_use]
    pub const fn layers(&self) -> &Layers {
        &self.layers
    }

    fn make(&self, call: &Call<'_>) -> CallReport {
        let lost = {
            let _together = self.together.read().unwrap_or_else(PoisonError::into_inner);
            match self.attempt(call) {
                Ok(report) => return report,
                Err(lost) => lost,
            }
        };
        if lost.death.is_certainly_of(lost.call) {
            return lost.death.into_report(lost.served);
        }
        let _alone = self.together.write().unwrap_or_else(PoisonError::into_inner);
        self.attempt(call).unwrap_or_else(|lost| lost.death.into_report(lost.served))
    }

    fn attempt(&self, call: &Call<'_>) -> Result<CallReport, Lost> {
        match self.live_link() {
            Ok(link) => link.call(call, &self.options.limits),
            Err(detail) => Ok(CallReport::host_fault(Outcome::HostError, detail)),
        }
    }

    /// Returns the worker, or a new one if it is dead.
    fn live_link(&self) -> Result<Arc<Link>, String> {
        let mut link = self.link.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(live) = link.as_ref().filter(|link| !link.is_dead()) {
            return Ok(Arc::clone(live));
        }
        let started = Link::start(&self.options, &self.artefact).map_err(|error| match error {
            LinkError::Load(error) => error.to_string(),
            LinkError::Start(error) => describe(&error),
        })?;
        let started = Arc::new(started);
        *link = Some(Arc::clone(&started));
        Ok(started)
    }
}

impl Examinee for ConfinedAgent {
    fn ingest(&self, call: IngestCall) -> CallReport {
        self.make(&Call::Ingest(&call))
    }

    fn respond(&self, call: RespondCall) -> CallReport {
        self.make(&Call::Respond(&call))
    }

    fn kept(&self, ordinal: u32, history: History) {
        let link = self.link.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(link) = link {
            link.keep(ordinal, history);
        }
    }
}

fn describe(error: &StartError) -> String {
    match std::error::Error::source(error) {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    }
}
