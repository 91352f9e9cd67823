import { resolve } from "node:path";
import { createMediaStore } from "../server/backend/media/open-media-store.ts";
import { ExportError, type ExportSummary, exportSite } from "../server/export/export-site.ts";
import { readSettings } from "../server/settings/settings.ts";
import { reportFailure, withDatabase } from "./with-database.ts";

const hosted =
  "The content is kept by the Supabase project: give its database's address as DATABASE_URL instead.";

/** Exit code of an export that lacks files; 1 means no export. */
const notWhole = 2;
/** How many missing files are named. */
const mostNamed = 20;

/** `npm run export -- DIR`: the content of the site as Markdown and JSON, with its files, for another system. */
try {
  const [given, ...rest] = process.argv.slice(2);
  if (!given || given.startsWith("-") || rest.length > 0)
    throw new ExportError("Usage: npm run export -- DIR");
  const [settings, directory] = [readSettings(process.env), resolve(given)];
  const { siteUrl, dataDir } = settings;
  const store = createMediaStore(settings, resolve(dataDir));
  const summary = await withDatabase(settings, hosted, (database) =>
    exportSite({ database, store, siteUrl }, directory),
  );
  report(summary, directory);
} catch (error) {
  reportFailure(error, ExportError);
}

function report({ articles, pages, files, missing }: ExportSummary, directory: string): void {
  process.stdout.write(
    `${articles} articles, ${pages} pages and ${files} files are in ${directory}; its README.md says what is what.\n`,
  );
  if (missing.length === 0) return;
  for (const key of missing.slice(0, mostNamed)) {
    process.stderr.write(`Missing in the file store: ${key}, which the library names.\n`);
  }
  process.stderr.write(`Files that the export lacks: ${missing.length}.\n`);
  process.exitCode = notWhole;
}
