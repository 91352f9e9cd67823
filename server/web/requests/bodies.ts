import type { IncomingMessage, ServerResponse } from "node:http";
import { ClientLeftError, OverloadError } from "../../shared/admission-control.ts";
import { createBodyMemory } from "./body-memory.ts";

export const formBytes = 16 * 1024;

/** Estimated memory of an open request. */
const overheadBytes = 32 * 1024;

/** One 25 MB file and some two hundred forms. */
const memory = createBodyMemory(32 * 1024 * 1024);

/** A body, or "too-large"; its bytes count until the response is done. Throws OverloadError, ClientLeftError. */
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

export async function isReadableForm(request: Request): Promise<boolean> {
  return request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
}
