import { panelTitle } from "../articles/admin-articles.ts";
import type { Titled } from "../articles/article-titles.ts";
import { readAll } from "../batches.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { titleIn } from "../pages/admin-pages.ts";
import { casesLimit, featuredLimit } from "./homepage.ts";

/** An entry of a list of the home page, in order; `isShown` is false for drafts and those beyond the limit. */
export type HomepageEntry = {
  id: string;
  /** Of the article or the page. */
  subjectId: string;
  slug: string;
  title: string | null;
  order: number;
  isPublished: boolean;
  isShown: boolean;
};

type FeaturedRow = {
  id: string;
  article_id: string;
  display_order: number;
  otm_blog_articles: {
    slug: string;
    published: boolean;
    otm_blog_article_content: { language: string; title: string }[];
  };
};

/** The featured articles in order, drafts too. Throws when the query fails. */
export async function listFeatured(db: Database): Promise<HomepageEntry[]> {
  const { data, error } = await db.functions.invoke<FeaturedRow[]>("get-homepage-featured-articles");
  if (error) throw error;
  const entries = (data ?? []).map(({ otm_blog_articles: article, ...row }) => ({
    id: row.id,
    subjectId: row.article_id,
    order: row.display_order,
    slug: article.slug,
    title: panelTitle(article.otm_blog_article_content),
    isPublished: article.published,
  }));
  return markShown(entries, featuredLimit);
}

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

/** Marks which entries the home page shows: the first published ones. */
function markShown(entries: readonly Omit<HomepageEntry, "isShown">[], limit: number): HomepageEntry[] {
  let published = 0;
  return entries.map((entry) => ({ ...entry, isShown: entry.isPublished && ++published <= limit }));
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

/** Features an article at a place. Throws when that fails. */
export async function featureArticle(db: Database, articleId: string, order: number): Promise<void> {
  const row = { article_id: articleId, display_order: order };
  throwIfFailed(await db.from("otm_homepage_featured_articles").insert(row));
}

/** Puts a case at a place. Throws when that fails. */
export async function chooseCase(db: Database, pageId: string, order: number): Promise<void> {
  throwIfFailed(await db.from("otm_homepage_cases").insert({ page_id: pageId, display_order: order }));
}

/** Swaps a featured article with its neighbour. Throws when that fails. */
export async function moveFeaturedArticle(db: Database, id: string, direction: "up" | "down"): Promise<void> {
  throwIfFailed(await db.rpc("move_featured_article", { _id: id, _direction: direction }));
}

/** Swaps a case with its neighbour. Throws when that fails. */
export async function moveChosenCase(db: Database, id: string, direction: "up" | "down"): Promise<void> {
  throwIfFailed(await db.rpc("move_homepage_case", { _id: id, _direction: direction }));
}

export async function unfeatureArticle(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_homepage_featured_articles").delete().eq("id", id));
}

export async function takeOffCase(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_homepage_cases").delete().eq("id", id));
}
