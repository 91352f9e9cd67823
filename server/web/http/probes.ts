import type { IncomingMessage, ServerResponse } from "node:http";
import { siteVersion } from "../../shared/site-version.ts";
import { isApiPath } from "../requests/api-paths.ts";
import { type HeaderSettings, securityHeaders } from "../responses/headers.ts";
import type { Readiness } from "./readiness.ts";

type Probes = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const addresses = /^\/(healthz|readyz)(?:\?|$)/;

/**
 * `/healthz`: alive, and of which version. `/readyz`: wants traffic; `?exclude=database` ignores the database. OPTIONS of a page, which load
 * balancers send: as `/readyz` without the database. None is logged.
 */
export function serveProbes(readiness: Readiness, headers: HeaderSettings): Probes {
  const common = { ...securityHeaders(headers, "/", "text/plain"), "Cache-Control": "no-store" };

  function answerOptions(url: string, outgoing: ServerResponse): boolean {
    if (isApiPath(url.split("?", 1)[0] ?? "")) return false;
    void readiness.now({ asksDatabase: false }).then((now) => {
      outgoing.writeHead(now === "ready" ? 204 : 503, { ...common, Allow: "GET, HEAD, POST, OPTIONS" }).end();
    });
    return true;
  }

  return function answer(incoming, outgoing) {
    if (incoming.method === "OPTIONS") return answerOptions(incoming.url ?? "", outgoing);
    const [, name] = addresses.exec(incoming.url ?? "") ?? [];
    if (name === undefined) return false;
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    if (!isRead) send(outgoing, 405, "method not allowed", { ...common, Allow: "GET, HEAD" });
    else if (name === "healthz") send(outgoing, 200, "alive", { ...common, "Vlotwerk-Version": siteVersion });
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
  // node:http omits the body of a HEAD response.
  outgoing.end(body);
}
