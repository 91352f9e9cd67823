import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { ContentChange } from "../content-changes.ts";
import { type Database, openDatabase } from "./database.ts";
import { hearContentChanges } from "./heard-changes.ts";
import { describeOnEachDatabase } from "./testing/databases.ts";

describeOnEachDatabase("changes of content", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  it("have been heard, each, when what was committed has settled", async () => {
    const changes = await hearContentChanges(database);
    const heard: ContentChange[] = [];
    const stop = changes.subscribe((change) => heard.push(change));
    for (let round = 0; round < 100; round++) {
      await database.query("select pg_notify('content_changes', $1)", [`otm_blog_articles ${round}`]);
      await changes.settled();
      expect(heard.at(-1)).toEqual({ kind: "row", table: "otm_blog_articles", id: String(round) });
    }
    await database.query("select pg_notify('content_changes', 'otm_team_members')");
    await database.query("select pg_notify('content_changes', '')");
    await changes.settled();
    expect(heard.slice(100)).toEqual([{ kind: "table", table: "otm_team_members" }, { kind: "everything" }]);
    expect(changes.areHeard()).toBe(true);

    stop();
    await database.query("select pg_notify('content_changes', '')");
    await changes.settled();
    expect(heard).toHaveLength(102);
    await changes.close();
  });

  it("that nobody can tell of any more leave everything in doubt", async () => {
    const lost = await open();
    const changes = await hearContentChanges(lost);
    const heard: ContentChange[] = [];
    changes.subscribe((change) => heard.push(change));
    await lost.close();
    await changes.settled();
    expect(changes.areHeard()).toBe(false);
    expect(heard).toEqual([{ kind: "everything" }]);
    await changes.close();
  });
});

it("changes in the embedded database are trusted again after it was too busy to tell of them for a moment", async () => {
  const directory = await mkdtemp(join(tmpdir(), "heard-"));
  const database = await openDatabase({ kind: "pglite", directory: join(directory, "database") });
  onTestFinished(async () => {
    await database.close();
    await rm(directory, { recursive: true });
  });
  const changes = await hearContentChanges(database);
  await Promise.all([database.query("select pg_sleep(1.5)"), changes.settled()]);
  expect(changes.areHeard()).toBe(false);
  await expect.poll(() => changes.areHeard()).toBe(true);
  await changes.close();
});
