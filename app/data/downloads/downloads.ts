import { readDocument } from "../../content/document.ts";
import { type DownloadForm, downloadPage } from "../../content/download-page.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
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
  const { form } = readDocument(downloadPage, { ...page, active: true, content: variants });
  return downloadPageOf(page.id, form, language);
}

/** What visitors see of a download page with these texts, in the requested language or its first. */
export function downloadPageOf(id: string, form: DownloadForm, language: Language) {
  // A language can have the texts of the mail only.
  const written = languages.filter((one) => form.title[one] !== "");
  const choice = written.length > 0 ? written : languages;
  const shown =
    pickVariant(
      choice.map((one) => ({ language: one })),
      language,
    )?.language ?? language;
  return {
    id,
    slug: form.slug,
    language: shown,
    languages: written.toSorted(),
    title: form.title[shown] || form.slug,
    content: form.content[shown],
    formTitle: form.formTitle[shown] || null,
    buttonText: form.buttonText[shown] || null,
    confirmationTitle: form.confirmationTitle[shown] || null,
    confirmationContent: form.confirmationContent[shown] || null,
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
