import type { Language } from "../../i18n/language-texts.ts";
import { type Sum, sumOf } from "../../sections/before-after/sum.ts";
import { readSections } from "../../sections/read-sections.ts";
import { type Database, expectData } from "../database.ts";
import { type Page, pageColumns, pageOfRow, withSections } from "../pages/pages.ts";
import { casesLimit } from "./homepage.ts";

/** A case on the home page; `language` is that of its texts, `badge` says what firm it is about, or is empty. */
export type HomepageCase = Pick<
  Page,
  "id" | "kind" | "slug" | "language" | "title" | "description" | "imageUrl"
> & { badge: string; sum: Sum | null };

/** The first three published cases of the home page, in the requested language or their first. Throws when the query fails. */
export async function listHomepageCases(db: Database, language: Language): Promise<HomepageCase[]> {
  const rows = expectData(
    await db
      .from("otm_homepage_cases")
      .select(`otm_pages!inner(${pageColumns})`)
      .eq("otm_pages.published", true)
      .order("display_order")
      .order("id")
      .limit(casesLimit),
  );
  const pages = await withSections(
    db,
    rows.map(({ otm_pages: page }) => page),
  );
  return pages.map((page) => homepageCase(pageOfRow(page, language)));
}

function homepageCase({
  id,
  kind,
  slug,
  language,
  title,
  description,
  imageUrl,
  sections,
}: Page): HomepageCase {
  const shown = readSections(
    sections.filter(({ type }) => type === "opening" || type === "before-after"),
    nothing,
  );
  const opening = shown.find((section) => section.type === "opening");
  const table = shown.find((section) => section.type === "before-after");
  const badge = opening?.values.badge ?? "";
  return {
    id,
    kind,
    slug,
    language,
    title,
    description,
    imageUrl,
    badge,
    sum: table ? sumOf(table.values) : null,
  };
}

/** An opening and a table name nothing that is elsewhere. */
const nothing = { pictures: {}, articles: {}, newest: {}, members: {}, downloadPages: {}, moments: [] };
