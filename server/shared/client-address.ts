import { isIP } from "node:net";

/** Only the last `hops` entries of `X-Forwarded-For` come from trusted proxies. Normalised for limits. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  hops: number,
): string {
  const direct = plainAddress(socketAddress ?? "") ?? "unknown";
  if (hops === 0 || !forwardedFor) return direct;
  const seen = forwardedFor.split(",").map((entry) => entry.trim());
  const entry = seen[Math.max(0, seen.length - hops)] ?? "";
  return plainAddress(withoutPort(entry)) ?? direct;
}

/** 192.0.2.7:443, [2001:db8::7]:443 */
function withoutPort(entry: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return inBrackets ?? beforePort ?? entry;
}

/** Unmaps IPv4 in IPv6 (RFC 4291, 2.5.5.2) and drops the zone (RFC 4007); null for no address. */
function plainAddress(text: string): string | null {
  const address = text
    .toLowerCase()
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=[\d.]+$)/, "");
  return isIP(address) === 0 ? null : address;
}

/** The address that the web server put into `X-Forwarded-For`; "unknown" without one. */
export function forwardedAddress(request: Request): string {
  const forwarded = request.headers.get("x-forwarded-for")?.trim() ?? "";
  return isIP(forwarded) ? forwarded : "unknown";
}

/** What limits count as one client: an IPv4 address, or an IPv6 /64. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(gap).fill("0"), ...back].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}
