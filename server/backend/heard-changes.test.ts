import { beforeAll, expect, it } from "vitest";
import type { ContentChange } from "../content-changes.ts";
import type { Database } from "./database.ts";
import { hearContentChanges } from "./heard-changes.ts";
import { describeOnDatabase } from "./testing/databases.ts";

describeOnDatabase("changes of content", (open) => {
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
