import type { ArticleForm } from "../../../data/articles/article-form.ts";
import { getTitles, type TitledArticle } from "../../../data/articles/article-titles.ts";
import { getVersionPair, type ReadVersion } from "../../../data/articles/article-versions.ts";
import type { Database } from "../../../data/database.ts";
import { listTags, type Tag } from "../../../data/tags/tags.ts";
import type { ChosenVersions } from "./chosen-versions.ts";

/** Two versions, and the names of what they name by id. */
export type ReadComparison = {
  before: ReadVersion | null;
  after: ReadVersion | null;
  tags: readonly Tag[];
  articles: readonly TitledArticle[];
};

/** Reads the chosen versions of an article. Throws when that fails. */
export async function readComparison(
  db: Database,
  articleId: string,
  { version, other }: ChosenVersions,
): Promise<ReadComparison> {
  const [{ before, after }, tags] = await Promise.all([
    getVersionPair(db, articleId, version, other),
    listTags(db),
  ]);
  const related = [before, after].flatMap((one) => one?.form.relatedArticles ?? []);
  return { before, after, tags, articles: await getTitles(db, relatedOnce(related)) };
}

function relatedOnce(ids: ArticleForm["relatedArticles"]): string[] {
  return [...new Set(ids)];
}
