use crate::Failure;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A server of its own, with a data file that goes away with it.
#[derive(Debug)]
pub(super) struct Server {
    child: Child,
    pub(super) address: SocketAddr,
    data: PathBuf,
}

impl Server {
    pub(super) fn start() -> Result<Server, Failure> {
        let data = std::env::temp_dir().join(format!("courtly-load-{}.db", std::process::id()));
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--address", "127.0.0.1:0", "--rate", "0", "--figures", "--no-open", "--data"])
            .arg(&data)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        let address = line.trim().rsplit("http://").next().and_then(|text| text.parse().ok());
        let address = address.ok_or_else(|| Failure("the server did not start".to_owned()))?;
        Ok(Server { child, address, data })
    }

    fn proc(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap_or_default()
    }

    /// Processor time so far, in seconds; 0 where the system does not tell.
    pub(super) fn cpu_seconds(&self) -> f64 {
        let stat = self.proc("stat");
        // After the name in brackets the fields are plain; the 12th and 13th are user and system time in ticks.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |n: usize| fields.get(n).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
        (ticks(11) + ticks(12)) / 100.0
    }

    /// Resident memory.
    pub(super) fn memory_mb(&self) -> f64 {
        let status = self.proc("status");
        let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|kb| kb.parse::<f64>().ok()).unwrap_or(0.0) / 1024.0
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
        for end in ["", "-wal", "-shm"] {
            let mut name = self.data.clone().into_os_string();
            name.push(end);
            std::fs::remove_file(name).ok();
        }
    }
}
