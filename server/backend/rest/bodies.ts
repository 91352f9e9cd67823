import { beyond, bounds } from "./bounds.ts";
import { invalidBody } from "./rest-error.ts";

/** The text of a request's body. Throws RestError: 413 when it is longer than the bound, PGRST102 when not UTF-8. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > bounds.bodyBytes) throw tooLong();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > bounds.bodyBytes) throw tooLong();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalidBody("Empty or invalid json");
  }
}

function tooLong() {
  return beyond(413, `A body has ${bounds.bodyBytes} bytes at most`);
}
