import { buttonText, buttonTo, plainText, type SectionFields, title } from "../fields.ts";
import { plain, plainLines, plainLink } from "../plain-html.ts";
import { section } from "../section.ts";
import { example } from "./example.ts";

const fields = { title, text: plainText, buttonText, buttonTo } satisfies SectionFields;

export const closingSection = section({
  type: "closing",
  name: { nl: "Afsluiting", en: "Closing" },
  fields,
  needed: ["title"],
  example,
  plain: (values) =>
    plain("h2", values.title) + plainLines(values.text) + plainLink(values.buttonText, values.buttonTo),
});
