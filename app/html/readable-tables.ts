import { type Language, lookUp } from "../i18n/language-texts.ts";
import { commonTexts } from "../i18n/texts/common.en.ts";
import { withNumberColumns } from "./number-columns.ts";

/**
 * Sanitised HTML with its columns of numbers marked, and outermost tables in focusable, horizontally scrolling regions
 * (WCAG 2.1.1), named in the page's language.
 */
export function readableTables(html: string, language: Language): string {
  const name = lookUp(commonTexts, language, "content.table");
  let depth = 0;
  return withNumberColumns(html).replace(/<table\b[^>]*>|<\/table>/g, (tag) => {
    if (tag === "</table>") {
      depth -= 1;
      return depth === 0 ? `${tag}</div>` : tag;
    }
    depth += 1;
    return depth === 1
      ? `<div class="table-scroll" role="region" aria-label="${name}" tabindex="0">${tag}`
      : tag;
  });
}
