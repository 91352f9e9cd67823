import { z } from "zod";

const metadata = z.strictObject({ name: z.string().optional() });

export type Upload = { bytes: Uint8Array; name: string };

/** Why an upload can't be read; the message says it to a programmer. */
export class UnreadableUpload extends Error {
  override name = "UnreadableUpload";
}

/**
 * The body itself, or as supabase-js sends a `File` or `Blob`: in a form, under no name. Options of the client that this
 * storage does not have are rejected. Throws UnreadableUpload.
 */
export async function readUpload(request: Request, path: string): Promise<Upload> {
  const fallback = path.split("/").at(-1) ?? path;
  if (request.headers.has("content-encoding")) {
    throw new UnreadableUpload("contentEncoding is not supported: files are stored as they are");
  }
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) {
    rejectCacheControl(request.headers.get("cache-control"));
    const given = Buffer.from(request.headers.get("x-metadata") ?? "", "base64").toString();
    return {
      bytes: new Uint8Array(await request.arrayBuffer()),
      name: fileName(nameIn(given) ?? fallback, fallback),
    };
  }
  const form = await request.formData().catch(() => null);
  const file = form?.get("");
  if (!form || !(file instanceof File)) throw new UnreadableUpload("The form has no file");
  rejectCacheControl(form.has("cacheControl") ? `max-age=${form.get("cacheControl")}` : null);
  const ownName = ["", "blob"].includes(file.name) ? fallback : file.name;
  const name = nameIn(String(form.get("metadata") ?? "")) ?? ownName;
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: fileName(name, fallback) };
}

/** The client's default, which it always sends, is what public addresses have. */
function rejectCacheControl(value: string | null): void {
  if (value === null || /^(?:max-age=3600|no-cache)$/.test(value)) return;
  throw new UnreadableUpload(
    "cacheControl is not supported: an address of a version never changes, and lasts a year",
  );
}

/** The `name` in an upload's metadata, which is JSON; null without one. */
function nameIn(text: string): string | null {
  if (text === "") return null;
  try {
    return metadata.parse(JSON.parse(text)).name ?? null;
  } catch {
    throw new UnreadableUpload("metadata can hold a name and nothing else");
  }
}

/** The original file name, which may be percent-encoded; without a path. */
export function fileName(name: string, fallback: string): string {
  return tidy(decode(name)) || tidy(fallback) || "file";
}

function tidy(name: string): string {
  return name
    .normalize()
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, "")
    .trim()
    .slice(-200)
    .trim()
    .toWellFormed();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
