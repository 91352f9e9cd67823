import type { PageKind } from "../../content/page-kinds.ts";
import type { Database } from "../database.ts";

/** The id of the page with this address; null without one or when the query fails. */
export async function findPageId(db: Database, kind: PageKind, slug: string): Promise<string | null> {
  const pages = db.from("otm_pages").select("id").eq("kind", kind).eq("slug", slug);
  const { data, error } = await pages.maybeSingle();
  if (error) console.error("The id of a page was not found:", error.message);
  return data?.id ?? null;
}
