import type { PageKind } from "../content/page-kinds.ts";
import { asPageKind } from "../content/page-kinds.ts";
import { isoTime } from "../i18n/iso-time.ts";
import { asLanguage, type Language, languages } from "../i18n/language-texts.ts";
import { writtenLanguages } from "./about/about.ts";
import { readAll } from "./batches.ts";
import { type Database, expectCount, expectData } from "./database.ts";

/** A row of the sitemap. */
export type MappedRow = { slug: string; languages: readonly Language[]; updatedAt: string | null };

/** The number of published articles. Throws when the query fails. */
export async function countPublishedArticles(db: Database): Promise<number> {
  const articles = db.from("otm_blog_articles").select("id", { count: "exact", head: true });
  return expectCount(await articles.eq("published", true));
}

/** Published articles with content in order of creation; `from` counts from 0. */
export async function listMappedArticles(db: Database, from: number, count: number): Promise<MappedRow[]> {
  const rows = await readAll(
    (first, last) =>
      db
        .from("otm_blog_articles")
        .select("id, slug, updated_at, otm_blog_article_content(language)")
        .eq("published", true)
        .order("created_at", { ascending: true })
        .order("id", { ascending: true })
        .range(from + first, from + last),
    count,
  );
  return rows
    .map((row) => ({
      slug: row.slug,
      languages: inOrder(row.otm_blog_article_content),
      updatedAt: row.updated_at,
    }))
    .filter(({ languages }) => languages.length > 0);
}

/** The tags of published articles; their pages exist in both languages. */
export async function listMappedTags(db: Database): Promise<MappedRow[]> {
  const rows = await readAll((from, to) =>
    db.from("otm_blog_tags").select("id, slug").order("slug").range(from, to),
  );
  return rows.map(({ slug }) => ({ slug, languages: ["nl", "en"], updatedAt: null }));
}

/** The active download pages, in the languages with a title. */
export async function listMappedDownloadPages(db: Database): Promise<MappedRow[]> {
  const rows = await readAll((from, to) =>
    db
      .from("otm_download_pages")
      .select("id, slug, updated_at, otm_download_page_content(language, title, updated_at)")
      .eq("active", true)
      .order("created_at")
      .order("id")
      .range(from, to),
  );
  return rows
    .map(({ slug, updated_at: changedAt, otm_download_page_content: texts }) => ({
      slug,
      languages: inOrder(texts.filter(({ title }) => title !== "")),
      updatedAt: latest([changedAt, ...texts.map((text) => text.updated_at)]),
    }))
    .filter(({ languages }) => languages.length > 0);
}

/** The published pages made of sections, by their Dutch paths, in the languages that are shown. */
export async function listMappedPages(db: Database): Promise<(MappedRow & { kind: PageKind })[]> {
  const rows = await readAll((from, to) =>
    db
      .from("otm_pages")
      .select("id, kind, slug, updated_at, otm_page_content(language)")
      .eq("published", true)
      .order("created_at")
      .order("id")
      .range(from, to),
  );
  return rows.map(({ kind, slug, updated_at: updatedAt, otm_page_content: texts }) => ({
    kind: asPageKind(kind),
    slug,
    languages: inOrder(texts),
    updatedAt,
  }));
}

/** The about page in the languages of its statement, and its last change; null without one. */
export async function getMappedAbout(db: Database): Promise<Omit<MappedRow, "slug">> {
  const [texts, members] = await Promise.all([
    db.from("otm_about_us_content").select("content_key, value_nl, value_en, updated_at"),
    db.from("otm_team_members").select("id, updated_at").eq("active", true),
  ]);
  const rows = expectData(texts);
  const statement = rows.find(({ content_key: key }) => key === "statement");
  const written = statement ? writtenLanguages({ nl: statement.value_nl, en: statement.value_en }) : [];
  const changes = [...rows, ...expectData(members)].map((row) => row.updated_at);
  // The default statement exists in both languages.
  return { languages: written.length > 0 ? written : languages, updatedAt: latest(changes) };
}

/** The latest of database timestamps; null when none is a date. */
function latest(times: readonly string[]): string | null {
  const dates = times.filter((time) => isoTime(time) !== null);
  return dates.toSorted((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null;
}

function inOrder(variants: readonly { language: string }[]): Language[] {
  return variants
    .map(({ language }) => asLanguage(language))
    .toSorted()
    .toReversed();
}
