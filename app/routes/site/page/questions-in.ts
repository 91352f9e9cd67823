import { itemsIn, valueIn } from "../../../content/kind.ts";
import type { PageSection } from "../../../sections/page-sections.tsx";

/** The questions of all sections, for the FAQPage of the page. */
export function questionsIn(sections: readonly PageSection[]): { question: string; answer: string }[] {
  return sections.flatMap(({ values }) =>
    itemsIn(values, "questions").map((item) => ({
      question: String(valueIn(item, { field: "question" })),
      answer: String(valueIn(item, { field: "answer" })),
    })),
  );
}
