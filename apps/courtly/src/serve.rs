//! The table in the browser.

use crate::Failure;
use crate::cli::ServeArgs;
use courtly_host::Budget;
use courtly_server::config::Config;
use courtly_server::serve::serve;
use courtly_server::store;
use std::io::{IsTerminal, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

pub fn run(args: &ServeArgs) -> Result<(), Failure> {
    let config = config(args)?;
    let (data, public, open) = (config.data.clone(), config.public_url.clone(), !args.no_open);
    serve(config, move |address| {
        // Whoever started the server may not listen; that is no reason to stop.
        let _ = writeln!(std::io::stdout(), "{}", greeting(address, public.as_deref(), &data).join("\n"));
        // Only where a person sits: not in services, pipes or tests.
        if open && public.is_none() && std::io::stdout().is_terminal() {
            show(&local_url(address));
        }
    })?;
    Ok(())
}

fn config(args: &ServeArgs) -> Result<Config, Failure> {
    let public_url = args.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
    if public_url.as_deref().is_some_and(|url| !url.starts_with("http://") && !url.starts_with("https://")) {
        return Err(Failure("the public URL begins with http:// or https://".to_owned()));
    }
    Ok(Config {
        address: args.address,
        data: data(args.data.as_deref()),
        public_url,
        behind_proxy: args.behind_proxy,
        keep_days: args.keep_days,
        rate: args.rate,
        connections: args.connections,
        bot_tables: args.bot_tables,
        bot_pause: args.bot_pause.map(Duration::from_millis),
        thought: args.thought.map_or(Budget::TURN, Budget::Nodes),
        analysis: args.analysis,
        figures: args.figures,
        ..Config::default()
    })
}

/// The data file that was named, or the usual one.
fn data(named: Option<&Path>) -> PathBuf {
    named.map_or_else(store::default_path, Path::to_owned)
}

fn local_url(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://localhost:{}", address.port())
    } else {
        format!("http://{address}")
    }
}

fn greeting(address: SocketAddr, public: Option<&str>, data: &Path) -> Vec<String> {
    let mut lines = vec![format!("Courtly is ready: {}", public.map_or_else(|| local_url(address), str::to_owned))];
    if public.is_none() {
        lines.push(match (address.ip().is_unspecified(), neighbour(address)) {
            (true, Some(ip)) => {
                format!("In your network others join at http://{}", SocketAddr::new(ip, address.port()))
            }
            (true, None) => "Others join at the address of this machine in your network.".to_owned(),
            (false, _) => format!(
                "To let others in your network join, stop it and run: courtly serve --address 0.0.0.0:{}",
                address.port()
            ),
        });
    }
    lines.push(format!("Games are kept in {}", data.display()));
    lines.push("Ctrl-C stops the server; games go on when it runs again.".to_owned());
    lines
}

/// The address of this machine in its network. Nothing is sent: the system only says which way it would go.
fn neighbour(address: SocketAddr) -> Option<IpAddr> {
    if !address.ip().is_unspecified() {
        return None;
    }
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    socket.local_addr().ok().map(|local| local.ip()).filter(|ip| !ip.is_unspecified() && !ip.is_loopback())
}

/// Opens the browser, if there is one.
fn show(url: &str) {
    let (program, args): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if std::env::var_os("DISPLAY").is_some() || std::env::var_os("WAYLAND_DISPLAY").is_some() {
        ("xdg-open", &[])
    } else {
        return;
    };
    // Where it does not work, the address is on the screen.
    Command::new(program).args(args).arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok();
}

pub fn backup(file: &Path, named: Option<&Path>) -> Result<(), Failure> {
    let data = data(named);
    store::backup(&data, file)?;
    println!("{} is a copy of {}", file.display(), data.display());
    Ok(())
}

pub fn restore(file: &Path, named: Option<&Path>) -> Result<(), Failure> {
    let data = data(named);
    if let Some(folder) = data.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    store::restore(file, &data)?;
    println!("{} is restored from {}", data.display(), file.display());
    Ok(())
}
