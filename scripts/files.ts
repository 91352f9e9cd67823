import { resolve } from "node:path";
import { type CopiedLibrary, copyLibrary } from "../server/backend/media/copy-library.ts";
import { openLibrary } from "../server/backend/media/library.ts";
import { createMediaStore, openMediaStore } from "../server/backend/media/open-media-store.ts";
import { createBucketStore } from "../server/hosted/bucket-store.ts";
import { connectProject } from "../server/hosted/project.ts";
import { readSettings, type Settings } from "../server/settings/settings.ts";
import { openDatabaseOf, reportFailure } from "./with-database.ts";

class FilesError extends Error {}

const usage = "Usage: npm run files -- copy --to s3, --to directory or --to project";
const hosted = "The files are kept by the Supabase project: copy them there with --to project.";
const noBucket =
  "There is one file store, DATA_DIR/files, and nothing to copy: set S3_URL, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.";
const noProject =
  "Name the project to copy to with SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.";

const places = {
  s3: "the bucket",
  directory: "DATA_DIR/files",
  project: "the project's bucket",
} as const;
type Target = keyof typeof places;

/** Exit code when both stores lack files; 1 means that the copy failed. */
const notWhole = 2;
/** How many missing files are named. */
const mostNamed = 20;

/** `npm run files -- copy --to s3|directory|project`: copies the library's files to another store. */
try {
  const [command, option, target, ...rest] = process.argv.slice(2);
  const isKnown = command === "copy" && option === "--to" && isTarget(target);
  if (!isKnown || rest.length > 0) throw new FilesError(usage);
  const settings = readSettings(process.env);
  report(target === "project" ? await copyToProject(settings) : await copyTo(target, settings), target);
} catch (error) {
  reportFailure(error, FilesError);
}

function isTarget(name: string | undefined): name is Target {
  return name !== undefined && Object.hasOwn(places, name);
}

/** From this machine's directory; the project's rows say which files. */
function copyToProject({ backend, dataDir }: Settings): Promise<CopiedLibrary> {
  if (backend.kind !== "hosted") throw new FilesError(noProject);
  const library = openLibrary(connectProject(backend));
  return copyLibrary(library, createMediaStore({ s3: null }, resolve(dataDir)), createBucketStore(backend));
}

async function copyTo(target: Exclude<Target, "project">, settings: Settings): Promise<CopiedLibrary> {
  const database = await openDatabaseOf(settings, hosted);
  try {
    if (!settings.s3) throw new FilesError(noBucket);
    const data = resolve(settings.dataDir);
    const [files, bucket] = [createMediaStore({ s3: null }, data), await openMediaStore(settings, data)];
    const [from, to] = target === "s3" ? [files, bucket] : [bucket, files];
    return await copyLibrary(openLibrary(database), from, to);
  } finally {
    await database.close();
  }
}

function report({ copied, present, missing }: CopiedLibrary, target: Target): void {
  process.stdout.write(`Files copied to ${places[target]}: ${copied}; there before: ${present}.\n`);
  if (missing.length === 0) return;
  for (const key of missing.slice(0, mostNamed)) process.stderr.write(`Missing in both: ${key}\n`);
  process.stderr.write(
    `Files in neither store: ${missing.length}; replace what they belong to in the panel.\n`,
  );
  process.exitCode = notWhole;
}
