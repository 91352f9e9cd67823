import { readDocument } from "../../content/document.ts";
import { isWrittenIn } from "../../content/form.ts";
import { type PageForm, page } from "../../content/page.ts";
import { asPageKind, type PageKind } from "../../content/page-kinds.ts";
import { pictureAddress } from "../../html/safe-address.ts";
import { asLanguage, type Language, languages } from "../../i18n/language-texts.ts";
import { pickVariant } from "../../i18n/variant.ts";
import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { type DocumentFacts, documentFacts } from "../document-facts.ts";
import { canBeSlug } from "../slug.ts";
import { shownTag, tagNames } from "../tags/shown-tag.ts";
import { listPath } from "./page-address.ts";

/** Rows are read as documents of pages, once they have their sections. */
export const pageColumns =
  `id, kind, slug, image_url, in_footer, published, created_at, updated_at, published_at,
  tags:otm_blog_tags(${tagNames}),
  content:otm_page_content(language, title, description, published)` as const;

/** The published page with this slug, in the requested language or its first; null without one. */
export async function getPublishedPage(db: Database, kind: PageKind, slug: string, language: Language) {
  if (!canBeSlug(slug)) return null;
  const row = expectRowOrNull(
    await db
      .from("otm_pages")
      .select(pageColumns)
      .eq("kind", kind)
      .eq("slug", slug)
      .eq("published", true)
      .single(),
  );
  const [whole] = row === null ? [] : await withSections(db, [row]);
  return whole ? pageOfRow(whole, language) : null;
}

type RowOfPage = { id: string; content: { language: string }[] };

/** Rows of pages with the sections that the caller may read: hidden ones for members alone. Throws when the query fails. */
export async function withSections<Row extends RowOfPage>(db: Database, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const found = expectData(await db.rpc("list_page_sections", { _page_ids: rows.map(({ id }) => id) }));
  return rows.map((row) => ({
    ...row,
    content: row.content.map((variant) => ({
      ...variant,
      sections:
        found.find(({ page_id, language }) => page_id === row.id && language === variant.language)
          ?.sections ?? [],
    })),
  }));
}

/** A page from its row with `pageColumns` and sections. */
export function pageOfRow(row: unknown, language: Language) {
  return pageOf(readDocument(page, row).form, documentFacts.parse(row), language);
}

/** A page in the requested language or its first. */
export function pageOf(form: PageForm, facts: DocumentFacts, language: Language) {
  const written = languages.filter((one) => isWrittenIn(page, form, one));
  const shown =
    pickVariant(
      written.map((one) => ({ language: one })),
      language,
    )?.language ?? language;
  return {
    id: facts.id,
    kind: form.kind,
    slug: form.slug,
    language: shown,
    languages: written.toSorted(),
    title: form.title[shown] || form.slug,
    description: form.description[shown],
    imageUrl: pictureAddress(form.imageUrl),
    sections: form.sections[shown],
    tags: facts.tags.map((tag) => shownTag(tag, language)),
    updatedAt: facts.updated_at,
    /** Null for what was never published. */
    publishedAt: facts.published_at,
  };
}

export type Page = ReturnType<typeof pageOf>;

/** The present slug and kind of a published page with this former address; null without one. */
export async function findRenamedPage(
  db: Database,
  kind: PageKind,
  oldSlug: string,
): Promise<{ kind: PageKind; slug: string } | null> {
  if (!canBeSlug(oldSlug)) return null;
  const row = expectRowOrNull(
    await db
      .from("otm_page_slugs")
      .select("otm_pages!inner(kind, slug)")
      .eq("kind", kind)
      .eq("slug", oldSlug)
      .eq("otm_pages.published", true)
      .single(),
  );
  return row && { kind: asPageKind(row.otm_pages.kind), slug: row.otm_pages.slug };
}

/** A page in a list; `language` is that of its texts. */
export type PageCard = {
  id: string;
  kind: PageKind;
  slug: string;
  language: Language;
  title: string;
  description: string;
  imageUrl: string | null;
};

const cardColumns = "id, kind, slug, image_url, otm_page_content(language, title, description)" as const;

type CardRow = {
  id: string;
  kind: string;
  slug: string;
  image_url: string | null;
  otm_page_content: { language: string; title: string; description: string }[];
};

/** The most pages of a list. */
const longestList = 200;

/** The published pages of a kind, the newest first. */
export async function listPublishedPages(
  db: Database,
  kind: PageKind,
  language: Language,
): Promise<PageCard[]> {
  const rows = expectData(
    await db
      .from("otm_pages")
      .select(cardColumns)
      .eq("kind", kind)
      .eq("published", true)
      .order("published_at", { ascending: false })
      .order("id")
      .limit(longestList),
  );
  return rows.map((row) => pageCard(row, language));
}

const listedKinds = ["case", "service"] as const;

/** The Dutch paths of the lists that have published pages: cases, then services. */
export async function listLiveLists(db: Database): Promise<string[]> {
  const live = await Promise.all(
    listedKinds.map((kind) =>
      db.from("otm_pages").select("id").eq("kind", kind).eq("published", true).limit(1),
    ),
  );
  return listedKinds.flatMap((kind, place) => {
    const path = listPath(kind);
    const answer = live[place];
    return path && answer && expectData(answer).length > 0 ? [path] : [];
  });
}

/** What the footer links to, in the languages of each. */
export async function listFooterPages(db: Database, language: Language): Promise<PageCard[]> {
  const rows = expectData(
    await db
      .from("otm_pages")
      .select(cardColumns)
      .eq("in_footer", true)
      .eq("published", true)
      .order("created_at")
      .order("id")
      .limit(12),
  );
  return rows.map((row) => pageCard(row, language));
}

function pageCard(row: CardRow, language: Language): PageCard {
  const variant = pickVariant(row.otm_page_content, language);
  return {
    id: row.id,
    kind: asPageKind(row.kind),
    slug: row.slug,
    language: variant ? asLanguage(variant.language) : language,
    title: variant?.title || row.slug,
    description: variant?.description ?? "",
    imageUrl: pictureAddress(row.image_url),
  };
}

export type PageTitle = { kind: PageKind; slug: string; title: string; description: string };

/** The published pages of a language, by title. */
export async function listPageTitles(db: Database, language: Language): Promise<PageTitle[]> {
  const rows = expectData(
    await db
      .from("otm_pages")
      .select("id, kind, slug, otm_page_content!inner(title, description)")
      .eq("published", true)
      .eq("otm_page_content.language", language)
      .order("published_at", { ascending: false })
      .order("id")
      .limit(longestList),
  );
  return rows.flatMap(({ kind, slug, otm_page_content: texts }) =>
    texts.map((text) => ({ kind: asPageKind(kind), slug, ...text })),
  );
}

/** The title of a published page in one of its languages, for its card image; null without one. */
export async function getPageTitle(db: Database, kind: PageKind, slug: string, language: Language) {
  if (!canBeSlug(slug)) return null;
  const row = expectRowOrNull(
    await db
      .from("otm_pages")
      .select("id, otm_page_content!inner(title)")
      .eq("kind", kind)
      .eq("slug", slug)
      .eq("published", true)
      .eq("otm_page_content.language", language)
      .single(),
  );
  return row?.otm_page_content[0]?.title ?? null;
}
