import { richText, type SectionFields, title } from "../fields.ts";
import { plain } from "../plain-html.ts";
import { section } from "../section.ts";
import { example } from "./example.ts";

const fields = { title, text: richText } satisfies SectionFields;

export const textSection = section({
  type: "text",
  name: { nl: "Tekst", en: "Text" },
  fields,
  needed: ["text"],
  example,
  plain: ({ title: heading, text }) => plain("h2", heading) + text,
});
