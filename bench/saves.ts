import { addArticles, addTags } from "./article-content.ts";
import { saver } from "./save-call.ts";
import { onEmbedded, type TestBed } from "./test-bed.ts";
import { quantile, seconds } from "./time.ts";

type Measured = { perSecond: number; p99: number; target: number };

const clients = 4;

/** Saves per second over HTTP of four concurrent clients, each of its own published article. */
export async function measureSaves(): Promise<Measured> {
  const measured = await onEmbedded(measure);
  const { perSecond, p99, target } = measured;
  console.table([{ "saves / s": Math.round(perSecond), "p99 ms": p99.toFixed(0), "target / s": target }]);
  return measured;
}

async function measure(testBed: TestBed): Promise<Measured> {
  await testBed.prepare(async (database) => {
    await addTags(database);
    await addArticles(database, 1, 100);
  });
  const site = await testBed.start();
  const { token } = await site.signIn();
  const savers = await Promise.all(Array.from({ length: clients }, () => saver(site.address, token)));
  await during(seconds / 4, savers);
  const durations = await during(seconds, savers);
  await site.stop();
  return { perSecond: durations.length / seconds, p99: quantile(durations, 0.99), target: 200 };
}

/** Saves per second of four concurrent clients on a running site. */
export async function measureSavesOf(address: string, token: string): Promise<number> {
  const savers = await Promise.all(Array.from({ length: clients }, () => saver(address, token)));
  await during(seconds / 4, savers);
  return (await during(seconds, savers)).length / seconds;
}

/** Runs each saver in sequence for this many seconds. Returns the duration of every save in milliseconds. */
async function during(duration: number, savers: readonly (() => Promise<void>)[]): Promise<number[]> {
  const until = performance.now() + duration * 1_000;
  const durations: number[] = [];
  async function repeat(save: () => Promise<void>): Promise<void> {
    while (performance.now() < until) {
      const startedAt = performance.now();
      await save();
      durations.push(performance.now() - startedAt);
    }
  }
  await Promise.all(savers.map(repeat));
  return durations;
}
