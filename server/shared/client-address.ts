import { isIP } from "node:net";

/**
 * The address that a visitor comes from. Every proxy appends the address that it saw to `X-Forwarded-For`, so only
 * the last `hops` entries are true, and only when there are that many proxies; what stands before them is hearsay.
 * Written in one way, because limits count by it: IPv4 as such, IPv6 in lower case and without a zone.
 */
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

/** Some proxies write down the port as well: 192.0.2.7:443, [2001:db8::7]:443. */
function withoutPort(entry: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return inBrackets ?? beforePort ?? entry;
}

/** An IPv4 address may come as IPv6 (RFC 4291, 2.5.5.2), a link-local one with its zone (RFC 4007); null for no address. */
function plainAddress(text: string): string | null {
  const address = text
    .toLowerCase()
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=[\d.]+$)/, "");
  return isIP(address) === 0 ? null : address;
}

/** The client's address as the web server put it into `X-Forwarded-For`; "unknown" without one. */
export function forwardedAddress(request: Request): string {
  const forwarded = request.headers.get("x-forwarded-for")?.trim() ?? "";
  return isIP(forwarded) ? forwarded : "unknown";
}

/** What counts as one address: of IPv6 the first half, which one household or machine holds whole. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(gap).fill("0"), ...back].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}
