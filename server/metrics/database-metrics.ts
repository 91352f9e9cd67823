import { setTimeout as delay } from "node:timers/promises";
import { Counter, Gauge, type Registry } from "prom-client";
import type { Database } from "../backend/database/database.ts";

/** In milliseconds. */
const timeout = 2_000;

/** The returned function updates the metrics, without the outbox when the database is unavailable. */
export function createDatabaseMetrics(registry: Registry, database: Database): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `vlotwerk_database_${name}`, help, registers });
  const up = gauge("up", "Whether the database answers.");
  const sessions = gauge("sessions", "Sessions that may be open at once.");
  const inUse = gauge("sessions_in_use", "Sessions that are working.");
  const waiting = gauge("waiting", "Requests that wait for a session.");
  const errors = new Counter({
    name: "vlotwerk_database_errors_total",
    help: "Errors of the database by the class of their SQLSTATE.",
    labelNames: ["class"],
    registers,
  });
  const mails = new Gauge({
    name: "vlotwerk_outbox_mails",
    help: "Mails by their state; instances on one database all report the same.",
    labelNames: ["state"],
    registers,
  });
  const oldestQueuedMail = new Gauge({
    name: "vlotwerk_outbox_oldest_queued_seconds",
    help: "How long the oldest queued mail has waited.",
    registers,
  });
  const provenBackup = new Gauge({
    name: "vlotwerk_backup_proven_timestamp_seconds",
    help: "When the last backup was proven, in Unix time; 0 without one.",
    registers,
  });

  return async function update() {
    const load = database.load();
    sessions.set(load.sessions);
    inUse.set(load.inUse);
    waiting.set(load.waiting);
    errors.reset();
    for (const [sqlstate, count] of load.errors) errors.inc({ class: sqlstate }, count);
    const outbox = await readOutbox(database);
    up.set(outbox ? 1 : 0);
    mails.reset();
    oldestQueuedMail.remove();
    provenBackup.remove();
    for (const { state, count, oldest, proven } of outbox ?? []) {
      provenBackup.set(proven);
      mails.set({ state }, count);
      if (state === "queued") oldestQueuedMail.set(oldest);
    }
  };
}

type OutboxState = { state: string; count: number; oldest: number; proven: number };

async function readOutbox(database: Database): Promise<OutboxState[] | null> {
  const states = database.query<OutboxState>(`
    select state, count(mail.id)::int as count,
      coalesce(extract(epoch from now() - min(mail.created_at)), 0)::float8 as oldest,
      (select coalesce(extract(epoch from proven_at), 0)::float8 from private.backup_state) as proven
    from unnest(array['queued', 'sent', 'failed']) state
    left join private.mail_outbox mail using (state)
    group by state
    order by state
  `);
  return Promise.race([states, delay(timeout, null, { ref: false })]).catch(() => null);
}
