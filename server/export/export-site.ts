import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NamedTag } from "../../app/data/tags/shown-tag.ts";
import { languages } from "../../app/i18n/language-texts.ts";
import type { Database, Queryable } from "../backend/database/database.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import type { Write } from "./documents.ts";
import { exportKinds, folders } from "./kinds.ts";
import { exportMedia } from "./media.ts";

/** The message says in one sentence why there is no export. */
export class ExportError extends Error {
  override name = "ExportError";
}

export type ExportSummary = {
  articles: number;
  pages: number;
  files: number;
  /** Keys of the library that its store lacks. */
  missing: string[];
};

type Sources = { database: Database; store: Pick<MediaStore, "get">; siteUrl: URL };

/** Lies in an export until it is complete. */
const mark = "INCOMPLETE.txt";

/**
 * Writes the content of the site and its files into a new or empty directory. Throws ExportError, DatabaseError, StoreError.
 */
export async function exportSite(sources: Sources, directory: string): Promise<ExportSummary> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    if ((await readdir(directory)).length > 0) {
      throw new ExportError(`${directory} is not empty: name a new or empty directory.`);
    }
    return await writeSite(sources, directory);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new ExportError(`${directory} can't be written: ${error.message}.`);
  }
}

async function writeSite({ database, store, siteUrl }: Sources, directory: string): Promise<ExportSummary> {
  const write: Write = async (path, content, flag = "wx") => {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flag });
  };
  await write(mark, "This export was interrupted. Delete the directory, and export again.\n");
  const rows = await database.query<NamedTag & { id: string }>(
    "select id, slug, name, name_nl, name_en from public.otm_blog_tags order by slug",
  );
  const tags = new Map(rows.map((tag) => [tag.id, tag]));
  const articleRows = await database.query<{ id: string; slug: string }>(
    "select id, slug from public.otm_blog_articles",
  );
  const slugs = new Map(articleRows.map(({ id, slug }) => [id, slug]));
  const media = await exportMedia(database, store, siteUrl, write);
  const target = { database, siteUrl, tags, slugs, media, write };
  const { articles, pages } = await exportKinds(target);
  await write("tags.json", JSON.stringify(rows, null, 2));
  await write("redirects.csv", await redirectsFile(database));
  await writeTexts(database, write);
  await write("README.md", readme(siteUrl));
  await rm(join(directory, mark));
  return { articles, pages, files: media.files, missing: media.missing };
}

/** The originals of the others are in the code. */
async function writeTexts(database: Database, write: Write): Promise<void> {
  const rows = await database.query<{ key: string; language: string; text: string }>(
    "select key, language, text from public.otm_site_texts order by key",
  );
  for (const language of languages) {
    const texts = rows.filter((row) => row.language === language).map(({ key, text }) => [key, text]);
    await write(`texts.${language}.json`, JSON.stringify(Object.fromEntries(texts), null, 2));
  }
}

/** What an export tells its reader. */
function readme({ origin }: URL): string {
  return `# Export of ${origin}, ${new Date().toISOString().slice(0, 10)}

file | holds
---|---
${folders.map((folder) => `\`${folder}/\``).join(", ")} | \`SLUG.nl.md\` and \`SLUG.en.md\`: the text as visitors read it, of articles with their questions at the end; \`SLUG.json\`: the same in all its fields, as it was stored, hidden sections and the members of the team too
\`media/\`, \`media.json\` | pictures (JPEG or PNG, at most 1200 pixels wide) and PDF files; their names, addresses and descriptions, and the download pages that offer them
\`tags.json\`, \`texts.nl.json\`, \`texts.en.json\` | tags; texts of the site that were changed, by their keys
\`redirects.csv\` | old addresses: 301 leads to another, 410 is gone; former ones of articles and pages exist below /en as well
\`ghost-nl.json\`, \`ghost-en.json\` | all articles for the importer of Ghost 5

The values of front matter are JSON, which is YAML. \`status\` is published, planned or draft; \`draft\`, \`date\` and \`lastmod\` are
what Hugo, Eleventy and Astro look for. Places of files are relative to the Markdown file, and links within the site are its paths.
A file whose name would be unsafe, too long or taken has the id in its name.

Ghost: one site for each language, since both have the same slugs. Its posts name pictures at ${origin}: keep that address
alive, or replace it by that of a copy of \`media/\`. Planned articles are drafts, titles end after 255 characters and excerpts
after 300, and authors are locked accounts with an address at author.invalid.
`;
}

type Redirect = { from: string; to: string; kind: number; note: string };

/** The old addresses as CSV (RFC 4180): the redirects, and the former slugs of content that has another one today. */
async function redirectsFile(database: Queryable): Promise<string> {
  const rows = await database.query<Redirect>(`
    select path as from, coalesce(target, '') as to, kind, note from public.otm_redirects
    union all
    select former.path, present.path, 301, ''
    from private.former_addresses former join private.addresses present using (kind, id)
    where former.path not in (select path from private.addresses)
    order by 1`);
  const lines = rows.map(({ from, to, kind, note }) => [from, to, String(kind), note]);
  return [["from", "to", "kind", "note"], ...lines].map(csvLine).join("");
}

/** Unlike a file for spreadsheets: addresses stay as they are, for other programs. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;
}
