//! A worker that is no longer ours: it has given up its rights as every worker does, and then does what the text of
//! its request says. Tests start it in place of the real one. With the argument `without-filter` it keeps its system
//! calls, so that the other layers can be seen to hold by themselves.

mod escapes;
mod lies;

use std::fs::File;
use std::io::{self, BufReader};
use std::os::fd::AsFd as _;

use belljar_transcript::{Answer, CallUse, Outcome};
use belljar_worker::{Bounds, Frame, FromWorker, Layers, Lockdown, Report, ToWorker};

/// Memory that it may take, in bytes.
const DATA_BYTES: u64 = 256 << 20;

fn main() {
    let mut lockdown = Lockdown::begin();
    let socket = File::from(io::stdin().as_fd().try_clone_to_owned().expect("there is a standard input"));
    let mut ear = BufReader::new(socket.try_clone().expect("files can be shared"));
    let mut mouth = socket;
    // The environment and the descriptors, as they are before anything is given up.
    let found = escapes::surroundings();
    let Ok(ToWorker::Hello(_)) = hear(&mut ear).1 else { panic!("no greeting") };
    lockdown.deny_paths();
    let bounds = Bounds { data_bytes: Some(DATA_BYTES), ..Bounds::default() };
    let layers = if std::env::args().any(|argument| argument == "without-filter") {
        Layers::none()
    } else {
        lockdown.finish(&bounds)
    };
    say(&mut mouth, 0, FromWorker::Ready(layers));
    loop {
        match hear(&mut ear) {
            (_, Ok(ToWorker::Load(_))) => say(&mut mouth, 0, FromWorker::Loaded),
            (call, Ok(ToWorker::Respond(request))) => match request.text.split_once(' ').unwrap_or((&request.text, ""))
            {
                ("try", act) => answer(&mut mouth, call, &escapes::attempt(act)),
                ("lie", lie) => lies::tell(&mut mouth, &mut ear, call, lie),
                ("surroundings", _) => answer(&mut mouth, call, &found),
                _ => answer(&mut mouth, call, "here"),
            },
            (call, Ok(ToWorker::Ingest(_))) => lies::tell(&mut mouth, &mut ear, call, "tool-while-ingesting"),
            (_, Ok(_)) => {}
            (_, Err(())) => return,
        }
    }
}

fn hear(ear: &mut BufReader<File>) -> (u32, Result<ToWorker, ()>) {
    match Frame::read(ear) {
        Ok(frame) => (frame.call, ToWorker::from_frame(frame).map_err(drop)),
        Err(_) => (0, Err(())),
    }
}

fn say(mouth: &mut File, call: u32, message: FromWorker) {
    // The parent may have ended this process already.
    let _ = message.into_frame(call).write(mouth);
}

fn answer(mouth: &mut File, call: u32, text: &str) {
    say(mouth, call, FromWorker::Report(Box::new(report(text))));
}

/// A report as an honest worker makes it.
fn report(text: &str) -> Report {
    Report {
        answer: Some(Answer { text: text.into(), ..Answer::default() }),
        host_detail: None,
        log: Vec::new(),
        log_bytes_dropped: 0,
        outcome: Outcome::Answered,
        tool_calls: Vec::new(),
        used: CallUse::default(),
    }
}
