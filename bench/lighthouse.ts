import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserFlags, findBrowser } from "../scripts/browser.ts";
import { freePort } from "../server/testing/free-port.ts";
import { pagesInBoth } from "./site-pages.ts";
import { onEmbedded, type Stand } from "./stand.ts";

/** What Lighthouse says of a page, at its mobile throttling: scores of 100, milliseconds, bytes over the network. */
type Judged = {
  page: string;
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  bytes: number;
  requests: number;
};

const runs = Number(process.env.BENCH_RUNS ?? 3);
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Every kind of page in both languages, or those that BENCH_PAGES names; of several runs the one in the middle. */
export async function measureLighthouse(): Promise<Judged[]> {
  const results = await onEmbedded(judgePages);
  console.table(results);
  return results;
}

async function judgePages(stand: Stand): Promise<Judged[]> {
  const { address } = await stand.start();
  const results: Judged[] = [];
  for (const page of process.env.BENCH_PAGES?.split(",") ?? pagesInBoth) {
    const judged: Judged[] = [];
    for (let run = 0; run < runs; run++) judged.push(await judge(address, page));
    judged.sort((a, b) => a.performance - b.performance || b.largestPaint - a.largestPaint);
    const middle = judged[Math.floor(runs / 2)];
    if (middle) results.push(middle);
  }
  return results;
}

/** One run, in a browser of its own: nothing is left from the run before. */
async function judge(address: string, page: string): Promise<Judged> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await browserPath,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address + page, { port, onlyCategories: categories, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse says nothing of ${page}`);
    return summarize(page, result.lhr);
  } finally {
    await browser.close();
  }
}

const browserPath = findBrowser();

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function summarize(page: string, { categories, audits }: Report): Judged {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => Math.round((audits[name]?.numericValue ?? 0) * 1_000) / 1_000;
  return {
    page,
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    blocked: Math.round(value("total-blocking-time")),
    shift: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
    requests: requestsOf(audits["network-requests"]?.details),
  };
}

function requestsOf(details: Report["audits"][string]["details"]): number {
  return details?.type === "table" ? details.items.length : 0;
}
