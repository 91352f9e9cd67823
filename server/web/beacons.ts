import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { beaconPath } from "../../app/statistics/beacon.ts";
import { ClientLeftError, OverloadError } from "../shared/admission-control.ts";
import { clientAddress, networkOf } from "../shared/client-address.ts";
import type { Log } from "../shared/log.ts";
import type { Meter } from "../shared/meter.ts";
import { beaconBytes, countBeacon, isUncounted } from "../statistics/beacon.ts";
import type { Statistics } from "../statistics/statistics.ts";
import { readBody } from "./requests/bodies.ts";
import { hasTwoHosts, isCrossSite, ownOrigins } from "./requests/cross-site.ts";
import { type HeaderSettings, securityHeaders } from "./responses/headers.ts";

/** False when the request is no beacon. */
export type AnswerBeacon = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

type BeaconOptions = {
  siteUrl: URL;
  trustProxy: number;
  headers: HeaderSettings;
  statistics: Statistics;
  log: Log;
  meter?: Meter | null;
};

/** Takes beacons before any other code, as there may be thousands a second. Browsers ignore the answers, all empty. */
export function answerBeacons(options: BeaconOptions): AnswerBeacon {
  const common = { ...securityHeaders(options.headers, beaconPath, null), "Cache-Control": "no-store" };
  return function answer(incoming, outgoing) {
    if (incoming.method !== "POST" || incoming.url !== beaconPath) return false;
    void respond(incoming, outgoing, options, common);
    return true;
  };
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: BeaconOptions,
  common: Readonly<Record<string, string>>,
): Promise<void> {
  const started = performance.now();
  const status = await receive(incoming, outgoing, options).catch((error) => explain(error, options.log));
  const id = randomUUID();
  outgoing.writeHead(status, {
    ...common,
    "X-Request-Id": id,
    ...(status === 429 && { "Retry-After": "10" }),
  });
  outgoing.end();
  const elapsed = performance.now() - started;
  options.meter?.answered("beacon", status, elapsed);
  options.log.request({ id, method: "POST", path: beaconPath, status, ms: Math.round(elapsed) });
}

/** The status. Who may not be counted gets the same as others. */
async function receive(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { siteUrl, trustProxy, statistics }: BeaconOptions,
): Promise<number> {
  const headers = { get: (name: string) => incoming.headers[name]?.toString() ?? null };
  const url = URL.parse(`http://${headers.get("host")}`);
  if (!url || hasTwoHosts(incoming.rawHeaders)) return 400;
  if (isCrossSite("POST", headers, ownOrigins(siteUrl, url))) return 403;
  const address = clientAddress(incoming.socket.remoteAddress, headers.get("x-forwarded-for"), trustProxy);
  const network = networkOf(address);
  if (statistics.isTooMuch(network)) return 429;
  const body = await readBody(incoming, outgoing, network, beaconBytes);
  if (body === "too-large") return 413;
  if (isUncounted(headers)) return 204;
  const isCounted = await countBeacon({ body, network, ownHosts: [siteUrl.host, url.host] }, statistics);
  return isCounted ? 204 : 400;
}

/** nginx's status for a closed connection, 503 for overload, else 500. */
function explain(error: unknown, log: Log): number {
  if (error instanceof ClientLeftError) return 499;
  if (error instanceof OverloadError) return 503;
  log.error("a beacon failed", error);
  return 500;
}
