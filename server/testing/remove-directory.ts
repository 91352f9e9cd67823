import { rm } from "node:fs/promises";

/** Removes a data directory, also while the PostgreSQL of a killed server is ending in it. */
export function removeDirectory(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
