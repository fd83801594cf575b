//! A headless Chromium, driven by ChromeDriver over WebDriver (W3C Recommendation), in a few requests of our own.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// Flags under which Chromium runs as root, in a machine without a screen, and asks nobody on the network.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// A headless Chromium.
pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
    _profile: TempDir,
}

impl Browser {
    /// Starts the browser whose driver `BELLJAR_CHROMEDRIVER` names, as `cargo xtask test` sets it; none without.
    ///
    /// # Panics
    /// If it doesn't start.
    #[must_use]
    pub fn start() -> Option<Self> {
        let Some(driver) = std::env::var_os("BELLJAR_CHROMEDRIVER") else {
            report_left_out("BELLJAR_CHROMEDRIVER");
            return None;
        };
        let mut driver = Command::new(driver)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let stdout = driver.stdout.take().expect("its standard output is a pipe");
        let port = BufReader::new(stdout).lines().find_map(|line| {
            let line = line.expect("the driver writes text");
            line.strip_suffix('.').and_then(|line| line.rsplit_once(" on port "))?.1.parse().ok()
        });
        let port = port.expect("the driver says on which port it listens");
        let profile = tempfile::tempdir().expect("there is room for a temporary folder");
        let mut browser = Self { driver, port, session: String::new(), _profile: profile };
        let mut flags: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
        flags.push(format!("--user-data-dir={}", browser._profile.path().display()));
        let wanted = json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": {"args": flags}}}});
        let session = browser.ask("POST", "/session", &wanted);
        session["sessionId"].as_str().expect("a session has an id").clone_into(&mut browser.session);
        Some(browser)
    }

    /// Opens a file.
    ///
    /// # Panics
    /// If the browser refuses.
    pub fn open(&self, page: &Path) {
        self.command("/url", &json!({"url": format!("file://{}", page.display())}));
    }

    /// Runs a script in the page and returns what it returns.
    ///
    /// # Panics
    /// If the script fails.
    #[must_use]
    pub fn run(&self, script: &str) -> Value {
        self.command("/execute/sync", &json!({"script": script, "args": []}))
    }

    /// Sends a command of the Chrome DevTools Protocol.
    ///
    /// # Panics
    /// If the browser doesn't know it.
    pub fn devtools(&self, command: &str, parameters: &Value) {
        self.command("/goog/cdp/execute", &json!({"cmd": command, "params": parameters}));
    }

    /// Takes a picture of what the window shows: a PNG, in base64.
    ///
    /// # Panics
    /// If the browser refuses.
    #[must_use]
    pub fn screenshot(&self) -> String {
        let picture = self.command("/goog/cdp/execute", &json!({"cmd": "Page.captureScreenshot", "params": {}}));
        picture["data"].as_str().expect("a picture is a text of base64").to_owned()
    }

    /// Makes the page as wide as a device, in CSS pixels, light or dark.
    ///
    /// # Panics
    /// If the browser refuses.
    pub fn show_on(&self, width: u32, dark: bool) {
        let metrics = json!({"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 600});
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        let scheme = if dark { "dark" } else { "light" };
        let media = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.devtools("Emulation.setEmulatedMedia", &media);
    }

    fn command(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", &format!("/session/{}{path}", self.session), body)
    }

    /// Makes one request.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = body.to_string();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the driver listens");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes())).expect("the driver reads");
        let mut reply = BufReader::new(stream);
        let (mut status, mut length) = (String::new(), 0);
        reply.read_line(&mut status).expect("the driver answers");
        loop {
            let mut line = String::new();
            reply.read_line(&mut line).expect("the driver answers");
            if line.trim().is_empty() {
                break;
            }
            if let Some((_, value)) =
                line.split_once(':').filter(|(name, _)| name.eq_ignore_ascii_case("content-length"))
            {
                length = value.trim().parse().expect("a length is a number");
            }
        }
        let mut bytes = vec![0; length];
        reply.read_exact(&mut bytes).expect("the driver answers whole");
        let reply: Value = serde_json::from_slice(&bytes).expect("the driver answers in JSON");
        assert!(status.contains(" 200 "), "{path}: {reply}");
        reply["value"].clone()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !std::thread::panicking() && !self.session.is_empty() {
            let _closed = self.ask("DELETE", &format!("/session/{}", self.session), &json!({}));
        }
        // The driver takes the browser with it.
        let _killed = self.driver.kill();
        let _waited = self.driver.wait();
    }
}

/// Says that a test is left out because a variable isn't set.
#[expect(clippy::print_stderr, reason = "a test that is left out says so")]
pub fn report_left_out(variable: &str) {
    eprintln!("left out: {variable} isn't set; `cargo xtask test` sets it where it can");
}
