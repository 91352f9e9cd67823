import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";

/** How long an idle connection is kept open, in seconds; each response says so. */
export const keepAliveSeconds = 10;

/** A response with status 200 as it goes over the wire, head and body in one buffer. */
export type PreserialisedResponse = {
  /** What comes after the head. */
  body(): Buffer;
  /**
   * Sends it with a new request id, which is returned, and keeps the connection open. Null when that is not possible at
   * once: an earlier response on the connection is not finished, or another connection is still writing this buffer.
   */
  send(outgoing: ServerResponse): string | null;
};

/** The parts that differ in each response, of fixed length. */
const idPlaceholder = "00000000-0000-0000-0000-000000000000";
const datePlaceholder = "Thu, 01 Jan 1970 00:00:00 GMT";

/**
 * Serialises a response (RFC 9112, 4 to 6). `headers` are names and values in turn, from a `Headers`, which rejects line
 * breaks; the headers of the connection, the date and the request id are added.
 */
export function createPreserialisedResponse(
  headers: readonly string[],
  content: Uint8Array,
): PreserialisedResponse {
  const lines = ["HTTP/1.1 200 OK"];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  lines.push("Connection: keep-alive", `Keep-Alive: timeout=${keepAliveSeconds}`);
  const beforeId = `${lines.join("\r\n")}\r\nX-Request-Id: `;
  const beforeDate = `${beforeId}${idPlaceholder}\r\nDate: `;
  const head = `${beforeDate}${datePlaceholder}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, "latin1"), content]);
  let second = 0;
  let isInUse = false;

  return {
    body: () => bytes.subarray(head.length),
    send(outgoing) {
      if (isInUse || outgoing.socket === null) return null;
      const id = randomUUID();
      bytes.write(id, beforeId.length, "latin1");
      const now = Math.floor(Date.now() / 1000);
      if (now !== second) bytes.write(new Date(now * 1000).toUTCString(), beforeDate.length, "latin1");
      second = now;
      sendRaw(outgoing, head, bytes);
      if (outgoing.writableLength > 0) {
        // Copies for slow readers would fill the memory: until this one has its bytes, node:http serves the others.
        isInUse = true;
        outgoing.once("close", () => {
          isInUse = false;
        });
      }
      return id;
    },
  };
}

/**
 * Sends bytes that begin with their own head, in the order of the connection's requests. node:http has no API for it:
 * these two undocumented fields, in the Node that package.json pins, say that the head is there and has been sent.
 */
function sendRaw(outgoing: ServerResponse, head: string, bytes: Buffer): void {
  Object.assign(outgoing, { _header: head, _headerSent: true }).end(bytes);
}
