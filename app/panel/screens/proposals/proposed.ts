import { documentOf, type ReadForm, readDocument } from "../../../content/document.ts";
import {
  type Field,
  type Fields,
  type FormOf,
  html,
  line,
  perLanguage,
  text,
} from "../../../content/fields.ts";
import { type Kind, type Part, valueIn } from "../../../content/kind.ts";
import type { Json } from "../../../data/schema.ts";
import { languages } from "../../../i18n/language-texts.ts";
import { isRichKey } from "../../../i18n/site-texts.ts";
import { z } from "../../../zod.ts";
import { entriesByKey } from "../../texts/text-catalog.ts";
import { fieldName, savedText } from "../../texts/text-fields.ts";

/** How proposals for a kind of content, or for a text or a picture, are read and stored. */
export type Proposed<Of extends Fields> = {
  kind: Kind<Of>;
  read(document: Json): ReadForm<FormOf<Of>>;
  write(form: FormOf<Of>): Json;
};

/** The same for texts by language. */
export type ProposedTexts<Of extends Fields> = Omit<Proposed<Of>, "write"> & {
  write(form: FormOf<Of>): Record<string, string>;
};

/** Proposals for documents. */
export function proposedDocument<Of extends Fields>(kind: Kind<Of>): Proposed<Of> {
  // What is left of a language need not be what the language is stored for.
  const { written: _, ...whole } = kind;
  return {
    kind,
    read: (document) => readDocument(kind, document),
    write: (form) => documentOf(whole, form),
  };
}

const textFields = {
  fact: text({ label: "proposals.text", isVerbatim: true }),
  plain: perLanguage(text({ label: "proposals.text", isVerbatim: true })),
  rich: perLanguage(html({ label: "proposals.text" })),
} satisfies Record<string, Field>;

/** A text of the site: one of the fields has it. */
const siteText: Kind<typeof textFields> = {
  name: "site text",
  fields: textFields,
  languagesIn: "columns",
  main: "plain",
};

const pictureFields = {
  description: perLanguage(line({ label: "proposals.description", max: 500 })),
} satisfies Record<string, Field>;

/** The descriptions of a picture. */
const picture: Kind<typeof pictureFields> = {
  name: "picture",
  fields: pictureFields,
  languagesIn: "columns",
  main: "description",
};

const byLanguage = z.record(z.string(), z.string());

/** Proposals for a text of the site; an empty one is the original. */
export function proposedText(key: string): ProposedTexts<typeof textFields> {
  const fields = (entriesByKey.get(key)?.originals ?? []).map(({ language }): [string, Part] => [
    language,
    language === "all" ? { field: "fact" } : { field: isRichKey(key) ? "rich" : "plain", language },
  ]);
  return proposedTexts(siteText, fields, (language, given) => savedText(fieldName(key, language), given));
}

/** Proposals for the descriptions of a picture. */
export const proposedPicture: ProposedTexts<typeof pictureFields> = proposedTexts(
  picture,
  languages.map((language) => [language, { field: "description", language }]),
  (_, given) => given,
);

/** Proposals that hold texts by language; each is the value of a field. */
function proposedTexts<Of extends Fields>(
  kind: Kind<Of>,
  fields: readonly (readonly [string, Part])[],
  tidy: (language: string, given: string) => string,
): ProposedTexts<Of> {
  return {
    kind,
    read(document) {
      const given = byLanguage.safeParse(document);
      const columns = fields.map(([language, { field, language: of }]) => [
        of ? `${field}_${of}` : field,
        tidy(language, given.data?.[language] ?? ""),
      ]);
      const { form } = readDocument(kind, Object.fromEntries(columns));
      return { form, unreadable: given.success ? [] : [{ field: kind.main }] };
    },
    write: (form) =>
      Object.fromEntries(fields.map(([language, part]) => [language, String(valueIn(form, part) ?? "")])),
  };
}
