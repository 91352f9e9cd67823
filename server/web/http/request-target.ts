import type { IncomingMessage } from "node:http";

/**
 * Gives a request its origin form (RFC 9112, 3.2.2: of `http://host/path`, the path, and that host), and HTTP/1.0, which
 * needs no Host, the site's. Probes of load balancers send both.
 */
export function normaliseTarget(incoming: IncomingMessage, siteHost: string): void {
  const { url = "", headers, httpVersion } = incoming;
  const [, host, target = ""] = /^https?:\/\/([^/?#@]+)(.*)$/i.exec(url) ?? [];
  if (host) {
    headers.host = host;
    incoming.url = target.startsWith("/") ? target : `/${target}`;
  }
  if (httpVersion === "1.0") headers.host ??= siteHost;
}
