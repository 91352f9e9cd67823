import { lookup } from "node:dns/promises";
import type { RequestOptions } from "node:http";
import { BlockList, isIP } from "node:net";

/** Everything but the public internet: the special-purpose registries of IANA (RFC 6890) and multicast. */
const special = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  special.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special.addSubnet(network, bits, "ipv6");
}
/** The only part of IPv6 that is given out: leaves out loopback, link-local, private, mapped and translated addresses. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, "ipv4");
  return version === 6 && global.check(address, "ipv6") && !special.check(address, "ipv6");
}

type Address = { address: string; family: number };
export type Resolve = (host: string) => Promise<Address[]>;

const resolveByDns: Resolve = (host) => lookup(host, { all: true });

/** An address of a URL's host; null when the host, or any of its addresses, is not on the public internet. */
export async function publicAddressOf(
  { hostname }: URL,
  allowsPrivate: boolean,
  resolve: Resolve = resolveByDns,
): Promise<Address | null> {
  // The URL parser has made 127.1, 0x7f.1 and 2130706433 an address.
  const literal = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(literal);
  const found = family === 0 ? await resolve(hostname) : [{ address: literal, family }];
  const isAllowed = allowsPrivate || found.every(({ address }) => isPublicAddress(address));
  return isAllowed ? (found[0] ?? null) : null;
}

/** For a request's options: a connection of its own, to the address that was checked. */
export function pinnedTo(target: Address): Pick<RequestOptions, "agent" | "lookup"> {
  return {
    agent: false,
    lookup: (_host, { all }, callback) =>
      all ? callback(null, [target]) : callback(null, target.address, target.family),
  };
}
