type Held = { readonly network: string; bytes: number; evict: (() => void) | null };

/** Above the limit the network with the most received bytes loses its newest body. */
export function createBodyMemory(maxBytes: number) {
  /** Oldest first. */
  const all = new Set<Held>();
  let total = 0;

  function open(network: string, evict: () => void): Held {
    const held = { network, bytes: 0, evict };
    all.add(held);
    return held;
  }

  /** False when there is no room, or the body was evicted. */
  function grow(held: Held, bytes: number): boolean {
    if (!all.has(held)) return false;
    while (total + bytes > maxBytes) {
      const victim = newestOf(largestNetwork());
      if (!victim || victim.network === held.network) return false;
      close(victim);
      victim.evict?.();
    }
    held.bytes += bytes;
    total += bytes;
    return true;
  }

  function largestNetwork(): string | null {
    const sums = new Map<string, number>();
    for (const { network, bytes } of all) sums.set(network, (sums.get(network) ?? 0) + bytes);
    const [largest] = [...sums].sort(([, one], [, other]) => other - one);
    return largest?.[0] ?? null;
  }

  /** Only bodies that are incomplete. */
  function newestOf(network: string | null): Held | undefined {
    return [...all].findLast((held) => held.network === network && held.evict !== null);
  }

  function close(held: Held): void {
    if (all.delete(held)) total -= held.bytes;
  }

  return { open, grow, close, total: () => total };
}
