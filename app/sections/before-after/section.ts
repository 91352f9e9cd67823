import { line, listOf } from "../../content/fields.ts";
import { intro, type SectionFields, source, title } from "../fields.ts";
import { plain, plainLines, plainRow } from "../plain-html.ts";
import { section } from "../section.ts";
import { example } from "./example.ts";

const fields = {
  title,
  intro,
  rows: listOf({
    label: "sections.rows",
    itemLabel: "sections.row",
    item: {
      what: line({ label: "sections.what", max: 200 }),
      before: line({ label: "sections.before", max: 60 }),
      after: line({ label: "sections.after", max: 60 }),
    },
    needed: "what",
    max: 8,
  }),
  sumWhat: line({ label: "sections.sumWhat", max: 200 }),
  sumBefore: line({ label: "sections.sumBefore", max: 60 }),
  sumAfter: line({ label: "sections.sumAfter", max: 60 }),
  source,
} satisfies SectionFields;

export const beforeAfterSection = section({
  type: "before-after",
  name: { nl: "Vóór en na", en: "Before and after" },
  fields,
  needed: ["rows"],
  example,
  plain: ({ title: heading, intro: words, rows, sumWhat, sumBefore, sumAfter, source: where }) => {
    const lines = [
      ...rows.map(({ what, before, after }) => plainRow([what, before, after])),
      plainRow([sumWhat, sumBefore, sumAfter]),
    ].join("");
    return (
      plain("h2", heading) +
      plainLines(words) +
      (lines && `<table><tbody>${lines}</tbody></table>`) +
      plain("p", where)
    );
  },
});
