import type { IncomingMessage, ServerResponse } from "node:http";
import { type HeaderSettings, securityHeaders } from "../responses/headers.ts";
import type { Readiness } from "./readiness.ts";

/** Answers a request for a probe; false when it is for something else. */
export type Probes = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const addresses = /^\/(healthz|readyz)(?:\?|$)/;

/**
 * `/healthz`: the process lives, whatever its database does. `/readyz`: it should be sent requests; 503 while it
 * starts, stops, or its database is away; with `?exclude=database` (as Kubernetes' own server has it) only while it
 * starts or stops, for who would rather have the pages in memory than none. Both are asked again and again, so they are in no log and no cache.
 */
export function serveProbes(readiness: Readiness, headers: HeaderSettings): Probes {
  const common = { ...securityHeaders(headers, "/", "text/plain"), "Cache-Control": "no-store" };

  return function answer(incoming, outgoing) {
    const [, name] = addresses.exec(incoming.url ?? "") ?? [];
    if (name === undefined) return false;
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    if (!isRead) send(outgoing, 405, "method not allowed", { ...common, Allow: "GET, HEAD" });
    else if (name === "healthz") send(outgoing, 200, "alive", common);
    else {
      const asksDatabase = !/[?&]exclude=database(?:&|$)/.test(incoming.url ?? "");
      void readiness
        .now({ asksDatabase })
        .then((now) => send(outgoing, now === "ready" ? 200 : 503, now, common));
    }
    return true;
  };
}

function send(outgoing: ServerResponse, status: number, text: string, headers: Record<string, string>): void {
  const body = `${text}\n`;
  outgoing.writeHead(status, {
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
  });
  // Node leaves the body out where HEAD was asked.
  outgoing.end(body);
}
