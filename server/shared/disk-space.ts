import { statfsSync } from "node:fs";
import { DatabaseError } from "./database-error.ts";

/**
 * So much stays free for what the embedded database writes by itself: PostgreSQL takes 16 MB at a time for its log, and
 * one that finds no room for that stops at once, also for who only reads.
 */
const reserve = 48 * 1_024 * 1_024;

/** Bytes that are being written by this process, and may not lie on the disk yet. */
let beingWritten = 0;

/** Whether the file system of the directory has no room left for writing. Asks the system anew each time. */
export function isDiskFull(directory: string): boolean {
  return roomLeft(directory) < 0;
}

/** Whether so many bytes can be written under the directory beside all else that is being written. */
function hasRoom(directory: string, bytes: number): boolean {
  return roomLeft(directory) >= beingWritten + bytes;
}

/** How many bytes may still be written, before the reserve is touched. */
function roomLeft(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize - reserve;
}

/**
 * Runs a work that writes so many bytes under the directory, if there is room for them beside all else that is being
 * written. Throws DatabaseError (53100) when there is none, or when the disk was full before the work was done.
 */
export async function withRoom<Result>(
  directory: string,
  bytes: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!hasRoom(directory, bytes)) throw diskFull();
  beingWritten += bytes;
  try {
    return await work();
  } catch (error) {
    throw isOutOfRoom(error) ? diskFull() : error;
  } finally {
    beingWritten -= bytes;
  }
}

/** Whether the system refused a write because the disk, or the share of it, is used up. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
}

/** The refusal of a write, with PostgreSQL's own code for a full disk. */
export function diskFull(): DatabaseError {
  return new DatabaseError({ code: "53100", message: "The disk is full" });
}

/** Whether this is the refusal of a write because the disk is full: by us, or by PostgreSQL. */
export function isDiskFullError(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "53100";
}
