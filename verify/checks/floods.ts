import { setTimeout as pause } from "node:timers/promises";
import type { BenchSite } from "../../bench/site-process.ts";
import { onSite } from "../../bench/test-bed.ts";
import type { Check } from "../check.ts";
import { attack } from "../load/attack.ts";
import { perSecond } from "../load/floods.ts";
import { describeWatched, requireFast, watchPath } from "../load/watch.ts";
import { seconds } from "../rounds.ts";

/** The maximum p99 of the pages, in milliseconds. */
const slowest = 150;
const pages = ["/", "/en", "/insights", "/en/insights", "/about-us", "/contact", "/terms", "/privacy"];

/** The status of an accepted request; a rejected one has 503. */
const kinds = [
  { name: "sign-ins", attackName: "floodSignIns", accepted: "400" },
  { name: "forms", attackName: "floodForms", accepted: "200" },
  { name: "expensive calls", attackName: "floodCalls", accepted: "200" },
] as const;

export const floods: Check = {
  line: "S30",
  what: `${perSecond} sign-in tries a second from as many addresses while visitors read pages, then as many forms, then as many expensive calls: each for a minute. Each is worked on or told to come back, and every form that was thanked for is stored.`,
  run: () =>
    onSite(async (site) => {
      const seen: string[] = [];
      for (const flood of kinds) seen.push(await measureUnderFlood(site, flood));
      return seen.join(", ");
    }),
};

async function measureUnderFlood(
  site: BenchSite,
  { name, attackName, accepted }: (typeof kinds)[number],
): Promise<string> {
  let read = 0;
  const nextPage = () => pages[read++ % pages.length] ?? "/";
  // Fills the page cache.
  await watchPath(site.address, nextPage, pause(3_000));
  const before = await countForms(site);
  const attacking = attack(attackName, site.address, seconds(60));
  const watched = await watchPath(site.address, nextPage, attacking);
  const responses = await attacking;
  const all = Object.entries(responses).map(([status, times]) => `${times} × ${status}`);
  const figures = `${name} (${all.join(" ")}): ${describeWatched("pages", watched)}`;

  const unexpected = Object.keys(responses).filter((status) => status !== accepted && status !== "503");
  if (unexpected.length > 0 || !responses[accepted]) throw new Error(`Unexpected statuses: ${figures}`);
  const stored = (await countForms(site)) - before;
  if (name === "forms" && stored !== responses[accepted])
    throw new Error(`${stored} forms were stored under ${figures}`);
  requireFast(`pages under ${name}`, watched, ["200"], slowest);
  return figures;
}

async function countForms(site: BenchSite): Promise<number> {
  const { db } = await site.signIn();
  const { count, error } = await db
    .from("otm_contact_subm_vlotwerk")
    .select("id", { count: "exact", head: true });
  if (error || count === null) throw new Error(error?.message ?? "Messages can't be counted");
  return count;
}
