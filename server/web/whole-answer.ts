import type { ServerResponse } from "node:http";
import { nextRequestId } from "../request-id.ts";

/** How long a connection is kept for a visitor's next request, in seconds; each answer says so. */
export const keepAliveSeconds = 10;

/** An answer with status 200 as it goes over the wire, head and body in one piece. */
export type WholeAnswer = {
  /** What comes after the head. */
  body(): Buffer;
  /**
   * Sends all of it under an id of its own, which is returned. The connection stays open. Null when that can't be done at
   * once: another answer on the connection comes first, or one elsewhere is still being taken from these bytes.
   */
  send(outgoing: ServerResponse): string | null;
};

/** What is new in each answer, and takes the same room in all. */
const placeOfId = "00000000-0000-0000-0000-000000000000";
const placeOfDate = "Thu, 01 Jan 1970 00:00:00 GMT";

/**
 * Writes an answer (RFC 9112, 4 to 6). `headers` are names and values in turn, out of a `Headers`, which lets no line break
 * in; those that every answer has of its own, as its date, are added.
 */
export function createWholeAnswer(headers: readonly string[], content: Uint8Array): WholeAnswer {
  const lines = ["HTTP/1.1 200 OK"];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  lines.push("Connection: keep-alive", `Keep-Alive: timeout=${keepAliveSeconds}`);
  const beforeId = `${lines.join("\r\n")}\r\nX-Request-Id: `;
  const beforeDate = `${beforeId}${placeOfId}\r\nDate: `;
  const head = `${beforeDate}${placeOfDate}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, "latin1"), content]);
  let second = 0;
  let isLent = false;

  return {
    body: () => bytes.subarray(head.length),
    send(outgoing) {
      if (isLent || outgoing.socket === null) return null;
      const id = nextRequestId();
      bytes.write(id, beforeId.length, "latin1");
      const now = Math.floor(Date.now() / 1000);
      if (now !== second) bytes.write(new Date(now * 1000).toUTCString(), beforeDate.length, "latin1");
      second = now;
      sendRaw(outgoing, head, bytes);
      if (outgoing.writableLength > 0) {
        // Copies would let slow readers fill the memory; until this one is through, others get the body alone.
        isLent = true;
        outgoing.once("close", () => {
          isLent = false;
        });
      }
      return id;
    },
  };
}

/**
 * Sends bytes that begin with their own head, in their turn on the connection. node:http has no call for it: these two
 * fields tell it, in the Node that package.json pins, that there is a head and that it needs none of its own.
 */
function sendRaw(outgoing: ServerResponse, head: string, bytes: Buffer): void {
  Object.assign(outgoing, { _header: head, _headerSent: true }).end(bytes);
}
