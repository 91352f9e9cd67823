import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { onEmbedded, type TestBed, uncached } from "./test-bed.ts";
import { seconds } from "./time.ts";

type Measured = { page: string; perSecond: number; p99: number; target: number };

const measured = z.object({ perSecond: z.number(), p99: z.number(), failed: z.number() });
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
    const load = fileURLToPath(new URL("load.ts", import.meta.url));
    const call = [load, site.address + page, ""];
    await promisify(execFile)(process.execPath, [...call, String(seconds / 2)]);
    const { stdout } = await promisify(execFile)(process.execPath, [...call, String(seconds)]);
    const { perSecond, p99, failed } = measured.parse(JSON.parse(stdout));
    if (failed > 0) throw new Error(`${failed} calls of ${page} failed`);
    results.push({ page, perSecond, p99, target: target ?? 0 });
  }
  await site.stop();
  return results;
}
