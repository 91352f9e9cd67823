import { type ArticleForm, article } from "../../content/article.ts";
import { type ReadForm, readDocument } from "../../content/document.ts";
import { type Database, expectData } from "../database.ts";
import { isWaitingKind } from "../versions/waiting-kind.ts";

/** The changes of a live article that wait to be published; null without any. Throws when the query fails. */
export async function getWaitingForm(db: Database, articleId: string): Promise<ReadForm<ArticleForm> | null> {
  const [version] = expectData(
    await db
      .from("otm_article_versions")
      .select("kind, document")
      .eq("article_id", articleId)
      .order("number", { ascending: false })
      .limit(1),
  );
  return version && isWaitingKind(version.kind) ? readDocument(article, version.document) : null;
}
