import { resolve } from "node:path";
import { type CopiedLibrary, copyLibrary } from "../server/backend/media/copy-library.ts";
import { createMediaStore, openMediaStore } from "../server/backend/media/open-media-store.ts";
import { openOwnLibrary } from "../server/backend/media/own-library.ts";
import { readSettings, type Settings } from "../server/settings/settings.ts";
import { openDatabaseOf, reportFailure } from "./with-database.ts";

class FilesError extends Error {}

const usage = "Usage: npm run files -- copy --to s3, or npm run files -- copy --to directory";
const hosted = "The files are kept by the Supabase project: there is nothing to copy.";
const noBucket =
  "There is one file store, DATA_DIR/files, and nothing to copy: set S3_URL, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.";

/** Exit code when both stores lack files; 1 means that the copy failed. */
const notWhole = 2;
/** How many missing files are named. */
const mostNamed = 20;

/** `npm run files -- copy --to s3|directory`: copies the library's files to the other store, while the server runs. */
try {
  const [command, option, target, ...rest] = process.argv.slice(2);
  const isKnown = command === "copy" && option === "--to" && (target === "s3" || target === "directory");
  if (!isKnown || rest.length > 0) throw new FilesError(usage);
  report(await copyTo(target, readSettings(process.env)), target);
} catch (error) {
  reportFailure(error, FilesError);
}

async function copyTo(target: "s3" | "directory", settings: Settings): Promise<CopiedLibrary> {
  const database = await openDatabaseOf(settings, hosted);
  try {
    if (!settings.s3) throw new FilesError(noBucket);
    const data = resolve(settings.dataDir);
    const [files, bucket] = [createMediaStore({ s3: null }, data), await openMediaStore(settings, data)];
    const [from, to] = target === "s3" ? [files, bucket] : [bucket, files];
    return await copyLibrary(openOwnLibrary(database), from, to);
  } finally {
    await database.close();
  }
}

function report({ copied, present, missing }: CopiedLibrary, target: "s3" | "directory"): void {
  const place = target === "s3" ? "the bucket" : "DATA_DIR/files";
  process.stdout.write(`Files copied to ${place}: ${copied}; there before: ${present}.\n`);
  if (missing.length === 0) return;
  for (const key of missing.slice(0, mostNamed)) process.stderr.write(`Missing in both: ${key}\n`);
  process.stderr.write(
    `Files in neither store: ${missing.length}; replace what they belong to in the panel.\n`,
  );
  process.exitCode = notWhole;
}
