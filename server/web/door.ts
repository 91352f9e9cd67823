import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setImmediate as afterPolling, setTimeout as pause } from "node:timers/promises";
import { isApiPath } from "./api.ts";
import type { AnswerCacheHit } from "./cache-hits.ts";
import { type HeaderSettings, securityHeaders } from "./headers.ts";
import { drain } from "./listening.ts";
import { keepAliveSeconds } from "./preserialised-response.ts";
import { answerProbes } from "./probes.ts";
import type { Readiness } from "./readiness.ts";
import { type RefusalStatus, refusalHtml, refusalJson } from "./refusals.ts";
import { boundUnsent } from "./unsent.ts";

export type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export type Door = {
  /** Not listening yet. */
  server: Server;
  /**
   * From now on requests are answered by these. Before, what can be asked again, here or of another server, gets 503 at
   * once, but for the probes; what can't, as the sending of a form, waits a moment for the site.
   */
  open(site: { answer: Handle; fromMemory: AnswerCacheHit | null }): void;
  /**
   * Says that it stops, and goes on answering for `notice` milliseconds, so that whoever spreads requests can turn
   * elsewhere; then takes no more, and cuts what is not answered after `patience` milliseconds.
   */
  close(notice: number, patience: number): Promise<void>;
};

type DoorOptions = {
  headers: HeaderSettings;
  readiness: Readiness;
  /** How long a request may take to arrive whole, in milliseconds. */
  arrival?: number;
  /** How long somebody waits for the site who can't ask again, in milliseconds. */
  wait?: number;
};

/** A server that listens before there is a site behind it. What HTTP itself refuses gets the headers of every answer too. */
export function createDoor({ headers, readiness, arrival = 30_000, wait = 5_000 }: DoorOptions): Door {
  const probes = answerProbes(readiness, headers);
  const underWay = new Set<ServerResponse>();
  const boundAnswer = boundUnsent();
  const vestibule = createVestibule(wait, (incoming, outgoing) => refuse(incoming, outgoing, headers));
  let fromMemory: AnswerCacheHit | null = null;
  let answer: Handle = vestibule.enter;

  function listener(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (readiness.isDraining()) outgoing.shouldKeepAlive = false;
    if (fromMemory?.(incoming, outgoing) || probes(incoming, outgoing)) return;
    underWay.add(outgoing);
    outgoing.once("close", () => underWay.delete(outgoing));
    boundAnswer(outgoing);
    answer(incoming, outgoing);
  }

  const server = createServer({
    requestTimeout: arrival,
    headersTimeout: arrival,
    connectionsCheckingInterval: Math.min(1000, arrival),
    keepAliveTimeout: keepAliveSeconds * 1000,
    // A request without a body has nothing to be read: Node need not make a stream of it.
    optimizeEmptyRequests: true,
    maxHeaderSize: 32 * 1024,
    // An answer without a Host header is ours to refuse, with our headers.
    requireHostHeader: false,
  });
  // A visitor who stops reading does not keep a socket for ever.
  server.timeout = 120_000;
  server.on("request", listener);
  server.on("checkExpectation", listener);
  server.on("clientError", (error, socket) => refuseRaw(error, socket, headers));

  return {
    server,
    open(site) {
      ({ answer, fromMemory } = site);
      vestibule.leave(answer);
    },
    async close(notice, patience) {
      readiness.drain();
      // A connection that is kept learns with its next answer that it was the last one.
      for (const outgoing of underWay) if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
      await pause(notice);
      await acceptAll(server);
      await drain(server, patience);
    },
  };
}

/** How many turns of the event loop may go by until all connections are accepted: under a flood, they never are. */
const mostTurns = 1_000;

/**
 * Accepts the connections that have come, of which libuv takes one at a turn: those that wait when listening ends are cut
 * off, and a form is sent to no other server.
 */
async function acceptAll(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  let before = -1;
  for (let turn = 0; turn < mostTurns && before !== accepted; turn += 1) {
    before = accepted;
    await afterPolling();
  }
  server.off("connection", count);
}

/** How many wait for the site at most. */
const mostWaiting = 500;

/** Where requests wait for so many milliseconds that can't be asked again; all others are refused. */
function createVestibule(wait: number, refuse: Handle): { enter: Handle; leave(answer: Handle): void } {
  const waiting = new Set<{ incoming: IncomingMessage; outgoing: ServerResponse }>();

  function enter(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isRepeatable = ["GET", "HEAD", "OPTIONS"].includes(incoming.method ?? "");
    if (isRepeatable || waiting.size >= mostWaiting) {
      refuse(incoming, outgoing);
      return;
    }
    const visitor = { incoming, outgoing };
    waiting.add(visitor);
    const timer = setTimeout(() => {
      if (waiting.delete(visitor)) refuse(incoming, outgoing);
    }, wait);
    outgoing.once("close", () => {
      clearTimeout(timer);
      waiting.delete(visitor);
    });
  }

  return {
    enter,
    leave(answer) {
      const all = [...waiting];
      waiting.clear();
      for (const { incoming, outgoing } of all) answer(incoming, outgoing);
    },
  };
}

/** The site is not there yet. */
function refuse(incoming: IncomingMessage, outgoing: ServerResponse, settings: HeaderSettings): void {
  const path = (incoming.url ?? "/").split("?", 1)[0] ?? "/";
  const contentType = isApiPath(path) ? "application/json" : "text/html; charset=utf-8";
  outgoing.writeHead(503, {
    ...securityHeaders(settings, path, contentType),
    "Content-Type": contentType,
    "Cache-Control": "no-store",
    "Retry-After": "1",
  });
  if (isApiPath(path))
    void refusalJson(503)
      .text()
      .then((text) => outgoing.end(text));
  else outgoing.end(refusalHtml(503, path));
}

/** Answers what never became a request, and closes the connection: its state is not known any more. */
function refuseRaw(error: Error, socket: Duplex, settings: HeaderSettings): void {
  const code = "code" in error ? String(error.code) : "";
  if (!socket.writable || code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = statusOf(code);
  const contentType = "text/html; charset=utf-8";
  const body = refusalHtml(status, "/");
  const head = {
    "Content-Type": contentType,
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    Connection: "close",
    ...securityHeaders(settings, "/", contentType),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
}

const reasons = {
  400: "Bad Request",
  408: "Request Timeout",
  413: "Content Too Large",
  431: "Request Header Fields Too Large",
} satisfies Partial<Record<RefusalStatus, string>>;

function statusOf(code: string): keyof typeof reasons {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}
