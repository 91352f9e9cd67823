import assert from "node:assert/strict";
import { randomInt, randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { BenchSite } from "../../bench/site-process.ts";
import { onEmbedded, onSite, type TestBed } from "../../bench/test-bed.ts";
import { makePhotograph, sendUpload } from "../../bench/upload.ts";
import { keysOf } from "../../server/backend/media/library.ts";
import { type Check, rounds } from "../check.ts";
import { type Answers, countAnswer } from "../load/requests.ts";
import { expectFast, readBeside, reads } from "../load/watch.ts";

const kills = rounds(10);
const uploads = 20;

export const uploadChecks: readonly Check[] = [
  {
    line: "S25",
    what: "The server is killed (SIGKILL) ten times in the middle of 20 uploads: every entry of the library has all its bytes, every acknowledged upload is there, and all other bytes are noted for deletion.",
    run: () => onEmbedded(killDuringUploads),
  },
  {
    line: "S25",
    what: "30 photographs of 12 megapixels are sent two at a time, as the panel does, then all at once: each is stored, or answered with 503 and Retry-After, and pages stay fast meanwhile.",
    run: () => onSite(async (site) => `${await uploadMany(site, 2)}; ${await uploadMany(site, 30)}`),
  },
];

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
      const response = await sendUpload(site, token, path, photograph).catch(() => null);
      if (response?.ok) acknowledged.add(path);
    });
    await wait(randomInt(200, 2_500));
    await site.kill();
    await Promise.all(sent);
    site = await testBed.start();
    await expectWhole(site, acknowledged);
  }
  assert(acknowledged.size > 0, "no upload was acknowledged before a kill: nothing was shown");
  const entries = await listEntries(site);
  await site.stop();
  const stray = await countStray(testBed, entries.flatMap(keysOf));
  return `${kills} kills in ${kills * uploads} uploads: ${acknowledged.size} acknowledged, ${entries.length} entries, all whole; bytes of ${stray} interrupted uploads noted for deletion`;
}

async function listEntries(site: BenchSite) {
  const { db } = await site.signIn();
  const media = db.from("otm_media").select("id, path, hash, content_type, width").limit(1_000);
  const { data } = await media.throwOnError();
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
  const rows = await prepare((database) =>
    database.query<{ version: string }>("select id || '/' || hash as version from private.media_orphans"),
  );
  const noted = new Set(rows.map(({ version }) => version));
  for (const version of versions) assert(noted.has(version), `nothing notes the bytes of ${version}`);
  return versions.size;
}

/** Sends 30 photographs, so many at once, while a page is read. */
async function uploadMany(site: BenchSite, atOnce: number): Promise<string> {
  const { token } = await site.signIn();
  const waiting: Buffer[] = [];
  for (let number = 0; number < 30; number++)
    waiting.push(await makePhotograph(number * 2 + (atOnce > 2 ? 1 : 0)));
  const answers: Answers = {};
  const sendNext = async () => {
    for (let body = waiting.pop(); body; body = waiting.pop()) {
      const { status, headers } = await sendUpload(site, token, randomUUID(), body);
      assert(status === 200 || (status === 503 && headers.has("retry-after")), `answered with ${status}`);
      countAnswer(answers, String(status));
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, sendNext));
  const seen = await readBeside(site.address, all, [reads("/insights", 150)]);
  await all;
  return `${atOnce} at once: ${JSON.stringify(answers).replaceAll('"', "")}, ${expectFast(seen)}`;
}
