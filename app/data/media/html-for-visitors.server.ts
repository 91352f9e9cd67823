import { cleanHtml } from "../../html/clean.server.ts";
import { withPrintedAddresses } from "../../html/printed-addresses.ts";
import { readableHtml } from "../../html/readable-html.ts";
import type { Language } from "../../i18n/language-texts.ts";
import type { Database } from "../database.ts";
import { withLibraryPictures } from "./html-pictures.ts";
import { findPictures } from "./shown-picture.ts";

/**
 * The HTML of a text in this language, sanitised, with the library's pictures, for a screen in another or the same.
 *
 * @param origin of the site, of which paper shows addresses
 */
export async function htmlForVisitors(
  db: Database,
  origin: string,
  { text, language }: { text: string; language: Language },
  screen: Language,
): Promise<string> {
  const html = readableHtml(cleanHtml(text), screen);
  const pictures = await findPictures(db, [html]);
  return withPrintedAddresses(withLibraryPictures(html, pictures, language), origin);
}
