import { type Database, expectRowOrNull } from "../database.ts";
import { type VersionSource, versionsOf } from "../versions/versions.ts";
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
