import { countArticles, listArticles } from "../app/data/articles/admin-articles.ts";
import { articleStates } from "../app/data/articles/article-filter.ts";
import { listPublishedArticles } from "../app/data/articles/articles.ts";
import { addArticles, addTags } from "./article-content.ts";
import { saver } from "./save-call.ts";
import { onEmbedded, type TestBed, uncached } from "./test-bed.ts";
import { quantile } from "./time.ts";

/** Milliseconds (MB for memory) by number of articles; `ratio` is the last figure divided by the first. */
type Measured = { what: string; figures: Record<string, number>; ratio: number };

const counts = [10, 10_000];
const times = 60;

/** Response times with more and more articles, over HTTP, one request after the other. */
export async function measureGrowth(): Promise<Measured[]> {
  const results = await onEmbedded(measure);
  console.table(
    results.map(({ what, figures, ratio }) => ({
      what,
      ...Object.fromEntries(
        Object.entries(figures).map(([count, figure]) => [`with ${count}`, figure.toFixed(1)]),
      ),
      ratio: ratio.toFixed(2),
    })),
  );
  return results;
}

async function measure(testBed: TestBed): Promise<Measured[]> {
  const figures: Record<string, Record<string, number>> = {};
  let present = 0;
  for (const count of counts) {
    await testBed.prepare(async (database) => {
      if (present === 0) await addTags(database);
      await addArticles(database, present + 1, count);
    });
    present = count;
    for (const [what, figure] of Object.entries(await measureWith(testBed, count))) {
      figures[what] = { ...figures[what], [count]: figure };
    }
  }
  return Object.entries(figures).map(([what, all]) => {
    const [first = Number.NaN, last = Number.NaN] = [Object.values(all)[0], Object.values(all).at(-1)];
    return { what, figures: all, ratio: last / first };
  });
}

async function measureWith(testBed: TestBed, count: number): Promise<Record<string, number>> {
  const site = await testBed.start(uncached);
  const { token, db } = await site.signIn();
  const published = (await countArticles(db)).published;
  const last = Math.ceil(published / 12);
  const tagged = await listPublishedArticles(db, "nl", 1, "c1000000-0000-4000-8000-000000000002");
  const lastOfTag = Math.ceil((tagged?.total ?? 0) / 12);
  const everything = { search: "", status: null, state: null } as const;
  const page = async (path: string) => {
    const response = await fetch(site.address + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  };
  const search = (text: string) => listArticles(db, { ...everything, search: text }, null);
  const oldCursor = {
    side: "older",
    createdAt: new Date(Date.now() - count * 1_800_000).toISOString(),
  } as const;
  const id = "a1000000-0000-4000-8000-000000000001";
  const save = await saver(site.address, token);
  const calls: Record<string, () => Promise<unknown>> = {
    "/insights": () => page("/insights"),
    "/insights, last page": () => page(`/insights?page=${last}`),
    "/insights, in the middle": () => page(`/insights?page=${Math.ceil(last / 2)}`),
    "an article": () => page("/insights/bench-9"),
    "a tag": () => page("/insights/tag/bench-tag-2"),
    "a tag, last page": () => page(`/insights/tag/bench-tag-2?page=${lastOfTag}`),
    "search, common word": () => page("/search?q=artikel"),
    "search, rare word": () => page("/search?q=zzz"),
    feed: () => page("/rss.xml"),
    sitemap: () => page("/sitemap.xml"),
    "panel: list": () => listArticles(db, everything, null),
    "panel: list, far back": () => listArticles(db, everything, { ...oldCursor, id }),
    "panel: counts": () => countArticles(db),
    "panel: search, one title": () => search("imkers, deel 7"),
    "panel: search, common word": () => search("artikel"),
    "panel: search, no such word": () => search("zzz"),
    ...Object.fromEntries(
      articleStates.map((state) => [
        `panel: ${state.replace("_", " ")}`,
        () => listArticles(db, { ...everything, state }, null),
      ]),
    ),
    "panel: save": save,
  };
  const durations: Record<string, number[]> = {};
  // Interleaved, so that noise of the machine affects all alike; ten rounds to warm up.
  for (let round = -10; round < times; round++) {
    for (const [what, call] of Object.entries(calls)) {
      const startedAt = performance.now();
      await call();
      if (round >= 0) durations[what] = [...(durations[what] ?? []), performance.now() - startedAt];
    }
  }
  const figures = Object.fromEntries(
    Object.entries(durations).map(([what, all]) => [what, quantile(all, 0.5)]),
  );
  figures["memory, MB"] = await site.memory();
  await site.stop();
  return figures;
}
