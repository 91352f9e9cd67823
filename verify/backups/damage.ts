import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { addArticles, addTags } from "../../bench/article-content.ts";
import type { BenchSite } from "../../bench/site-process.ts";
import { onEmbedded, temporaryDirectory } from "../../bench/test-bed.ts";
import { makePhotograph, upload } from "../../bench/upload.ts";
import type { KeptBackup } from "../../server/backup/kept/kept-backup.ts";
import { keys } from "../../server/backup/kept/snapshots.ts";
import type { Place } from "../../server/backup/place/place.ts";
import { createKey } from "../../server/backup/place/sealed.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { rounds } from "../check.ts";
import { sendMessage } from "../writers/messages.ts";
import { backUp, expectSentence, leftOf, restore, start } from "./commands.ts";
import { type CheckedPlace, openCheckedPlace } from "./places.ts";

/** Of each object: one in its head, and random ones. */
const bytesEach = rounds(4);

const damaged = /damaged|not whole|no backup|is not the key of|has changed|lacks /;

/** Changes bytes, tears objects, takes the bucket away and gives wrong keys. @returns what was found */
export function findDamage(): Promise<string> {
  return onEmbedded(async ({ settings, prepare, start: startSite }) => {
    const { DATA_DIR: data = "" } = settings;
    await prepare(async (database) => {
      await addTags(database);
      await addArticles(database, 1, 50);
    });
    const site = await startSite();
    const { token } = await site.signIn();
    await upload(site, token, "picture.jpg", await makePhotograph(1, 320, 240));
    await using directory = await openCheckedPlace("directory", data);
    await using bucket = await openCheckedPlace("bucket", data);
    const figures = [
      await changeBeforeProof(directory, settings),
      await changeBytes(directory, settings),
      await wrongKeys(bucket, settings),
      await failBucket(bucket, settings, site),
    ];
    await site.stop();
    return figures.join("; ");
  });
}

/** The archive is changed when the proof begins. */
async function changeBeforeProof(
  { place, from }: CheckedPlace,
  settings: NodeJS.ProcessEnv,
): Promise<string> {
  const { DATA_DIR: data = "" } = settings;
  const before = new Set((await place.list("snapshots")).map(({ key }) => key));
  let isOver = false;
  const ended = start("backup", ["--kept"], settings).ended.finally(() => {
    isOver = true;
  });
  let archive = "";
  while (archive === "") {
    assert(!isOver, "The proof was not seen");
    const isStarted = await readFile(join(data, "proof", "cluster", "postgres", "PG_VERSION")).catch(
      () => null,
    );
    const objects = await place.list("snapshots");
    if (isStarted)
      archive = objects.find(({ key }) => !before.has(key) && key.includes("database"))?.key ?? "";
  }
  const whole = await buffer(place.read(archive));
  await put(place, archive, changedAt(whole, Math.floor(whole.byteLength / 2)));
  const { status, sentence } = await ended;
  assert.equal(status, 1);
  assert.match(sentence, damaged);
  assert.deepEqual(await leftOf(settings, "proof"), []);
  const list = archive.replace(/database.*/, "files.json");
  const isLeft = (await place.list("snapshots")).some(({ key }) => key === list);
  assert(!isLeft, "A damaged backup can be chosen");
  const next = await backUp(settings);
  await inNewDirectory(settings, (fresh) => restore(next, ["--from", from, "--latest"], fresh));
  return "an archive that changed before its proof is found by it, and is no backup";
}

/** What a snapshot consists of, one object of each kind. */
async function objectsOf(place: Place, { snapshot }: KeptBackup, isSealed: boolean) {
  const [content] = (await place.list("files")).filter(({ key }) => key.endsWith(".age") === isSealed);
  return {
    archive: keys.archive(snapshot, isSealed),
    "file list": keys.fileList(snapshot, isSealed),
    content: content?.key ?? "",
  };
}

async function changeBytes({ place, from }: CheckedPlace, settings: NodeJS.ProcessEnv): Promise<string> {
  const found: string[] = [];
  for (const key of [null, await createKey()]) {
    const own = { ...settings, ...(key && { BACKUP_KEY: key }) };
    const kept = await backUp(own);
    const words = ["--from", from, "--at", kept.snapshot];
    for (const [what, object] of Object.entries(await objectsOf(place, kept, key !== null))) {
      const whole = await buffer(place.read(object));
      for (let time = 0; time < bytesEach; time += 1) {
        const at = time === 0 ? 9 : randomInt(whole.byteLength);
        await put(place, object, changedAt(whole, at));
        await inNewDirectory(own, (fresh) => expectSentence("restore", words, fresh, damaged)).catch(
          (error) => {
            throw new Error(`Byte ${at} of ${object}: ${error instanceof Error ? error.message : error}`);
          },
        );
      }
      await put(place, object, whole);
      found.push(`${key ? "encrypted" : "plain"} ${what}`);
    }
    await inNewDirectory(own, (fresh) => restore(kept, words, fresh));
  }
  return `${found.length * bytesEach} changed bytes found by restorations (${bytesEach} in each ${found.join(", ")}), nothing restored, and whole again once they were put right`;
}

async function wrongKeys(bucket: CheckedPlace, settings: NodeJS.ProcessEnv): Promise<string> {
  const own = { ...settings, ...bucket.settings };
  const right = { ...own, BACKUP_KEY: await createKey() };
  const kept = await backUp(right);
  const before = await listAll(bucket.place);
  const said: string[] = [];
  for (const wrong of [{ ...own, BACKUP_KEY: await createKey() }, own]) {
    said.push(await expectSentence("backup", ["--kept"], wrong, /BACKUP_KEY/));
    await inNewDirectory(wrong, (fresh) =>
      expectSentence("restore", ["--from", "s3", "--latest"], fresh, /BACKUP_KEY/),
    );
  }
  assert.deepEqual(await listAll(bucket.place), before, "A wrong key has changed the bucket");
  await inNewDirectory(right, (fresh) => restore(kept, ["--from", "s3", "--latest"], fresh));
  return `another key and none: ${said.length} backups and as many restorations end in a sentence and touch nothing; ${await tear(bucket, right, kept)}`;
}

/** Half of each object, as a service or a disk that fails leaves it. */
async function tear({ place }: CheckedPlace, settings: NodeJS.ProcessEnv, kept: KeptBackup): Promise<string> {
  const objects = Object.values(await objectsOf(place, kept, true));
  for (const object of objects) {
    const whole = await buffer(place.read(object));
    await put(place, object, whole.subarray(0, whole.byteLength / 2));
    await inNewDirectory(settings, (fresh) =>
      expectSentence("restore", ["--from", "s3", "--latest"], fresh, damaged),
    );
    await put(place, object, whole);
  }
  return `${objects.length} torn objects found`;
}

async function failBucket(
  bucket: CheckedPlace,
  settings: NodeJS.ProcessEnv,
  { address }: BenchSite,
): Promise<string> {
  const own = { ...settings, ...bucket.settings };
  const away = { BACKUP_S3_URL: `http://127.0.0.1:${await freePort()}` };
  const silent = () => new Promise<void>(() => {});
  const cases = [
    { name: "away", change: away, expected: /BACKUP_S3_URL can't be reached/, look: async () => {} },
    { name: "silent", change: {}, expected: /BACKUP_S3_URL does not answer in time/, look: silent },
    {
      name: "with wrong rights",
      change: { BACKUP_S3_SECRET_KEY: "wrong" },
      expected: /BACKUP_S3_URL answers 403/,
      look: async () => {},
    },
  ];
  for (const { name, change, expected, look } of cases) {
    bucket.onRequest(look);
    const failing = { ...own, ...change };
    await expectSentence("backup", ["--kept"], failing, expected);
    assert.deepEqual(await leftOf(settings, "proof"), [], name);
    await inNewDirectory(failing, (fresh) =>
      expectSentence("restore", ["--from", "s3", "--latest"], fresh, expected),
    );
    assert.equal(await sendMessage(address, `A bucket ${name}`), 201);
  }
  bucket.onRequest(async () => {});
  return `a bucket ${cases.map(({ name }) => name).join(", ")}: a sentence each time`;
}

async function inNewDirectory<Result>(
  settings: NodeJS.ProcessEnv,
  work: (settings: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  await using parent = await temporaryDirectory();
  return await work({ ...settings, DATA_DIR: join(parent.path, "data") });
}

async function listAll(place: Place): Promise<string[]> {
  return [...(await place.list("snapshots")), ...(await place.list("files"))].map(({ key }) => key).sort();
}

function changedAt(whole: Buffer, at: number): Buffer {
  const changed = Buffer.from(whole);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

function put(place: Place, object: string, bytes: Uint8Array): Promise<void> {
  return place.write(
    object,
    (async function* () {
      yield bytes;
    })(),
  );
}
