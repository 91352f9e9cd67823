import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { ScriptMarkerProvider } from "./ui/script-marker.tsx";

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
  headers.set("x-script-marker", marker);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(html), { status, headers });
}

function render(document: React.ReactNode, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** What a loader or a component threw: logged once, without the address's query (it may hold what a person typed). */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isAnswer) return;
  console.error(`${request.method} ${new URL(request.url).pathname}:`, error);
}
