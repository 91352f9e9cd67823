import { addArticles, addTags } from "./article-content.ts";
import { saver } from "./save-call.ts";
import { measureSavesOf } from "./saves.ts";
import type { BenchSite } from "./site-process.ts";
import { onSite } from "./test-bed.ts";
import { quantile } from "./time.ts";

type Measured = {
  /** Saves per second, each with its version. */
  saves: { perSecond: number; target: number };
  /** The last hundred saves of an article against its first hundred. */
  slowdown: { ratio: number; target: number };
  /** The history of 1,000 versions: its first part, and all parts in sequence. */
  history: { firstPart: number; all: number; target: number };
};

const versions = 1_000;
const atOnce = 200;

/** What versions cost: saves, and the history of an article that has a thousand. */
export async function measureVersions(): Promise<Measured> {
  const measured = await onSite(measure, {
    async prepare(database) {
      await addTags(database);
      await addArticles(database, 1, 1_000);
    },
  });
  console.table(measured);
  return measured;
}

async function measure(site: BenchSite): Promise<Measured> {
  const { token, db } = await site.signIn();
  const perSecond = await measureSavesOf(site.address, token);
  const slug = "many-versions";
  const save = await saver(site.address, token, slug);
  const durations: number[] = [];
  for (let number = 2; number <= versions; number++) durations.push(await timed(save));
  const { data } = await db.from("otm_blog_articles").select("id").eq("slug", slug).single().throwOnError();

  async function readPart(before: number): Promise<void> {
    const part = { _kind: "article", _id: data.id, _before: before, _limit: atOnce };
    const rows = await db.rpc("list_versions", part).throwOnError();
    if (rows.data.length !== atOnce) throw new Error(`The history has ${rows.data.length} more versions`);
  }
  async function readAll(): Promise<void> {
    for (let before = versions + 1; before > 1; before -= atOnce) await readPart(before);
  }
  return {
    saves: { perSecond, target: 150 },
    slowdown: {
      ratio: quantile(durations.slice(-100), 0.5) / quantile(durations.slice(0, 100), 0.5),
      target: 1.5,
    },
    history: {
      firstPart: await median(() => readPart(versions + 1)),
      all: await median(readAll),
      target: 300,
    },
  };
}

async function median(work: () => Promise<void>): Promise<number> {
  const durations: number[] = [];
  for (let time = 0; time < 20; time++) durations.push(await timed(work));
  return quantile(durations, 0.5);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
