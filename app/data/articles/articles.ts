import { asLanguage, type Language } from "../../i18n/language-texts.ts";
import { pickVariant } from "../../i18n/variant.ts";
import { type Database, expectCount, expectData, expectRowOrNull } from "../database.ts";
import { canBeSlug } from "../slug.ts";

/** The page size of /insights. */
export const articlesPerPage = 12;

/** The maximum number of related articles. */
const relatedLimit = 3;

/** The columns of a card. */
const cardColumns = `id, slug, author, read_time, image_url, created_at,
  otm_blog_article_content(language, title, subtitle, excerpt),
  otm_blog_tags(name, slug)` as const;

const relatedColumns = `id, slug, read_time, image_url,
  otm_blog_article_content(language, title, subtitle, excerpt)` as const;

const articleColumns =
  `id, slug, author, read_time, image_url, created_at, updated_at, published_at, related_articles,
  otm_blog_article_content(language, title, subtitle, excerpt, content, meta_title, meta_description),
  otm_blog_tags(name, slug),
  otm_blog_article_faqs(id, question_nl, answer_nl, question_en, answer_en)` as const;

/** A row of the article list. */
export type ArticleCardRow = {
  id: string;
  slug: string;
  read_time: number;
  image_url: string | null;
  otm_blog_article_content: {
    language: string;
    title: string;
    subtitle: string | null;
    excerpt: string | null;
  }[];
};

/** An article card; `language` is that of its texts. */
export type ArticleCard = {
  id: string;
  slug: string;
  language: Language;
  title: string | null;
  subtitle: string | null;
  excerpt: string | null;
  readTime: number;
  imageUrl: string | null;
};

/**
 * A page of published articles (of a tag), newest first, and the total; null beyond the last page. Pages count from 1.
 */
export async function listPublishedArticles(
  db: Database,
  language: Language,
  page: number,
  tagId: string | null = null,
): Promise<{ cards: ArticleCard[]; total: number } | null> {
  const articles = db.from("otm_blog_articles");
  const chosen = tagId
    ? articles
        .select(`${cardColumns}, otm_blog_article_tags!inner(tag_id)`, { count: "exact" })
        .eq("otm_blog_article_tags.tag_id", tagId)
    : articles.select(cardColumns, { count: "exact" });
  const first = (page - 1) * articlesPerPage;
  const answer = await chosen
    .eq("published", true)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .range(first, first + articlesPerPage - 1);
  // PostgREST's code for a range beyond the last row.
  if (answer.error?.code === "PGRST103") return null;
  const rows = expectData(answer);
  if (rows.length === 0 && page > 1) return null;
  return { cards: rows.map((row) => articleCard(row, language)), total: expectCount(answer) };
}

/** The published article with this slug, in the requested language or its first; null without one. */
export async function getPublishedArticle(db: Database, slug: string, language: Language) {
  if (!canBeSlug(slug)) return null;
  const row = expectRowOrNull(await askForArticle(db, slug).eq("published", true).single());
  return row && articleOf(row, language);
}

/** The row of an article, of a draft too as far as row-level security allows; null without one. */
export async function getArticleRow(db: Database, slug: string): Promise<ArticleRow | null> {
  return canBeSlug(slug) ? expectRowOrNull(await askForArticle(db, slug).single()) : null;
}

function askForArticle(db: Database, slug: string) {
  return db
    .from("otm_blog_articles")
    .select(articleColumns)
    .eq("slug", slug)
    .order("display_order", { referencedTable: "otm_blog_article_faqs", ascending: true });
}

export type ArticleRow = Omit<ArticleCardRow, "otm_blog_article_content"> & {
  author: string;
  created_at: string;
  updated_at: string;
  published_at: string | null;
  related_articles: string[];
  otm_blog_article_content: (ArticleCardRow["otm_blog_article_content"][number] & {
    content: string;
    meta_title: string | null;
    meta_description: string | null;
  })[];
  otm_blog_tags: { name: string; slug: string }[];
  otm_blog_article_faqs: FaqRow[];
};

type FaqRow = {
  id: string;
  question_nl: string | null;
  answer_nl: string | null;
  question_en: string | null;
  answer_en: string | null;
};

export type Faq = { id: string; question: string; answer: string };

/** An article in the requested language or its first. */
export function articleOf(row: ArticleRow, language: Language) {
  const variants = row.otm_blog_article_content;
  const shown = pickVariant(variants, language);
  const card = articleCard(row, language);
  return {
    ...card,
    author: row.author,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at ?? row.created_at,
    relatedIds: row.related_articles,
    tags: row.otm_blog_tags,
    languages: variants.map((variant) => asLanguage(variant.language)).sort(),
    content: shown?.content ?? "",
    metaTitle: shown?.meta_title ?? null,
    metaDescription: shown?.meta_description ?? null,
    faqs: faqsIn(card.language, row.otm_blog_article_faqs),
  };
}

/** The FAQs with a question and an answer in this language. */
function faqsIn(language: Language, rows: readonly FaqRow[]): Faq[] {
  return rows
    .map((row) => ({
      id: row.id,
      question: (language === "nl" ? row.question_nl : row.question_en)?.trim() ?? "",
      answer: (language === "nl" ? row.answer_nl : row.answer_en)?.trim() ?? "",
    }))
    .filter((faq) => faq.question !== "" && faq.answer !== "");
}

export type Article = ReturnType<typeof articleOf>;

/** The card of a published article in one of its languages; null without one. */
export async function getArticleCard(db: Database, slug: string, language: Language) {
  if (!canBeSlug(slug)) return null;
  const row = expectRowOrNull(
    await db
      .from("otm_blog_articles")
      // The id is the cache key of the image.
      .select("id, author, read_time, otm_blog_article_content!inner(title), otm_blog_tags(name)")
      .eq("slug", slug)
      .eq("published", true)
      .eq("otm_blog_article_content.language", language)
      .single(),
  );
  const title = row?.otm_blog_article_content[0]?.title;
  if (!row || title === undefined) return null;
  return {
    title,
    author: row.author,
    readTime: row.read_time,
    tags: row.otm_blog_tags.map(({ name }) => name),
  };
}

/** The current slug of a published article with this former slug; null without one. */
export async function findRenamedArticle(db: Database, oldSlug: string): Promise<string | null> {
  if (!canBeSlug(oldSlug)) return null;
  const row = expectRowOrNull(
    await db
      .from("otm_blog_article_slugs")
      .select("otm_blog_articles!inner(slug)")
      .eq("slug", oldSlug)
      .eq("otm_blog_articles.published", true)
      .single(),
  );
  return row?.otm_blog_articles.slug ?? null;
}

/** The id of the article with this slug; null without one or when the query fails. */
export async function findArticleId(db: Database, slug: string): Promise<string | null> {
  const { data, error } = await db.from("otm_blog_articles").select("id").eq("slug", slug).maybeSingle();
  if (error) console.error("The id of an article was not found:", error.message);
  return data?.id ?? null;
}

/** The slug and status of the article with this id; null without one or when the query fails. */
export async function findArticleAddress(
  db: Database,
  id: string,
): Promise<{ slug: string; published: boolean } | null> {
  const { data, error } = await db
    .from("otm_blog_articles")
    .select("slug, published")
    .eq("id", id)
    .maybeSingle();
  if (error) console.error("The place of an article was not found:", error.message);
  return data;
}

/** The published related articles in their order; without any, the newest others. */
export async function listRelatedArticles(db: Database, article: Article, language: Language) {
  const others = db
    .from("otm_blog_articles")
    .select(relatedColumns)
    .eq("published", true)
    .neq("id", article.id)
    .order("created_at", { ascending: false })
    .limit(relatedLimit);
  const chosen = article.relatedIds;
  const rows = expectData(await (chosen.length > 0 ? others.in("id", chosen) : others));
  const inOrder =
    chosen.length > 0 ? rows.toSorted((a, b) => chosen.indexOf(a.id) - chosen.indexOf(b.id)) : rows;
  return inOrder.map((row) => articleCard(row, language));
}

/** The card of a row in the requested language, or its first. */
export function articleCard(row: ArticleCardRow, language: Language): ArticleCard {
  const variant = pickVariant(row.otm_blog_article_content, language);
  return {
    id: row.id,
    slug: row.slug,
    language: variant ? asLanguage(variant.language) : language,
    title: variant?.title ?? null,
    subtitle: variant?.subtitle ?? null,
    excerpt: variant?.excerpt ?? null,
    readTime: row.read_time,
    imageUrl: row.image_url,
  };
}
