import { line, picture, text } from "../../content/fields.ts";
import type { SectionFields } from "../fields.ts";
import { plain, plainLines } from "../plain-html.ts";
import { section } from "../section.ts";
import { example } from "./example.ts";

const fields = {
  quote: text({ label: "sections.quote", max: 1_000, isQuotation: true }),
  portrait: picture({ label: "sections.portrait", max: 2_048 }),
  name: line({ label: "sections.name", max: 120 }),
  role: line({ label: "sections.role", max: 200 }),
} satisfies SectionFields;

export const quoteSection = section({
  type: "quote",
  name: { nl: "Citaat", en: "Quote" },
  fields,
  needed: ["quote"],
  example,
  plain: ({ quote, name, role }) => {
    const words = plainLines(quote);
    return (
      (words && `<blockquote>${words}</blockquote>`) + plain("p", [name, role].filter(Boolean).join(", "))
    );
  },
});
