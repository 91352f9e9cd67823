import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { ApiFetch, ServeApi } from "../../shared/api-call.ts";
import { createLog } from "../../shared/log.ts";
import { freePort } from "../../testing/free-port.ts";
import { listAssets } from "../assets.ts";
import { answerBeacons } from "../beacons.ts";
import { createHttpServer } from "../http/http-server.ts";
import { drain, listen } from "../http/listen.ts";
import { createReadiness, type Readiness } from "../http/readiness.ts";
import { createHandler } from "../listener.ts";
import { answerCacheHits } from "../pages/cache-hits.ts";
import { createWeb, headerSettings, type OwnBackend, type ProjectBackend, type WebOptions } from "../web.ts";

export type TestServer = {
  origin: string;
  lines: Record<string, unknown>[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(path: string, init: RequestInit & { duplex?: "half" }): Promise<Response>;
  /** Sends raw text, with pauses in milliseconds. @returns all received text */
  raw(...parts: (string | number)[]): Promise<string>;
  rawBytes(request: string): Promise<Buffer>;
};

type TestOptions = Partial<Omit<WebOptions, "backend">> & {
  /** Without `serve`, external calls are answered like those of pages, up to 1 MB. */
  backend?: ProjectBackend | (Omit<OwnBackend, "serve"> & Partial<Pick<OwnBackend, "serve">>);
  requestTimeout?: number;
  readiness?: Readiness;
  port?: number;
};

/** A server on a free port, closed after the test. */
export async function startTestServer({ backend = echo, ...options }: TestOptions = {}): Promise<TestServer> {
  const lines: Record<string, unknown>[] = [];
  const complete: WebOptions = {
    siteUrl: new URL("http://localhost:3000"),
    publishableKey: "sb_publishable_test",
    leadsKeptMonths: 12,
    statisticsKeptMonths: 25,
    trashKeptDays: 30,
    backend: "url" in backend ? backend : { serve: serveWith(backend.fetch), ...backend },
    answerPage: async () => page("<h1>Pagina</h1>"),
    assets: options.assets ?? (await listAssets(await emptyDirectory())),
    log: createLog((line) => lines.push(JSON.parse(line))),
    trustProxy: 0,
    ...options,
  };
  const headers = headerSettings(complete);
  const { server, open } = createHttpServer({
    headers,
    siteHost: complete.siteUrl.host,
    trustProxy: complete.trustProxy,
    readiness: options.readiness ?? createReadiness(),
    ...(options.requestTimeout && { requestTimeout: options.requestTimeout }),
  });
  open({
    answer: createHandler({ web: createWeb(complete), headers, log: complete.log }),
    answerCacheHit: complete.cache
      ? answerCacheHits(complete.cache, complete.log, complete.meter, complete.redirects, complete.statistics)
      : null,
    answerBeacon: complete.statistics
      ? answerBeacons({ ...complete, headers, statistics: complete.statistics })
      : null,
  });
  const port = options.port ?? (await freePort());
  await listen(server, port, "127.0.0.1");
  onTestFinished(() => drain(server, 0));
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    lines,
    get: (path, headers = {}) => fetch(origin + path, { headers, redirect: "manual" }),
    send: (path, init) => fetch(origin + path, { redirect: "manual", ...init }),
    raw: async (...parts) => (await sendRaw(port, parts)).toString(),
    rawBytes: (request) => sendRaw(port, [request]),
  };
}

const echo = { fetch: async ({ url }: Request) => Response.json({ path: new URL(url).pathname }) };

function serveWith(fetch: ApiFetch): ServeApi {
  return async (_, receive) => {
    const received = await receive(1024 * 1024);
    return received instanceof Response ? received : fetch(received);
  };
}

export function page(body: string, headers: Record<string, string> = {}, status = 200): Response {
  const html = `<!DOCTYPE html><html lang="nl"><head><title>Pagina</title></head><body>${body}</body></html>`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
}

export async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "web-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

async function sendRaw(port: number, parts: (string | number)[]): Promise<Buffer> {
  const socket = connect(port, "127.0.0.1");
  const response = buffer(socket).catch(() => Buffer.alloc(0));
  for (const part of parts) {
    if (typeof part === "string") socket.write(part, "latin1");
    else await new Promise((resolve) => setTimeout(resolve, part));
  }
  return response;
}
