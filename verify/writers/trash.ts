import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expectData, throwIfFailed } from "../../app/data/database.ts";
import { undelete } from "../../app/data/trash/trash.ts";
import { saver } from "../../bench/save-call.ts";
import type { BenchSite, Client } from "../../bench/site-process.ts";
import type { Writes } from "../harness/write-through.ts";
import { storedVersion } from "./stored.ts";

/** Articles, and how often one was deleted or restored, as was acknowledged. */
type Trashed = { slugs: string[]; acknowledged: number };

/** Four articles are deleted and restored over and over, until the site is disturbed. */
export const trashing: Writes<Trashed> = { through, expectComplete, tell };

async function through(site: BenchSite, label: string, disturb: () => Promise<void>): Promise<Trashed> {
  const { token, db } = await site.signIn();
  const slugs = [1, 2, 3, 4].map((number) => `${label.replace(/\W+/g, "-")}${number}`);
  const trashed: Trashed = { slugs, acknowledged: 0 };
  for (const slug of slugs) await saver(site.address, token, slug);
  const all = Promise.allSettled(slugs.map((slug) => repeat(db, slug, trashed)));
  const enough = randomInt(8, 60);
  while (trashed.acknowledged < enough) await wait(1);
  await wait(randomInt(20));
  await disturb();
  await all;
  return trashed;
}

/** Until a call fails. */
async function repeat(db: Client, slug: string, trashed: Trashed): Promise<never> {
  const { id } = expectData(await db.from("otm_blog_articles").select("id").eq("slug", slug).single());
  for (;;) {
    throwIfFailed(await db.from("otm_blog_articles").delete().eq("id", id));
    trashed.acknowledged += 1;
    await undelete(db, id);
    trashed.acknowledged += 1;
  }
}

/** @throws Error unless each article is in the list or in the trash, once, and whole: at last in the list */
async function expectComplete(db: Client, all: readonly Trashed[]): Promise<void> {
  for (const slug of all.flatMap(({ slugs }) => slugs)) {
    const kept = expectData(await db.rpc("list_trash", { _search: slug, _limit: 10 }));
    const listed = await storedVersion(db, slug);
    assert.equal(kept.length + listed, 1, `${slug}: ${kept.length} in the trash, ${listed} in the list`);
    for (const { subject_id } of kept) await undelete(db, subject_id);
    assert.equal(await storedVersion(db, slug), 1, `${slug} did not come back`);
  }
}

function tell(what: string, all: readonly Trashed[]): string {
  const acknowledged = all.reduce((sum, trashed) => sum + trashed.acknowledged, 0);
  return `${all.length} ${what} among ${acknowledged} deletions and restorations; each article is there or in the trash, and came back whole`;
}
