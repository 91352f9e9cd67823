import { asPageKind, type PageKind } from "../../content/page-kinds.ts";
import { panelTitle } from "../articles/admin-articles.ts";
import { type Approval, listApprovals } from "../articles/opinions.ts";
import { readAll } from "../batches.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { type ListCursor, type ListPage, readListPage } from "../list-cursor.ts";
import { type LanguageState, storedStates } from "../schedules/language-state.ts";
import { listPlans, type Plan } from "../schedules/plans.ts";
import { listWaiting } from "../versions/versions.ts";

/** Part of a title or slug, empty for any, and a kind, null for any. */
type PageFilter = { search: string; kind: PageKind | null };

/** The page size of the panel's list. */
const pagesAtOnce = 20;

const listColumns = `id, kind, slug, isPublished:published, createdAt:created_at, updatedAt:updated_at,
  texts:otm_page_content(language, title, published)` as const;

/** A page of the panel's list, with its title in the panel's language, else in the other one. */
export type ListedPage = {
  id: string;
  kind: PageKind;
  slug: string;
  title: string | null;
  isPublished: boolean;
  createdAt: string;
  updatedAt: string;
  states: LanguageState[];
  /** Changes wait beside what is live. */
  isWaiting: boolean;
  /** Who approved it last, by a preview link; null when nobody did. */
  approval: Approval | null;
};

/** A part of all pages, the last changed first. Throws when a query fails. */
export function listPages(
  db: Database,
  filter: PageFilter,
  cursor: ListCursor | null,
): Promise<ListPage<ListedPage>> {
  return readListPage(
    cursor,
    pagesAtOnce,
    async (from, limit) => {
      const rows = await readRows(db, filter, from, limit);
      const ids = rows.map(({ id }) => id);
      const [waiting, plans, approvals] = await Promise.all([
        listWaiting(db, "page", ids),
        listPlans(db, ids),
        listApprovals(db, ids),
      ]);
      const pages = rows.map((row) => ({
        ...listedPage(row, waiting, plans),
        approval: approvals.get(row.id) ?? null,
      }));
      return from?.side === "newer" ? pages.reverse() : pages;
    },
    ({ updatedAt }) => updatedAt,
  );
}

/** The last changed pages of a search, without what waits, what comes up and who approved. Throws when a query fails. */
export async function findPages(db: Database, search: string, limit: number): Promise<ListedPage[]> {
  const rows = await readRows(db, { search, kind: null }, null, limit);
  return rows.map((row) => listedPage(row, new Set(), []));
}

/** The rows next to a cursor, nearest first. */
async function readRows(
  db: Database,
  { search, kind }: PageFilter,
  cursor: ListCursor | null,
  limit: number,
) {
  const ascending = cursor?.side === "newer";
  const query = db
    .rpc("filter_pages", { _search: search })
    .select(listColumns)
    .order("updated_at", { ascending })
    .order("id", { ascending })
    .limit(limit);
  if (kind) query.eq("kind", kind);
  if (cursor) {
    // The first condition leaves the rows from the cursor's time on; the second breaks ties of equal times by id.
    const side = ascending ? "gt" : "lt";
    query.filter("updated_at", `${side}e`, cursor.time);
    query.or(`updated_at.${side}."${cursor.time}",id.${side}.${cursor.id}`);
  }
  return expectData(await query);
}

type ListedRow = Awaited<ReturnType<typeof readRows>>[number];

function listedPage(
  { texts, ...row }: ListedRow,
  waiting: ReadonlySet<string>,
  plans: readonly Plan[],
): ListedPage {
  const { id, isPublished } = row;
  const own = plans.filter((plan) => plan.id === id);
  return {
    ...row,
    kind: asPageKind(row.kind),
    title: titleIn(texts),
    states: storedStates(isPublished, texts, own),
    isWaiting: isPublished && waiting.has(id),
    approval: null,
  };
}

/** The title in the panel's language, else in the other one, else null. */
export function titleIn(texts: readonly { language: string; title: string }[]): string | null {
  return panelTitle(texts.filter(({ title }) => title !== ""));
}

/** A page to choose, by its title, else by its slug. */
export type PageName = { id: string; name: string };

/** The names of all pages, newest first. Throws when a query fails. */
export async function listPageNames(db: Database): Promise<PageName[]> {
  const rows = await readAll((from, to) =>
    db
      .from("otm_pages")
      .select("id, slug, otm_page_content(language, title)")
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to),
  );
  return rows.map(({ id, slug, otm_page_content: texts }) => ({ id, name: titleIn(texts) ?? slug }));
}

/** Throws when the page is not there any more, or the query fails. */
export async function deletePage(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_pages").delete().eq("id", id).select("id").single());
}
