import { countArticles, listArticles } from "../app/data/articles/admin-articles.ts";
import { articleStates } from "../app/data/articles/article-filter.ts";
import { listPublishedArticles } from "../app/data/articles/articles.ts";
import { addArticles } from "./article-content.ts";
import type { Row } from "./page.ts";
import { saver } from "./save-call.ts";
import type { BenchSite } from "./site-process.ts";
import { type TestBed, uncached } from "./test-bed.ts";
import { quantile, timed } from "./time.ts";

type Calls = Readonly<Record<string, () => Promise<unknown>>>;

const times = 60;
const warmUp = 10;

/**
 * Response times with 10 and with 10,000 articles, in milliseconds, over HTTP, one request after the other; `ratio` is the
 * last figure divided by the first.
 */
export async function measureGrowth(testBed: TestBed): Promise<Row[]> {
  const figures: Record<string, number>[] = [];
  let present = 0;
  for (const count of [10, 10_000]) {
    await testBed.prepare((database) => addArticles(database, present + 1, count));
    present = count;
    await using site = await testBed.start(uncached);
    const medians = await mediansOf(await articleCalls(site, count));
    figures.push({ ...medians, "memory, MB": await site.memory() });
  }
  const [first = {}, last = {}] = figures;
  return Object.entries(first).map(([what, few]) => {
    const many = last[what] ?? Number.NaN;
    return { what, "of 10": few, "of 10,000": many, ratio: many / few };
  });
}

async function articleCalls(site: BenchSite, count: number): Promise<Calls> {
  const { token, db } = await site.signIn();
  const published = (await countArticles(db)).published;
  const last = Math.ceil(published / 12);
  const tagged = await listPublishedArticles(db, "nl", 1, "c1000000-0000-4000-8000-000000000002");
  const lastOfTag = Math.ceil((tagged?.total ?? 0) / 12);
  const everything = { search: "", status: null, state: null } as const;
  const page = (path: string) => async () => {
    const response = await fetch(site.address + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  };
  const search = (text: string) => () => listArticles(db, { ...everything, search: text }, null);
  const oldCursor = {
    side: "older",
    time: new Date(Date.now() - count * 1_800_000).toISOString(),
    id: "a1000000-0000-4000-8000-000000000001",
  } as const;
  return {
    "/insights": page("/insights"),
    "/insights, last page": page(`/insights?page=${last}`),
    "/insights, in the middle": page(`/insights?page=${Math.ceil(last / 2)}`),
    "an article": page("/insights/bench-9"),
    "a tag": page("/insights/tag/bench-tag-2"),
    "a tag, last page": page(`/insights/tag/bench-tag-2?page=${lastOfTag}`),
    "search, common word": page("/search?q=artikel"),
    "search, rare word": page("/search?q=zzz"),
    feed: page("/rss.xml"),
    sitemap: page("/sitemap.xml"),
    "panel: list": () => listArticles(db, everything, null),
    "panel: list, far back": () => listArticles(db, everything, oldCursor),
    "panel: counts": () => countArticles(db),
    "panel: search, one title": search("imkers, deel 7"),
    "panel: search, common word": search("artikel"),
    "panel: search, no such word": search("zzz"),
    ...Object.fromEntries(
      articleStates.map((state) => [
        `panel: ${state.replace("_", " ")}`,
        () => listArticles(db, { ...everything, state }, null),
      ]),
    ),
    "panel: save": await saver(site.address, token),
  };
}

/** In turns, so that noise of the machine affects all alike. */
async function mediansOf(calls: Calls): Promise<Record<string, number>> {
  const durations = new Map(Object.keys(calls).map((what): [string, number[]] => [what, []]));
  for (let round = -warmUp; round < times; round += 1) {
    for (const [what, call] of Object.entries(calls)) {
      const taken = await timed(call);
      if (round >= 0) durations.get(what)?.push(taken);
    }
  }
  return Object.fromEntries([...durations].map(([what, all]) => [what, quantile(all, 0.5)]));
}
