import { href } from "react-router";
import { declarationOf } from "../content/declared-kinds.ts";
import { fieldsOf } from "../content/kind.ts";
import { type SluggedKind, sluggedKinds, sluggedPlaces } from "../content/kinds.ts";
import { asPageKind } from "../content/page-kinds.ts";
import { isoTime } from "../i18n/iso-time.ts";
import { asLanguage, type Language, languages } from "../i18n/language-texts.ts";
import { z } from "../zod.ts";
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
export function listMappedArticles(db: Database, from: number, count: number): Promise<MappedPage[]> {
  return listMappedOf(db, "article", from, count);
}

/** The public pages that are stored, but for articles. Throws when a query fails. */
export async function listMappedPages(db: Database): Promise<MappedPage[]> {
  const listed = [
    getMappedAbout(db),
    listMappedTags(db),
    ...listedWhole.map(({ kind }) => listMappedOf(db, kind)),
    listMadePages(db),
  ];
  return (await Promise.all(listed)).flat();
}

/** Articles are listed in parts, and pages made of sections have addresses by what they are. */
const listedWhole = sluggedKinds.filter(({ kind }) => kind !== "article" && kind !== "page");

const mapped = z.object({
  slug: z.string(),
  updated_at: z.string(),
  texts: z.array(z.object({ language: z.string(), title: z.string(), updated_at: z.string().optional() })),
});

/** The shown pages of a kind, in the languages with a title, in order of creation. */
async function listMappedOf(
  db: Database,
  kind: SluggedKind,
  start = 0,
  count = Number.POSITIVE_INFINITY,
): Promise<MappedPage[]> {
  const { tables, site } = sluggedPlaces(kind);
  const [table, texts] = tables;
  const { fields, isShown } = declarationOf(kind);
  const flag = fieldsOf(fields).find(({ name }) => name === isShown)?.column;
  // The texts of a download page are also changed without their page.
  const columns = kind === "download-page" ? "language, title, updated_at" : "language, title";
  const rows = await readAll<unknown>((first, last) => {
    const all = db.from(table).select(`id, slug, updated_at, texts:${texts}(${columns})`);
    const shown = flag === undefined ? all : all.eq(flag, true);
    return shown
      .order("created_at")
      .order("id")
      .range(start + first, start + last);
  }, count);
  return mapped
    .array()
    .parse(rows)
    .map(({ slug, updated_at: changedAt, texts }) => ({
      path: site.replace(":slug", slug),
      languages: inOrder(texts.filter(({ title }) => title !== "")),
      updatedAt: latest([changedAt, ...texts.flatMap((text) => text.updated_at ?? [])]),
    }))
    .filter(({ languages }) => languages.length > 0);
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
