import { type ArticleForm, article } from "../../content/article.ts";
import { type ReadForm, readDocument } from "../../content/document.ts";
import type { Database } from "../database.ts";
import { getVersion, isWaitingState } from "../versions/versions.ts";

/** The changes of a live article that wait to be published; null without any. Throws when the query fails. */
export async function getWaitingForm(db: Database, articleId: string): Promise<ReadForm<ArticleForm> | null> {
  const version = await getVersion(db, articleId);
  return version && isWaitingState(version.state) ? readDocument(article, version.document) : null;
}
