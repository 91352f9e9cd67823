import { saver } from "./save-call.ts";
import type { BenchSite } from "./site-process.ts";
import { quantile, seconds, timed, timedEach } from "./time.ts";

type Saves = { perSecond: number; p99: number; target: number };

const clients = 4;

/** Saves per second over HTTP of four concurrent clients, each of its own published article. */
export async function measureSaves(site: BenchSite): Promise<Saves> {
  const durations = await saveTogether(site);
  return { perSecond: durations.length / seconds, p99: quantile(durations, 0.99), target: 200 };
}

/** The duration of every save of four concurrent clients, in milliseconds. */
async function saveTogether({ address, signIn }: BenchSite): Promise<number[]> {
  const { token } = await signIn();
  const savers = await Promise.all(Array.from({ length: clients }, () => saver(address, token)));
  await during(seconds / 4, savers);
  return during(seconds, savers);
}

/** Repeats each call for this many seconds; the duration of every one, in milliseconds. */
export async function during(duration: number, calls: readonly (() => Promise<void>)[]): Promise<number[]> {
  const until = performance.now() + duration * 1_000;
  const durations: number[] = [];
  async function repeat(call: () => Promise<void>): Promise<void> {
    while (performance.now() < until) durations.push(await timed(call));
  }
  await Promise.all(calls.map(repeat));
  return durations;
}

type Versions = {
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
export async function measureVersions(site: BenchSite): Promise<Versions> {
  const perSecond = (await saveTogether(site)).length / seconds;
  const { token, db } = await site.signIn();
  const slug = "many-versions";
  const save = await saver(site.address, token, slug);
  const durations = await timedEach(versions - 1, save);
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
