import { insightsTexts } from "./insights.en.ts";
import { type Language, lookUp } from "./language-texts.ts";

/** What the database calls an author whom nobody gave. */
export const noAuthor = "Anonymous";

/** An article's author as readers of a language are told. */
export function authorName(author: string, language: Language): string {
  return author === noAuthor ? lookUp(insightsTexts, language, "article.noAuthor") : author;
}
