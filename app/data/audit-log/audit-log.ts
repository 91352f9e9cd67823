import { type Database, expectData, throwIfFailed } from "../database.ts";
import { type ListCursor, type ListPage, readListPage } from "../list-cursor.ts";
import { type AuditFilter, eventsOf } from "./audit-filter.ts";

/** An audit event. */
export type AuditEntry = {
  id: string;
  createdAt: string;
  /** One of `eventsOf`. */
  event: string;
  /** A user, the server or its operator, or unknown. */
  doneBy: string;
  /** The e-mail address of the actor and of the subject; null without one or after erasure. */
  actor: string | null;
  account: string | null;
  noun: string | null;
  label: string | null;
  /** Equal for events of one network. */
  networkHash: string | null;
};

const columns =
  "id, createdAt:created_at, event, doneBy:done_by, actor, account, noun, label, networkHash:network_hash";

/** The page size of the audit log. */
const entriesAtOnce = 50;

/** A page of audit events, newest first. Throws when the query fails. */
export function listAuditLog(
  db: Database,
  { kind, person }: AuditFilter,
  cursor: ListCursor | null,
): Promise<ListPage<AuditEntry>> {
  return readListPage(
    cursor,
    entriesAtOnce,
    async (from, limit) => {
      const query = db
        .rpc("list_audit_log", {
          ...(kind && { _events: [...eventsOf[kind]] }),
          ...(person && { _person: person }),
          ...(from && { _created_at: from.time, _id: from.id, _newer: from.side === "newer" }),
          _limit: limit,
        })
        .select(columns)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false });
      return expectData(await query);
    },
    ({ createdAt }) => createdAt,
  );
}

type AuditPerson = { id: string; email: string };

/** Present and former administrators, by address. Throws when the query fails. */
export async function listAuditPeople(db: Database): Promise<AuditPerson[]> {
  return expectData(await db.rpc("list_audit_people").order("email").order("id"));
}

/** Records the export of this many leads, before it starts. Throws when that fails. */
export async function recordLeadExport(db: Database, count: number): Promise<void> {
  throwIfFailed(await db.rpc("record_export", { _noun: "leads", _count: count }));
}
