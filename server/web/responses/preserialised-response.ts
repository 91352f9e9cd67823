import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";

/** In seconds; part of each response. */
export const keepAliveSeconds = 10;

/** A 200 response as bytes, head and body in one buffer. */
export type PreserialisedResponse = {
  body(): Buffer;
  /** Returns the new request id; null when an earlier response is unfinished or the buffer is in use. */
  send(outgoing: ServerResponse): string | null;
};

/** Placeholders of fixed length. */
const idPlaceholder = "00000000-0000-0000-0000-000000000000";
const datePlaceholder = "Thu, 01 Jan 1970 00:00:00 GMT";

/** Serialises a response (RFC 9112, 4 to 6). `headers`: names and values in turn, from a `Headers`. */
export function createPreserialisedResponse(
  headers: readonly string[],
  content: Uint8Array,
): PreserialisedResponse {
  const lines = ["HTTP/1.1 200 OK"];
  for (let index = 0; index < headers.length; index += 2)
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
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
        // Copies for slow readers would fill the memory; node:http serves the others meanwhile.
        isInUse = true;
        outgoing.once("close", () => {
          isInUse = false;
        });
      }
      return id;
    },
  };
}

/** Undocumented fields of node:http, which has no API to say that the head was sent. */
function sendRaw(outgoing: ServerResponse, head: string, bytes: Buffer): void {
  Object.assign(outgoing, { _header: head, _headerSent: true }).end(bytes);
}
