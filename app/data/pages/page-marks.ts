import { readDocument } from "../../content/document.ts";
import type { Fields } from "../../content/fields.ts";
import { type Kind, valueIn } from "../../content/kind.ts";
import { type FormSection, page } from "../../content/page.ts";
import { columnsOf, type MarkedKind, marksOf } from "../articles/translation-marks.ts";

const { sections: _, ...columns } = columnsOf(page.fields);

/** The translations of pages: of title and description, and of each section by its id. */
export const pageMarks: MarkedKind = {
  kind: "page",
  columns,
  textsOf(document) {
    const { form } = readDocument(page, document);
    return (field, language) => {
      if (field in columns) return [String(valueIn(form, { field, language }) ?? "")];
      const section = form.sections[language].find(({ key }) => key === field);
      return section ? textsOfSection(section) : [];
    };
  },
};

/** What is written in a section, in the order of its fields. */
export function textsOfSection({ key: _, type: __, ...values }: FormSection): string[] {
  return textsOfValue(values);
}

/** The marks of any declared kind. */
export function marksFor<Of extends Fields>(kind: Kind<Of>): MarkedKind {
  return kind.name === page.name ? pageMarks : marksOf(kind);
}

function textsOfValue(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "key" ? [] : textsOfValue(inner)));
}
