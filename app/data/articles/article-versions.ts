import { type ArticleForm, article } from "../../content/article.ts";
import { readDocument } from "../../content/document.ts";
import { type Database, expectRowOrNull } from "../database.ts";
import { getVersion, type VersionSource, versionsOf } from "../versions/versions.ts";
import { panelTitle } from "./admin-articles.ts";

/** The versions of an article. */
export function articleVersions(db: Database, id: string): VersionSource {
  return {
    ...versionsOf(db, { kind: "article", id }),
    async present() {
      const articles = db
        .from("otm_blog_articles")
        .select("published, otm_blog_article_content(language, title)");
      const row = expectRowOrNull(await articles.eq("id", id).maybeSingle());
      return row && { title: panelTitle(row.otm_blog_article_content), isLive: row.published };
    },
  };
}

/** The form of the article as it was in this version, or in the newest kept one before it; null without one. Throws. */
export async function getArticleAt(
  db: Database,
  articleId: string,
  number: number,
): Promise<ArticleForm | null> {
  const version = await getVersion(db, articleId, { below: number + 1 });
  return version && readDocument(article, version.document).form;
}
