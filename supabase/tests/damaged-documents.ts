import type { Database } from "../../server/backend/database/database.ts";

/** Stores a newest version with this document, as it is from before documents were checked; gives its id. */
export async function storeDamaged(
  database: Database,
  id: string,
  document: unknown,
  state = "working",
): Promise<string> {
  return database.transaction(async (transaction) => {
    // As a dump is restored: without triggers.
    await transaction.query("set local session_replication_role = replica");
    const [row] = await transaction.query<{ id: string }>(
      `insert into public.otm_versions (kind, subject_id, number, state, document)
       select kind, $1, max(number) + 1, $2, $3 from public.otm_versions where subject_id = $1 group by kind returning id`,
      [id, state, JSON.stringify(document)],
    );
    if (!row) throw new Error("Nothing was stored");
    return row.id;
  });
}
