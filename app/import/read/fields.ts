import { decodeReferences } from "../../html/character-references.ts";
import { plainText } from "../../html/plain-text.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
import type { LeftItem, Note } from "../source.ts";
import { repairMojibake } from "./windows-1252.ts";

/** A title, a name or an excerpt as plain text; references that were encoded twice (`&amp;amp;`) are decoded. */
export function line(text: string): string {
  return decodeReferences(plainText(repairMojibake(text))).trim();
}

/** A note for a post with texts that had to be repaired. */
export function mojibakeNotes(...texts: string[]): Note[] {
  return texts.some((text) => repairMojibake(text) !== text) ? [{ key: "import.mojibake" }] : [];
}

/** The language of a code such as `nl`, `nl_NL` or `en-GB`; null for others. */
export function languageOf(code: string): Language | null {
  return languages.find((language) => new RegExp(`^${language}(?![a-z])`, "i").test(code.trim())) ?? null;
}

/** A note for the texts of a site in another language than ours. */
export function otherLanguageNotes(code: string): Note[] {
  const language = code.trim().slice(0, 20);
  return language === "" || languageOf(language)
    ? []
    : [{ key: "import.otherLanguage", values: { language } }];
}

const mailAddress = /[<(]?[^\s<>()@]+@[^\s<>()@]+\.[^\s<>()@]+[>)]?/g;

/** The name of an author as it may be public: without an e-mail address, which is nobody's business. */
export function publicName(name: string): string {
  return name.replace(mailAddress, " ").replace(/\s+/g, " ").trim();
}

/** A note for an author whose name is without his e-mail address now. */
export function nameNotes(name: string): Note[] {
  return publicName(name) === name.trim() ? [] : [{ key: "import.authorAddress", values: { name } }];
}

/** A time without a zone, or of a feed, in ISO 8601; null for none, such as `0000-00-00 00:00:00`. */
export function isoTime(text: string): string | null {
  const sql = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d+)?Z?$/.exec(text.trim());
  const time = new Date(sql ? `${sql[1]}T${sql[2]}Z` : /^\d{12,14}$/.test(text) ? Number(text) : text);
  const isTime = time.getUTCFullYear() > 1980 && time.getUTCFullYear() < 2200;
  return isTime ? time.toISOString() : null;
}

/** A title or description for search engines; of a template (`%%title%%`, `#post_title`) nothing is left. */
export function metaText(text: string | undefined): string {
  const plain = line(text ?? "");
  return /%%?[a-z_]+%|#[a-z]+_[a-z]/i.test(plain) ? "" : plain;
}

/** What comes a second time with the same id is the same again. */
export function leftAgain({ key, type, title }: Pick<LeftItem, "key" | "type" | "title">): LeftItem {
  return { key, type, title, note: { key: "import.leftAgain" }, addresses: [] };
}

/** The path of an address with its query, or "" if it is none. */
export function pathOf(address: string, site: string): string {
  const url = URL.parse(address, site || "https://site.invalid");
  return url?.protocol.startsWith("http") ? url.pathname + url.search : "";
}
