import { address, choice, line } from "../../content/fields.ts";
import { buttonText, buttonTo, plainText, type SectionFields, shownPicture, title } from "../fields.ts";
import { plain, plainLines, plainLink } from "../plain-html.ts";
import { section } from "../section.ts";
import { example } from "./example.ts";

const fields = {
  badge: line({ label: "sections.badge", max: 100 }),
  title,
  text: plainText,
  buttonText,
  buttonTo,
  secondText: line({ label: "sections.secondText", max: 80 }),
  secondTo: address({ label: "sections.secondTo", max: 2_000 }),
  picture: shownPicture,
  drawing: choice({ label: "sections.drawing", values: ["none", "hero", "how", "scale", "workers"] }),
} satisfies SectionFields;

export const openingSection = section({
  type: "opening",
  name: { nl: "Opening", en: "Opening" },
  fields,
  needed: ["title"],
  example,
  plain: (values) =>
    plain("p", values.badge) +
    plain("h2", values.title) +
    plainLines(values.text) +
    plainLink(values.buttonText, values.buttonTo) +
    plainLink(values.secondText, values.secondTo),
});
