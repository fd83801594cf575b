//! One call that is under way: sent, its questions answered, its report checked.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use belljar_sandbox::{CallReport, Changes, Limits, TOOL_NAME_BYTES_MAX, ToolServer, panic_text};
use belljar_transcript::{GuestText, ObservedCall};

use super::death::Cause;
use super::link::Link;
use super::listener::lock;
use super::outgoing::Call;
use super::report_check::{CallPhase, ChangesCheck, check};
use crate::message::{FromWorker, Report, Served, ToWorker, ToolCall};

/// One call that is under way.
pub(super) struct Exchange<'a> {
    done: bool,
    link: &'a Link,
    messages: Receiver<FromWorker>,
    number: u32,
    pub(super) served: Vec<ObservedCall>,
}

impl<'a> Exchange<'a> {
    /// Begins a call that is registered.
    pub(super) const fn new(link: &'a Link, number: u32, messages: Receiver<FromWorker>) -> Self {
        Self { done: false, link, messages, number, served: Vec::new() }
    }

    /// Sends the call and answers what the worker asks until it reports. Fails if the worker dies.
    pub(super) fn carry_out(&mut self, call: &Call<'_>, limits: &Limits) -> Result<CallReport, ()> {
        let (memory, ordinal, phase, seconds) = match call {
            Call::Ingest(call) => (&call.memory, call.ordinal, CallPhase::Ingesting, limits.ingest_cpu_seconds_max),
            Call::Respond(call) => (&call.memory, call.ordinal, CallPhase::Responding, limits.respond_cpu_seconds_max),
        };
        let mut tools = match call {
            Call::Ingest(_) => None,
            Call::Respond(call) => Some(call.tools.fork()),
        };
        lock(&self.link.outgoing).send_call(self.number, call).map_err(|_| self.link.shared.end(None))?;
        let patience = Duration::from_secs(seconds).saturating_add(self.link.grace);
        let deadline = Instant::now() + patience;
        let mut changes = ChangesCheck::new(memory, limits);
        loop {
            match self.messages.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(FromWorker::ToolCall(tool_call)) => {
                    let tools =
                        tools.as_deref_mut().ok_or("a tool call while ingesting").or_else(|why| self.end(why))?;
                    self.serve(tools, tool_call, limits)?;
                }
                Ok(FromWorker::Changes(part)) => changes.take(part).or_else(|why| self.end(why))?,
                Ok(FromWorker::Report(report)) => {
                    check(&report, phase, &self.served, limits).or_else(|why| self.end(why))?;
                    let changes = Changes::from_parts(changes.finish().or_else(|why| self.end(why))?);
                    lock(&self.link.outgoing).expect_keep(ordinal);
                    self.done = true;
                    return Ok(into_call_report(*report, changes));
                }
                Ok(_) => return self.end("something out of turn"),
                Err(RecvTimeoutError::Timeout) => {
                    self.link.shared.end(Some((self.number, Cause::TimedOut(patience.as_secs()))));
                    return Err(());
                }
                Err(RecvTimeoutError::Disconnected) => return Err(()),
            }
        }
    }

    /// Serves a tool call, if the worker may make it.
    fn serve(&mut self, tools: &mut dyn ToolServer, asked: ToolCall, limits: &Limits) -> Result<(), ()> {
        if self.served.len() as u64 >= limits.tool_calls_max
            || asked.arguments.len() as u64 > limits.tool_argument_bytes_max
            || asked.tool.len() > TOOL_NAME_BYTES_MAX
        {
            return self.end("a tool call above the limits");
        }
        let served = match catch_unwind(AssertUnwindSafe(|| tools.call(&asked.tool, &asked.arguments))) {
            Ok(reply) => {
                let (arguments, tool) = (GuestText::new(asked.arguments), GuestText::new(asked.tool));
                self.served.push(ObservedCall { arguments, reply: reply.clone(), tool });
                Served::Reply(reply)
            }
            Err(panic) => Served::Panicked(panic_text(&*panic).unwrap_or_default().to_owned()),
        };
        let sent = lock(&self.link.outgoing).send(self.number, ToWorker::Served(served));
        sent.map_err(|_| self.link.shared.end(None))
    }

    /// Ends the worker because it broke the rules in this call.
    fn end<T>(&self, why: &str) -> Result<T, ()> {
        self.link.shared.end(Some((self.number, Cause::BrokeProtocol(format!("it sent {why}")))));
        Err(())
    }
}

impl Drop for Exchange<'_> {
    fn drop(&mut self) {
        if self.done {
            if let Some(calls) = lock(&self.link.shared.calls).as_mut() {
                calls.remove(&self.number);
            }
        } else {
            // Whoever waited for this call is gone, so the worker can't be used any more.
            self.link.shared.end(None);
        }
    }
}

fn into_call_report(report: Report, changes: Changes) -> CallReport {
    CallReport {
        answer: report.answer,
        changes,
        host_detail: report.host_detail,
        log: report.log,
        log_bytes_dropped: report.log_bytes_dropped,
        outcome: report.outcome,
        tool_calls: report.tool_calls,
        used: report.used,
    }
}
