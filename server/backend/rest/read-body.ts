import { invalidBody } from "./errors/rest-error.ts";

/** Throws RestError PGRST102 when the body is not UTF-8. */
export async function readBody(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
}
