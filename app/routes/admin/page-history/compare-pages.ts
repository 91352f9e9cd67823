import type { PageFields } from "../../../data/page-versions/page-document.ts";
import type { FieldChange } from "../article-history/compare/compare-articles.ts";
import { compareHtml } from "../article-history/compare/compare-html.ts";
import { compareWords, whole } from "../editing/words.ts";

/** The fields that differ between two versions of a page. */
export function comparePages(before: PageFields, after: PageFields): FieldChange<string>[] {
  const fields = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...fields]
    .map((field) => ({ field, old: before[field] ?? "", now: after[field] ?? "" }))
    .filter(({ old, now }) => old !== now)
    .map(({ field, old, now }) => compareField(field, old, now));
}

function compareField(field: string, old: string, now: string): FieldChange<string> {
  if (/\.(content|confirmation_content|email_thank_you_message)$|^statement\./.test(field)) {
    return { field, kind: "html", blocks: compareHtml(old, now) };
  }
  if (field.endsWith(".image_url")) return { field, kind: "picture", before: old, after: now };
  const isValue = /^(active|slug)$|\.(active|display_order)$/.test(field);
  return { field, kind: "words", words: isValue ? whole(old, now) : compareWords(old, now) };
}
