import { statfsSync } from "node:fs";
import { DatabaseError } from "./database-error.ts";

/**
 * So much stays free for what the embedded database writes by itself: PostgreSQL takes 16 MB at a time for its log, and
 * one that finds no room for that stops at once, also for who only reads.
 */
const reserve = 48 * 1_024 * 1_024;

/** Whether the file system of the directory has no room left for writing. Asks the system anew each time. */
export function isDiskFull(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize < reserve;
}

/** The refusal of a write, with PostgreSQL's own code for a full disk. */
export function diskFull(): DatabaseError {
  return new DatabaseError({ code: "53100", message: "The disk is full" });
}

/** Whether this is the refusal of a write because the disk is full: by us, or by PostgreSQL. */
export function isDiskFullError(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "53100";
}
