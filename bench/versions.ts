import { saver } from "./save-call.ts";
import type { BenchSite } from "./site-process.ts";
import { quantile, timedEach } from "./time.ts";

type Versions = {
  /** The last hundred saves of an article against its first hundred. */
  slowdown: { ratio: number; target: number };
  /** The history of 1,000 versions: its first part, and all parts in sequence. */
  history: { firstPart: number; all: number; target: number };
};

const versions = 1_000;
const atOnce = 200;

/** What versions cost: saves, and the history of an article that has a thousand. */
export async function measureVersions({ address, signIn }: BenchSite): Promise<Versions> {
  const { token, db } = await signIn();
  const slug = "many-versions";
  const durations = await timedEach(versions - 1, await saver(address, token, slug));
  const { data } = await db.from("otm_blog_articles").select("id").eq("slug", slug).single().throwOnError();

  async function readPart(before: number): Promise<void> {
    const part = { _kind: "article", _id: data.id, _before: before, _limit: atOnce };
    const rows = await db.rpc("list_versions", part).throwOnError();
    if (rows.data.length !== atOnce) throw new Error(`The history has ${rows.data.length} more versions`);
  }
  async function readAll(): Promise<void> {
    for (let before = versions + 1; before > 1; before -= atOnce) await readPart(before);
  }
  const median = async (work: () => Promise<void>) => quantile(await timedEach(20, work), 0.5);
  return {
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
