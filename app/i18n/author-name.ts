import type { Translate } from "./language-texts.ts";

/** The database default of an author. */
export const noAuthor = "Anonymous";

/** The author's name, with a translated default. */
export function authorName(author: string, t: Translate<"article.noAuthor">): string {
  return author === noAuthor ? t("article.noAuthor") : author;
}
