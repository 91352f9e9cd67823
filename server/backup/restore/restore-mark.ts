import { existsSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../../shared/start-error.ts";

/** The file that stands in a data directory while a backup is restored into it. */
export function restoreMark(directory: string): string {
  return join(directory, "restoring");
}

/** Throws StartError for a directory whose restore was killed: a server would take it for a new site. */
export function rejectHalfRestore(directory: string): void {
  if (!existsSync(restoreMark(directory))) return;
  throw new StartError(
    "DATA_DIR holds a restore that did not end: run npm run restore again, with DATABASE_URL into an empty database.",
  );
}
