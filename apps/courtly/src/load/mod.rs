//! Plays real games through HTTP, as many at once as asked, and tells how the server bears it.

mod client;
mod figures;
mod server;
mod table;

use crate::Failure;
use crate::cli::LoadArgs;
use client::Client;
use figures::{Figures, quantile};
use server::Server;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

pub fn run(args: &LoadArgs) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(measured(args))
}

async fn measured(args: &LoadArgs) -> Result<(), Failure> {
    let server = Server::start()?;
    println!("idle memory            {:>8.1} MB", server.memory_mb());
    let tables = table::open(server.address, args.tables, &args.games).await?;
    println!("{:>4} tables, two streams each: memory {:.1} MB", args.tables, server.memory_mb());

    let figures = Arc::new(Figures::default());
    let pause = (args.rate > 0.0).then(|| Duration::from_secs_f64(1.0 / args.rate));
    let until = Instant::now() + Duration::from_secs_f64(args.seconds);
    let (cpu, commits) = (server.cpu_seconds(), commits(server.address).await?);
    let began = Instant::now();
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(nth, table)| {
            // Tables begin at different moments, as people do.
            let delay = pause.map_or(Duration::ZERO, |pause| pause.mul_f64(nth as f64 / args.tables as f64));
            tokio::spawn(table::play(table, Arc::clone(&figures), pause, delay, until))
        })
        .collect();
    for task in playing {
        task.await?.map_err(|e| Failure(format!("a table broke down: {}", e.0)))?;
    }
    let (seconds, cpu) = (began.elapsed().as_secs_f64(), server.cpu_seconds() - cpu);
    let (commits, writes, micros) = {
        let after = self::commits(server.address).await?;
        (after.0 - commits.0, after.1 - commits.1, after.2 - commits.2)
    };

    let decided = figures.decided.load(Ordering::Relaxed);
    let mut seen = figures.seen.lock().unwrap_or_else(|e| e.into_inner()).clone();
    seen.sort_unstable();
    println!("decisions              {decided:>8} in {seconds:.1} s: {:.0} a second", decided as f64 / seconds);
    println!(
        "server CPU             {cpu:>8.2} s: {:.0} durable decisions a CPU-second",
        decided as f64 / cpu.max(0.01)
    );
    println!(
        "at the other's stream  {:>8} events: p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        seen.len(),
        quantile(&seen, 0.5),
        quantile(&seen, 0.99),
        quantile(&seen, 1.0)
    );
    println!(
        "commits                {commits:>8}, {:.1} writes each, {:.2} ms each (fsync included)",
        writes as f64 / commits.max(1) as f64,
        micros as f64 / 1000.0 / commits.max(1) as f64
    );
    println!("memory at the end      {:>8.1} MB", server.memory_mb());
    println!("games finished         {:>8}", figures.finished.load(Ordering::Relaxed));
    Ok(())
}

/// What the server has written so far: commits, writes, microseconds.
async fn commits(address: std::net::SocketAddr) -> Result<(u64, u64, u64), Failure> {
    let mut client = Client::connect(address, None).await?;
    let told = client.get("/api/health").await?;
    let number = |key: &str| told[key].as_u64().unwrap_or_default();
    Ok((number("commits"), number("writes"), number("commit_micros")))
}
