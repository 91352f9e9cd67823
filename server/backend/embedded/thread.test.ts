import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { openPglite } from "../database-pglite.ts";

const longWork = "select count(*)::int as count from generate_series(1, 3000000)";

describe("the embedded database's thread", () => {
  let directory: string;
  let database: Database;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "thread-"));
    database = await openPglite({ directory: join(directory, "database") });
  });
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  it("leaves this one its turns while it works on a single statement", async () => {
    let isDone = false;
    const asked = database.query(longWork).finally(() => {
      isDone = true;
    });
    let turns = 0;
    while (!isDone) {
      await new Promise(setImmediate);
      turns += 1;
    }
    expect(await asked).toEqual([{ count: 3_000_000 }]);
    expect(turns).toBeGreaterThan(100);
  });

  it("gives an answer of many megabytes whole, and each its own", async () => {
    const lengths = [10_000_000, 3, 0, 70_000];
    const answers = lengths.map((length) =>
      database.query<{ text: string }>("select repeat('é', $1) as text", [length]),
    );
    const texts = (await Promise.all(answers)).map(([row]) => row?.text);
    expect(texts.map((text) => text?.length)).toEqual(lengths);
    expect(texts[0]?.endsWith("é")).toBe(true);
  });

  it("tells what was announced in a transaction once it is committed, before the commit is answered", async () => {
    const heard: string[] = [];
    const stop = await database.listen("news", (payload) => heard.push(payload));
    await database.transaction(async (transaction) => {
      await transaction.query("select pg_notify('news', 'first')");
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(["first"]);
    await stop();
    await database.query("select pg_notify('news', 'second')");
    expect(heard).toEqual(["first"]);
  });

  it("says what kept it from being opened, with its code", async () => {
    const file = join(directory, "file");
    await writeFile(file, "");
    await expect(openPglite({ directory: join(file, "database") })).rejects.toMatchObject({
      code: "ENOTDIR",
    });
  });

  it("takes the process with it when it ends by itself", async () => {
    const script = fileURLToPath(new URL("./testing/outlive-thread.ts", import.meta.url));
    const process = spawn(globalThis.process.execPath, [script], { stdio: ["ignore", "ignore", "pipe"] });
    const [complaint, [code]] = await Promise.all([text(process.stderr), once(process, "exit")]);
    expect(complaint).toContain("The thread of the embedded database has ended");
    expect(code).toBe(1);
  });

  it("refuses what is asked of it when it was closed", async () => {
    const other = await openPglite({ directory: join(directory, "other") });
    await other.close();
    await expect(other.query("select 1")).rejects.toMatchObject({ code: "08006" });
    await other.close();
  });
});
