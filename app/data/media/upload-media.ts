import { objectAddress } from "./object-address.ts";

/** In bytes. */
export const maxPictureBytes = 20 * 1024 * 1024;
export const maxPdfBytes = 25 * 1024 * 1024;

/** Why the server rejects a file; each is a text of the panel. */
export const uploadProblems = [
  "empty",
  "large",
  "pixels",
  "memory",
  "long",
  "slow",
  "damaged",
  "svg",
  "heic",
  "kind",
  "taken",
  "elsewhere",
  "other-kind",
  "not-allowed",
  "session",
  "hour",
  "day",
  "full",
  "busy",
  "lost",
] as const;
export type UploadProblem = (typeof uploadProblems)[number];

export class UploadError extends Error {
  override name = "UploadError";
  readonly problem: UploadProblem;
  /** When it is over, as ISO 8601; of the problems hour and day. */
  readonly until: string | null;

  constructor(problem: UploadProblem, seconds: number | null = null) {
    super(`The upload failed: ${problem}`);
    this.problem = problem;
    this.until = seconds === null ? null : new Date(Date.now() + seconds * 1_000).toISOString();
  }
}

/** `isKnown`: the library had this content already. */
export type UploadedMedia = { id: string; path: string; isKnown: boolean };

type UploadOptions = {
  apikey: string;
  accessToken: string;
  /** The object to add, or to replace. */
  path: string;
  onProgress?(share: number): void;
  signal?: AbortSignal;
};

/**
 * Sends a picture or PDF to this site's server, also in hosted mode. `XMLHttpRequest`, since `fetch` does not tell how
 * much of a body was sent. Rejects with UploadError.
 */
export function uploadMedia(file: File, options: UploadOptions): Promise<UploadedMedia> {
  const { apikey, accessToken, path, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const fail = (problem: UploadProblem, seconds: number | null = null) =>
      reject(new UploadError(problem, seconds));
    // A signal that is aborted already has no event to come.
    if (signal?.aborted) return fail("lost");
    const request = new XMLHttpRequest();
    request.open("PUT", objectAddress(path));
    request.setRequestHeader("apikey", apikey);
    request.setRequestHeader("Authorization", `Bearer ${accessToken}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.setRequestHeader("X-Metadata", metadataHeader(file.name));
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (status === 200) {
        const found = uploadedMedia(response);
        if (found) resolve({ ...found, isKnown: response.isKnown === true });
        else fail("lost");
      } else fail(problemOf(status, response), secondsIn(response));
    };
    request.onerror = () => fail("lost");
    request.ontimeout = () => fail("lost");
    request.onabort = () => fail("lost");
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

/** As supabase-js writes it: JSON in base64. The name is percent-encoded, because base64 of it must be ASCII. */
function metadataHeader(name: string): string {
  return btoa(JSON.stringify({ name: encodeURIComponent(name.toWellFormed()) }));
}

function uploadedMedia(body: { Id?: unknown; Key?: unknown } | null): { id: string; path: string } | null {
  if (typeof body?.Id !== "string" || typeof body.Key !== "string") return null;
  return { id: body.Id, path: body.Key.replace(/^media\//, "") };
}

function secondsIn(body: { seconds?: unknown } | null): number | null {
  return typeof body?.seconds === "number" ? body.seconds : null;
}

/** The server's code in `problem`, else by status. */
function problemOf(status: number, body: { problem?: unknown } | null): UploadProblem {
  const named = uploadProblems.find((one) => one === body?.problem);
  if (named) return named;
  if (status === 401 || status === 403) return "session";
  if (status === 413) return "large";
  return status === 429 || status === 503 ? "busy" : "lost";
}
