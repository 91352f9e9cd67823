import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

type Exchange = [incoming: IncomingMessage, outgoing: ServerResponse];

/** Per connection; reading pauses above it. */
const maxOutstanding = 8;

/** On all connections: Node parses a whole buffer at once, which may hold thousands of requests. */
const maxWaiting = 20_000;

/** Handles a connection's requests one by one (RFC 9112, 9.3.2), and lets other connections have turns. */
export function handleInOrder(server: Server, handle: Handle): void {
  const queues = new Map<Socket, Exchange[]>();
  /** Immediate responses in this turn of the event loop. */
  const answered = new Map<Socket, number>();
  let waiting = 0;

  function receive(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    const queue = queues.get(socket);
    if (!queue) {
      begin(socket, [incoming, outgoing], []);
    } else if (waiting >= maxWaiting) {
      socket.destroy();
    } else {
      queue.push([incoming, outgoing]);
      waiting += 1;
      pauseWhenFull(socket);
    }
  }

  /** Returns whether the queue has to wait. */
  function begin(socket: Socket, [incoming, outgoing]: Exchange, queue: Exchange[]): boolean {
    handle(incoming, outgoing);
    const hasResponded = outgoing.writableEnded;
    if (hasResponded && !hasUsedItsTurn(socket)) return false;
    queues.set(socket, queue);
    // Yields: a chain of synchronous renders would block other connections.
    if (hasResponded) setImmediate(next, socket);
    else outgoing.once("close", () => setImmediate(next, socket));
    return true;
  }

  function hasUsedItsTurn(socket: Socket): boolean {
    if (answered.size === 0) setImmediate(() => answered.clear());
    const times = (answered.get(socket) ?? 0) + 1;
    answered.set(socket, times);
    return times >= maxOutstanding;
  }

  function next(socket: Socket): void {
    const queue = queues.get(socket) ?? [];
    queues.delete(socket);
    if (!socket.writable) {
      waiting -= queue.length;
      return;
    }
    for (let exchange = queue.shift(); exchange; exchange = queue.shift()) {
      waiting -= 1;
      if (begin(socket, exchange, queue)) break;
    }
    if (queue.length < maxOutstanding - 1 && socket.isPaused()) socket.resume();
  }

  /** Node resumes a connection with each parsed request. */
  function pauseWhenFull(socket: Socket): void {
    if ((queues.get(socket)?.length ?? 0) >= maxOutstanding - 1) socket.pause();
  }

  server.on("request", receive);
  server.on("checkExpectation", receive);
  server.on("connection", (socket) => socket.on("resume", () => pauseWhenFull(socket)));
}
