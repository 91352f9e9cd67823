import { type Language, lookUp } from "./language-texts.ts";
import { insightsTexts } from "./texts/insights.en.ts";

/** What the database calls an author whom nobody gave. */
export const noAuthor = "Anonymous";

/** An article's author as readers of a language are told. */
export function authorName(author: string, language: Language): string {
  return author === noAuthor ? lookUp(insightsTexts, language, "article.noAuthor") : author;
}
