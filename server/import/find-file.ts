import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { maxPdfBytes } from "../../app/data/media/upload-media.ts";
import { uploadsPaths } from "../../app/import/uploads-path.ts";

/**
 * The bytes of an old address in a directory of uploads, be it the uploads themselves or a directory above; null when it
 * is not there, leads out of it, or is larger than the library takes.
 */
export async function findFile(directory: string, address: string): Promise<Uint8Array | null> {
  const paths = uploadsPaths(address);
  if (paths === null || paths.some((path) => /[\0\\]/.test(path))) return null;
  const root = await realpath(directory);
  // Who copied the files may have decomposed the letters of their names, as macOS does, or composed them.
  const spelled = paths.flatMap((path) => [path, path.normalize("NFC"), path.normalize("NFD")]);
  for (const candidate of new Set(spelled)) {
    const bytes = await readWithin(root, candidate);
    if (bytes) return bytes;
  }
  return null;
}

async function readWithin(root: string, path: string): Promise<Uint8Array | null> {
  const found = await realpath(join(root, path)).catch(() => null);
  if (!found?.startsWith(root + sep)) return null;
  // Without waiting for whoever would write into a pipe.
  const file = await open(found, constants.O_RDONLY | constants.O_NONBLOCK).catch(() => null);
  if (!file) return null;
  try {
    const stat = await file.stat();
    return stat.isFile() && stat.size <= maxPdfBytes ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}
