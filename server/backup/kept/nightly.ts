import { setTimeout as delay } from "node:timers/promises";
import type { OwnRole } from "../../backend/database/call-function.ts";
import type { Log } from "../../shared/log.ts";
import { redactAddresses } from "../../shared/redact-addresses.ts";
import { type KeptBackupOutcome, spawnKeptBackup } from "./spawn-kept-backup.ts";

type NightlyBackups = {
  /** Ends a backup in progress. */
  close(): Promise<void>;
};

type NightlyBackupOptions = {
  ownRole: OwnRole;
  /** Null: this server makes none. */
  keptIn: "directory" | "bucket" | null;
  /** Makes and proves a backup; resolves at once when the signal aborts. */
  makeBackup?: (signal: AbortSignal) => Promise<KeptBackupOutcome>;
  log: Pick<Log, "info" | "warn" | "error">;
};

/** In milliseconds. */
const minute = 60_000;
/** Schedules run at its beginning. */
const intoTheMinute = 30_000;

/** Makes a backup in a process of its own when the database says that one is due: asks now, and in each minute. */
export function startNightlyBackups(
  options: NightlyBackupOptions,
  untilNext = untilNextLook,
): NightlyBackups {
  const stopping = new AbortController();
  const running = repeat(options, untilNext, stopping.signal);
  return {
    async close() {
      stopping.abort();
      await running;
    },
  };
}

async function repeat(
  options: NightlyBackupOptions,
  untilNext: typeof untilNextLook,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await makeIfDue(options, signal).catch((error) =>
      options.log.error("the nightly backup can't be looked after", error),
    );
    if (options.keptIn === null) return;
    await delay(untilNext(Date.now()), undefined, { ref: false, signal }).catch(() => {});
  }
}

function untilNextLook(now: number): number {
  return minute - ((now - intoTheMinute) % minute);
}

async function makeIfDue(
  { ownRole, keptIn, makeBackup = makeKeptBackup, log }: NightlyBackupOptions,
  signal: AbortSignal,
): Promise<void> {
  const claim = { _kept_in: keptIn };
  const [isClaimed] = await ownRole.call("claim_backup", claim);
  if (isClaimed !== true || signal.aborted) return;
  // A large one takes longer than the hour after which another server would try.
  const renew = () => void ownRole.call("claim_backup", { ...claim, _is_running: true }).catch(() => {});
  const renewing = setInterval(renew, minute).unref();
  const outcome = await makeBackup(signal).finally(() => clearInterval(renewing));
  if (signal.aborted) return;
  const failure = failureOf(outcome);
  const proven = outcome.status === 1 ? null : outcome.summary;
  if (proven) log.info("backup proven", proven);
  if (failure) log.warn(proven ? "backup lacks files" : "backup failed", { reason: failure });
  await ownRole.call("report_backup", {
    _failure: failure,
    _snapshot: proven?.snapshot ?? null,
    _rows: proven?.rows ?? null,
    _files: proven?.files ?? null,
    _bytes: proven?.bytes ?? null,
  });
}

function makeKeptBackup(signal: AbortSignal): Promise<KeptBackupOutcome> {
  return spawnKeptBackup(process.env, { signal });
}

/** In one line without e-mail addresses; null for a backup that is proven and whole. */
function failureOf({ status, summary, sentence }: KeptBackupOutcome): string | null {
  if (status === 0 && summary) return null;
  const line = redactAddresses(sentence).replace(/\s+/g, " ").trim();
  return line || `The backup ended with status ${status} and without a word.`;
}
