import type { IncomingMessage, ServerResponse } from "node:http";
import { ClientLeftError, OverloadError } from "../../shared/admission-control.ts";
import { createBodyMemory } from "./body-memory.ts";

/** What the form of a page may weigh, in bytes. */
export const formBytes = 16 * 1024;

/** What an open request takes beside its body, roughly. */
const overheadBytes = 32 * 1024;

/** One file of 25 MB, and some two hundred forms beside it. */
const memory = createBodyMemory(32 * 1024 * 1024);

/**
 * The whole body of a request, or "too-large" as soon as that is known: from Content-Length before a byte is read,
 * else when the bytes that arrived pass the limit. Its bytes count as held until the request is answered.
 *
 * @throws OverloadError when too many bytes of bodies are held, ClientLeftError
 */
export async function readBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  network: string,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | null> {
  if (Number(incoming.headers["content-length"] ?? 0) > limit) return "too-large";
  if (incoming.readableEnded) return null;
  const { promise, resolve, reject } = Promise.withResolvers<"whole" | "too-large">();
  const chunks: Buffer[] = [];
  const held = memory.open(network, () => reject(new OverloadError()));
  outgoing.once("close", () => memory.close(held));

  function take(chunk: Buffer): void {
    chunks.push(chunk);
    if (held.bytes - overheadBytes + chunk.byteLength > limit) resolve("too-large");
    else if (!memory.grow(held, chunk.byteLength)) reject(new OverloadError());
  }
  const end = () => resolve("whole");
  const leave = () => reject(new ClientLeftError());
  incoming.on("data", take).once("end", end).once("close", leave);
  if (incoming.destroyed) leave();
  else if (!memory.grow(held, overheadBytes)) reject(new OverloadError());
  try {
    if ((await promise) === "too-large") return "too-large";
  } finally {
    held.evict = null;
    incoming.off("data", take).off("end", end).off("close", leave);
  }
  return chunks.length === 0 ? null : Buffer.concat(chunks);
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
