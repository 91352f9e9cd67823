import { getArticleForEdit } from "../app/data/articles/admin-article.ts";
import { countArticles, listArticles } from "../app/data/articles/admin-articles.ts";
import { articleStates } from "../app/data/articles/article-filter.ts";
import { articleVersions } from "../app/data/articles/article-versions.ts";
import { listPublishedArticles } from "../app/data/articles/articles.ts";
import { addArticles, addTags } from "./article-content.ts";
import { saver } from "./save-call.ts";
import type { BenchSite } from "./site-process.ts";
import { type TestBed, uncached } from "./test-bed.ts";
import { quantile, timed } from "./time.ts";

/** Milliseconds (MB for memory) by number of rows; `ratio` is the last figure divided by the first. */
type Measured = { what: string; figures: Record<string, number>; ratio: number; target?: string };

type Calls = Readonly<Record<string, () => Promise<unknown>>>;

const times = 60;
const warmUp = 10;

/** Response times with more and more articles, over HTTP, one request after the other. */
export async function measureGrowth(testBed: TestBed): Promise<Measured[]> {
  const figures: Figures = new Map();
  let present = 0;
  for (const count of [10, 10_000]) {
    await testBed.prepare(async (database) => {
      if (present === 0) await addTags(database);
      await addArticles(database, present + 1, count);
    });
    present = count;
    await using site = await testBed.start(uncached);
    const medians = await mediansOf(await articleCalls(site, count));
    figures.set(count, { ...medians, "memory, MB": await site.memory() });
  }
  return compare(figures);
}

/** Response times of an article with more and more versions, over HTTP, one request after the other. */
export async function measureHistory(site: BenchSite): Promise<Measured[]> {
  const { token, db } = await site.signIn();
  const slug = "bench-history";
  const save = await saver(site.address, token, slug);
  const { data } = await db.from("otm_blog_articles").select("id").eq("slug", slug).single().throwOnError();
  const versions = articleVersions(db, data.id);
  const calls: Calls = {
    "history: first screen": () => Promise.all([versions.present(), versions.list(null)]),
    "history: two versions": () => versions.pair(null, null),
    "editor: load": () => getArticleForEdit(db, data.id),
    "editor: save": save,
  };
  const figures: Figures = new Map();
  let present = 1;
  for (const count of [10, 1_000]) {
    for (; present < count; present += 1) await save();
    figures.set(count, await mediansOf(calls));
    present += times + warmUp;
  }
  return compare(figures).map((row) => ({
    ...row,
    target: row.what.startsWith("history") ? "300 ms" : "ratio 1.5",
  }));
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

/** By number of rows. */
type Figures = Map<number, Record<string, number>>;

function compare(figures: Figures): Measured[] {
  const [first = {}, last = {}] = figures.values();
  return Object.keys(first).map((what) => ({
    what,
    figures: Object.fromEntries([...figures].map(([count, all]) => [count, all[what] ?? Number.NaN])),
    ratio: (last[what] ?? Number.NaN) / (first[what] ?? Number.NaN),
  }));
}
