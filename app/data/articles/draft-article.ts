import { type ArticleForm, article } from "../../content/article.ts";
import { type ReadForm, readDocument } from "../../content/document.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { type Database, expectData } from "../database.ts";
import { tagNames } from "../tags/shown-tag.ts";
import { getVersion, isWaitingState } from "../versions/versions.ts";
import { type Article, articleOf, readArticle } from "./articles.ts";

/** An article in an unpublished state; not whole when a part of that could not be read. */
type DraftArticle = Article & { isWhole: boolean };

/**
 * The article with this slug as its editors see it, drafts and waiting changes too, as far as row-level security
 * allows; null without one.
 */
export async function getDraftArticle(
  db: Database,
  slug: string,
  language: Language,
): Promise<DraftArticle | null> {
  const found = await readArticle(db, slug);
  if (!found) return null;
  const waiting = await getWaitingForm(db, found.facts.id);
  if (!waiting) return { ...articleOf(found.form, found.facts, language), isWhole: true };
  const { form, unreadable } = waiting;
  const tags = expectData(await db.from("otm_blog_tags").select(tagNames).in("id", form.selectedTags));
  return {
    ...articleOf(form, { ...found.facts, tags }, language),
    isWhole: unreadable.length === 0,
  };
}

/** The changes of a live article that wait to be published; null without any. Throws when the query fails. */
export async function getWaitingForm(db: Database, articleId: string): Promise<ReadForm<ArticleForm> | null> {
  const version = await getVersion(db, articleId);
  return version && isWaitingState(version.state) ? readDocument(article, version.document) : null;
}
