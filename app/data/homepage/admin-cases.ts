import type { Titled } from "../articles/article-titles.ts";
import { readAll } from "../batches.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { titleIn } from "../pages/admin-pages.ts";
import { type HomepageEntry, markShown, orderAfter } from "./entries.ts";
import { casesLimit } from "./homepage.ts";

/** The cases of the home page in order, drafts too. Throws when the query fails. */
export async function listChosenCases(db: Database): Promise<HomepageEntry[]> {
  const rows = expectData(
    await db
      .from("otm_homepage_cases")
      .select(
        `id, subjectId:page_id, order:display_order,
         page:otm_pages!inner(slug, isPublished:published, texts:otm_page_content(language, title))`,
      )
      .order("display_order")
      .order("id"),
  );
  const entries = rows.map(({ page: { texts, ...page }, ...row }) => ({
    ...row,
    ...page,
    title: titleIn(texts),
  }));
  return markShown(entries, casesLimit);
}

/** All cases, newest first: the published ones, and the others. Throws when the query fails. */
export async function listCaseTitles(db: Database): Promise<{ published: Titled[]; drafts: Titled[] }> {
  const rows = await readAll((from, to) =>
    db
      .from("otm_pages")
      .select("id, slug, published, otm_page_content(language, title)")
      .eq("kind", "case")
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to),
  );
  const titled = (published: boolean) =>
    rows
      .filter((row) => row.published === published)
      .map(({ id, slug, otm_page_content: texts }) => ({ id, slug, title: titleIn(texts) }));
  return { published: titled(true), drafts: titled(false) };
}

/** Puts a case at the end. Throws when that fails. */
export async function chooseCase(
  db: Database,
  pageId: string,
  chosen: readonly HomepageEntry[],
): Promise<void> {
  await addCase(db, pageId, orderAfter(chosen));
}

async function addCase(db: Database, pageId: string, order: number): Promise<void> {
  throwIfFailed(await db.from("otm_homepage_cases").insert({ page_id: pageId, display_order: order }));
}

/** Swaps a case with its neighbour. Throws when that fails. */
export async function moveChosenCase(db: Database, id: string, direction: "up" | "down"): Promise<void> {
  throwIfFailed(await db.rpc("move_homepage_case", { _id: id, _direction: direction }));
}

export async function takeOffCase(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_homepage_cases").delete().eq("id", id));
}

/** Puts a case back where it was. Throws when that fails. */
export async function chooseAgain(db: Database, { subjectId, order }: HomepageEntry): Promise<void> {
  await addCase(db, subjectId, order);
}
