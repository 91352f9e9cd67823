import { addArticles, addTags } from "./article-content.ts";
import { onEachDatabase, type Stand } from "./each-database.ts";
import { saver } from "./save-call.ts";
import { seconds } from "./time.ts";

type Measured = { database: string; perSecond: number; p99: number; target: number };

const clients = 4;

/** How often per second four people at once save an article each, published, over HTTP. */
export async function measureSaves(): Promise<Measured[]> {
  const results = await onEachDatabase(measure);
  console.table(
    results.map(({ database, perSecond, p99, target }) => ({
      database,
      "saves / s": Math.round(perSecond),
      "p99 ms": p99.toFixed(0),
      "target / s": target,
    })),
  );
  return results;
}

async function measure(stand: Stand): Promise<Measured> {
  await stand.prepare(async (database) => {
    await addTags(database);
    await addArticles(database, 1, 100);
  });
  const site = await stand.start();
  const { token } = await site.signIn();
  const savers = await Promise.all(Array.from({ length: clients }, () => saver(site.address, token)));
  await during(seconds / 4, savers);
  const taken = await during(seconds, savers);
  await site.stop();
  taken.sort((one, other) => one - other);
  const p99 = taken[Math.floor(taken.length * 0.99)] ?? Number.NaN;
  return { database: stand.name, perSecond: taken.length / seconds, p99, target: 110 };
}

/** Each saves one time after the other for so many seconds; gives the milliseconds of every save. */
async function during(duration: number, savers: readonly (() => Promise<void>)[]): Promise<number[]> {
  const until = performance.now() + duration * 1_000;
  const taken: number[] = [];
  async function goOn(save: () => Promise<void>): Promise<void> {
    while (performance.now() < until) {
      const began = performance.now();
      await save();
      taken.push(performance.now() - began);
    }
  }
  await Promise.all(savers.map(goOn));
  return taken;
}
