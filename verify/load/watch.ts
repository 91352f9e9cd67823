import { setTimeout as pause } from "node:timers/promises";
import { quantile } from "../../bench/time.ts";
import { someAddress } from "../writers/messages.ts";

type Watched = {
  /** Response times in milliseconds. */
  times: number[];
  /** Counts by status; "none" means no response. */
  statuses: Partial<Record<string, number>>;
  /** The number of stale responses. */
  stale: number;
};

/** Requests a path repeatedly, each time from another client address, until the work is done. */
export async function watchPath(
  address: string,
  path: () => string,
  work: Promise<unknown>,
): Promise<Watched> {
  const watched: Watched = { times: [], statuses: {}, stale: 0 };
  let isDone = false;
  void work.then(
    () => {
      isDone = true;
    },
    () => {
      isDone = true;
    },
  );
  while (!isDone) {
    const startedAt = performance.now();
    const status = await ask(address + path(), watched);
    watched.times.push(performance.now() - startedAt);
    watched.statuses[status] = (watched.statuses[status] ?? 0) + 1;
    await pause(20);
  }
  return watched;
}

async function ask(address: string, watched: Watched): Promise<string> {
  try {
    const response = await fetch(address, {
      headers: { "X-Forwarded-For": someAddress() },
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    if (response.headers.get("cache-status")?.includes("stale")) watched.stale += 1;
    return String(response.status);
  } catch {
    return "none";
  }
}

/** Such as "/: 400 × 200, p50 2 ms, p99 30 ms". */
export function describeWatched(name: string, { times, statuses }: Watched): string {
  const all = Object.entries(statuses).map(([status, often]) => `${often} × ${status}`);
  const [p50, p99] = [0.5, 0.99].map((part) => Math.round(quantile(times, part)));
  return `${name}: ${all.join(" ")}, p50 ${p50} ms, p99 ${p99} ms`;
}

/** Throws on other statuses, or when p99 exceeds the maximum in milliseconds. */
export function requireFast(name: string, watched: Watched, statuses: readonly string[], max: number): void {
  const others = Object.keys(watched.statuses).filter((status) => !statuses.includes(status));
  if (others.length > 0 || watched.times.length === 0 || quantile(watched.times, 0.99) >= max)
    throw new Error(`Too slow, or not answered as it should be: ${describeWatched(name, watched)}`);
}
