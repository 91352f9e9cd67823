import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { RehearsedCall } from "../../app/data/rehearsals/rehearsal.ts";
import { type BenchSite, call } from "../../bench/site-process.ts";
import { onEachDatabase, type TestBed } from "../../bench/test-bed.ts";
import { timed } from "../../bench/time.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { fingerprint } from "../../server/backup/testing/fingerprint.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { type Check, rounds } from "../check.ts";
import { until } from "../until.ts";

export const rehearsals: Check = {
  line: "Rehearsal",
  what: "The server is killed 20 times (SIGKILL), ten of them beside an external PostgreSQL, which lives on, each time in the middle of a rehearsal that changes every page, withdraws and deletes: no row differs, of versions, events, mails and counts neither, and no lock is left.",
  run: async () => (await onEachDatabase((bed) => killRehearsals(bed, rounds(20) / 2))).join("; "),
};

async function killRehearsals(bed: TestBed, times: number): Promise<string> {
  // At one address, for which the token is.
  const settings = { PORT: String(await freePort()) };
  let site = await bed.start(settings);
  const { token, db } = await site.signIn();
  const events = ["article.published", "article.updated", "article.unpublished"];
  const webhook = { _url: "https://hooks.klant.example/", _events: events, _includes_person: false };
  await db.rpc("create_webhook", webhook).throwOnError();
  const published = db.from("otm_blog_articles").select("id").eq("published", true);
  const { data: articles } = await published.throwOnError();
  const calls = changes(articles.map(({ id }) => id));
  assert.equal(await rehearse(site, token, calls), 200);
  const duration = await timed(() => rehearse(site, token, calls));
  // What was counted in memory is written.
  await site.stop();
  const before = await bed.prepare(print);
  for (let round = 0; round < times; round += 1) {
    site = await bed.start(settings);
    const rehearsing = rehearseUntilKilled(site, token, calls);
    await wait(randomInt(Math.ceil(duration)));
    await site.kill();
    await rehearsing;
    assert.deepEqual(await bed.prepare(print), before);
  }
  return `${bed.name}: ${times} kills in a rehearsal of ${Math.round(duration)} ms; every row as before, no lock left`;
}

/** A fact on every page, a plan that withdraws an article, a deletion, a redirect, and a member of the team. */
function changes([one, other]: readonly string[]): RehearsedCall[] {
  const rehearsed = (path: string, body: object): RehearsedCall => ({
    method: "POST",
    path,
    prefer: "resolution=merge-duplicates",
    body: JSON.stringify(body),
  });
  const fact = { key: "firm.name", language: "all", text: "Anders" };
  const plan = { _kind: "article", _id: one, _at: new Date(0), _action: "unpublish" };
  return [
    rehearsed("otm_site_texts?on_conflict=key,language", [fact]),
    rehearsed("rpc/schedule_publication", plan),
    rehearsed("rpc/delete_article", { _id: other }),
    rehearsed("otm_redirects", { path: "/oud", target: "/contact" }),
    rehearsed("otm_team_members", { name: "Noor", active: true, display_order: 50 }),
  ];
}

/** Over and over. Throws when the server refuses. */
async function rehearseUntilKilled(...sent: Parameters<typeof rehearse>): Promise<void> {
  for (let status: number | null = 200; status !== null; status = await rehearse(...sent).catch(() => null))
    assert.equal(status, 200);
}

/** Gives the status. Throws when the server has gone. */
async function rehearse(site: BenchSite, token: string, calls: readonly RehearsedCall[]): Promise<number> {
  const response = await call(`${site.address}/functions/v1/rehearse`, { token, body: { calls } });
  await response.text();
  return response.status;
}

/** Every row, once nobody holds a lock any more. */
async function print(database: Database): Promise<Record<string, string>> {
  await until("no lock to be left", async () => {
    const held = await database.query("select from pg_locks where pid <> pg_backend_pid()");
    return held.length === 0;
  });
  const found = await fingerprint(database);
  // Sequences may skip: they give an order, and no numbers that anybody sees.
  return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.includes(" rows ")));
}
