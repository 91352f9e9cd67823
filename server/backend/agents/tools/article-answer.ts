import { getArticleForEdit, type StoredArticle } from "../../../../app/data/articles/admin-article.ts";
import type { ArticleForm } from "../../../../app/data/articles/article-form.ts";
import { type Database, throwIfFailed } from "../../../../app/data/database.ts";
import { isId } from "../../../../app/data/id-pattern.ts";
import { type Language, lookUp } from "../../../../app/i18n/language-texts.ts";
import { editorTexts } from "../../../../app/i18n/panel/article-editor.en.ts";
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

/** The fields of the changes that wait that could not be read, in words. */
export function unreadableIn({ unreadable }: StoredArticle): string[] {
  return unreadable.map((field) => lookUp(editorTexts, "en", field));
}

/** The texts of a language, as tools read and write them. */
export function textsOf(form: ArticleForm, language: Language) {
  return {
    title: form.title[language],
    subtitle: form.subtitle[language],
    excerpt: form.excerpt[language],
    content: form.content[language],
    meta_title: form.metaTitle[language],
    meta_description: form.metaDescription[language],
    is_shown_when_published: form.shown[language],
  };
}

/** The questions, as tools read and write them. */
export function faqsOf({ faqs }: ArticleForm) {
  return faqs.map(({ question, answer }) => ({
    question_nl: question.nl,
    answer_nl: answer.nl,
    question_en: question.en,
    answer_en: answer.en,
  }));
}

export function editorAddress(siteUrl: URL, id: string): string {
  return new URL(`/admin/blog-editor/${id}`, siteUrl).href;
}
