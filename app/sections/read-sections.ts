import { type Fields, type FormOf, formSchema } from "../content/fields.ts";
import { isFilled } from "../content/form.ts";
import type { FormSection } from "../content/page.ts";
import type { Found, Section } from "./section.ts";
import { type SectionType, sections } from "./sections.ts";

/** A section as a page shows it: of a type that the site knows, with the values of that type's fields. */
export type ShownSection = { id: string; type: SectionType; values: FormOf<Fields> };

/** The sections that are shown; one that is hidden, unfinished, broken or of no type known is not. */
export function readSections(forms: readonly FormSection[]): ShownSection[] {
  return forms.flatMap((form): ShownSection[] => {
    const type = typeOf(form.type);
    if (form.hidden || !type) return [];
    const declared: Section = sections[type];
    const { data: values } = formSchema(declared.fields).safeParse(form);
    const isFinished = values && declared.needed.every((name) => isFilled(values[name]));
    return isFinished ? [{ id: form.key, type, values }] : [];
  });
}

/** A section as plain HTML, of which Markdown is made. */
export function plainSection({ type, values }: ShownSection, found: Found): string {
  const declared: Section = sections[type];
  return declared.plain(values, found);
}

function typeOf(type: string): SectionType | null {
  return isType(type) ? type : null;
}

function isType(type: string): type is SectionType {
  return Object.hasOwn(sections, type);
}
