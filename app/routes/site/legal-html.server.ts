import type { Database } from "../../data/database.ts";
import { withLibraryPictures } from "../../data/media/html-pictures.ts";
import { findPictures } from "../../data/media/shown-picture.ts";
import { cleanHtml } from "../../html/clean.server.ts";
import { withHeadingIds } from "../../html/numbered-headings.server.ts";
import { escapeText } from "../../html/older-format.ts";
import { readableHtml } from "../../html/readable-html.ts";
import type { Language } from "../../i18n/language-texts.ts";

/**
 * A legal page that the firm wrote itself: sanitised, with ids on its headings, and those as text.
 *
 * @param period takes the place of `{period}`
 */
export async function legalHtml(db: Database, html: string, language: Language, period = "") {
  const clean = readableHtml(cleanHtml(html), language);
  const pictures = await findPictures(db, [clean]);
  const filled = clean.replaceAll("{period}", () => escapeText(period));
  return withHeadingIds(withLibraryPictures(filled, pictures, language), "artikel");
}
