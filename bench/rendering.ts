import { measureLoad } from "./load.ts";
import type { BenchSite } from "./site-process.ts";

type Measured = { page: string; perSecond: number; p99: number; target: number };

const pages = [
  { page: "/", target: 450 },
  { page: "/insights/agentic-ai", target: 700 },
  { page: "/insights", target: null },
] as const;

/** Pages rendered per second without the page cache, for 16 connections of another process. */
export async function measureRendering({ address }: BenchSite): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const { page, target } of pages) {
    const { perSecond, p99 } = await measureLoad(address + page);
    results.push({ page, perSecond, p99, target: target ?? 0 });
  }
  return results;
}
