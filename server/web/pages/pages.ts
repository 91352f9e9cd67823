import { AsyncLocalStorage } from "node:async_hooks";
import type { WeeklyMailLinks } from "../../../app/data/weekly-mail/weekly-mail-items.ts";
import { createCardDrawer } from "../../cards/card-drawer.ts";
import { admission } from "../../shared/admission-control.ts";
import type { ApiFetch } from "../../shared/api-call.ts";
import { networkOf } from "../../shared/client-address.ts";
import type { ContentVersion } from "../../shared/content-version.ts";
import { isUncounted } from "../../statistics/beacon.ts";
import type { Statistics } from "../../statistics/statistics.ts";
import { chooseEncoding, compress, isCompressible } from "../responses/compression.ts";
import { errorPage } from "../responses/error-responses.ts";
import { type HeaderSettings, pagePolicy, securityHeaders } from "../responses/headers.ts";
import { type AnswerPage, isRendered, type PageServices } from "./answer-page.ts";
import { prepareCachedPage } from "./cached-page.ts";
import { cacheHeaders, type Preconditions, selectResponse } from "./cached-response.ts";
import { allowMarkedScripts } from "./inline-scripts.ts";
import type { PageCache, Rendered } from "./page-cache.ts";
import { pageKey } from "./page-keys.ts";
import type { PageResponse } from "./page-response.ts";
import type { WaitTogether } from "./shared-waits.ts";

/** `isIncomplete`: a backend call failed. */
type Rendering = { visitor: string; isIncomplete: boolean };

const renderings = new AsyncLocalStorage<Rendering>();

/** PostgREST's statuses for no such row and no such range. */
const emptyResults = [406, 416];

/** How pages call the backend: in-process, or over the network, with the visitor's address. */
export function pageServices(options: {
  siteUrl: URL;
  backendUrl: URL;
  publishableKey: string;
  leadsKeptMonths: number;
  statisticsKeptMonths: number;
  trashKeptDays: number;
  statistics: Statistics | null;
  fetchApi: ApiFetch;
  weeklyMails?: WeeklyMailLinks | null;
  contentVersion: Pick<ContentVersion, "current"> | null;
}): PageServices {
  const { siteUrl, backendUrl, publishableKey, fetchApi, statistics, contentVersion } = options;
  async function callBackend(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const rendering = renderings.getStore();
    const request = new Request(input, init);
    request.headers.set("x-forwarded-for", rendering?.visitor ?? "unknown");
    let isComplete = false;
    try {
      const response = await fetchApi(request);
      isComplete = response.ok || emptyResults.includes(response.status);
      return response;
    } finally {
      if (rendering && !isComplete) rendering.isIncomplete = true;
    }
  }
  return {
    siteUrl: siteUrl.origin,
    leadsKeptMonths: options.leadsKeptMonths,
    statisticsKeptMonths: options.statisticsKeptMonths,
    trashKeptDays: options.trashKeptDays,
    backendUrl: backendUrl.origin,
    publishableKey,
    fetch: callBackend,
    countEmptySearch({ headers }, query, language) {
      if (isUncounted(headers)) return;
      statistics?.countEmptySearch(query, language, networkOf(renderings.getStore()?.visitor ?? "unknown"));
    },
    drawCard: createCardDrawer(),
    weeklyMails: options.weeklyMails ?? null,
    contentVersion: () => contentVersion?.current() ?? null,
  };
}

type Pages = {
  answerPage: AnswerPage;
  services: PageServices;
  headers: HeaderSettings;
  /** Null: no caching. */
  cache: PageCache | null;
  waitTogether: WaitTogether;
};

/** An empty error becomes an error page. Throws OverloadError, ClientLeftError, and what pages throw. */
export async function servePage(
  request: Request,
  url: URL,
  visitor: string,
  pages: Pages,
): Promise<Response> {
  const { cache } = pages;
  const { pathname, search } = url;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const key = cache && isRead ? pageKey(pathname, search) : null;
  const network = networkOf(visitor);
  const renderForClient = () =>
    admit(request, url, network, request.signal, async () =>
      deliver(await render(request, url, visitor, pages), request),
    );
  if (!cache || key === null) return renderForClient();

  const served = await pages.waitTogether(key, request.signal, (abandoned) =>
    cache.get(key, () => renderForCache(key, pages, network, abandoned)),
  );
  if (served.kind === "response") {
    // A redirect keeps the client's query, which is not part of the key.
    const isMoved = served.response.headers.has("location") && key !== pathname + search;
    return isMoved ? renderForClient() : deliver(served.response, request);
  }
  const { status, headers, response } = selectResponse(served.page, request.method, preconditionsOf(request));
  const all = new Headers(cacheHeaders(served.kind, served.page));
  for (let index = 0; index < headers.length; index += 2)
    all.append(headers[index] ?? "", headers[index + 1] ?? "");
  return new Response(response && new Uint8Array(response.body()), { status, headers: all });
}

function preconditionsOf({ headers }: Request): Preconditions {
  const text = (name: string) => headers.get(name) ?? "";
  return {
    acceptEncoding: text("accept-encoding"),
    ifMatch: text("if-match"),
    ifNoneMatch: text("if-none-match"),
  };
}

/** Queued by the network that came first. */
function admit<T>(
  { method }: Request,
  { pathname }: URL,
  network: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  if (method === "POST") return admission.form.run(network, signal, work);
  return admission[cards.test(pathname) ? "card" : "render"].run(network, signal, work);
}

const cards = /^\/(?:en\/)?og\/.+\.png$/;

/** Renders without anything of one client. */
async function renderForCache(
  key: string,
  pages: Pages,
  network: string,
  abandoned: AbortSignal,
): Promise<Rendered> {
  const url = new URL(pages.services.siteUrl + key);
  const request = new Request(url);
  return admit(request, url, network, abandoned, async () =>
    toCache(await render(request, url, "everyone", pages), url, pages),
  );
}

async function toCache(
  { isIncomplete, ...response }: PageResponse & { isIncomplete: boolean },
  { pathname }: URL,
  pages: Pages,
): Promise<Rendered> {
  const isFailure = response.status >= 500 || isIncomplete;
  // Shared caches must keep the complete page.
  if (isIncomplete) response.headers.set("Cache-Control", "no-store");
  if (isFailure || !isForEveryone(response)) return { kind: "response", response, isFailure };
  const common = securityHeaders(pages.headers, pathname, response.headers.get("content-type"));
  return { kind: "page", page: await prepareCachedPage(response, common) };
}

function isForEveryone({ status, headers }: PageResponse): boolean {
  return status === 200 && isPublic(headers) && !headers.has("set-cookie");
}

function isPublic(headers: Headers): boolean {
  return /\bpublic\b/.test(headers.get("cache-control") ?? "");
}

async function render(
  request: Request,
  url: URL,
  visitor: string,
  pages: Pages,
): Promise<PageResponse & { isIncomplete: boolean }> {
  const rendering: Rendering = { visitor, isIncomplete: false };
  const response = await renderings.run(rendering, () => renderPage(request, url, pages));
  return { ...response, isIncomplete: rendering.isIncomplete };
}

async function renderPage(
  request: Request,
  { pathname, search }: URL,
  { answerPage, services, headers: settings }: Pages,
): Promise<PageResponse> {
  const response = await answerPage(pageRequest(request, pathname + search, services), services);
  if (response.status >= 500 && !response.body && !isRendered(response)) {
    return readLimited(errorPage(response.status === 503 ? 503 : 500, pathname));
  }

  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const isCacheable = response.status === 200 && request.method !== "POST" && isPublic(headers);
  if (!headers.has("cache-control") || (isPublic(headers) && !isCacheable))
    headers.set("Cache-Control", "no-cache");
  const { status } = response;
  if (isRendered(response)) {
    const { html, hashes } = allowMarkedScripts(response.html, response.marker);
    headers.set("Content-Security-Policy", pagePolicy(settings, pathname, hashes));
    return { status, headers, body: html };
  }
  return { status, headers, body: response.body && new Uint8Array(await response.arrayBuffer()) };
}

/** Pages always see the canonical origin. */
function pageRequest(request: Request, path: string, services: PageServices): Request {
  const copy = new Request(services.siteUrl + path, request);
  if (copy.headers.has("origin")) copy.headers.set("origin", services.siteUrl);
  copy.headers.set("host", new URL(services.siteUrl).host);
  return copy;
}

async function readLimited({ status, headers, body }: Response): Promise<PageResponse> {
  return { status, headers, body: body && new Uint8Array(await new Response(body).arrayBuffer()) };
}

async function deliver({ status, headers: given, body }: PageResponse, request: Request): Promise<Response> {
  const headers = new Headers(given);
  if (!body) return new Response(null, { status, headers });
  const isHead = request.method === "HEAD";
  if (!isCompressible(headers.get("content-type"), body.byteLength)) {
    return new Response(isHead ? null : body, { status, headers });
  }
  headers.append("Vary", "Accept-Encoding");
  const encoding = chooseEncoding(request.headers.get("accept-encoding"));
  if (isHead || encoding === "identity") return new Response(isHead ? null : body, { status, headers });
  headers.set("Content-Encoding", encoding);
  return new Response(await compress(body, encoding, "fast"), { status, headers });
}
