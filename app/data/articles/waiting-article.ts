import { type ArticleForm, article } from "../../content/article.ts";
import { type ReadForm, readDocument } from "../../content/document.ts";
import { type Database, expectData } from "../database.ts";

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

/** Whether the newest version of a live article waits to be published, by its kind. */
export function isWaitingKind(kind: string): boolean {
  return kind === "working" || kind === "restored";
}
