import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { deferHydration } from "./hydration/deferred-hydration.server.ts";
import { withoutPreviewToken } from "./preview-path.ts";
import { RenderedPage } from "./rendered-page.server.ts";
import { countViewsScript } from "./statistics/count-views.server.ts";
import { ScriptMarkerProvider } from "./ui/script-marker.tsx";

/** Renders a complete page without streaming, so that its status and scripts are known before it is sent. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const marker = crypto.randomUUID();
  const html = await render(
    <ScriptMarkerProvider marker={marker}>
      <ServerRouter context={routerContext} url={request.url} nonce={marker} />
    </ScriptMarkerProvider>,
    marker,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = canDeferHydration(request, routerContext)
    ? deferHydration(html, marker, isPreview(request) ? "" : countViewsScript)
    : html;
  return new RenderedPage(page, marker, { status, headers });
}

/** Not for account pages, which need scripts, nor for form responses, which move the focus. */
function canDeferHydration({ method }: Request, { staticHandlerContext }: EntryContext): boolean {
  const isAccountPage = staticHandlerContext.matches.some(({ route }) => route.id === "account");
  return import.meta.env.PROD && method === "GET" && !isAccountPage;
}

/** The address of a preview holds its token. */
function isPreview({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return withoutPreviewToken(pathname) !== pathname;
}

function render(document: React.ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      onAllReady: () => pipe(sink(resolve)),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Collects all chunks and passes them on as one buffer. */
function sink(done: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _, next) {
      chunks.push(chunk);
      next();
    },
    final(end) {
      done(Buffer.concat(chunks));
      end();
    },
  });
}

/** Logs an error of a loader or component, without the query, which may hold personal data. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isResponse = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isResponse) return;
  console.error(`${request.method} ${withoutPreviewToken(new URL(request.url).pathname)}:`, error);
}
