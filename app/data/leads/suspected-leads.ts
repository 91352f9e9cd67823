import { type Database, expectCount, expectData } from "../database.ts";
import { type ListCursor, type ListPage, readListPage } from "../list-cursor.ts";

export const suspicions = ["form", "proof", "links", "words", "mailbox"] as const;

/** A message or a request that looks like spam, and why. */
export type SuspectedLead = {
  id: string;
  kind: "contact" | "download";
  suspicion: (typeof suspicions)[number];
  createdAt: string;
  pageTitle: string | null;
  language: string;
  name: string;
  email: string;
  company: string | null;
  message: string | null;
};

const columns = `id, suspicion, createdAt:created_at, pageTitle:page_title,
  contact:otm_contact_subm_vlotwerk(language, name, email, company, message),
  request:otm_download_submissions(language, name, email, company, message:remarks)` as const;

const shownAtOnce = 50;

/** A page of what is suspected, newest first. Throws when the query fails. */
export function listSuspected(db: Database, cursor: ListCursor | null): Promise<ListPage<SuspectedLead>> {
  return readListPage(
    cursor,
    shownAtOnce,
    (from, limit) => readSuspected(db, from, limit),
    ({ createdAt }) => createdAt,
  );
}

async function readSuspected(
  db: Database,
  cursor: ListCursor | null,
  limit: number,
): Promise<SuspectedLead[]> {
  const isNewer = cursor?.side === "newer";
  let query = db.from("otm_leads").select(columns).eq("status", "suspected");
  if (cursor) {
    const beyond = isNewer ? "gt" : "lt";
    const { time, id } = cursor;
    query = query.or(`created_at.${beyond}.${time},and(created_at.eq.${time},id.${beyond}.${id})`);
  }
  const ordered = query.order("created_at", { ascending: isNewer }).order("id", { ascending: isNewer });
  const rows = expectData(await ordered.limit(limit));
  const leads = rows.flatMap(({ contact, request, ...row }) => {
    const sent = contact ?? request;
    if (!sent) return [];
    const kind = contact ? ("contact" as const) : ("download" as const);
    const suspicion = suspicions.find((one) => one === row.suspicion) ?? "form";
    return { ...row, ...sent, kind, suspicion };
  });
  return isNewer ? leads.reverse() : leads;
}

const week = 7 * 24 * 60 * 60 * 1000;

/** How much of the last seven days is suspected. Throws when the query fails. */
export async function countSuspected(db: Database): Promise<number> {
  const since = new Date(Date.now() - week).toISOString();
  const leads = db.from("otm_leads").select("id", { count: "exact", head: true });
  return expectCount(await leads.eq("status", "suspected").gte("created_at", since));
}
