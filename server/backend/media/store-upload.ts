import { createHash, randomUUID } from "node:crypto";
import { mainName, mediaKey } from "../../../app/data/media/picture-address.ts";
import { maxPdfBytes, maxPictureBytes, type UploadProblem } from "../../../app/data/media/upload-media.ts";
import type { ExceededLimit, FoundMedia, MediaLibrary, NewMedia, SavedMedia } from "./library.ts";
import type { MediaStore } from "./media-store.ts";
import type { MadePicture, PictureMaker } from "./picture-maker.ts";
import type { Upload } from "./read-upload.ts";

/** The problems of a file or its place, unlike those of the store and the connection. */
type RejectedProblem = Exclude<UploadProblem, "full" | "busy" | "lost" | "hour" | "day">;

/** Why an upload is not stored. */
export class UploadRejection extends Error {
  override name = "UploadRejection";
  readonly problem: RejectedProblem;

  constructor(problem: RejectedProblem) {
    super(`The upload was rejected: ${problem}`);
    this.problem = problem;
  }
}

/** A person has stored what one may within an hour or a day. */
export class StorageLimitError extends Error {
  override name = "StorageLimitError";
  readonly exceeded: ExceededLimit;

  constructor(exceeded: ExceededLimit) {
    super(`The upload exceeds ${exceeded.setting}`);
    this.exceeded = exceeded;
  }
}

export type MediaServices = {
  library: MediaLibrary;
  store: MediaStore;
  pictures: Pick<PictureMaker, "make">;
};

type Target = { path: string; personId: string | null; mayReplace: boolean; stillMay(): Promise<boolean> };

type Contents = Pick<NewMedia, "contentType" | "width" | "height" | "colour"> & Pick<MadePicture, "files">;

/**
 * Checks and cleans an upload, stores its bytes, and then its row. The same content is stored once.
 *
 * @throws UploadRejection, PictureError, StorageLimitError, StoreError, and what the library throws
 */
export async function storeUpload(
  upload: Upload,
  { path, personId, mayReplace, stillMay }: Target,
  { library, store, pictures }: MediaServices,
): Promise<Pick<SavedMedia, "id" | "path"> & { isKnown: boolean }> {
  const { bytes, name } = upload;
  const size = bytes.byteLength;
  rejectSize(bytes);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const { present, same } = await findBefore(library, path, hash, mayReplace);
  if (same) return { id: same.id, path: same.path, isKnown: true };

  const { files, ...contents } = isPdf(bytes) ? pdfContents(bytes) : await pictures.make(bytes);
  if (present && isFile(present.content_type) !== isFile(contents.contentType))
    throw new UploadRejection("other-kind");
  const id = present?.id ?? randomUUID();
  const written = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  const exceeded = await library.begin(id, hash, personId, written);
  if (exceeded) throw new StorageLimitError(exceeded);
  await Promise.all(
    files.map((file) => store.put(mediaKey(id, hash, file.name), file.bytes, file.contentType)),
  );
  // It took seconds, in which a session can end and a role be taken.
  if (!(await stillMay())) throw new UploadRejection("session");
  const saved = await library.save({ ...contents, id, path, name, hash, size, personId, mayReplace });
  if (saved.outcome === "taken" || saved.outcome === "elsewhere") throw new UploadRejection(saved.outcome);
  if (saved.outcome === "not allowed") throw new UploadRejection("not-allowed");
  if (saved.outcome === "other kind") throw new UploadRejection("other-kind");
  return { id: saved.id, path: saved.path, isKnown: saved.outcome === "known" };
}

function rejectSize(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) throw new UploadRejection("empty");
  const isTooLarge = bytes.byteLength > (isPdf(bytes) ? maxPdfBytes : maxPictureBytes);
  if (isTooLarge) throw new UploadRejection("large");
}

/** What is at the path, and what has the same content there or, with a new path, anywhere. Throws UploadRejection. */
async function findBefore(
  library: MediaLibrary,
  path: string,
  hash: string,
  mayReplace: boolean,
): Promise<{ present: FoundMedia | undefined; same: FoundMedia | undefined }> {
  const found = await library.find(path, hash);
  const present = found.find((one) => one.is_at_path);
  const same = found.find((one) => one.hash === hash);
  if (present && !mayReplace) throw new UploadRejection("taken");
  if (present && same && same.id !== present.id) throw new UploadRejection("elsewhere");
  return { present, same };
}

function pdfContents(bytes: Uint8Array): Contents {
  const contentType = "application/pdf";
  const file = { name: mainName(contentType, null), contentType, bytes };
  return { contentType, width: null, height: null, colour: null, files: [file] };
}

function isFile(contentType: string): boolean {
  return contentType === "application/pdf";
}

/** By its header and end marker (ISO 32000-1, 7.5.2 and 7.5.5). */
function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  return (
    /^%PDF-(1\.[0-7]|2\.0)[\r\n]/.test(text(bytes.subarray(0, 10))) &&
    text(bytes.subarray(-1024)).includes("%%EOF")
  );
}
