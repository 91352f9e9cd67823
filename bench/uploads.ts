import { setTimeout as wait } from "node:timers/promises";
import { makePhotograph } from "./photographs.ts";
import type { BenchSite } from "./site-process.ts";
import { onEmbedded, type TestBed } from "./test-bed.ts";
import { quantile } from "./time.ts";
import { upload } from "./upload.ts";

type Measured = {
  uploads: string;
  /** Until all variants are stored. */
  median: number;
  slowest: number;
  /** Over the memory before, in MB: of the server's process, and of all with the one that makes pictures. */
  serverPeak: number;
  allPeak: number;
  pagesP99: number;
  target: string;
};

const photographs = 12;

/** 12-megapixel photographs, one by one and two at once, while cached pages are read. */
export async function measureUploads(): Promise<Measured[]> {
  const results = await onEmbedded(measure);
  console.table(results);
  return results;
}

async function measure({ start }: TestBed): Promise<Measured[]> {
  const site = await start();
  const results: Measured[] = [];
  for (const atOnce of [1, 2]) results.push(await uploadAll(site, atOnce));
  await site.stop();
  return results;
}

async function uploadAll(site: BenchSite, atOnce: number): Promise<Measured> {
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
      const startedAt = performance.now();
      await upload(site, token, crypto.randomUUID(), body);
      times.push(performance.now() - startedAt);
    }
  }

  const all = Promise.all(Array.from({ length: atOnce }, uploadNext));
  const [pages, peak] = await Promise.all([readPages(site, all), watchMemory(site, all)]);
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
async function readPages(site: BenchSite, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const isOver = over(work);
  while (!isOver()) {
    const startedAt = performance.now();
    await (await fetch(`${site.address}/insights`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await wait(5);
  }
  await work;
  return times;
}

async function watchMemory(site: BenchSite, work: Promise<unknown>): Promise<{ own: number; all: number }> {
  const peak = { own: 0, all: 0 };
  const isOver = over(work);
  while (!isOver()) {
    peak.own = Math.max(peak.own, await site.ownMemory());
    // The process that makes pictures may just have ended.
    peak.all = Math.max(peak.all, await site.memory().catch(() => 0));
    await wait(50);
  }
  return peak;
}

function over(work: Promise<unknown>): () => boolean {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  return () => isDone;
}
