import { type Fields, formSchema } from "../content/fields.ts";
import { isFilled, isShowable } from "../content/form.ts";
import { itemsIn, withValue } from "../content/kind.ts";
import type { FormSection } from "../content/page.ts";
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
    const { data } = formSchema(declared.fields).safeParse(withoutUnwritten(declared.fields, form));
    const section = { id: form.key, type: form.type, values: data };
    const isFinished = data && declared.needed.every((name) => isFilled(data[name]));
    return isFinished && !declared.isLeftOut?.(data, found) && isRead(section) ? [section] : [];
  });
}

/** The section without items that lack the text that they need. */
function withoutUnwritten(fields: Fields, section: FormSection): FormSection {
  let left = section;
  for (const [field, declared] of Object.entries(fields)) {
    if (!declared.needed) continue;
    const items = itemsIn(section, field).filter((item) => isShowable(declared, item));
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
