import { connect } from "node:net";
import { buffer } from "node:stream/consumers";

/** Sends bytes to a port of this machine and gives all that comes back; with `hangUp` the sender goes after a moment. */
export async function sendBytes(port: number, bytes: Buffer, hangUp: boolean): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const answer = buffer(socket).catch(() => Buffer.alloc(0));
  socket.write(bytes);
  const leaving = hangUp ? setTimeout(() => socket.end(), 20) : undefined;
  const text = (await answer).toString("latin1");
  clearTimeout(leaving);
  socket.destroy();
  return text;
}

/** The status of an answer; null when there was none. */
export function statusOf(answer: string): number | null {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}
