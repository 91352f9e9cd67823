import { onSite } from "../../bench/test-bed.ts";
import type { Check } from "../check.ts";
import { attack } from "../load/attack.ts";
import { describeWatched, requireFast, watchPath } from "../load/watch.ts";
import { seconds } from "../rounds.ts";

const slowest = 150;

export const otherAddresses: Check = {
  line: "S38",
  what: "64 connections that ask for other spellings of addresses, and for addresses that there are none of, while somebody reads the home page.",
  run: () =>
    onSite(async (site) => {
      await (await fetch(site.address)).arrayBuffer();
      const attacking = attack("requestUnknownAddresses", site.address, seconds(20));
      const watched = await watchPath(site.address, () => "/", attacking);
      const responses = JSON.stringify(await attacking).replaceAll('"', "");
      requireFast(`/ beside ${responses}`, watched, ["200"], slowest);
      return `${responses}; ${describeWatched("/", watched)}`;
    }),
};
