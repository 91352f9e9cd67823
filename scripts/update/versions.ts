import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** The update can't go on; the message says why, in one sentence. */
export class UpdateError extends Error {
  override name = "UpdateError";
}

/** Compares `1.2.3` by number: below zero when the first is older. */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [first, second].map((version) => version.split(".").map(Number));
  const differing = a?.findIndex((number, index) => number !== b?.[index]) ?? -1;
  return differing < 0 ? 0 : (a?.[differing] ?? 0) - (b?.[differing] ?? 0);
}

/** The versions among `git ls-remote --tags`: tags like `v1.2.3`, oldest first. */
export function readTags(listing: string): string[] {
  const found = [...listing.matchAll(/\srefs\/tags\/v(\d+\.\d+\.\d+)$/gm)].map(([, version = ""]) => version);
  return found.sort(compareVersions);
}

/** The version to go to: the one asked for, else the newest; null when the present one is that. Throws UpdateError. */
export function chooseVersion(known: readonly string[], present: string, wanted?: string): string | null {
  const version = wanted?.replace(/^v/, "") ?? known.at(-1) ?? present;
  if (wanted === undefined && compareVersions(version, present) <= 0) return null;
  rejectOlder(version, present);
  if (known.includes(version)) return version;
  const there =
    known.length > 0 ? `there are ${known.slice(-5).join(", ")}` : "the origin has no tag like v1.2.3";
  throw new UpdateError(`There is no version ${version}: ${there}.`);
}

/** The version in a folder that holds this product. Throws UpdateError. */
export async function readFolder(folder: string, present: string): Promise<string> {
  const manifest = z.object({ name: z.literal("vlotwerk"), version: z.string().regex(/^\d+\.\d+\.\d+$/) });
  const text = await readFile(join(folder, "package.json"), "utf8").catch(() => "null");
  const read = manifest.safeParse(parse(text));
  if (!read.success || !existsSync(join(folder, "server", "index.ts"))) {
    throw new UpdateError(
      `${folder} is no folder of Vlotwerk: name one that holds its package.json and server.`,
    );
  }
  rejectOlder(read.data.version, present);
  return read.data.version;
}

function rejectOlder(version: string, present: string): void {
  const order = compareVersions(version, present);
  if (order === 0) throw new UpdateError(`${version} is the version that is here already.`);
  if (order < 0) {
    throw new UpdateError(
      `${version} is older than ${present}, which is here: go back by its folder and a backup (docs/operations.md).`,
    );
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
