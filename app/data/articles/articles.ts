import { type ArticleForm, article, type FormFaq, isWritten } from "../../content/article.ts";
import { readDocument, selectOf } from "../../content/document.ts";
import { pictureAddress } from "../../html/safe-address.ts";
import { asLanguage, type Language, languages } from "../../i18n/language-texts.ts";
import { pickVariant } from "../../i18n/variant.ts";
import { type Database, expectCount, expectData, expectRowOrNull } from "../database.ts";
import { type DocumentFacts, documentFacts } from "../document-facts.ts";
import { canBeSlug } from "../slug.ts";
import { shownTag, tagNames } from "../tags/shown-tag.ts";

/** The page size of lists. The first page of all articles has one more: the newest, which leads it. */
const articlesPerPage = 12;

const cardColumns = `id, slug, author, read_time, image_url, published_at,
  otm_blog_article_content(language, title, subtitle, excerpt)` as const;

/** Rows are read as documents of articles. */
const articleColumns = `id,created_at,updated_at,published_at,tags:otm_blog_tags(${tagNames}),${selectOf(
  article.fields,
  { content: "otm_blog_article_content", faqs: "otm_blog_article_faqs" },
)}`;

/** A row of the article list. */
export type ArticleCardRow = {
  id: string;
  slug: string;
  author: string;
  read_time: number;
  image_url: string | null;
  published_at: string | null;
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
  author: string;
  readTime: number;
  imageUrl: string | null;
  /** Null for what was never published. */
  publishedAt: string | null;
};

/**
 * A page of published articles (of a tag), newest first, the total and the last page; null beyond that. Pages count
 * from 1.
 */
export async function listPublishedArticles(
  db: Database,
  language: Language,
  page: number,
  tagId: string | null = null,
): Promise<{ cards: ArticleCard[]; total: number; last: number } | null> {
  const articles = db.from("otm_blog_articles");
  const chosen = tagId
    ? articles
        .select(`${cardColumns}, otm_blog_article_tags!inner(tag_id)`, { count: "exact" })
        .eq("otm_blog_article_tags.tag_id", tagId)
    : articles.select(cardColumns, { count: "exact" });
  const leads = tagId ? 0 : 1;
  const first = page === 1 ? 0 : (page - 1) * articlesPerPage + leads;
  const answer = await chosen
    .eq("published", true)
    .order("published_at", { ascending: false })
    .order("id", { ascending: false })
    .range(first, page * articlesPerPage + leads - 1);
  // PostgREST's code for a range beyond the last row.
  if (answer.error?.code === "PGRST103") return null;
  const rows = expectData(answer);
  if (rows.length === 0 && page > 1) return null;
  const total = expectCount(answer);
  const last = Math.max(1, Math.ceil((total - leads) / articlesPerPage));
  return { cards: rows.map((row) => articleCard(row, language)), total, last };
}

/** The published article with this slug, in the requested language or its first; null without one. Throws when the query fails. */
export async function getPublishedArticle(db: Database, slug: string, language: Language) {
  if (!canBeSlug(slug)) return null;
  const row: unknown = expectRowOrNull(
    await db
      .from("otm_blog_articles")
      .select(articleColumns)
      .eq("slug", slug)
      .eq("published", true)
      .order("display_order", { referencedTable: "faqs", ascending: true })
      .single(),
  );
  if (row === null) return null;
  const facts = documentFacts.parse(row);
  const form = await withVisibleFaqs(db, readDocument(article, row).form, facts.id);
  return articleOf(form, facts, language);
}

/** With all questions: visitors can't read a row with words of a language that is hidden, but those of the other. */
async function withVisibleFaqs(db: Database, form: ArticleForm, id: string): Promise<ArticleForm> {
  if (languages.filter((language) => isWritten(form, language)).length !== 1) return form;
  const rows = expectData(await db.rpc("list_article_faqs", { _article_id: id }));
  return { ...form, faqs: readDocument(article, { faqs: rows }).form.faqs };
}

/** An article in the requested language or its first. */
export function articleOf(form: ArticleForm, facts: DocumentFacts, language: Language) {
  const written = languages.filter((one) => isWritten(form, one));
  const shown = pickVariant(
    written.map((one) => ({ language: one })),
    language,
  )?.language;
  const textOf = (texts: Record<Language, string>) => (shown && texts[shown]) || null;
  return {
    id: facts.id,
    slug: form.slug,
    language: shown ?? language,
    title: textOf(form.title),
    subtitle: textOf(form.subtitle),
    excerpt: textOf(form.excerpt),
    readTime: Number(form.readTime),
    imageUrl: pictureAddress(form.imageUrl),
    author: form.author,
    createdAt: facts.created_at,
    updatedAt: facts.updated_at,
    /** Null for what was never published. */
    publishedAt: facts.published_at,
    relatedIds: form.relatedArticles,
    tags: facts.tags.map((tag) => shownTag(tag, language)),
    languages: written.toSorted(),
    content: textOf(form.content) ?? "",
    metaTitle: textOf(form.metaTitle),
    metaDescription: textOf(form.metaDescription),
    faqs: faqsIn(shown ?? language, form.faqs),
  };
}

export type Faq = { id: string; question: string; answer: string };

/** The FAQs with a question and an answer in this language. */
function faqsIn(language: Language, faqs: readonly FormFaq[]): Faq[] {
  return faqs
    .map(({ question, answer }, index) => ({
      id: String(index),
      question: question[language].trim(),
      answer: answer[language].trim(),
    }))
    .filter(({ question, answer }) => question !== "" && answer !== "");
}

export type Article = ReturnType<typeof articleOf>;

/** The card of a published article in one of its languages; null without one. */
export async function getArticleCard(db: Database, slug: string, language: Language) {
  if (!canBeSlug(slug)) return null;
  const row = expectRowOrNull(
    await db
      .from("otm_blog_articles")
      // The id is the cache key of the image.
      .select(`id, author, read_time, otm_blog_article_content!inner(title), otm_blog_tags(${tagNames})`)
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
    tags: row.otm_blog_tags.map((tag) => shownTag(tag, language).name),
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

/** The published related articles in their order; without any, the others that were published last. */
export async function listRelatedArticles(
  db: Database,
  { id, relatedIds: chosen }: Article,
  language: Language,
) {
  const others = db
    .from("otm_blog_articles")
    .select(cardColumns)
    .eq("published", true)
    .neq("id", id)
    .order("published_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(article.fields.relatedArticles.max);
  const rows = expectData(await (chosen.length > 0 ? others.in("id", chosen) : others));
  const inOrder =
    chosen.length > 0 ? rows.toSorted((a, b) => chosen.indexOf(a.id) - chosen.indexOf(b.id)) : rows;
  return inOrder.map((row) => articleCard(row, language));
}

/** The cards of the three articles that were published last. */
export async function listNewestArticles(db: Database, language: Language): Promise<ArticleCard[]> {
  const newest = db
    .from("otm_blog_articles")
    .select(cardColumns)
    .eq("published", true)
    .order("published_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(3);
  return expectData(await newest).map((row) => articleCard(row, language));
}

/** The cards of the published articles with these ids, in an order that no save changes. */
export async function listArticleCards(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<ArticleCard[]> {
  if (ids.length === 0) return [];
  const rows = expectData(
    await db.from("otm_blog_articles").select(cardColumns).in("id", ids).eq("published", true).order("id"),
  );
  return rows.map((row) => articleCard(row, language));
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
    author: row.author,
    readTime: row.read_time,
    imageUrl: pictureAddress(row.image_url),
    publishedAt: row.published_at,
  };
}
