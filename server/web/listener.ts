import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Log } from "../log.ts";
import type { FromMemory } from "./from-memory.ts";
import { type HeaderSettings, securityHeaders } from "./headers.ts";
import { type RefusalStatus, refusalHtml, refusalPage } from "./refusals.ts";
import type { Web } from "./web.ts";

/** Answers a request itself, or leaves it to `next`: the development server's own files. */
export type Before = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

type ListenerOptions = {
  web: Web;
  headers: HeaderSettings;
  log: Log;
  before?: Before;
  /** Answers what it can from memory. */
  fromMemory?: FromMemory | null;
  /** How long a request may take to arrive whole, in milliseconds. */
  arrival?: number;
};

/** A server that is not listening yet. What HTTP itself refuses gets the headers of every answer too. */
export function createListener({
  web,
  headers,
  log,
  before,
  fromMemory,
  arrival = 30_000,
}: ListenerOptions): Server {
  const answer = getRequestListener((request, env) => web.fetch(request, env), {
    overrideGlobalObjects: false,
    errorHandler(error) {
      if (!(error instanceof RequestError)) log.error("request failed", error);
      return secured(refusalPage(error instanceof RequestError ? 400 : 500, "/"), headers);
    },
  });
  function listener(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (fromMemory?.(incoming, outgoing)) return;
    if (before) before(incoming, outgoing, () => void answer(incoming, outgoing));
    else void answer(incoming, outgoing);
  }

  const server = createServer({
    requestTimeout: arrival,
    headersTimeout: arrival,
    connectionsCheckingInterval: Math.min(1000, arrival),
    keepAliveTimeout: 10_000,
    maxHeaderSize: 32 * 1024,
    // An answer without a Host header is ours to refuse, with our headers.
    requireHostHeader: false,
  });
  // A visitor who stops reading does not keep a socket for ever.
  server.timeout = 120_000;
  server.on("request", listener);
  server.on("checkExpectation", listener);
  server.on("clientError", (error, socket) => refuseRaw(error, socket, headers));
  return server;
}

function secured(answer: Response, settings: HeaderSettings): Response {
  const added = securityHeaders(settings, "/", answer.headers.get("content-type"));
  for (const [name, value] of Object.entries(added)) answer.headers.set(name, value);
  return answer;
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
