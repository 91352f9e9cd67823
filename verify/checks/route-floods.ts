import type { BenchSite } from "../../bench/site-process.ts";
import { onSite } from "../../bench/test-bed.ts";
import { quantile } from "../../bench/time.ts";
import type { Check } from "../check.ts";
import { attack } from "../load/attack.ts";
import { floods, reference } from "../load/flood-routes.ts";
import { describeWatched, requireFast, watchPath } from "../load/watch.ts";
import { seconds } from "../rounds.ts";
import { addUser, signInUser } from "../writers/users.ts";

const slowest = 150;

/** In seconds: for each flood, and again for those during which something was slow. */
const lengths = { each: 3, again: 10 };
const maxAgain = 5;

/** All routes of `costly-routes.ts`; `VERIFY_FLOOD` is the name of one flood. */
export const routeFloods: Check = {
  line: "S44",
  what: "150 clients that ask for what there is none of, on each route in turn that costs a query, a render or a hash, while somebody reads the home page, which is cached, and /readyz, which asks the database on one of the server's own connections. What was slow is measured again for longer.",
  run: () =>
    onSite(
      async (site) => {
        const token = await signInUser(site.address);
        const names = process.env.VERIFY_FLOOD ? [process.env.VERIFY_FLOOD] : [...floods.keys()];
        // Fills the page cache.
        await flood(site, reference, token, lengths.each);
        const seen = [await flood(site, reference, token, lengths.each)];
        for (const name of names) {
          const measured = await flood(site, name, token, lengths.each);
          const again = measured.problem !== null && seen.filter(isSlow).length < maxAgain;
          seen.push(again ? await flood(site, name, token, lengths.again) : measured);
        }
        const broken = seen.filter(isSlow);
        if (broken.length > 0) throw new Error(broken.map(({ problem }) => problem).join("; "));
        const [highest] = seen.toSorted((one, other) => other.p99 - one.p99);
        return `${names.length} floods; ${seen[0]?.text}; the slowest: ${highest?.text}`;
      },
      { prepare: addUser },
    ),
};

type Measured = { text: string; p99: number; problem: string | null };

function isSlow({ problem }: Measured): boolean {
  return problem !== null;
}

async function flood(site: BenchSite, name: string, token: string, length: number): Promise<Measured> {
  const more = JSON.stringify({ flood: name, token });
  const attacking = attack("floodRoutes", site.address, seconds(length), more);
  const [home, ready] = await Promise.all([
    watchPath(site.address, () => "/", attacking),
    watchPath(site.address, () => "/readyz", attacking),
  ]);
  const responses = JSON.stringify(await attacking).replaceAll('"', "");
  const text = `${name} ${responses}: ${describeWatched("/", home)}, ${describeWatched("/readyz", ready)}`;
  console.log(`  ${text}`);
  return { text, p99: Math.round(quantile(home.times, 0.99)), problem: problemOf(text, home, ready) };
}

type Watched = Awaited<ReturnType<typeof watchPath>>;

function problemOf(text: string, home: Watched, ready: Watched): string | null {
  try {
    requireFast("/", home, ["200"], slowest);
    requireFast("/readyz", ready, ["200"], Number.POSITIVE_INFINITY);
    return null;
  } catch {
    return text;
  }
}
