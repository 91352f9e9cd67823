import { type Database, expectData, throwIfFailed } from "./database.ts";

/** How many rows the backend gives at once. */
const batch = 1_000;

const listColumns = `id, slug, author, read_time, published, created_at,
  otm_blog_article_content(language, title, excerpt), otm_blog_tags(name, slug)` as const;

/** Every article for the panel's list, drafts too, newest first. */
export async function listAllArticles(db: Database): Promise<ListedArticle[]> {
  const articles: ListedArticle[] = [];
  for (;;) {
    const rows = await readBatch(db, articles.length);
    articles.push(...rows.map(listedArticle));
    if (rows.length < batch) return articles;
  }
}

async function readBatch(db: Database, from: number) {
  return expectData(
    await db
      .from("otm_blog_articles")
      .select(listColumns)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, from + batch - 1),
  );
}

type ListedRow = Awaited<ReturnType<typeof readBatch>>[number];

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

/** A published article that another one can name as related; its title is English, else Dutch. */
export type RelatedChoice = { id: string; slug: string; title: string | null };

/** Every published article that can be named as related, newest first. */
export async function listRelatedChoices(db: Database): Promise<RelatedChoice[]> {
  const choices: RelatedChoice[] = [];
  for (;;) {
    const rows = expectData(
      await db
        .from("otm_blog_articles")
        .select("id, slug, otm_blog_article_content(language, title)")
        .eq("published", true)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .range(choices.length, choices.length + batch - 1),
    );
    choices.push(...rows.map(relatedChoice));
    if (rows.length < batch) return choices;
  }
}

function relatedChoice({
  id,
  slug,
  otm_blog_article_content: texts,
}: {
  id: string;
  slug: string;
  otm_blog_article_content: { language: string; title: string }[];
}): RelatedChoice {
  const shown = texts.find(({ language }) => language === "en") ?? texts[0];
  return { id, slug, title: shown?.title ?? null };
}

/** Deletes an article with all that belongs to it. Throws when it could not be deleted. */
export async function deleteArticle(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.rpc("delete_article", { _id: id }));
}
