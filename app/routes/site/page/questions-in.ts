import { itemsIn, valueIn } from "../../../content/kind.ts";
import type { ShownSection } from "../../../sections/read-sections.ts";

/** The questions of all sections, for the FAQPage of the page. */
export function questionsIn(sections: readonly ShownSection[]): { question: string; answer: string }[] {
  return sections.flatMap(({ values }) =>
    itemsIn(values, "questions").map((item) => ({
      question: String(valueIn(item, { field: "question" })),
      answer: String(valueIn(item, { field: "answer" })),
    })),
  );
}
