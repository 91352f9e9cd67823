import { variantOf } from "../../../content/fields.ts";
import { valueIn } from "../../../content/kind.ts";
import { type FormSection, page } from "../../../content/page.ts";
import { plainText } from "../../../html/plain-text.ts";
import type { Language } from "../../../i18n/language-texts.ts";

/** What editors call the type of a section; of one that is not known its stored name. */
export function typeName(section: FormSection, language: Language): string {
  return variantOf(page.fields.sections, section)?.name[language] ?? section.type;
}

/** The heading of a section, else its first text; empty without any. */
export function firstText(section: FormSection): string {
  const variant = variantOf(page.fields.sections, section);
  const texts = Object.entries(variant?.fields ?? {})
    .toSorted(([one], [other]) => Number(other === "title") - Number(one === "title"))
    .filter(([, { type }]) => type === "line" || type === "text" || type === "html")
    .map(([field, { type }]) => {
      const text = String(valueIn(section, { field }) ?? "");
      return (type === "html" ? plainText(text) : text).trim();
    });
  return texts.find((text) => text !== "")?.slice(0, 120) ?? "";
}

/** Such as "Tiles: What changed". */
export function sectionName(section: FormSection, language: Language): string {
  return [typeName(section, language), firstText(section)].filter((part) => part !== "").join(": ");
}
