import { listRelatedArticles } from "../../../data/articles/articles.ts";
import { type Database, optional } from "../../../data/database.ts";
import type { Preview } from "../../../data/versions/preview.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { readableAbout } from "../about/readable-about.server.ts";
import { illustrate, readable } from "../article/readable-article.server.ts";
import { readable as readableDownload } from "../download/readable-page.server.ts";
import { readablePage } from "../page/readable-page.server.ts";

/**
 * What a preview shows and its title, with sanitised HTML and the library's pictures. Throws when a query fails.
 *
 * @param origin of the site, of which paper shows addresses
 */
export async function readablePreview(db: Database, origin: string, preview: Preview, language: Language) {
  if ("page" in preview) {
    const page = await readablePage(db, origin, preview.page);
    return { title: page.title, page };
  }
  if ("download" in preview) {
    const download = await readableDownload(db, origin, preview.download, language);
    return { title: download.title, download };
  }
  if ("about" in preview) {
    const about = await readableAbout(db, origin, preview.about, language);
    return { title: about.title.text, about };
  }
  const article = readable(preview.article, language);
  const related = await optional(listRelatedArticles(db, article, language), []);
  return { title: article.title, ...(await illustrate(db, origin, article, related)) };
}

export type ReadablePreview = Awaited<ReturnType<typeof readablePreview>>;
