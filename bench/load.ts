import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { z } from "zod";
import { seconds } from "./time.ts";

const measured = z.object({ perSecond: z.number(), p99: z.number(), failed: z.number() });

/** Calls an address at full speed over 16 connections, from a process of its own, after a warm-up. */
export async function measureLoad(url: string, key = ""): Promise<{ perSecond: number; p99: number }> {
  const call = [fileURLToPath(import.meta.url), url, key];
  await promisify(execFile)(process.execPath, [...call, String(seconds / 2)]);
  const { stdout } = await promisify(execFile)(process.execPath, [...call, String(seconds)]);
  const { failed, ...figures } = measured.parse(JSON.parse(stdout));
  if (failed > 0) throw new Error(`${failed} calls of ${url} failed`);
  return figures;
}

if (import.meta.main) {
  const [url = "", key = "", duration] = process.argv.slice(2);
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url,
    duration: Number(duration),
    connections: 16,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  });
  const failed = non2xx + errors + timeouts;
  process.stdout.write(JSON.stringify({ perSecond: requests.average, p99: latency.p99, failed }));
}
