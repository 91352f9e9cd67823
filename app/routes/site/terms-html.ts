import { escapeText } from "../../html/older-format.ts";
import { terms } from "./terms-text.ts";

/** The original articles of the terms as HTML, for the panel. */
export function termsHtml(): string {
  return terms.articles
    .map(({ title, clauses }, position) => {
      const items = clauses.map((clause) => `<li>${escapeText(clause)}</li>`).join("");
      return `<h2>Artikel ${position + 1}. ${escapeText(title)}</h2><ol>${items}</ol>`;
    })
    .join("");
}
