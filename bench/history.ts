import { getArticleForEdit } from "../app/data/articles/admin-article.ts";
import { articleVersions } from "../app/data/articles/article-versions.ts";
import { addTags } from "./article-content.ts";
import { saver } from "./save-call.ts";
import { onEmbedded, type TestBed, uncached } from "./test-bed.ts";
import { quantile } from "./time.ts";

/** Milliseconds by number of versions; `ratio` is the last figure divided by the first. */
type Measured = { what: string; figures: Record<string, number>; ratio: number; target: string };

const counts = [10, 1_000];
const times = 60;
const slug = "bench-history";

/** Response times of an article with more and more versions, over HTTP, one request after the other. */
export async function measureHistory(): Promise<Measured[]> {
  const results = await onEmbedded(measure);
  console.table(results.map(({ what, figures, ratio, target }) => ({ what, ...figures, ratio, target })));
  return results;
}

async function measure(testBed: TestBed): Promise<Measured[]> {
  await testBed.prepare(addTags);
  const site = await testBed.start(uncached);
  const { token, db } = await site.signIn();
  const save = await saver(site.address, token, slug);
  const { data: article } = await db.from("otm_blog_articles").select("id").eq("slug", slug).single();
  const id = article?.id ?? "";
  const versions = articleVersions(db, id);
  const calls: Record<string, { call(): Promise<unknown>; target: string }> = {
    "history: first screen": {
      call: () => Promise.all([versions.present(), versions.list(null)]),
      target: "300 ms",
    },
    "history: two versions": { call: () => versions.pair(null, null), target: "300 ms" },
    "editor: load": { call: () => getArticleForEdit(db, id), target: "ratio 1.5" },
    "editor: save": { call: save, target: "ratio 1.5" },
  };
  const figures: Record<string, Record<string, number>> = {};
  let present = 1;
  for (const count of counts) {
    for (; present < count; present += 1) await save();
    for (const [what, { call }] of Object.entries(calls)) {
      const durations: number[] = [];
      for (let round = -10; round < times; round += 1) {
        const startedAt = performance.now();
        await call();
        if (round >= 0) durations.push(performance.now() - startedAt);
      }
      figures[what] = { ...figures[what], [count]: quantile(durations, 0.5) };
    }
    present += times + 10;
  }
  await site.stop();
  return Object.entries(figures).map(([what, all]) => {
    const [first = Number.NaN, last = Number.NaN] = Object.values(all);
    return { what, figures: all, ratio: last / first, target: calls[what]?.target ?? "" };
  });
}
