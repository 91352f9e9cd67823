import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { afterFile } from "../../testing/after-file.ts";
import { removeDirectory } from "../../testing/remove-directory.ts";

/**
 * A DATA_DIR of its own with an embedded database that was made and migrated once for all tests, in which PostgreSQL
 * waits for no disk. Nothing else is in it.
 */
export async function preparedDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-data-"));
  afterFile(() => removeDirectory(directory));
  await cp(inject("dataDirectory"), directory, { recursive: true });
  return directory;
}
