import { choice, links } from "../../content/fields.ts";
import { plainText, type SectionFields, title } from "../fields.ts";
import { plain, plainLines } from "../plain-html.ts";
import { section } from "../section.ts";
import { chosenDownload } from "./chosen-download.ts";
import { example } from "./example.ts";

const fields = {
  title,
  text: plainText,
  form: choice({ label: "sections.form", values: ["contact", "download"] }),
  downloadPage: links({ label: "sections.downloadPage", of: "download-page", max: 1 }),
} satisfies SectionFields;

/** Needs no text: a form says what it is; that of a download is shown while its page is found. */
export const formSection = section({
  type: "form",
  name: { nl: "Formulier", en: "Form" },
  fields,
  needed: [],
  isLeftOut: (values, found) => values.form === "download" && !chosenDownload(values, found),
  example,
  plain: (values, found) => {
    const download = chosenDownload(values, found);
    return plain("h2", values.title) + plainLines(values.text) + plain("p", download?.title ?? "");
  },
});
