import type { Fields, FormOf } from "../../app/content/fields.ts";
import { fieldsOf, type Kind, valueIn } from "../../app/content/kind.ts";
import { shownTag } from "../../app/data/tags/shown-tag.ts";
import type { Language } from "../../app/i18n/language-texts.ts";
import type { DocumentRow, Target } from "./documents.ts";

/** The declared fields by their columns, but for the text itself and its lists. */
export function factsOf<Of extends Fields>(
  { tags, slugs }: Target,
  { fields }: Kind<Of>,
  form: FormOf<Of>,
  language: Language,
  placeOf: (address: string) => string,
): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  for (const { name, field, column } of fieldsOf(fields)) {
    const value = valueIn(form, { field: name, ...(field.isPerLanguage && { language }) });
    const ids = Array.isArray(value) ? value.map(String) : [];
    if (["html", "list", "flag"].includes(field.type)) continue;
    if (field.of === "tag") {
      facts[column] = ids.flatMap((id) => tags.get(id) ?? []).map((tag) => shownTag(tag, language).name);
    } else if (field.of === "article") facts[column] = ids.flatMap((id) => slugs.get(id) ?? []);
    else if (field.type === "picture") facts[column] = placeOf(String(value));
    else facts[column] = field.type === "number" ? Number(value) : value;
  }
  return facts;
}

/** With the names that site generators look for: `draft`, `date` and `lastmod`. */
export function publicationOf(row: DocumentRow, isShown: boolean, language: Language) {
  const planned = isShown ? null : (row.planned?.[language] ?? row.planned?.both ?? null);
  const { created_at: created, updated_at: lastmod, published_at: published } = row;
  const status = isShown ? "published" : planned ? "planned" : "draft";
  return {
    status,
    draft: !isShown,
    date: published ?? planned ?? created,
    lastmod,
    created,
    published,
    planned,
  };
}
