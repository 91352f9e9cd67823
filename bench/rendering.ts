import { measureLoad } from "./load.ts";
import { onEmbedded, type TestBed, uncached } from "./test-bed.ts";

type Measured = { page: string; perSecond: number; p99: number; target: number };

const pages = [
  { page: "/", target: 450 },
  { page: "/insights/agentic-ai", target: 700 },
  { page: "/insights", target: null },
] as const;

/** Pages rendered per second without the page cache, for 16 connections of another process. */
export async function measureRendering(): Promise<Measured[]> {
  const results = await onEmbedded(measure);
  console.table(results);
  return results;
}

async function measure(testBed: TestBed): Promise<Measured[]> {
  const site = await testBed.start(uncached);
  const results: Measured[] = [];
  for (const { page, target } of pages) {
    const { perSecond, p99 } = await measureLoad(site.address + page);
    results.push({ page, perSecond, p99, target: target ?? 0 });
  }
  await site.stop();
  return results;
}
