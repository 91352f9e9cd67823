import type { Database } from "../../../data/database.ts";
import type { DownloadPage } from "../../../data/downloads/downloads.ts";
import { withLibraryPictures } from "../../../data/media/html-pictures.ts";
import { findPictures } from "../../../data/media/shown-picture.ts";
import { cleanHtml } from "../../../html/clean.server.ts";
import { plainText } from "../../../html/plain-text.ts";
import { readableTables } from "../../../html/readable-tables.ts";
import type { Language } from "../../../i18n/language-texts.ts";

/** A download page with sanitised HTML, the library's pictures and a description, for a screen in this language. */
export async function readable(db: Database, page: DownloadPage, language: Language) {
  const html = readableTables(cleanHtml(page.content), language);
  const pictures = await findPictures(db, [html]);
  return {
    slug: page.slug,
    language: page.language,
    languages: page.languages,
    title: page.title,
    html: withLibraryPictures(html, pictures, page.language),
    description: plainText(html, 180),
    formTitle: page.formTitle,
    buttonText: page.buttonText,
  };
}
