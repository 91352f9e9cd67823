import { article } from "../../../../app/content/article.ts";
import { describePart, type PartWords } from "../../../../app/content/describe-part.ts";
import { getArticleForEdit, type StoredArticle } from "../../../../app/data/articles/admin-article.ts";
import { type Database, throwIfFailed } from "../../../../app/data/database.ts";
import { isId } from "../../../../app/data/id-pattern.ts";
import { type Translate, translator } from "../../../../app/i18n/language-texts.ts";
import { editorTexts } from "../../../../app/i18n/panel/article-editor.en.ts";
import { editingTexts } from "../../../../app/i18n/panel/editing.en.ts";
import { type ProblemKey, problemTexts } from "../../../../app/i18n/panel/problems.en.ts";
import { ToolError } from "./tool.ts";

/** The article with this id or slug, as the editor opens it. Throws ToolError without one, else as `throwIfFailed`. */
export async function openArticle(db: Database, idOrSlug: string): Promise<StoredArticle> {
  const column = isId(idOrSlug) ? "id" : "slug";
  const found = await db.from("otm_blog_articles").select("id").eq(column, idOrSlug).maybeSingle();
  throwIfFailed(found);
  if (!found.data) throw new ToolError(`There is no article "${idOrSlug}". find_articles lists them.`);
  return getArticleForEdit(db, found.data.id);
}

/** What a change names, so that it is made to what was read. */
export function versionOf({ number, updatedAt }: StoredArticle): string {
  return `${number}@${updatedAt}`;
}

/** Whether visitors see the article, and what a change of it becomes. */
export function stateOf({ form, live }: StoredArticle): "draft" | "live" | "live with changes that wait" {
  if (live) return "live with changes that wait";
  return form.published ? "live" : "draft";
}

/** The words of the panel, for assistants. */
export const englishWords: PartWords & { problem: Translate<ProblemKey> } = {
  label: translator<string>(editorTexts, "en"),
  editing: translator(editingTexts, "en"),
  problem: translator(problemTexts, "en"),
};

/** The fields of the changes that wait that could not be read, in words. */
export function unreadableIn({ unreadable }: StoredArticle): string[] {
  return unreadable.map((part) => describePart(article, part, englishWords));
}

export function editorAddress(siteUrl: URL, id: string): string {
  return new URL(`/admin/blog-editor/${id}`, siteUrl).href;
}
