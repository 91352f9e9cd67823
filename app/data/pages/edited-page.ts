import { readDocument } from "../../content/document.ts";
import type { Stored } from "../../content/kind.ts";
import { type PageForm, page } from "../../content/page.ts";
import { z } from "../../zod.ts";
import { panelTitle } from "../articles/admin-articles.ts";
import { type Database, expectRowOrNull } from "../database.ts";
import { isId } from "../id-pattern.ts";
import { editedDocument, getVersion, type VersionSource, versionsOf } from "../versions/versions.ts";
import { withSections } from "./pages.ts";

/** A page as it is edited. */
export type StoredPage = Stored<PageForm> & { createdAt: string; publishedAt: string | null };

/** Rows are read as documents of pages, less their tags. */
const columns = `id, kind, slug, image_url, in_footer, published, created_at, updated_at, published_at,
  linked:otm_page_tags(tag_id),
  content:otm_page_content(language, title, description, published)` as const;

const rowFacts = z.object({
  id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable(),
  linked: z.array(z.object({ tag_id: z.string() })),
});

/** The page with this id, published or not; null without one. Throws when the query fails. */
export async function getPageForEdit(db: Database, id: string): Promise<StoredPage | null> {
  if (!isId(id)) return null;
  const newest = await getVersion(db, id);
  const pages = db.from("otm_pages").select(columns).eq("id", id);
  const found = expectRowOrNull(await pages.maybeSingle());
  const [row] = found === null ? [] : await withSections(db, [found]);
  if (!row) return null;
  const { linked, ...facts } = rowFacts.parse(row);
  const present = { ...readDocument(page, row).form, selectedTags: linked.map(({ tag_id }) => tag_id) };
  const own = { id: facts.id, updatedAt: facts.updated_at };
  return {
    ...editedDocument(page, own, present, newest),
    createdAt: facts.created_at,
    publishedAt: facts.published_at,
  };
}

/** The versions of a page. */
export function pageVersions(db: Database, id: string): VersionSource {
  return {
    ...versionsOf(db, { kind: "page", id }),
    async present() {
      const pages = db.from("otm_pages").select("published, otm_page_content(language, title)").eq("id", id);
      const row = expectRowOrNull(await pages.maybeSingle());
      const titled = row?.otm_page_content.filter(({ title }) => title !== "") ?? [];
      return row && { title: panelTitle(titled), isLive: row.published };
    },
  };
}
