import { AsyncLocalStorage } from "node:async_hooks";
import { createCardDrawer } from "../cards/card-drawer.ts";
import type { AnswerPage, PageServices } from "./answer-page.ts";
import type { AnswerApi } from "./api.ts";
import { chooseEncoding, compress, isCompressible } from "./compression.ts";
import { type HeaderSettings, pagePolicy } from "./headers.ts";
import { allowMarkedScripts } from "./inline-scripts.ts";
import { refusalPage } from "./refusals.ts";

const visitors = new AsyncLocalStorage<string>();

/**
 * What the pages reach the backend with: in this process when it is here, else over the network. Calls in this
 * process carry the address of the visitor that they are made for, as the backend's own callers do.
 */
export function pageServices(options: {
  siteUrl: URL;
  backendUrl: URL;
  publishableKey: string;
  answerApi: AnswerApi | null;
}): PageServices {
  const { siteUrl, backendUrl, publishableKey, answerApi } = options;
  async function callInProcess(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    request.headers.set("x-forwarded-for", visitors.getStore() ?? "unknown");
    return answerApi ? answerApi(request) : fetch(request);
  }
  return {
    siteUrl: siteUrl.origin,
    backendUrl: backendUrl.origin,
    publishableKey,
    fetch: answerApi ? callInProcess : fetch,
    drawCard: createCardDrawer(),
  };
}

/**
 * The page that the site answers with, made ready to leave: its own inline scripts allowed by their hashes and
 * nothing else, compressed when the browser takes that. A page that failed without a word becomes a friendly one.
 *
 * @throws whatever the pages throw
 */
export async function servePage(
  request: Request,
  visitor: string,
  answerPage: AnswerPage,
  services: PageServices,
  settings: HeaderSettings,
): Promise<Response> {
  const answer = await visitors.run(visitor, () => answerPage(pageRequest(request, services), services));
  const pathname = new URL(request.url).pathname;
  if (answer.status >= 500 && !answer.body) return refusalPage(answer.status === 503 ? 503 : 500, pathname);

  const headers = new Headers(answer.headers);
  const marker = headers.get("x-script-marker");
  headers.delete("x-script-marker");
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!headers.has("cache-control")) headers.set("Cache-Control", "no-cache");
  if (!answer.body) return new Response(null, { status: answer.status, headers });
  if (!isPage) return deliver(new Uint8Array(await answer.arrayBuffer()), answer.status, headers, request);

  const { html, hashes } = allowMarkedScripts(await answer.text(), marker ?? "");
  headers.set("Content-Security-Policy", pagePolicy(settings, pathname, hashes));
  return deliver(new TextEncoder().encode(html), answer.status, headers, request);
}

/** Pages see the site at its one address, whatever a proxy or a visitor calls it. */
function pageRequest(request: Request, services: PageServices): Request {
  const { pathname, search } = new URL(request.url);
  const copy = new Request(services.siteUrl + pathname + search, request);
  if (copy.headers.has("origin")) copy.headers.set("origin", services.siteUrl);
  copy.headers.set("host", new URL(services.siteUrl).host);
  return copy;
}

async function deliver(
  body: Uint8Array<ArrayBuffer>,
  status: number,
  headers: Headers,
  request: Request,
): Promise<Response> {
  headers.delete("content-length");
  if (!isCompressible(headers.get("content-type"), body.byteLength))
    return new Response(body, { status, headers });
  headers.append("Vary", "Accept-Encoding");
  const encoding = chooseEncoding(request.headers.get("accept-encoding"));
  if (encoding === "identity") return new Response(body, { status, headers });
  headers.set("Content-Encoding", encoding);
  return new Response(await compress(body, encoding, "fast"), { status, headers });
}
