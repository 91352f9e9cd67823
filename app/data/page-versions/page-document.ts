import { z } from "zod";
import { memberColumns } from "../about/admin-team.ts";
import { contentColumns, readPageContents } from "../downloads/admin-download-page.ts";
import { fieldReader, fieldsIn } from "../field-reader.ts";

/** The fields of a page by name: `slug`, `active`, `nl.title`, `statement.nl`, `{id}.role_en`. */
export type PageFields = Record<string, string>;

/** The readable fields of a version, and the names of the others; `texts` and `members` for a part of the about page. */
export type ReadPageFields = { fields: PageFields; unreadable: string[] };

const text = z
  .string()
  .nullish()
  .transform((written) => written ?? "");
const aboutText = z.object({ content_key: z.string() }).catchall(z.unknown());
const member = z.object({ id: z.string() }).catchall(z.unknown());

/** The fields of a version's document; whether something is shown is `yes` or `no`. Never throws. */
export function fieldsOfPage(page: string, stored: unknown): ReadPageFields {
  return page === "about" ? fieldsOfAboutPage(stored) : fieldsOfDownloadPage(stored);
}

function fieldsOfDownloadPage(stored: unknown): ReadPageFields {
  const { unreadable, read } = fieldReader<string>();
  const { slug, active } = fieldsIn(stored);
  const texts = readPageContents(stored);
  const fields = Object.fromEntries([
    ["slug", read("slug", z.string(), slug, "")],
    ["active", yesOrNo(read("active", z.boolean(), active, true))],
    ...texts.contents.flatMap((row) =>
      contentColumns.map((column) => [`${row.language}.${column}`, row[column]]),
    ),
  ]);
  return { fields, unreadable: [...unreadable, ...texts.unreadable] };
}

function fieldsOfAboutPage(stored: unknown): ReadPageFields {
  const { unreadable, read, readList } = fieldReader<string>();
  const { texts, members } = fieldsIn(stored);
  const fields = Object.fromEntries([
    ["active", yesOrNo(true)],
    ...readList("texts", aboutText, texts).flatMap(({ content_key: key, value_nl, value_en }) => [
      [`${key}.nl`, read(`${key}.nl`, text, value_nl, "")],
      [`${key}.en`, read(`${key}.en`, text, value_en, "")],
    ]),
    ...readList("members", member, members).flatMap(({ id, active, display_order, ...columns }) => [
      ...memberColumns.map((column) => [
        `${id}.${column}`,
        read(`${id}.${column}`, text, columns[column], ""),
      ]),
      [`${id}.active`, yesOrNo(read(`${id}.active`, z.boolean(), active, true))],
      [`${id}.display_order`, String(read(`${id}.display_order`, z.number(), display_order, 0))],
    ]),
  ]);
  return { fields, unreadable: [...unreadable] };
}

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}
