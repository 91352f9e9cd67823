import type { ServerResponse } from "node:http";

/** How many bytes of answers may wait for those who asked for them, of all together. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Keeps what was answered and is not fetched from filling the memory: somebody can ask for large answers, a hundred at
 * once on one connection, and read none of them. When more than `most` bytes wait, the connections that have waited
 * longest are cut. Gives what an answer is to be shown to before it is begun.
 */
export function boundUnsent(most = mostBytes): (outgoing: ServerResponse) => void {
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
    // Said when the last byte is given; what the connection takes at once is gone a moment later.
    outgoing.once("prefinish", () => setImmediate(hold, outgoing));
    outgoing.once("close", () => release(outgoing));
  };
}
