import { type SluggedKind, sluggedPlaces } from "../content/kinds.ts";
import type { PageKind } from "../content/page-kinds.ts";
import type { Database } from "./database.ts";

/** What has an address of its own; a page made of sections, also by what it is. */
export type Addressed =
  | { kind: Exclude<SluggedKind, "page">; slug: string }
  | { kind: "page"; of: PageKind; slug: string };

/** The id of what has this address; null without one or when the query fails. */
export async function findId(db: Database, at: Addressed): Promise<string | null> {
  const { data, error } = await rowAt(db, at).maybeSingle();
  if (error) console.error(`The id of an address (${at.kind}) was not found:`, error.message);
  return data?.id ?? null;
}

function rowAt(db: Database, at: Addressed) {
  if (at.kind === "page") return db.from("otm_pages").select("id").eq("kind", at.of).eq("slug", at.slug);
  return db.from(sluggedPlaces(at.kind).tables[0]).select("id").eq("slug", at.slug);
}
