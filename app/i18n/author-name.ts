import type { Translate } from "./language-texts.ts";
import type { insightsTexts } from "./texts/insights.en.ts";

/** The database default of an author. */
export const noAuthor = "Anonymous";

/** The author's name, with a translated default. */
export function authorName(author: string, t: Translate<keyof (typeof insightsTexts)["nl"]>): string {
  return author === noAuthor ? t("article.noAuthor") : author;
}
