import type { Log } from "../../shared/log.ts";

export const logLinePrefix = "%b|%e|";

type LogLine = { process: string; code: string; severity: string; text: string };

/** Parses a log line; null for those that may hold values (DETAIL, CONTEXT, STATEMENT). */
export function readLogLine(line: string): LogLine | null {
  const entry = /^([a-z -]+)\|([0-9A-Z]{5})\|([A-Z]+): {2}(.*)$/.exec(line);
  if (!entry) return /^\s|\||^$/.test(line) ? null : { process: "", code: "", severity: "LOG", text: line };
  const [, process = "", code = "", severity = "", text = ""] = entry;
  if (!/^(LOG|WARNING|ERROR|FATAL|PANIC)$/.test(severity)) return null;
  return { process, code, severity, text };
}

/** Their messages may quote values. */
const runsStatements = /client backend|parallel worker|autovacuum worker/;

export function writeLogLine(
  log: Pick<Log, "info" | "warn" | "error">,
  { process, code, severity, text }: LogLine,
): void {
  const isFatal = severity === "FATAL" || severity === "PANIC";
  if (runsStatements.test(process)) {
    if (isFatal) log.warn("PostgreSQL ended a session", { code, text });
  } else if (isFatal || severity === "ERROR") {
    log.error("PostgreSQL", null, { process, code, text });
  } else if (severity === "WARNING") {
    log.warn("PostgreSQL", { process, code, text });
  } else {
    log.info("PostgreSQL", { process, text });
  }
}
