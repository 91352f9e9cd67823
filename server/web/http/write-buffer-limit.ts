import type { ServerResponse } from "node:http";

/** How many bytes of responses may wait to be fetched, of all clients together. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Limits the memory of responses that clients ask for and do not read. When more than `most` bytes wait, the connections
 * that have waited longest are cut. The returned function is called with each response before it is begun.
 */
export function createWriteBufferLimit(most = mostBytes): (outgoing: ServerResponse) => void {
  /** The longest waiting first. */
  const waiting = new Map<ServerResponse, number>();
  let total = 0;

  function hold(outgoing: ServerResponse): void {
    const bytes = outgoing.writableLength;
    if (bytes === 0 || outgoing.closed) return;
    waiting.set(outgoing, bytes);
    total += bytes;
    for (const oldest of waiting.keys()) {
      if (total <= most) break;
      release(oldest);
      oldest.req.socket.destroy();
    }
  }

  function release(outgoing: ServerResponse): void {
    total -= waiting.get(outgoing) ?? 0;
    waiting.delete(outgoing);
  }

  return function watch(outgoing) {
    // Emitted with the last byte; what the connection takes at once is gone a moment later.
    outgoing.once("prefinish", () => setImmediate(hold, outgoing));
    outgoing.once("close", () => release(outgoing));
  };
}
