import { readDocument } from "../../content/document.ts";
import type { Fields } from "../../content/fields.ts";
import { type Kind, valueIn } from "../../content/kind.ts";
import { page } from "../../content/page.ts";
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
      const {
        key: _,
        type: __,
        ...values
      } = form.sections[language].find(({ key }) => key === field) ?? {
        key: "",
        type: "",
      };
      return textsOfValue(values);
    };
  },
};

/** The marks of any declared kind. */
export function marksFor<Of extends Fields>(kind: Kind<Of>): MarkedKind {
  return kind.name === page.name ? pageMarks : marksOf(kind);
}

function textsOfValue(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "key" ? [] : textsOfValue(inner)));
}
