import type { ServerResponse } from "node:http";

/** Bytes of all unread responses together. */
const maxBytes = 64 * 1024 * 1024;

/** Above `most` bytes of unread responses the oldest connections are closed. Call it before each response. */
export function createWriteBufferLimit(max = maxBytes): (outgoing: ServerResponse) => void {
  /** Oldest first. */
  const waiting = new Map<ServerResponse, number>();
  let total = 0;

  function hold(outgoing: ServerResponse): void {
    const bytes = outgoing.writableLength;
    if (bytes === 0 || outgoing.closed) return;
    waiting.set(outgoing, bytes);
    total += bytes;
    for (const oldest of waiting.keys()) {
      if (total <= max) break;
      release(oldest);
      oldest.req.socket.destroy();
    }
  }

  function release(outgoing: ServerResponse): void {
    total -= waiting.get(outgoing) ?? 0;
    waiting.delete(outgoing);
  }

  return function watch(outgoing) {
    // After the last byte; what the socket accepts is gone a moment later.
    outgoing.once("prefinish", () => setImmediate(hold, outgoing));
    outgoing.once("close", () => release(outgoing));
  };
}
