// @module-tag S48

import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Database, openDatabase as openAt } from "../../backend/database/database.ts";
import { createDirectoryStore } from "../../backend/media/directory-store.ts";
import { keysOf } from "../../backend/media/library.ts";
import { partBytes } from "../../backend/media/s3-bucket.ts";
import { createPostgresDatabase, describeOnBareDatabase } from "../../backend/testing/databases.ts";
import { afterFile } from "../../testing/after-file.ts";
import { inFull, slice } from "../../testing/in-full.ts";
import { type S3Server, startS3Server } from "../../testing/start-s3-server.ts";
import type { Sources } from "../backup.ts";
import { createDirectoryPlace } from "../place/directory-place.ts";
import type { Place } from "../place/place.ts";
import { createS3Place } from "../place/s3-place.ts";
import { createKey } from "../place/sealed.ts";
import { restoreBackup } from "../restore/restore.ts";
import { fingerprint } from "../testing/fingerprint.ts";
import { keepBackup } from "./keep-backup.ts";
import { proveSnapshot, snapshotSource } from "./prove.ts";
import { nowhere, openScratchSpace, type ScratchSpace } from "./scratch-database.ts";
import { findSnapshots, keys, nameOf, readFileList } from "./snapshots.ts";
import { readEarlier, rowsOf, type TakenSnapshot, takeSnapshot } from "./take-snapshot.ts";
import { thinOut } from "./thin-out.ts";

/** What happens to an object; the offset of a changed byte counts from its end where it is negative. */
const ways: readonly { how: string; at: number | null }[] = [
  { how: "changed", at: -40 },
  { how: "torn", at: null },
  { how: "missing", at: null },
];
/** In the share of the key that age writes first. */
const atHead = { how: "changed at its head", at: 40 };
const version = { id: randomUUID(), hash: "a".repeat(32), content_type: "image/png", width: 700 } as const;
const libraryKeys = keysOf(version);

describeOnBareDatabase("a kept backup", (openDatabase) => {
  let parent: string;
  let database: Database;
  let server: S3Server;

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), "kept-"));
    server = await startS3Server();
    database = await openAt({ url: await createPostgresDatabase(inject("migratedTemplate")) });
    afterFile(database.close);
    const { id, hash, content_type, width } = version;
    await database.query(
      `insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour)
       values ($1::uuid, 'x.png', 'x', $2, $3, 8, $4::int, $4::int, '#c0ffee')`,
      [id, hash, content_type, width],
    );
  });
  afterAll(async () => {
    await server.stop();
    await rm(parent, { recursive: true });
  });

  /** A data directory with the files of the library, a key, and a file of so many bytes. */
  async function arrangeSources(bytes = 1_000_000): Promise<Sources> {
    const directory = join(parent, randomUUID());
    await mkdir(join(directory, "keys"), { recursive: true });
    await writeFile(join(directory, "keys", "signing-key.json"), "{}");
    await writeFile(join(directory, "large.bin"), randomBytes(bytes));
    const store = createDirectoryStore(join(directory, "files"));
    for (const key of libraryKeys) await store.put(key, Buffer.from(`bytes of ${key}`), "image/webp");
    return { database, directory, store };
  }

  const settingsOf = ({ directory }: Sources, key: string | null = null) => ({
    dataDir: directory,
    backup: { s3: null, key },
    backend: { kind: "embedded", runAs: "auto" } as const,
  });
  const take = async (place: Place, key: string | null, { database: rows, ...files }: Sources) =>
    takeSnapshot(place, key, { rows: rowsOf(rows), ...files }, await readEarlier(place, key));
  const places = {
    directory: () => createDirectoryPlace(join(parent, randomUUID())),
    bucket: () => createS3Place(server.settings),
  };
  /** Proves on the tests' own server. */
  const space: ScratchSpace = {
    use: async (work) =>
      work({ database: await openDatabase(), directory: join(parent, randomUUID()), store: nowhere }),
    release: async () => {},
  };

  it("moves only what changed", async () => {
    const [place, sources] = [places.directory(), await arrangeSources()];
    const first = await take(place, null, sources);
    expect(first.missing).toEqual([]);
    expect(Object.keys(first.list.files)).toHaveLength(libraryKeys.length + 2);
    expect(first.moved.size).toBe(libraryKeys.length + 2);
    expect(first.bytes).toBeGreaterThan(1_000_000);
    await writeFile(join(sources.directory, "mail.eml"), "new");
    const reads: string[] = [];
    const counted = {
      ...sources.store,
      get(key: string) {
        reads.push(key);
        return sources.store.get(key);
      },
    };
    const second = await take(place, null, { ...sources, store: counted });
    expect(second.counts).toEqual(first.counts);
    expect(Object.keys(second.list.files)).toHaveLength(libraryKeys.length + 3);
    expect(second.moved.size).toBe(1);
    expect(second.bytes).toBeLessThan(1_000_000);
    expect(reads).toEqual([]);
  });

  it("is rejected in words while another one is made, and goes on after a killed one", async () => {
    const sources = await arrangeSources();
    const held = await openScratchSpace(sources.directory, "auto");
    await expect(keepBackup(settingsOf(sources), sources)).rejects.toThrow("is being made already");
    // What a killed one leaves.
    await mkdir(join(sources.directory, "proof", "cluster", "postgres"), { recursive: true });
    await held.release();
    await mkdir(join(sources.directory, "proof", "cluster", "postgres"), { recursive: true });
    await writeFile(join(sources.directory, "proof", "cluster", "postgres", "half"), "x");
    const next = await openScratchSpace(sources.directory, "auto");
    await expect(readFile(join(sources.directory, "proof", "cluster", "postgres", "half"))).rejects.toThrow(
      "ENOENT",
    );
    await next.release();
  });

  describe.each(
    slice([
      ["a bucket, encrypted", "bucket", true],
      ["a directory", "directory", false],
    ] as const),
  )("in %s", (_, kind, isSealed) => {
    let place: Place;
    let key: string | null;
    let sources: Sources;

    beforeAll(async () => {
      // Of more than one part.
      [place, sources] = [places[kind](), await arrangeSources(partBytes + 100)];
      key = isSealed ? await createKey() : null;
      await take(place, key, sources);
    });
    const latest = async () => {
      const [snapshot] = findSnapshots(await place.list("snapshots"));
      if (!snapshot) throw new Error("There is no snapshot");
      return snapshot;
    };

    // With the real commands: scripts/kept-backup.test.ts.
    if (inFull)
      it("is restored as it was", async () => {
        const snapshot = await latest();
        const list = await readFileList(place, snapshot, key);
        const target = join(parent, randomUUID());
        const restored = await openDatabase();
        const store = createDirectoryStore(join(target, "files"));
        await restoreBackup(snapshotSource(place, key, snapshot, list), {
          database: restored,
          directory: target,
          store,
        });
        expect(await fingerprint(restored)).toEqual(await fingerprint(database));
        for (const path of Object.keys(list.files)) {
          expect(await readFile(join(target, path))).toEqual(await readFile(join(sources.directory, path)));
        }
        expect(Object.keys(list.files)).toHaveLength(libraryKeys.length + 2);
      });

    if (isSealed)
      it("is closed to another key and to none, which touch nothing", async () => {
        const before = (await place.list("snapshots")).length;
        for (const [wrong, sentence] of [
          [await createKey(), "BACKUP_KEY is not the key of snapshots/"],
          [null, "is encrypted: set BACKUP_KEY"],
        ] as const) {
          const failed = take(place, wrong, sources);
          await expect(failed).rejects.toThrow(sentence);
          await expect(failed).rejects.toHaveProperty("name", "BackupError");
        }
        expect((await place.list("snapshots")).length).toBe(before);
        const sealed = await buffer(place.read((await place.list("files"))[0]?.key ?? ""));
        expect(sealed.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
      });

    it("is not proven when an object is changed, torn or missing", async () => {
      const taken = await take(place, key, sources);
      const random = Array.from({ length: 4 }, () => ({ how: "changed", at: randomInt(200) }));
      const all = [...ways, ...(isSealed ? [atHead] : []), ...random];
      for (const way of slice(all)) await expectFound(taken, way);
      // With the real commands: scripts/kept-backup.test.ts.
      if (inFull) await proveSnapshot(place, key, taken, space);
    });

    async function expectFound(taken: TakenSnapshot, { how, at }: (typeof ways)[number]): Promise<void> {
      const { name } = taken.snapshot;
      const content = keys.content(taken.list.files["large.bin"] ?? "", isSealed);
      for (const object of [keys.archive(name, isSealed), content]) {
        const whole = await buffer(place.read(object));
        const broken = Buffer.from(how === "torn" ? whole.subarray(0, whole.length / 2) : whole);
        const byte = at === null ? 0 : (at + broken.length) % broken.length;
        if (at !== null) broken.writeUInt8(broken.readUInt8(byte) ^ 1, byte);
        await (how === "missing" ? place.remove(object) : place.write(object, asStream(broken)));
        const failed = proveSnapshot(
          place,
          key,
          { ...taken, moved: new Set(Object.values(taken.list.files)) },
          space,
        );
        await expect(failed).rejects.toHaveProperty("name", "BackupError");
        await expect(failed, `${how} at ${byte}`).rejects.toThrow(
          /damaged|lacks|not proven|no backup|is not the key/,
        );
        if (inFull) await expectNothingRestored(taken);
        if (object === content) {
          expect((await place.list("files")).map((one) => one.key)).not.toContain(content);
          expect([...(await take(place, key, sources)).moved]).toEqual([taken.list.files["large.bin"]]);
        }
        await place.write(object, asStream(whole));
      }
    }

    async function expectNothingRestored({ snapshot, list }: TakenSnapshot): Promise<void> {
      const target = {
        database: await openDatabase(),
        directory: join(parent, randomUUID()),
        store: nowhere,
      };
      const failed = restoreBackup(snapshotSource(place, key, snapshot, list), target);
      await expect(failed).rejects.toHaveProperty("name", "BackupError");
      const left = "select from pg_namespace where nspname in ('auth', 'private')";
      expect(await target.database.query(left)).toEqual([]);
    }

    it("of which the list is damaged is no ground for the next one, nor is it thinned out", async () => {
      const taken = await take(place, key, sources);
      const object = keys.fileList(taken.snapshot.name, isSealed);
      const whole = await buffer(place.read(object));
      await place.write(object, asStream(whole.subarray(0, whole.length - 20)));
      await expect(readFileList(place, taken.snapshot, key)).rejects.toThrow(/damaged/);
      // What can still be parsed: another name, another hash.
      const changes = [
        ["signing-key", "signing-kex"] as const,
        [taken.list.archive, "0".repeat(64)] as const,
      ];
      for (const [part, changed] of isSealed ? [] : changes) {
        await place.write(object, asStream(Buffer.from(whole.toString().replace(part, changed))));
        await expect(readFileList(place, taken.snapshot, key)).rejects.toThrow(/damaged/);
      }
      const next = await take(place, key, sources);
      expect(next.moved.size).toBe(0);
      await thinOut(place, key, next.snapshot);
      expect(await buffer(place.read(keys.archive(taken.snapshot.name, isSealed)))).not.toHaveLength(0);
    });
  });

  it("is thinned out with what is left of half ones, but nothing that is young", async () => {
    const directory = join(parent, randomUUID());
    const place = createDirectoryPlace(directory);
    const sources = await arrangeSources();
    await take(place, null, sources);
    await rm(join(sources.directory, "large.bin"));
    await take(place, null, sources);
    const other = keys.content("b".repeat(64), false);
    for (const left of ["snapshots/2026-01-01T02-00-00-000Z-0000/database.tar.gz", `${other}.part`, other]) {
      await place.write(left, asStream(Buffer.from("x")));
    }
    const proven = await take(place, null, sources);
    const before = await objectsOf(place);
    await thinOut(place, null, proven.snapshot);
    expect(await objectsOf(place)).toEqual(before);
    // Two of one day, and what a clock that ran ahead has left.
    const olds = findSnapshots(await place.list("snapshots"))
      .slice(1)
      .reverse();
    const noon = new Date(Date.now() - 3 * 24 * 60 * 60 * 1_000).setUTCHours(10);
    const names = olds.map((_, index) => nameOf(new Date(noon + index * 1_000)));
    for (const [index, { name }] of olds.entries()) {
      await rename(join(directory, "snapshots", name), join(directory, "snapshots", names[index] ?? ""));
    }
    const [dayBefore, ahead] = [new Date(noon + 5_000), new Date("2036-01-01T02:00:00Z")];
    for (const object of (await objectsOf(place)).filter((one) => !one.includes(proven.snapshot.name))) {
      const time = object === other ? ahead : dayBefore;
      await utimes(join(directory, object), time, time);
    }
    expect(await thinOut(place, null, proven.snapshot)).toBe(1);
    expect(findSnapshots(await place.list("snapshots")).map(({ name }) => name)).toEqual([
      proven.snapshot.name,
      names[1],
    ]);
    const left = await objectsOf(place);
    const expected = [...new Set(Object.values(proven.list.files))].map((one) => keys.content(one, false));
    expect(left.filter((one) => one.startsWith("files/"))).toEqual(expected.sort());
    expect(left.filter((one) => one.startsWith("snapshots/"))).toHaveLength(4);
  });

  it("loses nothing when two are made at the same time in one place", async () => {
    const place = places.directory();
    const [here, there] = [await arrangeSources(), await arrangeSources()];
    const both = await Promise.all([take(place, null, here), take(place, null, there)]);
    await Promise.all(both.map(({ snapshot }) => thinOut(place, null, snapshot)));
    for (const taken of slice(both)) await proveSnapshot(place, null, taken, space);
  });

  it.each([
    ["another secret key", { secretKey: "wrong" }, /BACKUP_S3_URL answers 403/],
    ["another bucket", { bucket: "not-there" }, /BACKUP_S3_URL (has no bucket|answers 404)/],
    ["nobody there", { url: new URL("http://127.0.0.1:9") }, /BACKUP_S3_URL can't be reached/],
  ])("in a bucket with %s says so", async (_, change, sentence) => {
    const place = createS3Place({ ...server.settings, ...change });
    const failed = take(place, null, await arrangeSources());
    await expect(failed).rejects.toThrow(sentence);
    await expect(failed).rejects.toThrow("The place of backups can't be used");
  });
});

async function objectsOf(place: Place): Promise<string[]> {
  return [...(await place.list("snapshots")), ...(await place.list("files"))].map(({ key }) => key).sort();
}

async function* asStream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
