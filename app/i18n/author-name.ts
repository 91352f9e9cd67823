import { type Language, lookUp } from "./language-texts.ts";
import { insightsTexts } from "./texts/insights.en.ts";

/** The database default of an author. */
export const noAuthor = "Anonymous";

/** The author's name, with a translated default. */
export function authorName(author: string, language: Language): string {
  return author === noAuthor ? lookUp(insightsTexts, language, "article.noAuthor") : author;
}
