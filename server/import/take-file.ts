import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { maxPdfBytes } from "../../app/data/media/upload-media.ts";
import type { ImportTarget } from "../../app/import/import-state.ts";
import type { SourceFile } from "../../app/import/source.ts";
import { PictureError } from "../backend/media/picture-maker.ts";
import { fileName } from "../backend/media/read-upload.ts";
import { type MediaServices, storeUpload, UploadRejection } from "../backend/media/store-upload.ts";
import { FetchError, type FetchOptions, fetchFile } from "../backend/webhooks/fetch-file.ts";
import { findFile } from "./find-file.ts";

type FileSource = {
  /** The directory of uploads. */
  uploads: string | null;
  /** The old site's address, when files are fetched from there. */
  site: string | null;
  allowsPrivate: boolean;
};

/** Between two files that are fetched, in milliseconds: the old site has visitors. */
const pauseBetween = 100;

/** Takes files of the old site into the library, as the server's own. */
export function takeFiles(source: FileSource, services: MediaServices): ImportTarget["storeFile"] {
  return async (file) => {
    try {
      const bytes = await read(source, file);
      if (!bytes)
        return {
          reason: source.uploads ? "it is not in the directory" : "no directory of uploads was given",
        };
      const upload = { bytes, name: fileName(lastPart(file.address), file.name) };
      const target = {
        path: `import/${randomUUID()}`,
        personId: null,
        mayReplace: false,
        stillMay: async () => true,
      };
      return { id: (await storeUpload(upload, target, services)).id };
    } catch (error) {
      if (error instanceof FetchError) return { reason: error.message };
      if (error instanceof PictureError || error instanceof UploadRejection) return { reason: error.problem };
      throw error;
    }
  };
}

async function read({ uploads, site, allowsPrivate }: FileSource, { address }: SourceFile) {
  const found = uploads === null ? null : await findFile(uploads, address);
  if (found || site === null) return found;
  await pause(pauseBetween);
  return fetchFromSite(new URL(address, site), new URL(site), { allowsPrivate });
}

/** By https; of a site that has none, by http. Throws FetchError, that of https. */
export async function fetchFromSite(
  file: URL,
  site: URL,
  options: Pick<FetchOptions, "allowsPrivate" | "resolve" | "timeout">,
): Promise<Uint8Array> {
  const given = {
    ...options,
    accept: "image/*,application/pdf",
    maxBytes: maxPdfBytes,
    host: site.hostname,
  };
  try {
    return await fetchFile(file.href, given);
  } catch (error) {
    if (!(error instanceof FetchError) || site.protocol !== "http:" || file.protocol !== "https:")
      throw error;
    const plain = new URL(file);
    plain.protocol = "http:";
    return fetchFile(plain.href, given).catch(() => {
      throw error;
    });
  }
}

function lastPart(address: string): string {
  return (
    address
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? ""
  );
}
