import { line, listOf, text } from "../../content/fields.ts";
import { type SectionFields, title } from "../fields.ts";
import { plain, plainItem, plainLines } from "../plain-html.ts";
import { section } from "../section.ts";
import { example } from "./example.ts";

const fields = {
  title,
  questions: listOf({
    label: "sections.questions",
    itemLabel: "sections.questionNumber",
    item: {
      question: line({ label: "sections.question", max: 300 }),
      answer: text({ label: "sections.answer", max: 4_000 }),
    },
    needed: "question",
    max: 20,
  }),
} satisfies SectionFields;

export const questionsSection = section({
  type: "questions",
  name: { nl: "Vragen", en: "Questions" },
  fields,
  needed: ["questions"],
  example,
  plain: (values) =>
    plain("h2", values.title) +
    values.questions
      .map(({ question, answer }) => plainItem(values.title, question, plainLines(answer)))
      .join(""),
});
