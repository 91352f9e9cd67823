import { panelLanguage } from "../../i18n/panel-language.ts";
import { type Database, expectCount, expectData, throwIfFailed } from "../database.ts";
import { type ListCursor, type ListPage, readListPage } from "../list-cursor.ts";
import { type LanguageState, storedStates } from "../schedules/language-state.ts";
import { listPlans, type Plan } from "../schedules/plans.ts";
import { shownTag, tagNames } from "../tags/shown-tag.ts";
import { listWaiting } from "../versions/versions.ts";
import type { ArticleFilter } from "./article-filter.ts";

/** The page size of the panel's list. */
const articlesAtOnce = 20;

const listColumns = `id, slug, author, readTime:read_time, isPublished:published, createdAt:created_at,
  texts:otm_blog_article_content(language, title, excerpt, published), tags:otm_blog_tags(${tagNames})` as const;

/** A page of all articles, newest first. Throws when the query fails. */
export function listArticles(
  db: Database,
  filter: ArticleFilter,
  cursor: ListCursor | null,
): Promise<ListPage<ListedArticle>> {
  return readListPage(
    cursor,
    articlesAtOnce,
    async (from, limit) => {
      const query =
        filter.search === "" && !filter.state
          ? askForPart(db, filter, from, limit)
          : search(db, filter, from, limit);
      const rows = expectData(await query);
      const ids = rows.map(({ id }) => id);
      const [waiting, changes, plans] = await Promise.all([
        listWaiting(db, "article", ids),
        listChanges(db, ids),
        listPlans(db, ids),
      ]);
      const articles = rows.map((row) => listedArticle(row, waiting, changes, plans));
      return from?.side === "newer" ? articles.reverse() : articles;
    },
    ({ createdAt }) => createdAt,
  );
}

/** The rows next to a cursor, nearest first. */
function askForPart(db: Database, { status }: ArticleFilter, cursor: ListCursor | null, limit: number) {
  const ascending = cursor?.side === "newer";
  const query = db
    .from("otm_blog_articles")
    .select(listColumns)
    .order("created_at", { ascending })
    .order("id", { ascending })
    .limit(limit);
  if (status) query.eq("published", status === "published");
  if (cursor) {
    // The first condition uses the index; the second breaks ties of equal times by id.
    const side = ascending ? "gt" : "lt";
    query.filter("created_at", `${side}e`, cursor.time);
    query.or(`created_at.${side}."${cursor.time}",id.${side}.${cursor.id}`);
  }
  return query;
}

/** The same for a search, or a state. */
function search(
  db: Database,
  { search, status, state }: ArticleFilter,
  cursor: ListCursor | null,
  limit: number,
) {
  const ascending = cursor?.side === "newer";
  return db
    .rpc("filter_articles", {
      _search: search,
      ...(status && { _published: status === "published" }),
      ...(state && { _state: state }),
      ...(cursor && { _created_at: cursor.time, _id: cursor.id, _newer: ascending }),
      _limit: limit,
    })
    .select(listColumns)
    .order("created_at", { ascending })
    .order("id", { ascending });
}

/** Which fields of the articles changed when. */
async function listChanges(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const changes = db.from("otm_field_changes").select("subject_id, language, field, number");
  return expectData(await changes.in("subject_id", [...ids]));
}

type FieldChanges = Awaited<ReturnType<typeof listChanges>>;

type ListedRow = NonNullable<Awaited<ReturnType<typeof askForPart>>["data"]>[number];

/** An article of the panel's list, with texts in the panel's language, else in the other one. */
export type ListedArticle = {
  id: string;
  slug: string;
  author: string;
  readTime: number;
  isPublished: boolean;
  createdAt: string;
  title: string | null;
  excerpt: string | null;
  tags: string[];
  states: LanguageState[];
  /** Changes wait beside what is live. */
  isWaiting: boolean;
  /** A Dutch field changed after its English twin. */
  isOutdated: boolean;
};

function listedArticle(
  { texts, tags, ...article }: ListedRow,
  waiting: ReadonlySet<string>,
  changes: FieldChanges,
  plans: readonly Plan[],
): ListedArticle {
  const { id, isPublished } = article;
  const shown = panelText(texts);
  const own = plans.filter((plan) => plan.id === id);
  return {
    ...article,
    title: shown?.title ?? null,
    excerpt: shown?.excerpt ?? null,
    tags: tags.map((tag) => shownTag(tag, panelLanguage()).name),
    states: storedStates(isPublished, texts, own),
    isWaiting: isPublished && waiting.has(id),
    isOutdated: isOutdated(changes.filter((change) => change.subject_id === id)),
  };
}

/** Empty fields have no change. */
function isOutdated(changes: FieldChanges): boolean {
  const english = new Map(
    changes.filter(({ language }) => language === "en").map(({ field, number }) => [field, number]),
  );
  return changes.some(
    ({ language, field, number }) => language === "nl" && number > (english.get(field) ?? Infinity),
  );
}

/** The number of articles. Throws when the query fails. */
export async function countArticles(db: Database): Promise<{ published: number; drafts: number }> {
  const count = async (isPublished: boolean) => {
    const articles = db.from("otm_blog_articles").select("id", { count: "exact", head: true });
    return expectCount(await articles.eq("published", isPublished));
  };
  const [published, drafts] = await Promise.all([count(true), count(false)]);
  return { published, drafts };
}

/** The title in the panel's language, else in the other one, else null. */
export function panelTitle(texts: readonly { language: string; title: string }[]): string | null {
  return panelText(texts)?.title ?? null;
}

function panelText<Text extends { language: string }>(texts: readonly Text[]): Text | undefined {
  return texts.find(({ language }) => language === panelLanguage()) ?? texts[0];
}

export async function deleteArticle(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.rpc("delete_article", { _id: id }));
}
