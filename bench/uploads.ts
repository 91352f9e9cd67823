import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "./page.ts";
import type { BenchSite } from "./site-process.ts";
import { quantile, timed } from "./time.ts";
import { makePhotograph, upload } from "./upload.ts";
import { whileRunning } from "./while-running.ts";

const photographs = 12;

/**
 * 12-megapixel photographs, one by one and two at once, while cached pages are read. An upload lasts until all variants are
 * stored; the peaks are over the memory before, of the server's process and of all with the one that makes pictures.
 */
export async function measureUploads(site: BenchSite): Promise<Row[]> {
  return [await uploadAll(site, 1), await uploadAll(site, 2)];
}

async function uploadAll(site: BenchSite, atOnce: number): Promise<Row> {
  const { token } = await site.signIn();
  const waiting: Buffer[] = [];
  for (let number = 0; number < photographs; number++)
    waiting.push(await makePhotograph(number * 10 + atOnce));
  await wait(3_000);
  // Both are warm: without the memory of the first page.
  await readPages(site, wait(1_000));
  const before = { own: await site.ownMemory(), all: await site.memory() };
  const times: number[] = [];

  async function uploadNext(): Promise<void> {
    for (let body = waiting.pop(); body; body = waiting.pop()) {
      const photograph = body;
      times.push(await timed(() => upload(site, token, crypto.randomUUID(), photograph)));
    }
  }

  const all = Promise.all(Array.from({ length: atOnce }, uploadNext));
  const peak = { own: 0, all: 0 };
  const watching = whileRunning(all, 50, async () => {
    peak.own = Math.max(peak.own, await site.ownMemory());
    // The process that makes pictures may just have ended.
    peak.all = Math.max(peak.all, await site.memory().catch(() => 0));
  });
  const [pages] = await Promise.all([readPages(site, all), watching]);
  await all;
  return {
    uploads: `${photographs} of 12 MP, ${atOnce} at once`,
    median: quantile(times, 0.5),
    slowest: Math.max(...times),
    serverPeak: peak.own - before.own,
    allPeak: peak.all - before.all,
    pagesP99: quantile(pages, 0.99),
    target: "4000 each; server +150 MB; pages 50",
  };
}

/** The response times of a page until the work is done. */
async function readPages({ address }: BenchSite, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const read = async () => (await fetch(`${address}/insights`)).arrayBuffer();
  await whileRunning(work, 5, async () => void times.push(await timed(read)));
  return times;
}
