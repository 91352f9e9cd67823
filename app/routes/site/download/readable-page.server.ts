import type { Database } from "../../../data/database.ts";
import type { DownloadPage } from "../../../data/downloads/downloads.ts";
import { htmlForVisitors } from "../../../data/media/html-for-visitors.server.ts";
import { plainText } from "../../../html/plain-text.ts";
import type { Language } from "../../../i18n/language-texts.ts";

/**
 * A download page as visitors see it, with a description, for a screen in this language.
 *
 * @param origin of the site, of which paper shows addresses
 */
export async function readable(db: Database, origin: string, page: DownloadPage, language: Language) {
  const html = await htmlForVisitors(db, origin, { text: page.content, language: page.language }, language);
  return {
    slug: page.slug,
    language: page.language,
    languages: page.languages,
    title: page.title,
    html,
    description: plainText(html, 180),
    formTitle: page.formTitle,
    buttonText: page.buttonText,
  };
}
