import { constants, type Dirent } from "node:fs";
import { access, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { nullIfMissing } from "../../shared/null-if-missing.ts";
import { maxEntryBytes } from "./archive.ts";

/** The server's own files and backups. The database is dumped row by row, and the library read from its store. */
const left = new Set([
  "postgres",
  "database",
  "lock",
  "lock-journal",
  "process",
  "files",
  "backups",
  "proof",
  "trial",
  "restoring",
]);

/** Paths relative to the data directory, and what was left out. */
export type Listing = { paths: string[]; leftOut: { path: string; why: string }[] };

/** Whether an archive may contain this path. */
export function hasPlace(path: string): boolean {
  return isWanted(path) && path.split("/").every(isPlainName);
}

/** `.part` files are incomplete. */
function isWanted(path: string): boolean {
  const parts = path.split("/");
  return !left.has(parts[0] ?? "") && !parts.some((part) => /^\.|\.part$|^lost\+found$/.test(part));
}

function isPlainName(part: string): boolean {
  return part !== "" && !/[\\\0\ufffd]/.test(part);
}

/** Throws the system's error. */
export async function listDirectory(directory: string): Promise<Listing> {
  const listing: Listing = { paths: [], leftOut: [] };
  await walk(directory, "", listing);
  listing.paths.sort();
  return listing;
}

async function walk(directory: string, within: string, listing: Listing): Promise<void> {
  const isTop = within === "";
  const reading = readdir(join(directory, within), { withFileTypes: true });
  // It may have been deleted meanwhile.
  const entries = isTop ? await reading : ((await nullIfMissing(reading)) ?? []);
  for (const entry of entries) {
    const path = isTop ? entry.name : `${within}/${entry.name}`;
    if (!isWanted(path)) continue;
    const found = await look(join(directory, path), entry, isTop);
    if (found === "directory") await walk(directory, path, listing);
    else if (found === "file") listing.paths.push(path);
    else if (found !== "nothing") listing.leftOut.push({ path, why: found.why });
  }
}

type Found = "file" | "directory" | "nothing" | { why: string };

/** Follows links to files, and at the top level to directories. */
async function look(path: string, entry: Dirent, isTop: boolean): Promise<Found> {
  if (!isPlainName(entry.name)) return { why: "its name can't be written in a backup" };
  const found = await nullIfMissing(stat(path)).catch(() => undefined);
  if (found === undefined) return { why: "the system says nothing of it" };
  if (found === null) return entry.isSymbolicLink() ? { why: "it leads to nothing" } : "nothing";
  const isDirectory = found.isDirectory();
  if (!isDirectory && !found.isFile()) return "nothing";
  if (isDirectory && entry.isSymbolicLink() && !isTop) return { why: "it leads to another directory" };
  if (!isDirectory && found.size > maxEntryBytes) return { why: "it is larger than 512 MB" };
  const right = isDirectory ? constants.R_OK | constants.X_OK : constants.R_OK;
  const mayRead = await access(path, right).then(
    () => true,
    () => false,
  );
  if (!mayRead) return { why: "this user may not read it" };
  return isDirectory ? "directory" : "file";
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
