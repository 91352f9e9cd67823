import { type Database, expectData, throwIfFailed } from "../database.ts";
import { type ListCursor, type ListPage, readListPage } from "../list-cursor.ts";
import { type AuditFilter, eventsOf } from "./audit-filter.ts";

/** Something that somebody did, as the audit log has it. */
export type AuditEntry = {
  id: string;
  createdAt: string;
  /** One of `eventsOf`. */
  event: string;
  /** A person who was signed in, the server or its owner, or somebody unknown. */
  doneBy: string;
  /** The address of the person, and of whose account it is about; null when there is none, or it is gone. */
  actor: string | null;
  account: string | null;
  noun: string | null;
  label: string | null;
  /** The same for events from the same network. */
  networkHash: string | null;
};

/** How many entries a screen lists. */
const entriesAtOnce = 50;

/** The entries at a cursor of the audit log that one looks for, newest first. Throws when they could not be read. */
export function listAuditLog(
  db: Database,
  { kind, person }: AuditFilter,
  cursor: ListCursor | null,
): Promise<ListPage<AuditEntry>> {
  return readListPage(cursor, entriesAtOnce, async (from, limit) => {
    const asked = db
      .rpc("list_audit_log", {
        ...(kind && { _events: [...eventsOf[kind]] }),
        ...(person && { _person: person }),
        ...(from && { _created_at: from.createdAt, _id: from.id, _newer: from.side === "newer" }),
        _limit: limit,
      })
      .order("created_at", { ascending: false })
      .order("id", { ascending: false });
    return expectData(await asked).map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      event: row.event,
      doneBy: row.done_by,
      actor: row.actor,
      account: row.account,
      noun: row.noun,
      label: row.label,
      networkHash: row.network_hash,
    }));
  });
}

/** Whose entries one can look for. */
export type AuditPerson = { id: string; email: string };

/** Whoever is or was an administrator, by address. Throws when they could not be read. */
export async function listAuditPeople(db: Database): Promise<AuditPerson[]> {
  return expectData(await db.rpc("list_audit_people").order("email").order("id"));
}

/** Writes down that so many leads are exported, which is done before. Throws when that could not be written. */
export async function recordLeadExport(db: Database, count: number): Promise<void> {
  throwIfFailed(await db.rpc("record_export", { _noun: "leads", _count: count }));
}
