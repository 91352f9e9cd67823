import type { Database } from "../../../data/database.ts";
import type { DownloadPage } from "../../../data/downloads/downloads.ts";
import { withLibraryPictures } from "../../../data/media/html-pictures.ts";
import { findPictures } from "../../../data/media/shown-picture.ts";
import { cleanHtml } from "../../../html/clean.server.ts";
import { plainText } from "../../../html/plain-text.ts";
import { withPrintedAddresses } from "../../../html/printed-addresses.ts";
import { readableHtml } from "../../../html/readable-html.ts";
import type { Language } from "../../../i18n/language-texts.ts";

/**
 * A download page with sanitised HTML, the library's pictures and a description, for a screen in this language.
 *
 * @param origin of the site, of which paper shows addresses
 */
export async function readable(db: Database, origin: string, page: DownloadPage, language: Language) {
  const html = readableHtml(cleanHtml(page.content), language);
  const pictures = await findPictures(db, [html]);
  return {
    slug: page.slug,
    language: page.language,
    languages: page.languages,
    title: page.title,
    html: withPrintedAddresses(withLibraryPictures(html, pictures, page.language), origin),
    description: plainText(html, 180),
    formTitle: page.formTitle,
    buttonText: page.buttonText,
  };
}
