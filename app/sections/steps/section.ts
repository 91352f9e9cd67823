import { line, listOf, text } from "../../content/fields.ts";
import { intro, type SectionFields, title } from "../fields.ts";
import { plain, plainItem, plainLines } from "../plain-html.ts";
import { section } from "../section.ts";
import { example } from "./example.ts";

const fields = {
  title,
  intro,
  steps: listOf({
    label: "sections.steps",
    itemLabel: "sections.step",
    item: {
      title: line({ label: "sections.title", max: 120 }),
      text: text({ label: "sections.text", max: 600 }),
    },
    needed: "title",
    max: 8,
  }),
} satisfies SectionFields;

export const stepsSection = section({
  type: "steps",
  name: { nl: "Stappen", en: "Steps" },
  fields,
  needed: ["steps"],
  example,
  plain: (values) =>
    plain("h2", values.title) +
    plainLines(values.intro) +
    values.steps
      .map((step, position) =>
        plainItem(values.title, step.title && `${position + 1}. ${step.title}`, plainLines(step.text)),
      )
      .join(""),
});
