import { rm } from "node:fs/promises";

/** Removes a data directory, with retries while a PostgreSQL exits in it. */
export function removeDirectory(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
