import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { z } from "zod";
import { amsterdamDay } from "../app/data/statistics/amsterdam-day.ts";
import { getStatistics } from "../app/data/statistics/statistics.ts";
import type { Database } from "../server/backend/database/database.ts";
import type { BenchSite } from "./site-process.ts";
import { onSite } from "./test-bed.ts";
import { quantile, seconds } from "./time.ts";

type Measured = { what: string; figure: number; target: string };

const page = "/insights/agentic-ai";
/** More than is aimed at: those that were answered are counted. */
const beaconsPerSecond = 5_500;

/** Beacons per second while pages are read, and a year of statistics in milliseconds. */
export async function measureStatistics(): Promise<Measured[]> {
  const load = await onSite(measureBeacons);
  console.table(load);
  const lists = await onSite(measureYear, { prepare: fillYear });
  console.table(lists);
  return [...load, ...lists];
}

async function measureBeacons({ address, processorTime }: BenchSite): Promise<Measured[]> {
  await sendBeacons(address, 2);
  const alone = await measurePage(address);
  const usedBefore = await processorTime();
  const { answered, perSecond } = await sendBeacons(address, seconds);
  const cost = ((await processorTime()) - usedBefore) / answered;
  const [among] = await Promise.all([measurePage(address), sendBeacons(address, seconds)]);
  return [
    { what: "beacons per second, of 5500 sent", figure: perSecond, target: "5000" },
    { what: "beacons per second of processor time", figure: 1 / cost, target: "5000" },
    { what: "page p99 among them", figure: among, target: "20" },
    { what: "page p99 without them", figure: alone, target: "" },
  ];
}

const sent = z.object({ answered: z.number(), perSecond: z.number() });

/** Sends beacons from a process of its own. */
async function sendBeacons(address: string, duration: number): Promise<z.infer<typeof sent>> {
  const call = [fileURLToPath(import.meta.url), address, String(duration)];
  return sent.parse(JSON.parse((await promisify(execFile)(process.execPath, call)).stdout));
}

/** The p99 of a cached page that is read two hundred times a second. */
async function measurePage(address: string): Promise<number> {
  const options = { url: address + page, duration: seconds - 2, connections: 4, overallRate: 200 };
  const { latency, non2xx, errors } = await autocannon(options);
  if (non2xx + errors > 0) throw new Error("pages failed");
  return latency.p99;
}

/** Each day of a year: 200 pages in two languages, each from 50 origins. */
async function fillYear(database: Database): Promise<void> {
  const pages = "generate_series(1, 200) page, unnest(array['nl', 'en']) language";
  await database.execute(`
    set local statement_timeout = 0;
    insert into private.page_views
      select current_date - day, '/insights/page-' || page, language, 500, 300, 200, 400, 300, 200, 100
      from generate_series(0, 364) day, ${pages};
    insert into private.page_origins
      select '/insights/page-' || page, current_date - day, language, 'site-' || origin || '.example', 10
      from generate_series(0, 364) day, generate_series(1, 50) origin, ${pages};
    insert into private.site_origins
      select current_date - day, language, 'site-' || origin || '.example', 2000
      from generate_series(0, 364) day, generate_series(1, 50) origin, unnest(array['nl', 'en']) language;
    analyze private.page_views, private.page_origins, private.site_origins`);
}

async function measureYear(site: BenchSite): Promise<Measured[]> {
  const { db } = await site.signIn();
  const today = amsterdamDay(new Date());
  const results: Measured[] = [];
  for (const [what, path] of [
    ["a year of the site", null],
    ["a year of one page", "/insights/page-7"],
  ] as const) {
    const durations: number[] = [];
    for (let round = -3; round < 20; round += 1) {
      const startedAt = performance.now();
      await getStatistics(db, { period: 365, language: null, path }, today);
      if (round >= 0) durations.push(performance.now() - startedAt);
    }
    results.push({ what, figure: quantile(durations, 0.5), target: "300" });
  }
  return results;
}

if (import.meta.main) {
  const [address = "", duration] = process.argv.slice(2);
  const beacon = { path: page, referrer: "www.google.nl", query: "", sent: null, read: 0 };
  const { "2xx": answered, duration: took } = await autocannon({
    url: `${address}/views`,
    duration: Number(duration),
    connections: 32,
    overallRate: beaconsPerSecond,
    requests: [
      {
        method: "POST",
        body: JSON.stringify(beacon),
        setupRequest: (request) => ({
          ...request,
          headers: {
            "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
            "content-type": "text/plain;charset=UTF-8",
            "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
          },
        }),
      },
    ],
  });
  process.stdout.write(JSON.stringify({ answered, perSecond: Math.round(answered / took) }));
}
