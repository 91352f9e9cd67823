import { readAll } from "./batches.ts";
import { type Database, throwIfFailed } from "./database.ts";

const listColumns = `id, slug, author, read_time, published, created_at,
  otm_blog_article_content(language, title, excerpt), otm_blog_tags(name, slug)` as const;

/** Every article for the panel's list, drafts too, newest first. */
export async function listAllArticles(db: Database): Promise<ListedArticle[]> {
  return (await readAll((from, to) => askForList(db, from, to))).map(listedArticle);
}

function askForList(db: Database, from: number, to: number) {
  return db
    .from("otm_blog_articles")
    .select(listColumns)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .range(from, to);
}

type ListedRow = NonNullable<Awaited<ReturnType<typeof askForList>>["data"]>[number];

/** An article in the panel's list; its title and excerpt are English, else Dutch. */
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
  /** All that a search looks through, in lower case. */
  haystack: string;
};

function listedArticle(row: ListedRow): ListedArticle {
  const texts = row.otm_blog_article_content;
  const shown = texts.find(({ language }) => language === "en") ?? texts[0];
  return {
    id: row.id,
    slug: row.slug,
    author: row.author,
    readTime: row.read_time,
    isPublished: row.published,
    createdAt: row.created_at,
    title: shown?.title ?? null,
    excerpt: shown?.excerpt ?? null,
    tags: row.otm_blog_tags.map(({ name }) => name),
    haystack: [...texts.map(({ title }) => title), row.author, row.slug].join("\n").toLowerCase(),
  };
}

/** A published article by its title in the panel: English, else Dutch, else null. */
export type TitledArticle = { id: string; slug: string; title: string | null };

/** Every published article by its title, newest first. Throws when they could not be read. */
export async function listPublishedTitles(db: Database): Promise<TitledArticle[]> {
  const rows = await readAll((from, to) =>
    db
      .from("otm_blog_articles")
      .select("id, slug, otm_blog_article_content(language, title)")
      .eq("published", true)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to),
  );
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: panelTitle(row.otm_blog_article_content),
  }));
}

/** The title of an article in the panel: English, else Dutch, else null. */
export function panelTitle(texts: readonly { language: string; title: string }[]): string | null {
  return (texts.find(({ language }) => language === "en") ?? texts[0])?.title ?? null;
}

/** Deletes an article with all that belongs to it. Throws when it could not be deleted. */
export async function deleteArticle(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.rpc("delete_article", { _id: id }));
}
