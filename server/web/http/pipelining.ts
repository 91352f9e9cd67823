import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

type Exchange = [incoming: IncomingMessage, outgoing: ServerResponse];

/** How many requests of one connection may be outstanding: no more is read from it until there are fewer. */
const mostOutstanding = 8;

/** Node parses all that it has read, which may be thousands of requests: so many may wait on all connections together. */
const mostWaiting = 20_000;

/**
 * Handles the requests of a connection one after the other, as their responses leave in that order anyway (RFC 9112,
 * 9.3.2). Those that wait are dropped with their connection. A response that is ended when `handle` returns, as a cache hit,
 * holds up nothing, but after a few of them other connections have a turn of the event loop.
 */
export function handleInOrder(server: Server, handle: Handle): void {
  /** Of connections that are at work: the requests that wait. */
  const queues = new Map<Socket, Exchange[]>();
  /** How many requests were answered at once, in this turn of the event loop. */
  const answered = new Map<Socket, number>();
  let waiting = 0;

  function receive(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    const queue = queues.get(socket);
    if (!queue) {
      begin(socket, [incoming, outgoing], []);
    } else if (waiting >= mostWaiting) {
      socket.destroy();
    } else {
      queue.push([incoming, outgoing]);
      waiting += 1;
      pauseWhenFull(socket);
    }
  }

  /** Whether those that wait have to go on waiting. */
  function begin(socket: Socket, [incoming, outgoing]: Exchange, queue: Exchange[]): boolean {
    handle(incoming, outgoing);
    const hasResponded = outgoing.writableEnded;
    if (hasResponded && !isTurnOver(socket)) return false;
    queues.set(socket, queue);
    // A render may take no turn of the event loop: a chain of them would hold up all other connections.
    if (hasResponded) setImmediate(next, socket);
    else outgoing.once("close", () => setImmediate(next, socket));
    return true;
  }

  function isTurnOver(socket: Socket): boolean {
    if (answered.size === 0) setImmediate(() => answered.clear());
    const times = (answered.get(socket) ?? 0) + 1;
    answered.set(socket, times);
    return times >= mostOutstanding;
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
    if (queue.length < mostOutstanding - 1 && socket.isPaused()) socket.resume();
  }

  /** Node resumes a connection with each request that it has parsed. */
  function pauseWhenFull(socket: Socket): void {
    if ((queues.get(socket)?.length ?? 0) >= mostOutstanding - 1) socket.pause();
  }

  server.on("request", receive);
  server.on("checkExpectation", receive);
  server.on("connection", (socket) => socket.on("resume", () => pauseWhenFull(socket)));
}
