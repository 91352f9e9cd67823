import { type Language, lookUp } from "../i18n/language-texts.ts";
import { commonTexts } from "../i18n/texts/common.en.ts";

/**
 * Cleaned HTML with each outermost table in a region that scrolls sideways where the table is too wide for the
 * screen, and that the keyboard can reach (WCAG 2.1.1). `language` is the page's: the region's name is in it.
 */
export function withScrollingTables(html: string, language: Language): string {
  const name = lookUp(commonTexts, language, "content.table");
  let depth = 0;
  return html.replace(/<table\b[^>]*>|<\/table>/g, (tag) => {
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
