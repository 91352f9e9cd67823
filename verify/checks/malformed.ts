import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { type BenchSite, key } from "../../bench/site-process.ts";
import { onSite } from "../../bench/test-bed.ts";
import { calls, findFailures } from "../../server/backend/auth/testing/malformed-calls.ts";
import { malformedRequests } from "../../test/requests/malformed-requests.ts";
import { sendAll } from "../../test/requests/raw-requests.ts";
import { type Check, rounds } from "../check.ts";

const count = rounds(2_000);
const maxGrowthMb = 50;

/** Malformed requests to a running site. */
export const malformed: Check = {
  line: "S9",
  what: "2,000 malformed requests over the four interfaces and the forms, eight at once, and 120 variants of each call of /auth/v1: no failure, no end of the process, and after 4,000 others that warm it up memory grows by less than 50 MB.",
  run() {
    const written: string[] = [];
    const work = async (site: BenchSite) => {
      const { port } = new URL(site.address);
      // Warm-up: fills pools, caches and the heap's reserve.
      for (const seed of ["first", "second"]) await sendAll(port, malformedRequests(count, seed));
      await sendToAuth(site);
      const before = await stableMemory(site);
      const statuses = await sendAll(port, malformedRequests(count, "malformed"));
      const growth = (await stableMemory(site)) - before;
      assert.equal((await fetch(site.address)).status, 200);
      const lines = written.join("").split("\n");
      const errors = lines.filter((line) => line.includes('"level":"error"'));
      assert.deepEqual(errors, []);
      assert(growth < maxGrowthMb, `memory grew by ${growth.toFixed(1)} MB`);
      return `${describe(statuses)}, memory ${growth < 0 ? "−" : "+"}${Math.abs(growth).toFixed(1)} MB`;
    };
    return onSite(work, { onOutput: (text) => written.push(text) });
  },
};

/** The calls of `server/backend/auth/malformed.test.ts`, twenty rounds of each. */
async function sendToAuth(site: BenchSite): Promise<void> {
  for (const call of calls) {
    const token = async () => (await site.signIn()).token;
    assert.deepEqual(await findFailures({ url: site.address, key }, call, rounds(20), token), [], call[1]);
  }
}

async function stableMemory(site: BenchSite): Promise<number> {
  await wait(3_000);
  return site.memory();
}

/** Such as "1,900 refused, 80 answered, 20 gone before an answer". */
function describe(statuses: readonly (number | null)[]): string {
  const refused = statuses.filter((status) => status !== null && status >= 400).length;
  const gone = statuses.filter((status) => status === null).length;
  return `${refused} refused, ${statuses.length - refused - gone} answered, ${gone} gone before an answer`;
}
