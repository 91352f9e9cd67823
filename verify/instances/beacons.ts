import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Database as Client } from "../../app/data/database.ts";
import { amsterdamDay } from "../../app/data/statistics/amsterdam-day.ts";
import { originOf } from "../../app/data/statistics/origins.ts";
import { getStatistics } from "../../app/data/statistics/statistics.ts";
import { languageOf, plainPath } from "../../app/i18n/addresses.ts";
import { beaconPath } from "../../app/statistics/beacon.ts";
import { until } from "../until.ts";
import { type Standing, siteAt } from "./start-instances.ts";

type PageCounts = { views: number; visitors: number; read: number[] };

/** The panel's figures. */
type Counts = {
  views: number;
  visitors: number;
  /** By language and Dutch path. */
  pages: Record<string, PageCounts>;
  origins: Record<string, number>;
};

type View = {
  /** Which process counts; visitors are counted by each. */
  instance: number | "any";
  address: string;
  network: string;
  path: string;
  referrer?: string | undefined;
  query?: string | undefined;
};

export type Beacons = {
  /** What the statistics must show of all acknowledged beacons. */
  expected: Counts;
  view(view: View): Promise<void>;
  /** More quarters of the text of a page that was viewed. */
  read(view: View, before: number, now: number): Promise<void>;
  /** An address that no other visitor has had. */
  newNetwork(): string;
};

/** Sends beacons as a browser does, and counts what was acknowledged. */
export function recordBeacons(): Beacons {
  const expected: Counts = { views: 0, visitors: 0, pages: {}, origins: {} };
  const seen = new Set<string>();
  let networks = 0;

  function isFirst(...words: (string | number)[]): boolean {
    const size = seen.size;
    return seen.add(words.join(" ")).size > size;
  }

  function countsOf(path: string): PageCounts {
    const key = `${languageOf(path)} ${plainPath(path)}`;
    expected.pages[key] ??= { views: 0, visitors: 0, read: [0, 0, 0, 0] };
    return expected.pages[key];
  }

  return {
    expected,
    async view({ instance, address, network, path, referrer, query = "" }) {
      await send(address, network, { path, referrer, query, sent: null, read: 0 });
      const given = new URLSearchParams(query);
      const origin = originOf({ referrer, source: given.get("utm_source") });
      expected.origins[origin] = (expected.origins[origin] ?? 0) + 1;
      expected.views += 1;
      if (isFirst(instance, network)) expected.visitors += 1;
      const counts = countsOf(path);
      counts.views += 1;
      if (isFirst(instance, network, path)) counts.visitors += 1;
    },
    async read({ address, network, path }, before, now) {
      await send(address, network, { path, query: "", sent: before / 4, read: now / 4 });
      const { read } = countsOf(path);
      for (let quarter = before; quarter < now; quarter += 1) read[quarter] = (read[quarter] ?? 0) + 1;
    },
    newNetwork() {
      networks += 1;
      return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
    },
  };
}

async function send(address: string, network: string, beacon: object): Promise<void> {
  const { status } = await fetch(address + beaconPath, {
    method: "POST",
    headers: { "User-Agent": "Mozilla/5.0 Firefox/140.0", "X-Forwarded-For": network },
    body: JSON.stringify(beacon),
  });
  assert.equal(status, 204, "A beacon was not taken");
}

/** What the panel shows. */
async function readCounts(db: Client): Promise<Counts> {
  const counts: Counts = { views: 0, visitors: 0, pages: {}, origins: {} };
  for (const language of ["nl", "en"] as const) {
    const filter = { period: 7, language, path: null } as const;
    const { days, pages, origins } = await getStatistics(db, filter, amsterdamDay(new Date()));
    for (const { views, visitors } of days) {
      counts.views += views;
      counts.visitors += visitors;
    }
    for (const { path, views, visitors, read } of pages)
      counts.pages[`${language} ${path}`] = { views, visitors, read: [...read] };
    for (const { origin, views } of origins) counts.origins[origin] = (counts.origins[origin] ?? 0) + views;
  }
  return counts;
}

/** In milliseconds: how often each instance stores what it has counted. */
const interval = 10_000;

const paths = ["/", "/en", "/insights/agentic-ai", "/en/insights/agentic-ai", "/about-us"];
const origins = [{}, { referrer: "nieuws.example" }, { query: "?utm_source=nieuwsbrief" }];

/** Visitors of three instances at once, some of them of two. */
export async function addUp({ sites }: Standing, beacons: Beacons): Promise<string> {
  const each = 300;
  async function visit(instance: number, number: number): Promise<void> {
    const path = paths[number % paths.length] ?? "";
    const from = { ...origins[number % origins.length], network: beacons.newNetwork(), path };
    const view = { ...from, instance, address: siteAt(sites, instance).address };
    await beacons.view(view);
    if (number % 4 === 0) await beacons.view(view);
    if (path.includes("/insights/")) {
      await beacons.read(view, 0, 2);
      await beacons.read(view, 2, (number % 3) + 2);
    }
    const other = (instance + 1) % sites.length;
    if (number % 10 === 0)
      await beacons.view({ ...from, instance: other, address: siteAt(sites, other).address });
  }
  for (let number = 0; number < each; number += 1)
    await Promise.all(sites.map((_, instance) => visit(instance, number)));
  const { db } = await siteAt(sites, 0).signIn();
  await until(
    "the views to be stored",
    async () => (await readCounts(db)).views >= beacons.expected.views || null,
  );
  await expectCounts(db, beacons);
  return `${beacons.expected.views} views of ${sites.length * each} visitors, sent to three, add up to the last one, by page, language, origin and quarter read`;
}

/** Now, and after the next time that the instances store. */
async function expectCounts(db: Client, { expected }: Beacons): Promise<void> {
  assert.deepEqual(await readCounts(db), expected);
  await pause(interval + 1_000);
  assert.deepEqual(await readCounts(db), expected);
}
