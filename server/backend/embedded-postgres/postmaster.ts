import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../shared/log.ts";
import { type Launcher, launchProgram } from "./launcher.ts";
import { logLinePrefix, readLogLine, writeLogLine } from "./server-log.ts";

/** PostgreSQL's SQLSTATE, if any, and last message. */
export type End = { code: string; reason: string };

/** Sessions of a killed PostgreSQL still hold its shared memory. */
export function isHeld({ code }: End): boolean {
  return code === "F0001";
}

/** Instead of the settings below. */
export type PostgresSettings = Readonly<Record<string, string>>;

export type Postmaster = {
  /** Resolves when PostgreSQL accepts connections, or with an `End`. */
  ready: Promise<"ready" | End>;
  ended: Promise<End>;
  /** Fast shutdown, immediate after 5 s. */
  stop(): Promise<void>;
};

export function startPostmaster(
  launcher: Launcher,
  cluster: string,
  socketDirectory: string,
  log: Pick<Log, "info" | "warn" | "error">,
  ownSettings: PostgresSettings = {},
): Postmaster {
  const child = launchProgram(launcher, "postgres", options(cluster, socketDirectory, ownSettings));
  let last: End | null = null;
  const accepts = new Promise<"ready">((resolve) => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on("line", (text) => {
      const line = readLogLine(text);
      if (!line) return;
      writeLogLine(log, line);
      if (line.severity !== "LOG" || line.process === "") last = { code: line.code, reason: line.text };
      if (line.process === "postmaster" && /ready to accept connections$/.test(line.text)) resolve("ready");
    });
  });
  const hasEnded = endOf(child);
  const ended = hasEnded.then((reason) => last ?? { code: "", reason });
  return {
    ready: Promise.race([accepts, ended]),
    ended,
    async stop() {
      const done = new AbortController();
      const late = sleep(5_000, "late", { signal: done.signal }).catch(() => {});
      child.kill("SIGINT");
      if ((await Promise.race([hasEnded, late])) === "late") child.kill("SIGQUIT");
      await hasEnded;
      done.abort();
    },
  };
}

async function endOf(child: ChildProcess): Promise<string> {
  // Sessions that outlive a killed postmaster keep its output open.
  const closed = once(child, "close").catch(() => {});
  try {
    const [code, signal] = await once(child, "exit");
    await Promise.race([closed, sleep(200, null, { ref: false })]);
    return signal ? `it was ended by ${signal}` : `it ended with ${code}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function options(cluster: string, socketDirectory: string, ownSettings: PostgresSettings): string[] {
  const settings = {
    // Quoted: the setting is a list.
    unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    listen_addresses: "",
    port: "5432",
    max_connections: "40",
    // A restore and the step to 1.0 drop and make every table in one transaction.
    max_locks_per_transaction: "256",
    timezone: "UTC",
    ...smallMachine,
    ...quietLog,
    ...ownSettings,
  };
  return ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

const smallMachine = {
  shared_buffers: "64MB",
  huge_pages: "off",
  dynamic_shared_memory_type: "mmap",
  io_method: "sync",
  jit: "off",
  max_worker_processes: "0",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  max_logical_replication_workers: "0",
  max_wal_senders: "0",
  autovacuum_max_workers: "1",
  min_wal_size: "32MB",
  max_wal_size: "256MB",
};

/** Without statements and checkpoints; `server-log.ts` parses it. */
const quietLog = {
  log_destination: "stderr",
  logging_collector: "off",
  log_line_prefix: logLinePrefix,
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};
