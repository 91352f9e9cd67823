import type { Log } from "../../shared/log.ts";

/** What `readLogLine` reads: the kind of process, the SQLSTATE, then PostgreSQL's severity and message. */
export const logLinePrefix = "%b|%e|";

export type LogLine = { process: string; code: string; severity: string; text: string };

/**
 * One line of PostgreSQL's log; null for the lines of an entry that may hold statements or values (DETAIL, CONTEXT,
 * STATEMENT, and what follows a line break). What the system says before PostgreSQL runs has no prefix.
 */
export function readLogLine(line: string): LogLine | null {
  const entry = /^([a-z -]+)\|([0-9A-Z]{5})\|([A-Z]+): {2}(.*)$/.exec(line);
  if (!entry) return /^\s|\||^$/.test(line) ? null : { process: "", code: "", severity: "LOG", text: line };
  const [, process = "", code = "", severity = "", text = ""] = entry;
  if (!/^(LOG|WARNING|ERROR|FATAL|PANIC)$/.test(severity)) return null;
  return { process, code, severity, text };
}

/** These run statements, whose messages repeat values: they are told to whoever asked, and not to the log. */
const runsStatements = /client backend|parallel worker|autovacuum worker/;

/** Writes a line into the server's log, unless a statement's values could be in it. */
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
