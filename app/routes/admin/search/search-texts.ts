import { href } from "react-router";
import type { Database } from "../../../data/database.ts";
import { listStoredTexts, type StoredText } from "../../../data/site-texts/admin-site-texts.ts";
import { plainText } from "../../../html/plain-text.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { siteTextsPanelTexts } from "../../../i18n/panel/site-texts.en.ts";
import { factText } from "../../../panel/texts/fact-text.ts";
import type { TextEntry } from "../../../panel/texts/text-catalog.ts";
import { fieldName, fieldsOf } from "../../../panel/texts/text-fields.ts";
import { findTexts } from "../../../panel/texts/text-filter.ts";
import { textName } from "../../../panel/texts/text-names.ts";
import { type FoundItem, foundAtMost } from "./search-panel.ts";

/** The texts of the site and the facts of the firm of a search. Throws when the query fails. */
export async function searchTexts(db: Database, search: string, language: Language): Promise<FoundItem[]> {
  return textItems(search, await listStoredTexts(db), language);
}

/** The same of given stored texts; a text is shown in the language that the search is found in. */
export function textItems(search: string, stored: readonly StoredText[], language: Language): FoundItem[] {
  const fields = fieldsOf({ stored, waiting: [] });
  const nameOf = (key: string) => textName(language, key);
  const find = (wanted: string) => findTexts({ search: wanted, isChanged: false }, fields, new Set(), nameOf);
  return find(search)
    .flatMap(({ group, entries }) => entries.map((entry) => ({ group, entry })))
    .slice(0, foundAtMost)
    .map(({ group, entry }) => {
      const to = `${href("/admin/texts")}?${new URLSearchParams({ q: nameOf(entry.key) })}`;
      const text = shownText(entry);
      return entry.key.startsWith("firm.")
        ? { to, title: nameOf(entry.key), about: shownFact(entry.key, text) }
        : {
            to,
            title: text || nameOf(entry.key),
            about: siteTextsPanelTexts[language][`texts.group.${group.id}`],
          };
    });

  /** Who answers is not looked up here. */
  function shownFact(key: string, text: string): string {
    return key === "firm.contactPerson" ? "" : factText(language, key, text, null);
  }

  function shownText({ key, originals }: TextEntry): string {
    const texts = originals.map((one) => ({ ...one, text: fields[fieldName(key, one.language)] ?? "" }));
    const word = search.trim().toLowerCase().split(/\s+/)[0] ?? "";
    const found =
      texts.find(({ text }) => text.toLowerCase().includes(word)) ??
      texts.find((one) => one.language === language) ??
      texts[0];
    return plainText(found?.text ?? "").slice(0, 200);
  }
}
