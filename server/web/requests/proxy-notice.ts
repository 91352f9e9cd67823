import { isIP } from "node:net";
import type { ReportWarning } from "../../backend/server-warnings.ts";
import { isPublicAddress } from "../../backend/webhooks/public-address.ts";
import { clientAddress } from "../../shared/client-address.ts";
import type { Log } from "../../shared/log.ts";

/** Takes the peer's address of a request that has `X-Forwarded-For`. */
export type NoticeProxy = (peer: string | undefined) => void;

/** In milliseconds. */
const hour = 3_600_000;

/** Warns once an hour that a proxy of this network forwards requests to a server without `TRUST_PROXY`. */
export function createProxyNotice(
  report: ReportWarning,
  log: Pick<Log, "warn">,
  now: () => number = Date.now,
): NoticeProxy {
  let quietUntil = 0;
  return (peer) => {
    if (now() < quietUntil || !isPrivate(clientAddress(peer, null, 0))) return;
    quietUntil = now() + hour;
    log.warn(
      "a proxy forwards requests, but TRUST_PROXY is 0: set it to the number of proxies, as all visitors share one set of limits",
    );
    void report("proxy", "X-Forwarded-For came from a private address while TRUST_PROXY is 0");
  };
}

function isPrivate(address: string): boolean {
  return isIP(address) !== 0 && !isPublicAddress(address);
}
