import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "./page.ts";
import type { TestBed } from "./test-bed.ts";

/** Start-up time to the first page on an existing database and build; memory of all processes (PSS), idle and after 500 pages. */
export async function measureFootprint({ name, start }: TestBed): Promise<Row> {
  const starts: number[] = [];
  // The first start fills the database.
  for (let time = 0; time < 4; time++) {
    await using site = await start();
    if (time > 0) starts.push(site.startedIn);
  }
  await using site = await start();
  starts.push(site.startedIn);
  await wait(10_000);
  const idle = await site.memory();
  for (let time = 0; time < 500; time++) await (await fetch(`${site.address}/?${time}`)).arrayBuffer();
  const afterPages = await site.memory();
  const [median = Number.NaN] = starts.sort((a, b) => a - b).slice(1);
  return { database: name, start: median, idle, afterPages, target: name === "embedded" ? 260 : 160 };
}
