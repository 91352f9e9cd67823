import type { Database } from "../../data/database.ts";
import { htmlForVisitors } from "../../data/media/html-for-visitors.server.ts";
import { withHeadingIds } from "../../html/numbered-headings.server.ts";
import { escapeText } from "../../html/older-format.ts";
import type { Language } from "../../i18n/language-texts.ts";

/**
 * A legal page that the firm wrote itself, as visitors see it, with ids on its headings, and those as text.
 *
 * @param origin of the site, of which paper shows addresses
 * @param period takes the place of `{period}`
 */
export async function legalHtml(db: Database, origin: string, html: string, language: Language, period = "") {
  const text = html.replaceAll("{period}", () => escapeText(period));
  return withHeadingIds(await htmlForVisitors(db, origin, { text, language }, language), "artikel");
}
