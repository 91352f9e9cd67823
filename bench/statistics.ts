import { amsterdamDay } from "../app/data/statistics/amsterdam-day.ts";
import { getStatistics } from "../app/data/statistics/statistics.ts";
import type { Database } from "../server/backend/database/database.ts";
import { measureSteadyLoad } from "./load.ts";
import type { Row } from "./page.ts";
import type { BenchSite } from "./site-process.ts";
import { onSite } from "./test-bed.ts";
import { quantile, timedEach } from "./time.ts";

const page = "/insights/agentic-ai";
/** More than is aimed at. */
const beaconsPerSecond = 5_100;
/** Moderate: asked is how long a page takes, not how many are served. */
const pagesPerSecond = 100;
/** In seconds: one write of the counts. */
const duration = 10;
/** The median counts, because machines are noisy. */
const rounds = 5;

/** Pages read among beacons, and a year of statistics in milliseconds. */
export async function measureStatistics(): Promise<Row[]> {
  return [...(await onSite(measureBeacons)), ...(await onSite(measureYear, { prepare: fillYear }))];
}

async function measureBeacons({ address, processorTime }: BenchSite): Promise<Row[]> {
  const beacon = { path: page, referrer: "www.google.nl", query: "", sent: null, read: 0 };
  const body = JSON.stringify(beacon);
  const readPages = () =>
    measureSteadyLoad({ url: address + page, perSecond: pagesPerSecond, seconds: duration });
  const sendBeacons = (seconds: number) =>
    measureSteadyLoad({ url: `${address}/views`, perSecond: beaconsPerSecond, seconds, body });

  await sendBeacons(5);
  const usedBefore = await processorTime();
  const { answered } = await sendBeacons(duration);
  const cost = ((await processorTime()) - usedBefore) / answered;
  const perSecond: number[] = [];
  const among: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [pages, beacons] = await Promise.all([readPages(), sendBeacons(duration)]);
    among.push(pages.p99);
    perSecond.push(beacons.perSecond);
  }
  return [
    {
      what: `beacons per second, of ${beaconsPerSecond} sent`,
      figure: quantile(perSecond, 0.5),
      target: "5000",
    },
    { what: "beacons per second of processor time", figure: 1 / cost, target: "5000" },
    {
      what: `page p99 among them, at ${pagesPerSecond} pages per second`,
      figure: quantile(among, 0.5),
      target: "20",
    },
  ];
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

async function measureYear(site: BenchSite): Promise<Row[]> {
  const { db } = await site.signIn();
  const today = amsterdamDay(new Date());
  const measure = async (what: string, path: string | null): Promise<Row> => {
    const read = () => getStatistics(db, { period: 365, language: null, path }, today);
    return { what, figure: quantile(await timedEach(20, read, 3), 0.5), target: "300" };
  };
  return [await measure("a year of the site", null), await measure("a year of one page", "/insights/page-7")];
}
