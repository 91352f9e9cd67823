import { line, listOf, text } from "../../content/fields.ts";
import { type SectionFields, source, title } from "../fields.ts";
import { plain, plainList } from "../plain-html.ts";
import { section } from "../section.ts";
import { example } from "./example.ts";

const fields = {
  title,
  figures: listOf({
    label: "sections.figures",
    itemLabel: "sections.figureNumber",
    item: {
      figure: line({ label: "sections.figure", max: 40, readsWith: "meaning" }),
      meaning: text({ label: "sections.meaning", max: 300 }),
      source,
    },
    needed: "figure",
    min: 2,
    max: 4,
  }),
} satisfies SectionFields;

export const figuresSection = section({
  type: "figures",
  name: { nl: "Cijfers", en: "Figures" },
  fields,
  needed: ["figures"],
  example,
  plain: (values) =>
    plain("h2", values.title) +
    plainList(
      values.figures.map(
        ({ figure, meaning, source: where }) =>
          plain("strong", figure) + plain("p", meaning) + plain("p", where),
      ),
    ),
});
