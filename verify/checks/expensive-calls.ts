import { onSite } from "../../bench/test-bed.ts";
import type { Database } from "../../server/backend/database/database.ts";
import type { Check } from "../check.ts";
import { attack } from "../load/attack.ts";
import { describeWatched, requireFast, watchPath } from "../load/watch.ts";
import { seconds } from "../rounds.ts";
import { addUser, signInUser } from "../writers/users.ts";

const slowest = { cached: 150, uncached: 500 };

/** Calls that take as much of the database as the limits allow, and of those that write. */
export const expensiveCalls: Check = {
  line: "S36",
  what: "120 clients that call what is most expensive of all that the limits allow, on 200 articles of 30 kB, first without accounts, then with somebody among them who has signed up and posts, while others read a cached page, the page of search results, which is rendered each time, and /readyz.",
  run: () =>
    onSite(
      async (site) => {
        await (await fetch(site.address)).arrayBuffer();
        const token = await signInUser(site.address);
        const seen: string[] = [];
        for (const [who, withToken] of [
          ["visitors", ""],
          ["visitors and a writer", token],
        ] as const) {
          const attacking = attack("callExpensively", site.address, seconds(30), withToken);
          const [cached, uncached, ready] = await Promise.all([
            watchPath(site.address, () => "/", attacking),
            watchPath(site.address, () => `/search?q=keuze+${Math.random()}`, attacking),
            watchPath(site.address, () => "/readyz", attacking),
          ]);
          const responses = JSON.stringify(await attacking).replaceAll('"', "");
          seen.push(
            `${who} (${responses}): ${describeWatched("/", cached)}, ${cached.stale} stale, ${describeWatched("/search", uncached)}, ${describeWatched("/readyz", ready)}`,
          );
          try {
            requireFast("a cached page", cached, ["200"], slowest.cached);
            requireFast("/search", uncached, ["200"], slowest.uncached);
            requireFast("/readyz", ready, ["200"], Number.POSITIVE_INFINITY);
            if (cached.stale > 0) throw new Error(`${cached.stale} pages were stale`);
          } catch (error) {
            throw new Error(seen.join("; "), { cause: error });
          }
        }
        return seen.join("; ");
      },
      { prepare: addLongArticles },
    ),
};

async function addLongArticles(database: Database): Promise<void> {
  await addUser(database);
  await database.execute(`
    insert into public.otm_blog_articles (slug, author, published)
    select 'long-' || number, 'Schrijver ' || number % 50, true from generate_series(1, 200) as number;
    insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
    select id, language, 'Een artikel over ' || slug, 'Een lijst, een som en een keuze',
      rpad(md5(slug) || repeat(' Wat u deze week met de hand doet.', 30), 900),
      '<p>' || (select string_agg(md5(slug || place), ' ') from generate_series(1, 910) as place) || '</p>'
    from public.otm_blog_articles cross join unnest(array['nl', 'en']) as language where slug like 'long-%';
    analyze`);
}
