import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { amsterdamDay } from "../../app/data/statistics/amsterdam-day.ts";
import { getStatistics } from "../../app/data/statistics/statistics.ts";
import { beaconPath } from "../../app/statistics/beacon.ts";
import { until } from "../until.ts";
import { someAddress } from "../writers/messages.ts";
import { type Standing, siteAt } from "./start-instances.ts";

const paths = ["/", "/about-us", "/insights/agentic-ai"];
/** Of each page at each instance. */
const views = 50;

/** The panel shows every view that three instances counted, though one of them stops at once. */
export async function countsViews({ sites, restart }: Standing): Promise<string> {
  const { db } = await siteAt(sites, 0).signIn();
  const sent = Array.from({ length: views }, () =>
    sites.flatMap(({ address }) => paths.map((path) => ({ address, path }))),
  );
  for (const together of sent)
    await Promise.all(together.map(({ address, path }) => sendView(address, path)));
  await restart(2, "stop");

  async function readViews(): Promise<Record<string, number>> {
    const filter = { period: 7, language: null, path: null } as const;
    const { pages } = await getStatistics(db, filter, amsterdamDay(new Date()));
    return Object.fromEntries(pages.map((page) => [page.path, page.views]));
  }

  const expected = Object.fromEntries(paths.map((path) => [path, views * sites.length]));
  const total = sent.flat().length;
  await until(`${total} views`, async () => sum(await readViews()) >= total || null);
  // Longer than the ten seconds after which instances store again.
  await pause(11_000);
  assert.deepEqual(await readViews(), expected);
  return `${total} views of ${paths.length} pages at three, one stopped after the last: ${total} in the statistics`;
}

async function sendView(address: string, path: string): Promise<void> {
  const { status } = await fetch(address + beaconPath, {
    method: "POST",
    headers: { "User-Agent": "Mozilla/5.0 Firefox/140.0", "X-Forwarded-For": someAddress() },
    body: JSON.stringify({ path, query: "", sent: null, read: 0 }),
  });
  assert.equal(status, 204, "A view was not taken");
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
