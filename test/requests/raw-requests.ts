import assert from "node:assert/strict";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import type { MalformedRequest } from "./malformed-requests.ts";

/** Sends bytes to a local port and returns the response; with `hangUp` the sender disconnects early. */
async function sendBytes(port: number, bytes: Buffer, hangUp: boolean): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const response = buffer(socket).catch(() => Buffer.alloc(0));
  socket.write(bytes);
  const leaving = hangUp ? setTimeout(() => socket.end(), 20) : undefined;
  const text = (await response).toString("latin1");
  clearTimeout(leaving);
  socket.destroy();
  return text;
}

/** The status of a response; null without one. */
export function statusOf(response: string): number | null {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1];
  return status === undefined ? null : Number(status);
}

/**
 * Sends requests to a port of this machine, eight at once.
 *
 * @returns the status of each; null for those whose sender was gone before an answer
 * @throws AssertionError when one is answered as a failure of the server, or not at all
 */
export async function sendAll(
  port: number | string,
  requests: readonly MalformedRequest[],
): Promise<(number | null)[]> {
  const waiting = [...requests];
  const statuses: (number | null)[] = [];
  async function sendBatch(): Promise<void> {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const status = statusOf(await sendBytes(Number(port), request.bytes, request.isCutOff));
      const what = request.bytes.toString("latin1").slice(0, 300);
      assert(status !== null || request.isCutOff, `no answer to ${what}`);
      assert(status === null || status < 500, `${status} to ${what}`);
      statuses.push(status);
    }
  }
  await Promise.all(Array.from({ length: 8 }, sendBatch));
  return statuses;
}
