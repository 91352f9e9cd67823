import { uploadsPaths } from "../../../import/uploads-path.ts";

/** Files of the folder of uploads, by their place below it. */
export type UploadsFolder = ReadonlyMap<string, File>;

/** In front of what the folder of uploads holds, in a chosen folder, be it that or one above; else its own name. */
const ofFolder = /^(?:.*?\/)?(?:uploads|content\/(?:images|files|media))\/|^[^/]*\//;

/** The files of a folder that was chosen. */
export function uploadsFolder(files: readonly File[]): UploadsFolder {
  return new Map(
    files.map((file) => [file.webkitRelativePath.replace(ofFolder, "").normalize(), file] as const),
  );
}

/** The file of an old address, a path or with its origin; null when it is not there. */
export function fileInFolder(folder: UploadsFolder, address: string): File | null {
  const found = uploadsPaths(address)?.map((path) => folder.get(path.normalize()));
  return found?.find((file) => file !== undefined) ?? null;
}
