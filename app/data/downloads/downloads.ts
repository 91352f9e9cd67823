import { asLanguage, type Language } from "../../i18n/language-texts.ts";
import { pickVariant } from "../../i18n/variant.ts";
import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { canBeSlug } from "../slug.ts";

/** The active download page with this slug, in the requested language or its first; null without one. */
export async function getActiveDownloadPage(db: Database, slug: string, language: Language) {
  if (!canBeSlug(slug)) return null;
  const page = expectRowOrNull(
    await db.from("otm_download_pages").select("id, slug").eq("slug", slug).eq("active", true).single(),
  );
  if (!page) return null;
  const variants = expectData(
    await db
      .from("otm_download_page_content")
      .select("language, title, content, form_title, button_text, confirmation_title, confirmation_content")
      .eq("page_id", page.id),
  );
  return downloadPageOf(page, variants, language);
}

type Variant = {
  language: string;
  title: string;
  content: string;
  form_title: string;
  button_text: string;
  confirmation_title: string;
  confirmation_content: string;
};

/** What visitors see of a download page with these texts, in the requested language or its first. */
export function downloadPageOf(
  page: { id: string; slug: string },
  variants: readonly Variant[],
  language: Language,
) {
  // A row can have the texts of the mail only.
  const written = variants.filter(({ title }) => title !== "");
  const texts = pickVariant(written.length > 0 ? written : variants, language);
  return {
    id: page.id,
    slug: page.slug,
    language: texts ? asLanguage(texts.language) : language,
    languages: written.map((variant) => asLanguage(variant.language)).sort(),
    title: texts?.title || page.slug,
    content: texts?.content ?? "",
    formTitle: texts?.form_title || null,
    buttonText: texts?.button_text || null,
    confirmationTitle: texts?.confirmation_title || null,
    confirmationContent: texts?.confirmation_content || null,
  };
}

export type DownloadPage = ReturnType<typeof downloadPageOf>;

/** The current slug of an active download page with this former slug; null without one. */
export async function findRenamedDownloadPage(db: Database, oldSlug: string): Promise<string | null> {
  if (!canBeSlug(oldSlug)) return null;
  const row = expectRowOrNull(
    await db
      .from("otm_download_page_slugs")
      .select("otm_download_pages!inner(slug)")
      .eq("slug", oldSlug)
      .eq("otm_download_pages.active", true)
      .single(),
  );
  return row?.otm_download_pages.slug ?? null;
}

/** The id of the download page with this slug; null without one or when the query fails. */
export async function findDownloadPageId(db: Database, slug: string): Promise<string | null> {
  const { data, error } = await db.from("otm_download_pages").select("id").eq("slug", slug).maybeSingle();
  if (error) console.error("The id of a download page was not found:", error.message);
  return data?.id ?? null;
}
