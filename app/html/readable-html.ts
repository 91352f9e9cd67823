import { hyphenatedWord } from "../i18n/hyphenated-words.ts";
import { type Language, lookUp } from "../i18n/language-texts.ts";
import { commonTexts } from "../i18n/texts/common.en.ts";
import { withNumberColumns } from "./number-columns.ts";

/**
 * Sanitised HTML as it is read: columns of numbers are marked, outermost tables are focusable, horizontally scrolling
 * regions (WCAG 2.1.1), named in the page's language, and no short hyphenated word of a heading breaks.
 */
export function readableHtml(html: string, language: Language): string {
  return withJoinedHeadings(withScrollingTables(withNumberColumns(html), language));
}

function withScrollingTables(html: string, language: Language): string {
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

function withJoinedHeadings(html: string): string {
  return html.replace(/<(h[1-6])\b[^>]*>[\s\S]*?<\/\1>/g, (heading) =>
    heading.replace(/(?<=>)[^<]+/g, (text) =>
      text.replace(hyphenatedWord, '<span class="whitespace-nowrap">$1</span>'),
    ),
  );
}
