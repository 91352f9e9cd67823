import assert from "node:assert/strict";
import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expectData } from "../../app/data/database.ts";
import type { ListCursor } from "../../app/data/list-cursor.ts";
import { deleteFromTrash, listTrash, undelete } from "../../app/data/trash/trash.ts";
import type { Client } from "../../bench/site-process.ts";
import { onEmbedded, type TestBed } from "../../bench/test-bed.ts";
import { timed } from "../../bench/time.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { createDirectoryStore } from "../../server/backend/media/directory-store.ts";
import { freePort } from "../../server/testing/free-port.ts";
import type { Attempt, Counts } from "../../supabase/tests/trash-sequences.ts";
import { type Check, rounds } from "../check.ts";
import { killPostgres } from "../harness/kill-postgres.ts";
import { addPicture, readPicture } from "../harness/pictures.ts";
import { runClientSequence } from "../trash/client-editor.ts";
import { until } from "../until.ts";

const sequences = rounds(200);
const many = 10_000;
const maxListMs = 1_000;

export const trashChecks: readonly Check[] = [
  {
    line: "S47",
    name: "Trash",
    what: "Articles and pages are created, changed, planned, deleted, restored and deleted for good through the client in 200 random sequences, and pictures in 20; PostgreSQL and the server are killed (SIGKILL) in the middle of such steps; after each step a simple model must hold.",
    run: () => onEmbedded(runSequences),
  },
  {
    line: "S47",
    name: "Trash",
    what: "Of 10,000 things in the trash every page is read, some are searched, restored and deleted for good; then the server is killed five times while it deletes those whose time is up.",
    run: () => onEmbedded(fillTrash),
  },
];

/** What is killed in the middle of which step. */
const cuts = (["delete", "restore", "purge"] as const).flatMap((verb) =>
  (["database", "server"] as const).map((killed) => ({ verb, killed })),
);
type Killed = (typeof cuts)[number]["killed"];

async function runSequences({ settings, start }: TestBed): Promise<string> {
  const seed = String(randomInt(2 ** 31));
  console.log(`  seed ${seed}`);
  const port = { PORT: String(await freePort()) };
  let site = await start(port);
  const { db, token } = await site.signIn();
  const kills = Object.fromEntries(cuts.map(({ verb, killed }) => [`${killed} in ${verb}`, 0]));

  /** Kills a process at some moment of a call; gives whether its answer was heard. */
  async function cut(verb: string, killed: Killed, run: () => Promise<void>): Promise<boolean> {
    const heard = run().then(
      () => true,
      () => false,
    );
    await wait(randomInt(15));
    if (killed === "database") await killPostgres(settings.DATA_DIR ?? "");
    else {
      await site.kill();
      site = await start(port);
    }
    const wasHeard = await heard;
    await until("the site to answer again", async () => isBack(db));
    kills[`${killed} in ${verb}`] = (kills[`${killed} in ${verb}`] ?? 0) + 1;
    return wasHeard;
  }

  const all: Counts[] = [];
  for (let number = 1; number <= sequences; number += 1) {
    // Each third one has a kill, at the first step that is named.
    let next = number % 3 === 0 ? cuts[(number / 3) % cuts.length] : undefined;
    const attempt: Attempt = async ({ verb, canBeCut, run }) => {
      if (!next || !canBeCut || verb !== next.verb) return run().then(() => true);
      const { killed } = next;
      next = undefined;
      return cut(verb, killed, run);
    };
    all.push(await runClientSequence(() => db, { seed, name: String(number), number }, { attempt }));
  }
  const pictures = await runPictures();
  await site.stop();
  const sum = (of: keyof Counts) => all.reduce((total, counts) => total + counts[of], 0);
  const killed = Object.entries(kills).map(([what, count]) => `${what} ${count}`);
  return `seed ${seed}: ${sequences} sequences with ${sum("steps")} steps, ${sum("restored")} restored, of which ${sum("renamed")} under another address; ${pictures}; killed: ${killed.join(", ")}; 0 lost, 0 half restored`;

  /** Uploads, deletes and restores pictures, each second time with a kill; their bytes are there whenever they can come back. */
  async function runPictures(): Promise<string> {
    const store = createDirectoryStore(join(settings.DATA_DIR ?? "", "files"));
    const count = rounds(20);
    for (let number = 1; number <= count; number += 1) {
      const picture = await addPicture({ site, db, token }, number);
      const { id, name, path, bytes } = picture;
      const rows = async () => expectData(await db.from("otm_media").select("*").eq("id", id));
      const before = await rows();
      const remove = async () => {
        const removed =
          number % 2 === 0
            ? await db.storage.from("media").remove([name])
            : await db.from("otm_media").delete().eq("id", id);
        if (removed.error) throw removed.error;
      };
      for (const { verb, run, after } of [
        { verb: "delete", run: remove, after: [] },
        { verb: "restore", run: () => undelete(db, id), after: before },
      ]) {
        const killed = number % 4 < 2 ? null : number % 3 === 0 ? "server" : "database";
        const isHeard = killed === null ? await run().then(() => true) : await cut(verb, killed, run);
        if (!isHeard && (await isInTrash(id)) !== (verb === "delete")) await run();
        const isThere = verb === "restore";
        assert.equal(await isInTrash(id), !isThere);
        assert.deepEqual(await rows(), after);
        assert.notDeepEqual(await store.list(`${id}/`), [], "The bytes are gone");
        await until(`${path} to be ${isThere ? "served" : "hidden"}`, async () => {
          const found = await readPicture(site, picture);
          return isThere ? found?.equals(bytes) === true : found === null;
        });
      }
    }
    return `${count} pictures deleted and restored with their bytes`;
  }

  async function isInTrash(id: string): Promise<boolean> {
    const items = expectData(await db.rpc("list_trash", { _source: "otm_media", _limit: 1_000 }));
    return items.some(({ subject_id }) => subject_id === id);
  }
}

async function isBack(db: Client): Promise<boolean> {
  return (await db.rpc("list_trash", { _limit: 1 })).error === null;
}

/** Deletes so many tags, one after the other in time, as a person does. */
const fill = (database: Database) =>
  database.transaction(async (transaction) => {
    await transaction.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: randomUUID() }),
    ]);
    await transaction.execute(`
      set local statement_timeout = 0;
      insert into public.otm_blog_tags (name, slug) select 'Tag ' || number, 'tag-' || number
      from generate_series(1, ${many}) number;
      delete from public.otm_blog_tags where slug like 'tag-%';
      update private.trash set deleted_at = now() - split_part(slug, '-', 2)::int * interval '1 second'`);
  });

async function fillTrash({ prepare, start }: TestBed): Promise<string> {
  await prepare(fill);
  let site = await start();
  const { db } = await site.signIn();
  const taken: number[] = [];
  const seen = new Set((await readTrash(db, taken)).map(({ subjectId }) => subjectId));
  assert.equal(seen.size, many);
  taken.push(
    await timed(async () => {
      const { rows } = await listTrash(db, { search: "tag-7777", source: "otm_blog_tags" }, null);
      assert.equal(rows.length, 1);
    }),
  );
  const slowest = Math.round(Math.max(...taken));
  assert(slowest < maxListMs, `A page of the trash took ${slowest} ms`);
  const [restored = "", ...deleted] = expectData(await db.rpc("list_trash", { _limit: 501 }));
  await undelete(db, typeof restored === "string" ? "" : restored.subject_id);
  await deleteFromTrash(
    db,
    deleted.map(({ id }) => id),
  );
  await site.stop();

  const left = 1_000;
  await prepare((database) =>
    database.query(
      `update private.trash set deleted_at = now() - interval '40 days'
       where id not in (select id from private.trash order by id limit ${left})`,
    ),
  );
  const kills = rounds(5);
  for (let kill = 1; kill <= kills; kill += 1) {
    site = await start();
    await wait(randomInt(60));
    await site.kill();
  }
  site = await start();
  const again = await site.signIn();
  await until(`${left} things to be left`, async () => (await readTrash(again.db)).length === left);
  await site.stop();
  return `${taken.length - 1} pages of ${many} things, the slowest after ${slowest} ms; 1 restored and ${deleted.length} deleted for good; after ${kills} kills of the server while it deleted those whose time was up, exactly the other ${left} were left`;
}

/** Every page of the trash, with the time that each took. */
async function readTrash(db: Client, taken: number[] = []) {
  type Page = Awaited<ReturnType<typeof listTrash>>;
  const rows: Page["rows"][number][] = [];
  let cursor: ListCursor | null = null;
  do {
    const startedAt = performance.now();
    const page: Page = await listTrash(db, { search: "", source: null }, cursor);
    taken.push(performance.now() - startedAt);
    rows.push(...page.rows);
    cursor = page.older;
  } while (cursor);
  return rows;
}
