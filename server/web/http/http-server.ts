import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as pause, setImmediate as turnOfEventLoop } from "node:timers/promises";
import { admission } from "../../shared/admission-control.ts";
import { clientAddress, networkOf } from "../../shared/client-address.ts";
import type { AnswerBeacon } from "../beacons.ts";
import type { AnswerCacheHit } from "../pages/cache-hits.ts";
import { isApiPath } from "../requests/api-paths.ts";
import { type ErrorStatus, errorHtml, errorJson } from "../responses/error-responses.ts";
import { type HeaderSettings, securityHeaders } from "../responses/headers.ts";
import { keepAliveSeconds } from "../responses/preserialised-response.ts";
import { drain } from "./listen.ts";
import { type Handle, handleInOrder } from "./pipelining.ts";
import { serveProbes } from "./probes.ts";
import type { Readiness } from "./readiness.ts";
import { normaliseTarget } from "./request-target.ts";
import { createWriteBufferLimit } from "./write-buffer-limit.ts";

export type HttpServer = {
  server: Server;
  /** Routes requests to the site. Until then GET and HEAD get 503, and others wait in the startup queue. */
  open(site: {
    answer: Handle;
    answerCacheHit: AnswerCacheHit | null;
    answerBeacon?: AnswerBeacon | null;
  }): void;
  /** Reports draining for `drainDelay` ms, then stops listening and closes connections after `timeout` ms. */
  close(drainDelay: number, timeout: number): Promise<void>;
};

type HttpServerOptions = {
  headers: HeaderSettings;
  /** Of the site's address, for requests that name none. */
  siteHost: string;
  readiness: Readiness;
  trustProxy?: number;
  /** In milliseconds, for the whole request. */
  requestTimeout?: number;
  /** The same for an upload to the storage: 25 MB over a slow line. */
  uploadTimeout?: number;
  /** In milliseconds. */
  startupTimeout?: number;
};

/** An HTTP server that listens before the site is ready. HTTP errors get the security headers too. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { headers, readiness, trustProxy = 0, requestTimeout = 30_000, startupTimeout = 5_000 } = options;
  const { uploadTimeout = Math.max(300_000, requestTimeout) } = options;
  const probes = serveProbes(readiness, headers);
  const inFlight = new Set<ServerResponse>();
  const limitWriteBuffer = createWriteBufferLimit();
  const startupQueue = createStartupQueue(startupTimeout, (incoming, outgoing) =>
    rejectUntilStarted(incoming, outgoing, headers),
  );
  let answerCacheHit: AnswerCacheHit | null = null;
  let answerBeacon: AnswerBeacon | null = null;
  let answer: Handle = startupQueue.enter;

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    normaliseTarget(incoming, options.siteHost);
    if (readiness.isDraining()) outgoing.shouldKeepAlive = false;
    if (!incoming.url?.startsWith("/storage/v1/object/")) limitBody(incoming, requestTimeout, headers);
    if (answerCacheHit?.(incoming, outgoing) || probes(incoming, outgoing)) return;
    if (answerBeacon?.(incoming, outgoing)) return;
    inFlight.add(outgoing);
    outgoing.once("close", () => inFlight.delete(outgoing));
    limitWriteBuffer(outgoing);
    void begin(incoming, outgoing);
  }

  /** So few begin per turn of the event loop that other networks are not delayed. */
  async function begin(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { remoteAddress } = incoming.socket;
    const forwardedFor = incoming.headers["x-forwarded-for"]?.toString() ?? null;
    const network = networkOf(clientAddress(remoteAddress, forwardedFor, trustProxy));
    try {
      await admission.request.run(network, undefined, async () => {
        if (outgoing.destroyed) return;
        answer(incoming, outgoing);
        await turnOfEventLoop();
      });
    } catch {
      incoming.socket.destroy();
    }
  }

  const server = createServer({
    requestTimeout: uploadTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.min(1000, requestTimeout),
    keepAliveTimeout: keepAliveSeconds * 1000,
    optimizeEmptyRequests: true,
    maxHeaderSize: 32 * 1024,
    // Rejected later, with the security headers.
    requireHostHeader: false,
  });
  // For clients that stop reading.
  server.timeout = 120_000;
  handleInOrder(server, handle);
  server.on("clientError", (error, socket) => rejectConnection(error, socket, headers));

  return {
    server,
    open(site) {
      ({ answer, answerCacheHit, answerBeacon = null } = site);
      startupQueue.release(answer);
    },
    async close(drainDelay, timeout) {
      readiness.drain();
      // Closes persistent connections with their next response.
      for (const outgoing of inFlight) if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
      await pause(drainDelay);
      await acceptAll(server);
      await drain(server, timeout);
    },
  };
}

/** Disconnects a sender whose body is not complete in time, as Node's own limit does. */
function limitBody(incoming: IncomingMessage, timeout: number, settings: HeaderSettings): void {
  const { "content-length": length = "0", "transfer-encoding": encoding } = incoming.headers;
  if (length === "0" && encoding === undefined) return;
  const error = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  const timer = setTimeout(() => rejectConnection(error, incoming.socket, settings), timeout);
  incoming.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
}

/** A flood would keep the queue of connections full. */
const maxTurns = 1_000;

/** Closing the listener would reset pending connections, and forms would be lost. */
async function acceptAll(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  let before = -1;
  for (let turn = 0; turn < maxTurns && before !== accepted; turn += 1) {
    before = accepted;
    await turnOfEventLoop();
  }
  server.off("connection", count);
}

const maxStartupQueue = 500;

/** Holds requests that can't be repeated for so many milliseconds; rejects all others. */
function createStartupQueue(
  timeout: number,
  reject: Handle,
): { enter: Handle; release(answer: Handle): void } {
  const waiting = new Set<{ incoming: IncomingMessage; outgoing: ServerResponse }>();

  function enter(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isRepeatable = ["GET", "HEAD", "OPTIONS"].includes(incoming.method ?? "");
    if (isRepeatable || waiting.size >= maxStartupQueue) {
      reject(incoming, outgoing);
      return;
    }
    const request = { incoming, outgoing };
    waiting.add(request);
    const timer = setTimeout(() => {
      if (waiting.delete(request)) reject(incoming, outgoing);
    }, timeout);
    outgoing.once("close", () => {
      clearTimeout(timer);
      waiting.delete(request);
    });
  }

  return {
    enter,
    release(answer) {
      const all = [...waiting];
      waiting.clear();
      for (const { incoming, outgoing } of all) answer(incoming, outgoing);
    },
  };
}

function rejectUntilStarted(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  settings: HeaderSettings,
): void {
  const path = (incoming.url ?? "/").split("?", 1)[0] ?? "/";
  const contentType = isApiPath(path) ? "application/json" : "text/html; charset=utf-8";
  outgoing.writeHead(503, {
    ...securityHeaders(settings, path, contentType),
    "Content-Type": contentType,
    "Cache-Control": "no-store",
    "Retry-After": "1",
  });
  if (isApiPath(path))
    void errorJson(503)
      .text()
      .then((text) => outgoing.end(text));
  else outgoing.end(errorHtml(503, path));
}

/** Answers what could not be parsed, and closes the connection. */
function rejectConnection(error: Error, socket: Duplex, settings: HeaderSettings): void {
  const code = "code" in error ? String(error.code) : "";
  if (!socket.writable || code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = statusOf(code);
  const contentType = "text/html; charset=utf-8";
  const body = errorHtml(status, "/");
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
} satisfies Partial<Record<ErrorStatus, string>>;

function statusOf(code: string): keyof typeof reasons {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}
