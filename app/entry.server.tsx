import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { startLate } from "./late-start.server.ts";
import { ScriptMarkerProvider } from "./ui/script-marker.tsx";
import { WholePage } from "./whole-page.server.ts";

/** Renders a page whole: it leaves only when it is complete, so its status and its scripts are known. */
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
  const page = mayStartLate(request, routerContext) ? startLate(html, marker) : html;
  return new WholePage(page, marker, { status, headers });
}

/**
 * Not where nothing works without scripts, and not where the answer to a form takes the focus. The development server
 * brings scripts of its own.
 */
function mayStartLate({ method }: Request, { staticHandlerContext }: EntryContext): boolean {
  const isAboutAccounts = staticHandlerContext.matches.some(({ route }) => route.id === "account");
  return import.meta.env.PROD && method === "GET" && !isAboutAccounts;
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

/** Gives all that is written in one piece: a page lies in memory whole, and needs no stream to be read from. */
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

/** What a loader or a component threw: logged once, without the address's query (it may hold what a person typed). */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isAnswer) return;
  console.error(`${request.method} ${new URL(request.url).pathname}:`, error);
}
