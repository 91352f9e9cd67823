import { type Fields, fieldsOfItem, formSchema } from "../content/fields.ts";
import { isFilled, isShowable } from "../content/form.ts";
import { itemsOf, valueIn, withValue } from "../content/kind.ts";
import type { FormSection } from "../content/page.ts";
import { pictureAddress } from "../html/safe-address.ts";
import type { PageSection } from "./page-sections.tsx";
import type { Found, Section } from "./section.ts";
import { type SectionType, sections } from "./sections.ts";

/**
 * The sections that are shown. One that is hidden, unfinished, broken or of no type known is not, nor is one that names
 * only what is gone.
 */
export function readSections(forms: readonly FormSection[], found: Found): PageSection[] {
  return forms.flatMap((form): PageSection[] => {
    if (form.hidden || !isType(form.type)) return [];
    const declared: Section = sections[form.type];
    const { data } = formSchema(declared.fields).safeParse(withoutUnshown(declared.fields, form));
    const section = { id: form.key, type: form.type, values: data };
    const isFinished = data && declared.needed.every((name) => isFilled(data[name]));
    return isFinished && !declared.isLeftOut?.(data, found) && isRead(section) ? [section] : [];
  });
}

/** Without items that lack the text that they need, and without addresses that a picture may not have. */
function withoutUnshown<Of extends object>(fields: Fields, form: Of): Of {
  let left = form;
  for (const [field, declared] of Object.entries(fields)) {
    const value = valueIn(form, { field });
    if (declared.type === "picture" && typeof value === "string") {
      left = withValue(left, { field }, pictureAddress(value) ?? "");
    }
    if (declared.type !== "list" || !(declared.needed || Array.isArray(value))) continue;
    const items = itemsOf(value)
      .filter((item) => !declared.needed || isShowable(declared, item))
      .map((item) => withoutUnshown(fieldsOfItem(declared, item), item));
    left = withValue(left, { field }, items);
  }
  return left;
}

function isType(type: string): type is SectionType {
  return Object.hasOwn(sections, type);
}

/** Values that the schema of the section's own type has read. */
function isRead(section: { id: string; type: SectionType; values: unknown }): section is PageSection {
  return section.values !== undefined;
}

/** A section as plain HTML, of which Markdown is made. */
export function plainSection({ type, values }: PageSection, found: Found): string {
  const declared: Section = sections[type];
  return declared.plain(values, found);
}
