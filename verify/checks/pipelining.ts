import assert from "node:assert/strict";
import { z } from "zod";
import { onSite } from "../../bench/test-bed.ts";
import type { Check } from "../check.ts";
import { attack } from "../load/attack.ts";
import { describeWatched, requireFast, watchPath } from "../load/watch.ts";
import { seconds } from "../rounds.ts";

const slowest = 150;
const maxStopMs = 10_000;
/** A render that started before the disconnect may end this much later, in milliseconds. */
const drainMs = 2_000;

/** Pipelined requests, also of clients that disconnect before the response. */
export const pipelining: Check = {
  line: "S35",
  what: "1,200 pipelined requests of unknown addresses on one connection, once and at 46 kB a second, then four clients that send as many and disconnect, over and over, while somebody reads the home page: nothing is rendered for those that have left, and told to stop in the middle of it the server ends within ten seconds.",
  async run() {
    const log: string[] = [];
    const seen: string[] = [];
    await onSite(
      async (site) => {
        await (await fetch(site.address)).arrayBuffer();
        for (const name of ["pipelineOnce", "pipelineSteadily", "pipelineAndLeave"] as const) {
          const attacking = attack(name, site.address, seconds(15));
          const watched = await watchPath(site.address, () => "/", attacking);
          await attacking;
          seen.push(describeWatched(name, watched));
          requireFast(name, watched, ["200"], slowest);
        }
        const dead = countUnsentRenders(log.join(""));
        seen.push(`${dead} rendered for clients that had left`);
        assert.equal(dead, 0, seen.join("; "));
        const attacking = attack("pipelineSteadily", site.address, 3);
        await watchPath(site.address, () => "/", new Promise((resolve) => setTimeout(resolve, 1_000)));
        const startedAt = performance.now();
        await site.stop();
        const elapsed = performance.now() - startedAt;
        seen.push(`stopped in ${(elapsed / 1_000).toFixed(1)} s`);
        assert(elapsed <= maxStopMs, seen.join("; "));
        await attacking.catch(() => {});
      },
      { onOutput: (text) => log.push(text) },
    );
    return seen.join("; ");
  },
};

const line = z.object({ time: z.string(), path: z.string(), status: z.number() });

/** Responses rendered long after the disconnect; the path holds its time. */
function countUnsentRenders(log: string): number {
  const lines = log.split("\n").filter((text) => text.includes('"path":"/left-'));
  return lines.filter((text) => {
    const { time, path, status } = line.parse(JSON.parse(text));
    const left = Number(path.split("-")[1]);
    return status !== 499 && Date.parse(time) > left + drainMs;
  }).length;
}
