import { type ArticleForm, article } from "../../content/article.ts";
import { readDocument } from "../../content/document.ts";
import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { listed, pairOf, partOf, type StoredVersion, type VersionSource } from "../versions/versions.ts";
import { panelTitle } from "./admin-articles.ts";

/** The versions of an article. */
export function articleVersions(db: Database, articleId: string): VersionSource {
  let updatedAt = "";
  return {
    async present() {
      const row = expectRowOrNull(
        await db
          .from("otm_blog_articles")
          .select("updated_at, published, otm_blog_article_content(language, title)")
          .eq("id", articleId)
          .maybeSingle(),
      );
      if (row) updatedAt = row.updated_at;
      return row && { title: panelTitle(row.otm_blog_article_content), isLive: row.published };
    },
    async list(before) {
      return listed(
        expectData(await db.rpc("list_article_versions", { _article_id: articleId, ...partOf(before) })),
      );
    },
    pair: (number, other) => pairOf((wanted) => readVersion(db, articleId, wanted), number, other),
    async document(id) {
      const query = db.from("otm_article_versions").select("document").eq("id", id);
      return expectRowOrNull(await query.maybeSingle())?.document ?? null;
    },
    async restore(id, newest, language) {
      if (updatedAt === "") await this.present();
      expectData(
        await db.rpc("restore_article_version", {
          _id: id,
          _updated_at: updatedAt,
          _number: newest,
          ...(language && { _language: language }),
        }),
      );
    },
  };
}

/** The version with this number, or the newest below one. */
async function readVersion(
  db: Database,
  articleId: string,
  { at, below }: { at?: number; below?: number },
): Promise<StoredVersion | null> {
  const query = db.from("otm_article_versions").select("number, document").eq("article_id", articleId);
  if (at !== undefined) query.eq("number", at);
  if (below !== undefined) query.lt("number", below);
  const [row] = expectData(await query.order("number", { ascending: false }).limit(1));
  return row ?? null;
}

/** The form of the article as it was in this version, or in the newest kept one before it; null without one. Throws. */
export async function getArticleAt(
  db: Database,
  articleId: string,
  number: number,
): Promise<ArticleForm | null> {
  const row = await readVersion(db, articleId, { below: number + 1 });
  return row && readDocument(article, row.document).form;
}
