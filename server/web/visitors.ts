/**
 * The address that a visitor comes from. Every proxy appends the address that it saw to `X-Forwarded-For`, so only
 * the last `hops` entries are true, and only when there are that many proxies; what stands before them is hearsay.
 */
export function visitorAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  hops: number,
): string {
  const direct = socketAddress?.replace(/^::ffff:/, "") ?? "unknown";
  if (hops === 0 || !forwardedFor) return direct;
  const seen = forwardedFor.split(",").map((entry) => entry.trim());
  const entry = seen[Math.max(0, seen.length - hops)] ?? "";
  return /^[0-9a-fA-F.:]{2,45}$/.test(entry) ? entry : direct;
}
