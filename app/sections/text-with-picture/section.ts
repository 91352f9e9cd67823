import { choice } from "../../content/fields.ts";
import { richText, type SectionFields, shownPicture, title } from "../fields.ts";
import { plain } from "../plain-html.ts";
import { section } from "../section.ts";
import { example } from "./example.ts";

const fields = {
  title,
  text: richText,
  picture: shownPicture,
  side: choice({ label: "sections.side", values: ["right", "left"] }),
} satisfies SectionFields;

export const textWithPictureSection = section({
  type: "text-with-picture",
  name: { nl: "Tekst met afbeelding", en: "Text with a picture" },
  fields,
  needed: ["text"],
  example,
  plain: ({ title: heading, text }) => plain("h2", heading) + text,
});
