import { largestFile } from "../backend/files/pdf.ts";

/** What a body may weigh, in bytes: a page's form, a call of the API, and a file. */
export const bodyLimits = { page: 16 * 1024, api: 1024 * 1024, file: largestFile };

/**
 * The whole body of a request, or "too-large" as soon as that is known: from Content-Length before a byte is read,
 * else when the bytes that arrived pass the limit.
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return "too-large";
  if (!request.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return "too-large";
    chunks.push(chunk);
  }
  return size === 0 ? null : Buffer.concat(chunks);
}

/** Whether what a page is sent is a form that can be read, so that no page has to ask that again. */
export async function isReadableForm(request: Request): Promise<boolean> {
  return request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
}
