import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NamedTag } from "../../app/data/tags/shown-tag.ts";
import { languages } from "../../app/i18n/language-texts.ts";
import type { Database } from "../backend/database/database.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import type { Write } from "./documents.ts";
import { exportKinds } from "./kinds.ts";
import { exportMedia } from "./media.ts";
import { readme } from "./readme.ts";
import { redirectsFile } from "./redirects.ts";

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
