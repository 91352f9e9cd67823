import { statfsSync } from "node:fs";
import { DatabaseError } from "./database-error.ts";

/** Reserved for PostgreSQL: without room for another 16 MB of WAL it would stop. */
const reserve = 48 * 1_024 * 1_024;

/** By this process, not yet visible to statfs. */
let beingWritten = 0;

export function isDiskFull(directory: string): boolean {
  return freeBytes(directory) < 0;
}

export function hasDiskSpace(directory: string, bytes: number): boolean {
  return freeBytes(directory) >= beingWritten + bytes;
}

/** Above the reserve. */
function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize - reserve;
}

/** Runs work that writes so many bytes. Throws DatabaseError (53100) when the disk is or becomes full. */
export async function withDiskSpace<Result>(
  directory: string,
  bytes: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!hasDiskSpace(directory, bytes)) throw diskFull();
  beingWritten += bytes;
  try {
    return await work();
  } catch (error) {
    throw isNoSpaceError(error) ? diskFull() : error;
  } finally {
    beingWritten -= bytes;
  }
}

export function isNoSpaceError(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
}

export function diskFull(): DatabaseError {
  return new DatabaseError({ code: "53100", message: "The disk is full" });
}

export function isDiskFullError(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "53100";
}
