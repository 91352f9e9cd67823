import type { PageFields } from "../../../data/page-versions/page-document.ts";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import type { FieldChange } from "../article-history/compare/compare-articles.ts";
import { compareHtml } from "../article-history/compare/compare-html.ts";
import { compareWords, type Words, whole } from "../editing/words.ts";

type PageChange = FieldChange<string>;
type PageComparison = { page: PageChange[] } & Record<Language, PageChange[]>;

/** What the comparison calls things. */
type PageNames = {
  published(isPublished: boolean): string;
  shown(isShown: boolean): string;
};

/** The fields that differ between two versions of a page: of the whole, and of each language. */
export function comparePages(before: PageFields, after: PageFields, names: PageNames): PageComparison {
  const members = compareMembers(before, after);
  const fields = new Set([...Object.keys(after), ...Object.keys(before)]);
  const changes = [...fields]
    .filter((field) => (before[field] ?? "") !== (after[field] ?? "") && !isSaidBy(members, field))
    .map((field) => compareField(field, before[field] ?? "", after[field] ?? "", names));
  const among = (language: Language | undefined) =>
    changes.filter(({ field }) => languageOf(field) === language);
  const items = members.map(({ item }) => item);
  const list: PageChange[] = items.length > 0 ? [{ field: "members", kind: "list", items }] : [];
  return { page: [...list, ...among(undefined)], nl: among("nl"), en: among("en") };
}

type MemberChange = { id: string; item: Words };

/** The team members that only one of the versions has. */
function compareMembers(before: PageFields, after: PageFields): MemberChange[] {
  const within = (fields: PageFields, others: PageFields, change: "added" | "removed") =>
    Object.entries(fields)
      .filter(([field]) => field.endsWith(".name") && !(field in others))
      .map(([field, text]) => ({ id: field.slice(0, -".name".length), item: { text, change } }));
  return [...within(before, after, "removed"), ...within(after, before, "added")];
}

function isSaidBy(members: readonly MemberChange[], field: string): boolean {
  return members.some(({ id }) =>
    ["name", "active", "display_order"].some((name) => field === `${id}.${name}`),
  );
}

function compareField(field: string, old: string, now: string, names: PageNames): PageChange {
  if (/\.(content|confirmation_content|email_thank_you_message)$|^statement\./.test(field)) {
    return { field, kind: "html", blocks: compareHtml(old, now) };
  }
  if (field.endsWith(".image_url")) return { field, kind: "picture", before: old, after: now };
  if (field === "active")
    return switched(field, names.published(old === "yes"), names.published(now === "yes"));
  if (field.endsWith(".active"))
    return switched(field, names.shown(old === "yes"), names.shown(now === "yes"));
  const isValue = field === "slug" || field.endsWith(".display_order");
  return isValue ? switched(field, old, now) : { field, kind: "words", words: compareWords(old, now) };
}

function switched(field: string, before: string, after: string): PageChange {
  return { field, kind: "words", words: whole(before, after) };
}

/** Of `nl.title`, `statement.nl` and `{id}.role_nl`. */
function languageOf(field: string): Language | undefined {
  return languages.find((language) => new RegExp(`^${language}\\.|[._]${language}$`).test(field));
}
