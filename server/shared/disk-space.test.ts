// @module-tag S6

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase, visitor } from "../backend/database/database.ts";
import { createPostgresDatabase } from "../backend/testing/databases.ts";
import { freeSpace } from "../backend/testing/full-disk.ts";
import { removeSpies } from "../testing/node-spies.ts";

describe("the embedded database on a disk that is full", () => {
  let directory: string;
  let database: Database;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "full-"));
    database = await openDatabase({ url: await createPostgresDatabase(), directory });
    await database.execute(`
      create table public.things (number int);
      grant select, insert on public.things to anon;
      insert into public.things values (1);
    `);
  });
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  const insert = "insert into public.things values (2)";
  const count = "select count(*) as count from public.things";

  it("still reads", async () => {
    freeSpace(35);
    expect(await database.query(count)).toEqual([{ count: 1 }]);
    expect(await database.queryAs(visitor, count, [], { readOnly: true })).toEqual([{ count: 1 }]);
  });

  it.each([
    ["of the server", () => database.query(insert)],
    ["of a caller", () => database.queryAs(visitor, insert, [])],
    ["in a transaction", () => database.transaction((transaction) => transaction.query(insert))],
    ["in a script", () => database.execute(`${insert}; ${insert}`)],
  ])("rejects a write %s like PostgreSQL, and stores it when there is room again", async (_, write) => {
    const [before] = await database.query<{ count: number }>(count);
    freeSpace(35);
    await expect(write()).rejects.toMatchObject({ code: "53100", message: "The disk is full" });
    expect(await database.query(count)).toEqual([before]);
    removeSpies();
    await write();
    expect(await database.query(count)).not.toEqual([before]);
  });

  it("still answers 25006 for writes in a read-only transaction", async () => {
    await expect(database.queryAs(visitor, insert, [], { readOnly: true })).rejects.toMatchObject({
      code: "25006",
    });
  });
});
