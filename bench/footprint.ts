import { setTimeout as wait } from "node:timers/promises";
import { onEachDatabase, type TestBed } from "./test-bed.ts";

type Measured = { database: string; start: number; idle: number; afterPages: number; target: number };

/** Start-up time to the first page on an existing database and build; memory of all processes (PSS), idle and after 500 pages. */
export async function measureFootprint(): Promise<Measured[]> {
  const results = await onEachDatabase(measure);
  console.table(
    results.map(({ database, start, idle, afterPages, target }) => ({
      database,
      "start s": (start / 1_000).toFixed(2),
      "idle MB": Math.round(idle),
      "after 500 pages MB": Math.round(afterPages),
      "idle target MB": target,
    })),
  );
  return results;
}

async function measure(testBed: TestBed): Promise<Measured> {
  // The first start fills the database.
  await (await testBed.start()).stop();
  const starts: number[] = [];
  for (let time = 0; time < 3; time++) {
    const site = await testBed.start();
    starts.push(site.startedIn);
    await site.stop();
  }
  const site = await testBed.start();
  starts.push(site.startedIn);
  await wait(10_000);
  const idle = await site.memory();
  for (let time = 0; time < 500; time++) await (await fetch(`${site.address}/?${time}`)).arrayBuffer();
  const afterPages = await site.memory();
  await site.stop();
  const [start = Number.NaN] = starts.sort((a, b) => a - b).slice(1);
  return { database: testBed.name, start, idle, afterPages, target: testBed.name === "embedded" ? 260 : 160 };
}
