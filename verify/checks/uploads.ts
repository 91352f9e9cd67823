import assert from "node:assert/strict";
import { randomInt, randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makePhotograph } from "../../bench/photographs.ts";
import type { BenchSite } from "../../bench/site-process.ts";
import { onEmbedded, type TestBed } from "../../bench/test-bed.ts";
import { sendUpload } from "../../bench/upload.ts";
import { keysOf } from "../../server/backend/media/library.ts";
import type { Check } from "../check.ts";
import { describeWatched, requireFast, watchPath } from "../load/watch.ts";
import { rounds } from "../rounds.ts";

const kills = rounds(10);
const uploads = 20;
const maxPageMs = 150;

export const killedUploads: Check = {
  line: "S25",
  what: "The server is killed (SIGKILL) ten times in the middle of 20 uploads: every entry of the library has all its bytes, every acknowledged upload is there, and all other bytes are noted for deletion.",
  run: () => onEmbedded(killDuringUploads),
};

async function killDuringUploads(testBed: TestBed): Promise<string> {
  const acknowledged = new Set<string>();
  let site = await testBed.start();
  for (let round = 0; round < kills; round++) {
    const { token } = await site.signIn();
    const photographs = await Promise.all(
      Array.from({ length: uploads }, (_, number) => makePhotograph(round * uploads + number, 600, 400)),
    );
    const sent = photographs.map(async (photograph) => {
      const path = randomUUID();
      const response = await sendUpload(site.address, token, path, photograph).catch(() => null);
      if (response?.ok) acknowledged.add(path);
    });
    await wait(randomInt(200, 2_500));
    await site.kill();
    await Promise.all(sent);
    site = await testBed.start();
    await expectWhole(site, acknowledged);
  }
  const entries = await listEntries(site);
  await site.stop();
  const stray = await countStray(testBed, entries.flatMap(keysOf));
  return `${kills} kills in ${kills * uploads} uploads: ${acknowledged.size} acknowledged, ${entries.length} entries, all whole; bytes of ${stray} interrupted uploads noted for deletion`;
}

async function listEntries(site: BenchSite) {
  const { db } = await site.signIn();
  const { data, error } = await db
    .from("otm_media")
    .select("id, path, hash, content_type, width")
    .limit(1_000);
  if (error) throw new Error(`The library can't be read: ${error.message}`);
  return data.map(({ content_type, ...entry }) => ({ ...entry, content_type: "image/jpeg" as const }));
}

async function expectWhole(site: BenchSite, acknowledged: ReadonlySet<string>): Promise<void> {
  const entries = await listEntries(site);
  const paths = new Set(entries.map(({ path }) => path));
  for (const path of acknowledged) assert(paths.has(path), `an acknowledged upload is lost: ${path}`);
  for (const key of entries.flatMap(keysOf)) {
    const response = await fetch(`${site.address}/media/${key}`, { method: "HEAD" });
    assert.equal(response.status, 200, `an entry lacks ${key}`);
  }
}

/** How many versions have bytes and no row; each is noted in the database. */
async function countStray({ settings, prepare }: TestBed, known: readonly string[]): Promise<number> {
  const directory = join(settings.DATA_DIR ?? "", "files");
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const keys = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)));
  const versions = new Set(keys.filter((key) => !known.includes(key)).map((key) => key.slice(0, 69)));
  await prepare(async (database) => {
    const rows = await database.query<{ version: string }>(
      "select id || '/' || hash as version from private.media_orphans",
    );
    const noted = new Set(rows.map(({ version }) => version));
    for (const version of versions) assert(noted.has(version), `nothing notes the bytes of ${version}`);
  });
  return versions.size;
}

export const manyUploads: Check = {
  line: "S25",
  what: "30 photographs of 12 megapixels are sent two at a time, as the panel does, then all at once: each is stored, or answered with 503 and Retry-After, and pages stay fast meanwhile.",
  run: () => onEmbedded(uploadMany),
};

async function uploadMany({ start }: TestBed): Promise<string> {
  const site = await start();
  const told: string[] = [];
  for (const atOnce of [2, 30]) {
    const { token } = await site.signIn();
    const waiting: Buffer[] = [];
    for (let number = 0; number < 30; number++)
      waiting.push(await makePhotograph(number * 2 + (atOnce > 2 ? 1 : 0)));
    const statuses: Record<string, number> = {};
    const sendNext = async () => {
      for (let body = waiting.pop(); body; body = waiting.pop()) {
        const { status, headers } = await sendUpload(site.address, token, randomUUID(), body);
        assert(status === 200 || (status === 503 && headers.has("retry-after")), `answered with ${status}`);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    const all = Promise.all(Array.from({ length: atOnce }, sendNext));
    const watched = await watchPath(site.address, () => "/insights", all);
    await all;
    requireFast("pages", watched, ["200"], maxPageMs);
    const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    told.push(`${atOnce} at once: ${answers.join(", ")}, ${describeWatched("pages meanwhile", watched)}`);
  }
  await site.stop();
  return told.join("; ");
}
