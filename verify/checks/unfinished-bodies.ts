import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { onSite } from "../../bench/test-bed.ts";
import type { Check } from "../check.ts";
import { attack } from "../load/attack.ts";
import { describeWatched, requireFast, watchPath } from "../load/watch.ts";
import { seconds } from "../rounds.ts";

const slowest = 150;
const maxGrowthMb = 100;

/** An unfinished body counts with its received bytes, not with its Content-Length. */
export const unfinishedBodies: Check = {
  line: "S37",
  what: "2,000 connections that send all but the last byte of the largest body that they may: without the key, with it, as a form, and about accounts, while somebody reads the home page.",
  run: () =>
    onSite(async (site) => {
      const warmingUp = pause(3_000);
      await watchPath(site.address, () => "/", warmingUp);
      const before = await site.memory();
      let max = 0;
      const measuring = setInterval(async () => {
        max = Math.max(max, await site.memory());
      }, 100);
      const attacking = attack("leaveBodiesOpen", site.address, seconds(10));
      const watched = await watchPath(site.address, () => "/", attacking).finally(() =>
        clearInterval(measuring),
      );
      const responses = JSON.stringify(await attacking).replaceAll('"', "");
      const seen = `${responses}; memory ${Math.round(before)} → ${Math.round(max)} MB; ${describeWatched("/", watched)}`;
      assert(max - before <= maxGrowthMb, seen);
      requireFast("/", watched, ["200"], slowest);
      return seen;
    }),
};
