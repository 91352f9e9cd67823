import { href } from "react-router";
import { asPageKind } from "../content/page-kinds.ts";
import { isoTime } from "../i18n/iso-time.ts";
import { asLanguage, type Language, languages } from "../i18n/language-texts.ts";
import { writtenLanguages } from "./about/about.ts";
import { readAll } from "./batches.ts";
import { type Database, expectCount, expectData } from "./database.ts";
import { listPath, pagePath } from "./pages/page-address.ts";

/** A public page by its Dutch path, in the languages that it has; `updatedAt` is null when that is not kept. */
export type MappedPage = { path: string; languages: readonly Language[]; updatedAt: string | null };

/** The number of published articles. Throws when the query fails. */
export async function countPublishedArticles(db: Database): Promise<number> {
  const articles = db.from("otm_blog_articles").select("id", { count: "exact", head: true });
  return expectCount(await articles.eq("published", true));
}

/** Published articles with content in order of creation; `from` counts from 0. */
export async function listMappedArticles(db: Database, from: number, count: number): Promise<MappedPage[]> {
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
      path: href("/insights/:slug", { slug: row.slug }),
      languages: inOrder(row.otm_blog_article_content),
      updatedAt: row.updated_at,
    }))
    .filter(({ languages }) => languages.length > 0);
}

/** The public pages that are stored, but for articles. Throws when a query fails. */
export async function listMappedPages(db: Database): Promise<MappedPage[]> {
  const listed = [getMappedAbout(db), listMappedTags(db), listMappedDownloadPages(db), listMadePages(db)];
  return (await Promise.all(listed)).flat();
}

/** The tags of published articles; their pages exist in both languages. */
export async function listMappedTags(db: Database): Promise<MappedPage[]> {
  const rows = await readAll((from, to) =>
    db.from("otm_blog_tags").select("id, slug").order("slug").range(from, to),
  );
  return rows.map(({ slug }) => ({
    path: href("/insights/tag/:slug", { slug }),
    languages,
    updatedAt: null,
  }));
}

/** The active download pages, in the languages with a title. */
async function listMappedDownloadPages(db: Database): Promise<MappedPage[]> {
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
      path: href("/download/:slug", { slug }),
      languages: inOrder(texts.filter(({ title }) => title !== "")),
      updatedAt: latest([changedAt, ...texts.map((text) => text.updated_at)]),
    }))
    .filter(({ languages }) => languages.length > 0);
}

/** The published pages made of sections in the languages that are shown, and the lists that they make. */
async function listMadePages(db: Database): Promise<MappedPage[]> {
  const rows = await readAll((from, to) =>
    db
      .from("otm_pages")
      .select("id, kind, slug, updated_at, otm_page_content(language)")
      .eq("published", true)
      .order("created_at")
      .order("id")
      .range(from, to),
  );
  const lists = new Set(rows.flatMap(({ kind }) => listPath(asPageKind(kind)) ?? []));
  return [
    ...[...lists].toSorted().map((path) => ({ path, languages, updatedAt: null })),
    ...rows.map(({ kind, slug, updated_at: updatedAt, otm_page_content: texts }) => ({
      path: pagePath(asPageKind(kind), slug),
      languages: inOrder(texts),
      updatedAt,
    })),
  ];
}

/** The about page in the languages of its statement, with its last change. */
async function getMappedAbout(db: Database): Promise<MappedPage> {
  const [texts, members] = await Promise.all([
    db.from("otm_about_us_content").select("content_key, value_nl, value_en, updated_at"),
    db.from("otm_team_members").select("id, updated_at").eq("active", true),
  ]);
  const rows = expectData(texts);
  const statement = rows.find(({ content_key: key }) => key === "statement");
  const written = statement ? writtenLanguages({ nl: statement.value_nl, en: statement.value_en }) : [];
  const changes = [...rows, ...expectData(members)].map((row) => row.updated_at);
  // The default statement exists in both languages.
  const shown = written.length > 0 ? written : languages;
  return { path: href("/about-us"), languages: shown, updatedAt: latest(changes) };
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
