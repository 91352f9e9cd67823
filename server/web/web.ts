import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type Next } from "hono";
import type { WeeklyMailLinks } from "../../app/data/weekly-mail/weekly-mail-items.ts";
import type { FileAccess } from "../backend/media/downloads.ts";
import { indexNowPath } from "../backend/webhooks/index-now.ts";
import { createRedirects, type Redirects } from "../redirects/redirects.ts";
import type { RehearsalOptions } from "../rehearsal/rehearsal.ts";
import { ClientLeftError, OverloadError } from "../shared/admission-control.ts";
import type { ApiFetch, ServeApi } from "../shared/api-call.ts";
import { clientAddress, networkOf } from "../shared/client-address.ts";
import type { ContentVersion } from "../shared/content-version.ts";
import { isTemporary } from "../shared/database-error.ts";
import { type Log, withRequestId } from "../shared/log.ts";
import type { Meter, RouteKind } from "../shared/meter.ts";
import type { Statistics } from "../statistics/statistics.ts";
import { serveApi } from "./api.ts";
import { type Assets, serveAsset } from "./assets.ts";
import { serveFile, tokenIn, withoutToken } from "./files.ts";
import { type MediaFiles, mediaPathOf, serveMedia } from "./media.ts";
import { answerMetadata, oauthPath } from "./oauth-metadata.ts";
import type { AnswerPage } from "./pages/answer-page.ts";
import { createOldAddresses, type OldAddresses } from "./pages/old-addresses.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { pageServices, servePage } from "./pages/pages.ts";
import { createSharedWaits } from "./pages/shared-waits.ts";
import { judgeAddress } from "./requests/addresses.ts";
import { apiArea, isApiPath } from "./requests/api-paths.ts";
import { formBytes, isReadableForm, readBody } from "./requests/bodies.ts";
import { hasTwoHosts, isCrossSite, ownOrigins } from "./requests/cross-site.ts";
import type { NoticeProxy } from "./requests/proxy-notice.ts";
import { type ErrorStatus, errorJson, errorPage } from "./responses/error-responses.ts";
import { type HeaderSettings, securityHeaders } from "./responses/headers.ts";

export type WebOptions = {
  siteUrl: URL;
  publishableKey: string;
  /** 0: for ever. */
  leadsKeptMonths: number;
  /** The same. */
  statisticsKeptMonths: number;
  trashKeptDays: number;
  /** Null: search engines are not told of changes. */
  indexNowKey?: string | null;
  backend: OwnBackend | ProjectBackend;
  answerPage: AnswerPage;
  assets: Assets;
  log: Log;
  trustProxy: number;
  /** Null where proxies are trusted. */
  noticeProxy?: NoticeProxy | null;
  isDevelopment?: boolean;
  cache?: PageCache | null;
  /** Null: pages read the texts of the site each time. */
  contentVersion?: Pick<ContentVersion, "current"> | null;
  meter?: Meter | null;
  /** Null: nothing is counted. */
  statistics?: Statistics | null;
  redirects?: Redirects | null;
};

/** What the server gives out besides pages and assets. */
type Stored = { files?: FileAccess; media?: MediaFiles };

/** Without `trial` nothing is rehearsed. */
export type OwnBackend = Stored & {
  serve: ServeApi;
  fetch: ApiFetch;
  weeklyMails?: WeeklyMailLinks;
  trial?: RehearsalOptions["trial"];
};

/** A Supabase project; its files have addresses of this site, which also takes the uploads. */
export type ProjectBackend = Stored & { url: URL; fetch: ApiFetch; serveUploads?: ServeApi };

/** Where the panel asks what a change does to public pages: as a function, which a hosted project lacks. */
const rehearsalPath = "/functions/v1/rehearse";

/** What editors ask of many documents, each loaded when it is asked first. */
const editorCalls = new Map([
  ["/functions/v1/find-stale", async () => (await import("../backend/agents/answer-stale.ts")).answerStale],
  ["/functions/v1/propose-fact", async () => (await import("../backend/agents/propose-fact.ts")).answerFact],
]);

/** `request` has the true client address and no body yet; `moved` is a canonical address that may have a redirect. */
type Environment = {
  Bindings: HttpBindings;
  Variables: { url: URL; request: Request; visitor: string; kind: RouteKind; moved?: string };
};
type WebContext = Context<Environment>;

export type Web = Hono<Environment>;

/** The HTTP pipeline in front of the backend and the pages. */
export function createWeb(options: WebOptions): Web {
  const headers = headerSettings(options);
  const serveOwn = "serve" in options.backend ? options.backend.serve : null;
  const serveUploads = "serve" in options.backend ? serveOwn : (options.backend.serveUploads ?? null);
  const { oldAddresses, serve: serveShown } = openPages(options, headers);

  const web: Web = new Hono<Environment>({ getPath: () => "/" });
  web.use((context, next) => accompany(context, next, options, headers));
  web.use(async (context, next) => {
    const url = context.get("url");
    const metadata = answerMetadata(context.req.method, url.pathname, serveOwn ? options.siteUrl : null);
    if (metadata) return metadata;
    const path = serveOwn && oauthPath(context.req.method, url.pathname);
    if (path) context.set("url", new URL(path + url.search, url));
    return next();
  });
  web.use((context, next) => rejectAddress(context, next, oldAddresses));
  web.use((context, next) => rejectSender(context, next, options.siteUrl));
  web.use((context, next) => setClientAddress(context, next, options));
  web.use(async (context, next) => {
    const trial = "trial" in options.backend ? options.backend.trial : undefined;
    if (!trial || context.req.method !== "POST" || context.get("url").pathname !== rehearsalPath)
      return next();
    context.set("kind", "functions");
    // Loaded when it is asked first.
    const { answerRehearsal } = await import("../rehearsal/rehearsal.ts");
    const { siteUrl, publishableKey, backend } = options;
    const { fetch } = backend;
    const rehearsal = { siteUrl, publishableKey, fetch, trial, pagesOn: pagesOn(options, headers) };
    return answerRehearsal(
      context.get("request"),
      (bytes) => receive(context, bytes),
      networkOf(context.get("visitor")),
      rehearsal,
    );
  });
  web.use(async (context, next) => {
    const call = context.req.method === "POST" && editorCalls.get(context.get("url").pathname);
    if (!call) return next();
    context.set("kind", "functions");
    const answer = await call();
    const { siteUrl, publishableKey, backend } = options;
    return answer({
      request: context.get("request"),
      receive: (bytes) => receive(context, bytes),
      network: networkOf(context.get("visitor")),
      siteUrl,
      publishableKey,
      fetch: backend.fetch,
    });
  });
  web.use(async (context, next) => {
    const { pathname } = context.get("url");
    const area = apiArea(pathname);
    if (area === null) return isApiPath(pathname) ? reject(context, 404) : next();
    context.set("kind", area);
    const serve = area === "storage" ? serveUploads : serveOwn;
    return serveApi(context.get("request"), (bytes) => receive(context, bytes), serve);
  });
  web.use(async (context, next) => {
    const token = tokenIn(context.get("url").pathname);
    const { files } = options.backend;
    const network = networkOf(context.get("visitor"));
    const response = token && files && (await serveFile(context.get("request"), token, network, files));
    if (!response) return next();
    context.set("kind", "file");
    return response;
  });
  web.use(async (context, next) => {
    const path = mediaPathOf(context.get("url").pathname);
    const { media } = options.backend;
    if (!path || !media || !["GET", "HEAD"].includes(context.req.method)) return next();
    context.set("kind", "file");
    return serveMedia(context.get("request"), path, networkOf(context.get("visitor")), media);
  });
  web.use(async (context, next) => {
    const { indexNowKey: key } = options;
    const isAsked = key && context.get("url").pathname === indexNowPath(key);
    if (!isAsked || !["GET", "HEAD"].includes(context.req.method)) return next();
    context.set("kind", "asset");
    return context.text(key);
  });
  web.use(async (context, next) => {
    const response = await serveAsset(context.get("request"), context.get("url").pathname, options.assets);
    if (!response) return next();
    context.set("kind", "asset");
    return response;
  });
  web.all("*", async (context) => {
    context.set("kind", "page");
    const received = await receiveForm(context);
    if (received instanceof Response) return received;
    const [url, visitor] = [context.get("url"), context.get("visitor")];
    const old = await oldAddresses.answer(received, url, visitor);
    if (old) return old;
    const moved = context.get("moved");
    if (moved !== undefined) return context.redirect(moved, 301);
    const response = await serveShown(received, url, visitor);
    oldAddresses.countMissing(received, url, visitor, response);
    if (received.method === "GET" && [200, 304].includes(response.status))
      void options.statistics?.countFetch(url.pathname, received.headers.get("user-agent") ?? "");
    return response;
  });
  web.onError((error, context) => explain(error, context, options.log));
  return web;
}

/** Serves pages and redirects. */
function openPages(options: WebOptions, headers: HeaderSettings) {
  const services = pageServices({
    siteUrl: options.siteUrl,
    backendUrl: "url" in options.backend ? options.backend.url : options.siteUrl,
    publishableKey: options.publishableKey,
    leadsKeptMonths: options.leadsKeptMonths,
    statisticsKeptMonths: options.statisticsKeptMonths,
    trashKeptDays: options.trashKeptDays,
    statistics: options.statistics ?? null,
    fetchApi: options.backend.fetch,
    weeklyMails: "weeklyMails" in options.backend ? (options.backend.weeklyMails ?? null) : null,
    contentVersion: options.contentVersion ?? null,
  });
  const pages = {
    answerPage: options.answerPage,
    services,
    headers,
    cache: options.cache ?? null,
    waitTogether: createSharedWaits(),
  };
  const serve = (request: Request, url: URL, visitor: string) => servePage(request, url, visitor, pages);
  const oldAddresses = createOldAddresses({
    redirects: options.redirects ?? null,
    statistics: options.statistics ?? null,
    contentVersion: options.contentVersion ?? null,
    serve,
  });
  return { oldAddresses, serve };
}

/** The pages on another backend, as everyone sees them; what they read is read anew for each. */
function pagesOn(options: WebOptions, headers: HeaderSettings): RehearsalOptions["pagesOn"] {
  return (fetch, ownRole) => {
    let version = 0;
    const { siteUrl, log } = options;
    const { oldAddresses, serve } = openPages(
      {
        ...options,
        backend: { fetch, serve: fetch },
        cache: null,
        statistics: null,
        contentVersion: { current: () => (version += 1) },
        redirects: createRedirects({ ownRole, siteUrl, contentVersion: { current: () => 1 }, log }),
      },
      headers,
    );
    return async (path) => {
      const url = new URL(path, siteUrl);
      const request = new Request(url);
      return (await oldAddresses.answer(request, url, "rehearsal")) ?? serve(request, url, "rehearsal");
    };
  };
}

/** A backend with a URL is a hosted project. */
export function headerSettings({
  siteUrl,
  backend,
  isDevelopment = false,
}: Pick<WebOptions, "siteUrl" | "isDevelopment"> & { backend: object | { url: URL } }): HeaderSettings {
  return {
    isHttps: siteUrl.protocol === "https:",
    backendOrigin: "url" in backend && backend.url instanceof URL ? backend.url.origin : null,
    isDevelopment,
  };
}

/** nginx's status for a closed connection. */
const clientClosedRequest = 499;

/** Adds request id and security headers, and logs the response. */
async function accompany(
  context: WebContext,
  next: Next,
  { log, meter }: Pick<WebOptions, "log" | "meter">,
  headers: HeaderSettings,
): Promise<void> {
  const started = performance.now();
  const id = randomUUID();
  const { method } = context.req;
  const url = new URL(context.req.url);
  const path = url.pathname;
  context.set("url", url);
  await withRequestId(id, async () => {
    await next();
    context.header("X-Request-Id", id);
    const contentType = context.res.headers.get("content-type");
    for (const [name, value] of Object.entries(securityHeaders(headers, path, contentType))) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    if (headers.isHttps) secureCookies(context);
    const status = context.req.raw.signal.aborted ? clientClosedRequest : context.res.status;
    const elapsed = performance.now() - started;
    meter?.answered(context.get("kind") ?? "rejected", status, elapsed);
    const ms = Math.round(elapsed);
    log.request({ id, method, path: withoutToken(path).slice(0, 200), status, ms });
  });
}

function secureCookies(context: WebContext): void {
  const cookies = context.res.headers.getSetCookie();
  if (cookies.length === 0) return;
  context.header("Set-Cookie", undefined);
  for (const cookie of cookies) context.header("Set-Cookie", secured(cookie), { append: true });
}

function secured(cookie: string): string {
  return /;\s*secure\s*(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`;
}

async function rejectAddress(
  context: WebContext,
  next: Next,
  oldAddresses: OldAddresses,
): Promise<Response | undefined> {
  if (hasTwoHosts(context.env.incoming.rawHeaders)) return reject(context, 400);
  const url = context.get("url");
  const verdict = judgeAddress(url);
  if (verdict.kind === "too-long") return reject(context, 414);
  if (verdict.kind === "malformed") return reject(context, 400);
  if (verdict.kind === "moved" && !isApiPath(url.pathname)) {
    if (!["GET", "HEAD"].includes(context.req.method)) return context.redirect(verdict.to, 308);
    const canonical = new URL(verdict.to, url);
    if (!(await oldAddresses.has(canonical))) return context.redirect(verdict.to, 301);
    context.set("url", canonical);
    context.set("moved", verdict.to);
  }
  await next();
}

async function rejectSender(context: WebContext, next: Next, siteUrl: URL): Promise<Response | undefined> {
  const pageMethods = ["GET", "HEAD", "POST"];
  const apiMethods = [...pageMethods, "PUT", "PATCH", "DELETE", "OPTIONS"];
  const { method, raw } = context.req;
  const url = context.get("url");
  if (!(isApiPath(url.pathname) ? apiMethods : pageMethods).includes(method)) return reject(context, 405);
  if (isCrossSite(method, raw.headers, ownOrigins(siteUrl, url))) return reject(context, 403);
  await next();
}

async function setClientAddress(
  context: WebContext,
  next: Next,
  { trustProxy, noticeProxy }: Pick<WebOptions, "trustProxy" | "noticeProxy">,
): Promise<void> {
  const { socket } = context.env.incoming;
  const forwardedFor = context.req.raw.headers.get("x-forwarded-for");
  if (forwardedFor !== null) noticeProxy?.(socket.remoteAddress);
  context.set("visitor", clientAddress(socket.remoteAddress, forwardedFor, trustProxy));
  context.set("request", requestOf(context, null));
  await next();
}

/** Replaces all forwarding headers by the client's address. */
function requestOf(context: WebContext, body: Uint8Array<ArrayBuffer> | null): Request {
  const { method, raw } = context.req;
  const headers = new Headers([...raw.headers]);
  headers.set("x-forwarded-for", context.get("visitor"));
  for (const name of ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"])
    headers.delete(name);
  return new Request(context.get("url"), { method, headers, body, signal: raw.signal });
}

/** The request with its body, or 413. Throws OverloadError, ClientLeftError. */
async function receive(context: WebContext, bytes: number): Promise<Request | Response> {
  const { incoming, outgoing } = context.env;
  if (["GET", "HEAD"].includes(context.req.method)) return context.get("request");
  const body = await readBody(incoming, outgoing, networkOf(context.get("visitor")), bytes);
  return body === "too-large" ? reject(context, 413) : requestOf(context, body);
}

async function receiveForm(context: WebContext): Promise<Request | Response> {
  const received = await receive(context, formBytes);
  if (context.req.method !== "POST" || received instanceof Response) return received;
  return (await isReadableForm(received)) ? received : reject(context, 415);
}

function reject(context: WebContext, status: ErrorStatus): Response {
  const path = context.get("url").pathname;
  return isApiPath(path) ? errorJson(status) : errorPage(status, path);
}

/** 503 for overload, an unavailable database or one that stopped the call, else 500. */
function explain(error: Error, context: WebContext, log: Log): Response {
  if (error instanceof ClientLeftError || context.req.raw.signal.aborted)
    return new Response(null, { status: clientClosedRequest });
  if (error instanceof OverloadError) {
    const isForm = context.req.method === "POST" && !isApiPath(context.get("url").pathname);
    return isForm ? errorPage("busy", context.get("url").pathname) : reject(context, 503);
  }
  log.error("request failed", error);
  return reject(context, "code" in error && isTemporary(String(error.code)) ? 503 : 500);
}
