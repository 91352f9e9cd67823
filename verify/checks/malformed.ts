import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { onEachDatabase } from "../../bench/each-database.ts";
import type { BenchSite } from "../../bench/site-process.ts";
import type { Check } from "../check.ts";
import { type MalformedRequest, malformedRequests } from "../doors/malformed-requests.ts";
import { sendBytes, statusOf } from "../doors/raw-requests.ts";

const count = Number(process.env.VERIFY_ROUNDS ?? 2_000);
const mostGrowth = 50;

/** What no client of ours would send, to the site as it runs. */
export const malformed: Check = {
  line: "S9",
  what: "2,000 malformed requests over the four interfaces and the forms, eight at once, on each database: no failure, no end of the process, and after 4,000 others that warm it up memory grows by less than 50 MB.",
  async run() {
    const seen = await onEachDatabase(async ({ name, start }) => {
      const written: string[] = [];
      const site = await start({}, { hear: (text) => written.push(text) });
      try {
        // The first ones fill what every process fills once: pools, caches, the heap's own reserve.
        for (const seed of ["first", "second"]) await sendAll(site, malformedRequests(count, seed));
        const before = await settledMemory(site);
        const statuses = await sendAll(site, malformedRequests(count, "malformed"));
        const growth = (await settledMemory(site)) - before;
        assert.equal((await fetch(site.address)).status, 200);
        const errors = written
          .join("")
          .split("\n")
          .filter((line) => line.includes('"level":"error"'));
        assert.deepEqual(errors, [], name);
        assert(growth < mostGrowth, `${name}: memory grew by ${growth.toFixed(1)} MB`);
        return `${name}: ${describe(statuses)}, memory ${growth < 0 ? "−" : "+"}${Math.abs(growth).toFixed(1)} MB`;
      } finally {
        await site.stop();
      }
    });
    return seen.join("; ");
  },
};

async function sendAll({ address }: BenchSite, requests: readonly MalformedRequest[]): Promise<number[]> {
  const port = Number(new URL(address).port);
  const waiting = [...requests];
  const statuses: number[] = [];
  async function sendSome(): Promise<void> {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const status = statusOf(await sendBytes(port, request.bytes, request.isCutOff));
      const what = request.bytes.toString("latin1").slice(0, 300);
      assert(status !== null || request.isCutOff, `no answer to ${what}`);
      assert(status === null || status < 500, `${status} to ${what}`);
      statuses.push(status ?? 0);
    }
  }
  await Promise.all(Array.from({ length: 8 }, sendSome));
  return statuses;
}

async function settledMemory(site: BenchSite): Promise<number> {
  await wait(3_000);
  return site.memory();
}

/** "1,900 refused, 80 answered, 20 gone before an answer". */
function describe(statuses: readonly number[]): string {
  const refused = statuses.filter((status) => status >= 400).length;
  const gone = statuses.filter((status) => status === 0).length;
  return `${refused} refused, ${statuses.length - refused - gone} answered, ${gone} gone before an answer`;
}
