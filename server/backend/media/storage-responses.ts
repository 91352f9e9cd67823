import type { UploadProblem } from "../../../app/data/media/upload-media.ts";
import { isDiskFullError } from "../../shared/disk-space.ts";
import type { ListedObject } from "./library.ts";
import { StoreError } from "./media-store.ts";
import { PictureError } from "./picture-maker.ts";
import { UnreadableUpload } from "./read-upload.ts";
import { StorageLimitError, UploadRejection } from "./store-upload.ts";

/** An error response in Supabase Storage's form. `problem` tells the panel which text explains it. */
export function rejectCall(
  status: number,
  error: string,
  message: string,
  problem?: UploadProblem,
): Response {
  const headers = status === 503 ? { "Retry-After": problem === "full" ? "60" : "2" } : undefined;
  return Response.json({ statusCode: String(status), error, message, problem }, { status, headers });
}

export function notFound(): Response {
  return rejectCall(404, "not_found", "Object not found");
}

export function unknownCall(path: string): Response {
  const isObject = /^object\/(?:(?:public|sign|authenticated|list)\/)?media(?:\/|$)/.test(path);
  const isOther =
    /^(?:bucket|render|upload|s3|vector|iceberg|cdn|object\/(?:list-v2|copy|move|info|upload))(?:\/|$)/;
  if (isObject || isOther.test(path)) {
    const message =
      "Here the bucket media can upload, update, list, remove, download, sign and publish objects";
    return rejectCall(400, "NotImplemented", `${message}, and nothing else`);
  }
  return rejectCall(404, "Bucket not found", "Bucket not found");
}

/** The response to an upload that failed. Throws what is no fault of the upload. */
export function explainUpload(error: unknown): Response {
  if (error instanceof UnreadableUpload) return rejectCall(400, "InvalidRequest", error.message);
  if (error instanceof PictureError || error instanceof UploadRejection) {
    const [status, code, message] = rejections[error.problem];
    return rejectCall(status, code, message, error.problem);
  }
  if (error instanceof StorageLimitError) return explainLimit(error);
  return explainStore(error);
}

function explainLimit({ exceeded: { setting, most, seconds } }: StorageLimitError): Response {
  const isOfHour = setting.endsWith("HOUR");
  const body = {
    statusCode: "429",
    error: setting,
    message: `A person can store ${most} MB of files and versions within ${isOfHour ? "an hour" : "a day"}`,
    problem: isOfHour ? "hour" : "day",
    seconds,
  };
  return Response.json(body, { status: 429, headers: { "Retry-After": String(seconds) } });
}

/** The response when the bytes can't be stored or read. Throws all other errors. */
export function explainStore(error: unknown): Response {
  if (isDiskFullError(error)) {
    const message = "The server's disk is full: nothing can be stored until there is room. Reading goes on.";
    return rejectCall(503, "DiskFull", message, "full");
  }
  if (error instanceof StoreError) {
    return rejectCall(
      503,
      "StoreUnavailable",
      "The file store can't be reached now. Try again in a moment.",
      "busy",
    );
  }
  throw error;
}

const rejections: Record<
  PictureError["problem"] | UploadRejection["problem"],
  [status: number, code: string, message: string]
> = {
  empty: [400, "InvalidRequest", "The file is empty"],
  large: [
    413,
    "EntityTooLarge",
    "The object exceeded the maximum allowed size: 20 MB for a picture, 25 MB for a PDF",
  ],
  pixels: [413, "EntityTooLarge", "The picture has more than 60 megapixels"],
  memory: [413, "EntityTooLarge", "The picture takes too much memory: save it as JPEG, or smaller"],
  long: [413, "EntityTooLarge", "The picture is too long for its width"],
  slow: [503, "TooSlow", "Making the picture took too long: save it smaller, or try again later"],
  damaged: [422, "InvalidImage", "The picture is damaged or not whole"],
  svg: [415, "InvalidMimeType", "SVG can hold scripts and is not accepted: save the drawing as PNG"],
  heic: [415, "InvalidMimeType", "HEIC can't be read here: save the picture as JPEG"],
  kind: [415, "InvalidMimeType", "Only JPEG, PNG, WebP, AVIF and GIF pictures, and PDF files are accepted"],
  taken: [409, "Duplicate", "The resource already exists"],
  elsewhere: [409, "Duplicate", "The library has this content under another name already"],
  "other-kind": [409, "InvalidRequest", "A picture can't be replaced by a file, or a file by a picture"],
  "not-allowed": [
    403,
    "Unauthorized",
    "Editors alone replace what is live, planned to be, or somebody else's",
  ],
  session: [403, "Unauthorized", "For members of the panel only"],
};

/** As Supabase Storage lists an object; a folder has nothing but a name. */
export function listedObject({ name, id, created_at, updated_at, size, content_type, hash }: ListedObject) {
  const times = { created_at, updated_at, last_accessed_at: updated_at };
  const metadata = id && {
    eTag: `"${hash}"`,
    size,
    mimetype: content_type,
    cacheControl: "max-age=3600",
    lastModified: updated_at,
    contentLength: size,
    httpStatusCode: 200,
  };
  return { name, id, ...times, metadata };
}
