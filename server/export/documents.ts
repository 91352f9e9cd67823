import { readDocument } from "../../app/content/document.ts";
import type { Fields, FormOf } from "../../app/content/fields.ts";
import { isWrittenIn } from "../../app/content/form.ts";
import type { Kind } from "../../app/content/kind.ts";
import { placesOf } from "../../app/content/kinds.ts";
import type { NamedTag } from "../../app/data/tags/shown-tag.ts";
import { withAddresses } from "../../app/html/absolute-addresses.ts";
import { address } from "../../app/i18n/addresses.ts";
import { type Language, languages } from "../../app/i18n/language-texts.ts";
import { markdownBlocks, writeMarkdown } from "../../app/seo/markdown-blocks.server.ts";
import type { Database, Queryable } from "../backend/database/database.ts";
import { createFileNames } from "./file-names.ts";
import { factsOf, publicationOf } from "./front-matter.ts";
import type { ExportedMedia } from "./media.ts";

/** Writes a new file of the export, or appends to one. */
export type Write = (path: string, content: string | Uint8Array, flag?: "wx" | "a") => Promise<void>;

export type Target = {
  database: Database;
  siteUrl: URL;
  /** By id. */
  tags: ReadonlyMap<string, NamedTag>;
  /** Of articles, by id. */
  slugs: ReadonlyMap<string, string>;
  media: ExportedMedia;
  write: Write;
};

/** What the tables hold of a document: what is live, or the draft. Times are ISO 8601, null where there is none. */
export type DocumentRow = {
  id: string;
  created_at: string | null;
  updated_at: string | null;
  published_at: string | null;
  /** When a language is planned to be published, or both are. */
  planned: Partial<Record<Language | "both", string>> | null;
  document: unknown;
};

/** How a kind is written, besides its declared fields. */
type Exported<Form> = {
  folder(form: Form): string;
  /** The Dutch path of its page. */
  path(form: Form): string;
  isShown(form: Form, language: Language): boolean;
  /** Sanitised. */
  html(form: Form, language: Language, row: DocumentRow): string | Promise<string>;
  written?(text: WrittenText<Form>): Promise<void>;
};

export type WrittenText<Form> = {
  row: DocumentRow;
  form: Form;
  language: Language;
  name: string;
  html: string;
  canonical: string;
  isShown: boolean;
};

/** Writes documents of a kind as they are stored, and in each language as Markdown; returns how many there are. */
export async function exportDocuments<Of extends Fields>(
  target: Target,
  kind: Kind<Of>,
  exported: Exported<FormOf<Of>>,
  rows: AsyncIterable<DocumentRow> | DocumentRow[] = listDocuments(target.database, kind.name),
): Promise<number> {
  const nameOf = createFileNames();
  let count = 0;
  for await (const row of rows) {
    const { form } = readDocument(kind, row.document);
    const [folder, path] = [exported.folder(form), exported.path(form)];
    const name = nameOf(path.replace(/^.*\//s, ""), row.id, folder);
    await target.write(`${folder}/${name}.json`, JSON.stringify(row, null, 2));
    const placeOf = (found: string) => target.media.placeOf(found, "../".repeat(folder.split("/").length));
    for (const language of languages.filter((one) => isWrittenIn(kind, form, one))) {
      const canonical = new URL(address(language, path), target.siteUrl).href;
      const isShown = exported.isShown(form, language);
      const html = await exported.html(form, language, row);
      const facts = {
        ...factsOf(target, kind, form, language, placeOf),
        ...{ language, address: canonical, ...publicationOf(row, isShown, language) },
      };
      await target.write(`${folder}/${name}.${language}.md`, markdownFile(facts, html, placeOf));
      await exported.written?.({ row, form, language, name, html, canonical, isShown });
    }
    count += 1;
  }
  return count;
}

const rowsAtOnce = 100;

/** In the order of their ids. */
async function* listDocuments(database: Queryable, kind: string): AsyncGenerator<DocumentRow> {
  const [table] = placesOf(kind).tables;
  for (let after: string | null = null; ; ) {
    const rows: DocumentRow[] = await database.query<DocumentRow>(
      `select id, to_json(created_at) as created_at, to_json(updated_at) as updated_at,
         to_json(published_at) as published_at, private.document_of($1, id) as document, (
           select json_object_agg(coalesce(language, 'both'), at) from public.otm_schedules
           where subject_id = listed.id and action = 'publish' and failed_at is null
         ) as planned
       from public.${table} listed where $2::uuid is null or id > $2::uuid order by id limit ${rowsAtOnce}`,
      [kind, after],
    );
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (after === null) return;
  }
}

/** Markdown of sanitised HTML, below front matter; what is empty is left out. `placeOf` gives addresses in the export. */
function markdownFile(
  facts: Readonly<Record<string, unknown>>,
  html: string,
  placeOf: (address: string) => string,
): string {
  const given = Object.entries(facts).filter(([, value]) => !isEmpty(value));
  const lines = given.map(([name, value]) => `${name}: ${yamlValue(value)}\n`);
  return `---\n${lines.join("")}---\n\n${writeMarkdown(markdownBlocks(withAddresses(html, placeOf)))}`;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** As JSON, which is YAML 1.2 but for the characters that YAML can't hold, or takes for the end of a line. */
function yamlValue(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
