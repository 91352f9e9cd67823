import type { Row } from "./page.ts";
import { saver } from "./save-call.ts";
import type { BenchSite } from "./site-process.ts";
import { quantile, timedEach } from "./time.ts";

const versions = 1_000;
const atOnce = 200;

/** What versions cost: saves, and the history of an article that has a thousand. */
export async function measureVersions({ address, signIn }: BenchSite): Promise<Row[]> {
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
  const slowdown = quantile(durations.slice(-100), 0.5) / quantile(durations.slice(0, 100), 0.5);
  return [
    { what: "last hundred saves against the first hundred", figure: slowdown, target: 1.5 },
    { what: "first part of the history", figure: await median(() => readPart(versions + 1)), target: 300 },
    { what: "whole history", figure: await median(readAll), target: 300 },
  ];
}
