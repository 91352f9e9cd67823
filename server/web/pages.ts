import { AsyncLocalStorage } from "node:async_hooks";
import { admission } from "../admission-control.ts";
import { networkOf } from "../backend/auth/auth-network.ts";
import { noReads, noteFailure, noteReads } from "../backend/reads.ts";
import { createCardDrawer } from "../cards/card-drawer.ts";
import { type AnswerPage, isRendered, type PageServices } from "./answer-page.ts";
import type { AnswerApi } from "./api.ts";
import { chooseEncoding, compress, isCompressible } from "./compression.ts";
import { type HeaderSettings, pagePolicy, securityHeaders } from "./headers.ts";
import { allowMarkedScripts } from "./inline-scripts.ts";
import { keepPage } from "./kept-page.ts";
import type { PageAnswer } from "./page-answer.ts";
import type { PageCache, Rendered } from "./page-cache.ts";
import { pageKey } from "./page-keys.ts";
import { refusalPage } from "./refusals.ts";
import { type Asked, choose, describeOrigin } from "./send-kept.ts";
import type { WaitTogether } from "./shared-waits.ts";

const visitors = new AsyncLocalStorage<string>();

/** No such row, and no such page of rows: what PostgREST answers with is a finding, and no failure. */
const ownFailures = [406, 416];

/**
 * What the pages reach the backend with: in this process when it is here, else over the network. Calls carry the
 * address of the visitor that they are made for, as the backend's own callers do.
 */
export function pageServices(options: {
  siteUrl: URL;
  backendUrl: URL;
  publishableKey: string;
  leadsKeptMonths: number;
  ask: AnswerApi;
}): PageServices {
  const { siteUrl, backendUrl, publishableKey, leadsKeptMonths, ask } = options;
  async function callAndNote(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    try {
      const request = new Request(input, init);
      request.headers.set("x-forwarded-for", visitors.getStore() ?? "unknown");
      const answer = await ask(request);
      if (!answer.ok && !ownFailures.includes(answer.status)) noteFailure();
      return answer;
    } catch (error) {
      noteFailure();
      throw error;
    }
  }
  return {
    siteUrl: siteUrl.origin,
    leadsKeptMonths,
    backendUrl: backendUrl.origin,
    publishableKey,
    fetch: callAndNote,
    drawCard: createCardDrawer(),
  };
}

export type Pages = {
  answerPage: AnswerPage;
  services: PageServices;
  headers: HeaderSettings;
  /** Where pages are kept that are the same for everyone; null: each is rendered each time. */
  cache: PageCache | null;
  waitTogether: WaitTogether;
};

/**
 * The page that the site answers with, made ready to leave: its own inline scripts allowed by their hashes and
 * nothing else, compressed when the browser takes that. A page that failed without a word becomes a friendly one.
 *
 * @throws OverloadError, ClientLeftError, and whatever the pages throw
 */
export async function servePage(request: Request, visitor: string, pages: Pages): Promise<Response> {
  const { cache } = pages;
  const { pathname, search } = new URL(request.url);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const key = cache && isRead ? pageKey(pathname, search) : null;
  const network = networkOf(visitor);
  const renderAlone = () => admit(request, network, request.signal, () => render(request, visitor, pages));
  if (!cache || key === null) return deliver(await renderAlone(), request);

  const served = await pages.waitTogether(key, request.signal, (abandoned) =>
    cache.get(key, () => renderForAll(key, pages, network, abandoned)),
  );
  if (served.kind === "answer") {
    // A page that has moved takes along what the visitor's own link says; its key knows nothing of that.
    const isMoved = served.answer.headers.has("location") && key !== pathname + search;
    return deliver(isMoved ? await renderAlone() : served.answer, request);
  }
  const { status, headers, whole } = choose(served.page, request.method, askedOf(request));
  const all = new Headers(describeOrigin(served));
  for (let at = 0; at < headers.length; at += 2) all.append(headers[at] ?? "", headers[at + 1] ?? "");
  return new Response(whole && new Uint8Array(whole.body()), { status, headers: all });
}

function askedOf({ headers }: Request): Asked {
  const text = (name: string) => headers.get(name) ?? "";
  return {
    acceptEncoding: text("accept-encoding"),
    ifMatch: text("if-match"),
    ifNoneMatch: text("if-none-match"),
  };
}

/** Renders when it is the turn of the network that asked first. */
function admit(
  { method, url }: Request,
  network: string,
  signal: AbortSignal,
  work: () => Promise<PageAnswer>,
): Promise<PageAnswer> {
  if (method === "POST") return admission.form.run(network, signal, work);
  const isCard = cards.test(new URL(url).pathname);
  return admission[isCard ? "card" : "render"].run(network, signal, work);
}

const cards = /^\/(?:en\/)?og\/.+\.png$/;

/** The page at a key, whoever asks: nothing of a visitor's request gets to what others are given too. */
async function renderForAll(
  key: string,
  pages: Pages,
  network: string,
  abandoned: AbortSignal,
): Promise<Rendered> {
  const reads = noReads();
  const request = new Request(pages.services.siteUrl + key);
  const answer = await admit(request, network, abandoned, () =>
    noteReads(reads, () => render(request, "everyone", pages)),
  );
  const isFailure = answer.status >= 500 || reads.isIncomplete;
  // A page that lacks a part must not take the place of a whole one in caches on the way either.
  if (reads.isIncomplete) answer.headers.set("Cache-Control", "no-store");
  if (isFailure || !isForEveryone(answer)) return { kind: "answer", answer, isFailure };
  const { pathname } = new URL(request.url);
  const common = securityHeaders(pages.headers, pathname, answer.headers.get("content-type"));
  return { kind: "page", page: await keepPage(answer, reads, common) };
}

function isForEveryone({ status, headers }: PageAnswer): boolean {
  return status === 200 && isPublic(headers) && !headers.has("set-cookie");
}

function isPublic(headers: Headers): boolean {
  return /\bpublic\b/.test(headers.get("cache-control") ?? "");
}

async function render(
  request: Request,
  visitor: string,
  { answerPage, services, headers: settings }: Pages,
): Promise<PageAnswer> {
  const answer = await visitors.run(visitor, () => answerPage(pageRequest(request, services), services));
  const { pathname } = new URL(request.url);
  if (answer.status >= 500 && !answer.body && !isRendered(answer)) {
    return readWhole(refusalPage(answer.status === 503 ? 503 : 500, pathname));
  }

  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  const mayBeKept = answer.status === 200 && request.method !== "POST" && isPublic(headers);
  if (!headers.has("cache-control") || (isPublic(headers) && !mayBeKept))
    headers.set("Cache-Control", "no-cache");
  const { status } = answer;
  if (isRendered(answer)) {
    const { html, hashes } = allowMarkedScripts(answer.html, answer.marker);
    headers.set("Content-Security-Policy", pagePolicy(settings, pathname, hashes));
    return { status, headers, body: html };
  }
  return { status, headers, body: answer.body && new Uint8Array(await answer.arrayBuffer()) };
}

/** Pages see the site at its one address, whatever a proxy or a visitor calls it. */
function pageRequest(request: Request, services: PageServices): Request {
  const { pathname, search } = new URL(request.url);
  const copy = new Request(services.siteUrl + pathname + search, request);
  if (copy.headers.has("origin")) copy.headers.set("origin", services.siteUrl);
  copy.headers.set("host", new URL(services.siteUrl).host);
  return copy;
}

async function readWhole({ status, headers, body }: Response): Promise<PageAnswer> {
  return { status, headers, body: body && new Uint8Array(await new Response(body).arrayBuffer()) };
}

async function deliver({ status, headers: given, body }: PageAnswer, request: Request): Promise<Response> {
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
