import { z } from "zod";
import { memberColumns } from "../about/admin-team.ts";
import { contentColumns } from "../downloads/admin-download-page.ts";

const text = z.string().default("");

const document = z.object({
  active: z.boolean().default(true),
  slug: text,
  content: z.array(z.object({ language: text }).catchall(z.unknown())).default([]),
  texts: z.array(z.object({ content_key: text, value_nl: text, value_en: text })).default([]),
  members: z
    .array(z.object({ id: text, active: z.boolean(), display_order: z.number() }).catchall(z.unknown()))
    .default([]),
});

/** The fields of a page by name: `slug`, `active`, `nl.title`, `statement.nl`, `{id}.role_en`. */
export type PageFields = Record<string, string>;

/** The fields of a version's document; whether something is shown is `yes` or `no`. Throws when it is no document. */
export function fieldsOfPage(stored: unknown): PageFields {
  const page = document.parse(stored);
  return Object.fromEntries([
    ["slug", page.slug],
    ["active", yesOrNo(page.active)],
    ...page.content.flatMap((row) =>
      contentColumns.map((column) => [`${row.language}.${column}`, textOf(row[column])]),
    ),
    ...page.texts.flatMap(({ content_key: key, value_nl, value_en }) => [
      [`${key}.nl`, value_nl],
      [`${key}.en`, value_en],
    ]),
    ...page.members.flatMap((member) => [
      ...memberColumns.map((column) => [`${member.id}.${column}`, textOf(member[column])]),
      [`${member.id}.active`, yesOrNo(member.active)],
      [`${member.id}.display_order`, String(member.display_order)],
    ]),
  ]);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}
