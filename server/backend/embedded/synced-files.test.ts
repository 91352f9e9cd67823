import { fsyncSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database.ts";
import { databaseOn } from "../database-pglite.ts";
import { openEngine } from "./engine.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  return { ...real, fsyncSync: vi.fn(real.fsyncSync) };
});

describe("the embedded database in a directory", () => {
  let directory: string;
  let database: Database;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "synced-"));
    // In this thread, where its calls are seen.
    const files = join(directory, "database");
    database = databaseOn(await openEngine({ directory: files }), files);
    await database.execute("create table public.things (number int)");
  });
  beforeEach(() => {
    vi.mocked(fsyncSync).mockClear();
  });
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  it("answers a write when it lies on the disk, and not before", async () => {
    await database.query("insert into public.things values (1)");
    expect(fsyncSync).toHaveBeenCalledOnce();
    await database.query("insert into public.things values (2)");
    expect(fsyncSync).toHaveBeenCalledTimes(2);
  });

  it("waits for no disk to read", async () => {
    await database.query("select * from public.things");
    expect(fsyncSync).not.toHaveBeenCalled();
  });

  it("brings all files to the disk at a checkpoint", async () => {
    await database.execute("checkpoint");
    expect(vi.mocked(fsyncSync).mock.calls.length).toBeGreaterThan(5);
  });
});
