import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";

/** In characters. */
const keptAnswer = 500;
/** UTF-8 has four bytes per character at most. */
const keptBytes = 4 * keptAnswer;
/** As they arrive, compressed or not: enough for what is kept. */
const receivedBytes = 2 * keptBytes;

/**
 * The first 500 characters of an answer; a body that breaks off, is late or is badly compressed is kept as far as it can be
 * read. Cuts the connection once it has enough.
 */
export async function readBeginning(response: IncomingMessage): Promise<string> {
  const received = await receiveBeginning(response);
  const bytes = await decompress(received, response.headers["content-encoding"]);
  const text = new TextDecoder().decode(bytes.subarray(0, keptBytes));
  // PostgreSQL stores no NUL.
  return [...text.replaceAll("\0", "�")].slice(0, keptAnswer).join("");
}

async function receiveBeginning(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= receivedBytes) break;
    }
  } catch {
    // The status has arrived.
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks).subarray(0, receivedBytes);
}

/** What can be decompressed of the bytes, as much as is kept; the bytes themselves if nothing can. */
function decompress(bytes: Buffer, coding = ""): Promise<Buffer> | Buffer {
  const decoder = decoderOf(bytes, coding.trim().toLowerCase());
  return decoder && bytes.length > 0 ? decodeBeginning(decoder, bytes) : bytes;
}

function decoderOf(bytes: Buffer, coding: string): Transform | null {
  // The beginning of a stream is no error. Small chunks: an error costs the one in which it is.
  const chunkSize = constants.Z_MIN_CHUNK;
  const zlib = { chunkSize, finishFlush: constants.Z_SYNC_FLUSH };
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return createGunzip(zlib);
    case "deflate":
      // In the format of zlib (RFC 1950), as HTTP has it, or without it, as some servers do.
      return ((bytes[0] ?? 0) & 0x0f) === 8 ? createInflate(zlib) : createInflateRaw(zlib);
    case "br":
      return createBrotliDecompress({ chunkSize, finishFlush: constants.BROTLI_OPERATION_FLUSH });
    default:
      return null;
  }
}

function decodeBeginning(decoder: Transform, bytes: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isBroken = false;
  return new Promise((resolve) => {
    decoder.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= keptBytes) decoder.destroy();
    });
    decoder.on("error", () => {
      isBroken = true;
    });
    decoder.on("close", () => resolve(isBroken && size === 0 ? bytes : Buffer.concat(chunks)));
    decoder.end(bytes);
  });
}
