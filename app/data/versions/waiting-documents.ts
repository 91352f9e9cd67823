import { type VersionedKind, versionedKinds } from "../../content/kinds.ts";
import { panelLanguage } from "../../i18n/panel-language.ts";
import { z } from "../../zod.ts";
import { type Database, expectData } from "../database.ts";
import { titleOfOnly } from "./only-title.ts";

/** Changes of what visitors see that nobody has published, with its title in the panel's language; empty without one. */
export type WaitingDocument = { id: string; kind: VersionedKind; title: string; changedAt: string };

/** The newest of these changes, at most so many. Throws when the query fails. */
export async function listWaitingDocuments(db: Database, most: number): Promise<WaitingDocument[]> {
  const sent = { _language: panelLanguage(), _limit: most };
  return expectData(await db.rpc("list_waiting_documents", sent)).map((row) => ({
    id: row.subject_id,
    kind: z.enum(versionedKinds).parse(row.kind),
    title: row.title || titleOfOnly(row.kind, panelLanguage()),
    changedAt: row.changed_at,
  }));
}
