// @module-tag S7
// @module-tag Texts

import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { readReleased } from "../../scripts/release.ts";
import { type Database, openDatabase as openAt } from "../backend/database/database.ts";
import { listOwnScripts, migrate } from "../backend/database/migrate.ts";
import { seed } from "../backend/database/seed.ts";
import { createDirectoryStore } from "../backend/media/directory-store.ts";
import { keysOf, type MediaVersion } from "../backend/media/library.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import { readMediaFile } from "../backend/media/read-media-file.ts";
import { createS3Store } from "../backend/media/s3-store.ts";
import { createPostgresDatabase, describeOnBareDatabase } from "../backend/testing/databases.ts";
import { afterFile } from "../testing/after-file.ts";
import { slice } from "../testing/in-full.ts";
import { startS3Server } from "../testing/start-s3-server.ts";
import { rejectTargetInside, writeBackup } from "./backup.ts";
import { createKey } from "./place/sealed.ts";
import { backupFile, restoreBackup } from "./restore/restore.ts";
import { fingerprint } from "./testing/fingerprint.ts";

describeOnBareDatabase("a backup", (open) => {
  let database: Database;
  let directory: string;
  let file: string;
  let empty: Database | undefined;
  let made: Awaited<ReturnType<typeof writeBackup>>;
  let store: MediaStore;
  /** Names that somebody gave, and one that is longer than the header of an archive holds. */
  const unexpected = [
    "keys/signing-key.json~",
    "notes 1.txt",
    "café.txt",
    `a/${"é".repeat(90)}/${"b".repeat(200)}.txt`,
  ];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "backup-"));
    database = await fill(await openAt({ url: await createPostgresDatabase(inject("migratedTemplate")) }));
    afterFile(database.close);
    await database.execute("update private.backup_state set proven_at = now(), snapshot = 'earlier'");
    store = createDirectoryStore(join(directory, "data", "files"));
    for (const key of keys) await store.put(key, Buffer.from(`${key} (intact)`), "image/webp");
    for (const [path, text] of [
      ["keys/signing-key.json", "{}"],
      [`files/${randomUUID()}/${"d".repeat(32)}/320.webp`, "in nobody's row"],
      [`files/${keys[0]}.part`, "half"],
      ["lost+found/x", "x"],
      ...unexpected.map((name) => [name, "x"] as const),
      ["mail/2026-01-01-a.eml", "mail"],
      ["process", "1"],
    ] as const) {
      await mkdir(join(directory, "data", path, ".."), { recursive: true });
      await writeFile(join(directory, "data", path), text);
    }
    file = join(directory, "x.backup.tar.gz");
    made = await writeBackup(sources(), file);
  });
  afterAll(() => rm(directory, { recursive: true }));

  const sources = () => ({ database, directory: join(directory, "data"), store });
  const targetOf = (restored: Database) => {
    const target = join(directory, randomUUID());
    return { database: restored, directory: target, store: createDirectoryStore(join(target, "files")) };
  };

  it("is one private file, and overwrites none", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(made).toMatchObject({ files: keys.length + 2 + unexpected.length, missing: [] });
    expect(made.rows).toBeGreaterThan(100);
    await expect(writeBackup(sources(), file)).rejects.toThrow("exists already");
  });

  it("does not follow a prepared file or link at its path", async () => {
    const other = join(directory, "other.backup.tar.gz");
    await writeFile(`${other}.part`, "waiting", { mode: 0o666 });
    await writeBackup(sources(), other);
    expect((await stat(other)).mode & 0o777).toBe(0o600);
  });

  it("restores every row and file, with working triggers, also from a bucket and encrypted", async () => {
    const server = await startS3Server();
    onTestFinished(server.stop);
    const bucket = createS3Store(server.settings);
    const moved = { ...targetOf(await open()), store: bucket };
    const summary = await restoreBackup(backupFile(file), moved);
    expect(summary).toMatchObject({ rows: made.rows, files: made.files, migrated: 0 });
    expect(await fingerprint(moved.database)).toEqual(await fingerprint(database));
    expect((await bucket.list("")).sort()).toEqual([...keys].sort());
    // It proves nothing about the copy.
    const state =
      "select proven_at, snapshot, since > now() - interval '1 hour' as is_new from private.backup_state";
    expect(await moved.database.query(state)).toEqual([{ proven_at: null, snapshot: null, is_new: true }]);

    const [key, wrong] = [await createKey(), await createKey()];
    const sealed = join(directory, "sealed.backup.tar.gz.age");
    expect(
      (await writeBackup({ ...sources(), ...moved, directory: sources().directory }, sealed, key)).missing,
    ).toEqual([]);
    expect((await readFile(sealed)).toString("latin1")).toMatch(/^age-encryption\.org\/v1\n/);
    const target = targetOf(await open());
    for (const [given, sentence] of [
      [null, "is encrypted: set BACKUP_KEY"],
      [wrong, "BACKUP_KEY is not the key of"],
    ] as const) {
      await expect(restoreBackup(backupFile(sealed, given), target)).rejects.toThrow(sentence);
    }
    await restoreBackup(backupFile(sealed, key), target);
    expect(await fingerprint(target.database)).toEqual(await fingerprint(database));
    const found = await readdir(target.directory, { recursive: true, withFileTypes: true });
    const files = found.filter((entry) => entry.isFile());
    expect(
      files.map(({ parentPath, name }) => relative(target.directory, join(parentPath, name))).sort(),
    ).toEqual(
      [
        ...keys.map((key) => `files/${key}`),
        "keys/signing-key.json",
        "mail/2026-01-01-a.eml",
        ...unexpected,
      ].sort(),
    );
    expect(await contentsOf(target.store)).toEqual(await contentsOf(store));
    expect((await stat(join(target.directory, "keys/signing-key.json"))).mode & 0o777).toBe(0o600);
    expect(await guards(target.database)).toEqual(await guards(database));
    await expectActive(target.database);
  });

  it("of 1.0.0 is migrated; what this one has no place for, and what its store lacks, is named", async () => {
    const released = Object.keys(await readReleased()).map((path) => basename(path));
    const later = (await listOwnScripts()).filter((name) => !released.includes(name));
    const older = await fill(await open(), (name) => !later.includes(name));
    await older.execute(
      `create table private.given_up (id bigint generated always as identity primary key, was text);
       insert into private.given_up (was) values ('x'), ('y');
       alter table public.otm_blog_tags add was text not null default 'x';
       insert into public.otm_versions (kind, subject_id, number, state, document)
         select kind, subject_id, number + 1, 'working', document || '{"author": "Waits"}'
         from public.otm_versions where kind = 'article' order by subject_id limit 1`,
    );
    const [first = "", second = "", ...others] = keys;
    const lacking: Pick<MediaStore, "get"> = {
      async get(key) {
        const found = await store.get(key);
        // It is open, and its bytes are not read yet.
        if (key === first) await store.remove(key);
        return key === second ? null : found;
      },
    };
    const old = join(directory, "earlier.backup.tar.gz");
    const { rows, missing } = await writeBackup({ ...sources(), database: older, store: lacking }, old);
    await store.put(first, Buffer.from(`${first} (intact)`), "image/webp");
    expect(missing.sort()).toEqual([first, second].sort());
    const target = targetOf(await open());
    expect(await restoreBackup(backupFile(old), target)).toMatchObject({
      rows: rows - 2,
      // Platform files make the tables of the backup.
      migrated: later.filter((name) => /^\d{14}/.test(name)).length,
      unknown: ["private.given_up", "public.otm_blog_tags.was"],
    });
    const tables = (print: Record<string, string>) => Object.keys(print);
    expect(tables(await fingerprint(target.database))).toEqual(tables(await fingerprint(database)));
    for (const rows of [
      "select slug from public.otm_blog_tags order by 1",
      "select kind, subject_id, number, state, document from public.otm_versions order by subject_id, number",
    ]) {
      expect(await target.database.query(rows)).toEqual(await older.query(rows));
    }
    expect(
      await target.database.query("select from public.otm_versions where state = 'working'"),
    ).toHaveLength(1);
    expect((await target.store.list("")).sort()).toEqual(others.sort());
  });

  it("is rejected by a non-empty database, which stays unchanged", async () => {
    const before = await fingerprint(database);
    await expect(restoreBackup(backupFile(file), targetOf(database))).rejects.toThrow("not empty");
    expect(await fingerprint(database)).toEqual(before);
  });

  type Refused = readonly [string, (path: string) => Promise<void>, string];
  const refused: readonly Refused[] = [
    ["cut off", async (path: string) => truncate(path, 20_000), "ends|damaged"],
    ["another file", async (path: string) => writeFile(path, "hello"), "no backup"],
    [
      "of a newer version",
      (path: string) => change(path, (text) => text.replace(/"2025(\d{10})"/, '"2999$1"')),
      "newer version",
    ],
    [
      "with something strange in it",
      (path: string) => change(path, (text) => text.replace("directory/keys/sign", "directory/../../sig")),
      "has no place",
    ],
    [
      "damaged in a file",
      (path: string) => change(path, (text) => text.replace("(intact)", "(broken)")),
      "is damaged",
    ],
    [
      "with something that the server keeps for itself",
      (path: string) =>
        change(path, (text) =>
          text.replace("directory/keys/signing-key.json", "directory/postgres/signing.json"),
        ),
      "has no place",
    ],
    ...["directory//etc/passwd", "directory/mail/../../x.json", "directory/files/removed/1.pdf"].map(
      (name): Refused => [
        `with ${name} in it`,
        (path) =>
          change(path, (text) => text.replace("directory/mail/2026-01-01-a.eml", name.padEnd(31, "\0"))),
        "has no place",
      ],
    ),
    [
      "with a name that is none",
      (path: string) =>
        change(path, (text) => text.replace(/\d+ path=/, (length) => length.replace(/\d/, "-"))),
      "is damaged",
    ],
    [
      "with a file twice",
      (path: string) =>
        change(path, (text) =>
          text.replace("directory/mail/2026-01-01-a.eml", "directory/keys/signing-key.json"),
        ),
      "holds a file twice",
    ],
    [
      "with sequences that are none",
      (path: string) => change(path, (text) => text.replaceAll('"isCalled":', '"isCalles":')),
      "sequences.json can't be read",
    ],
    [
      "with rows that are none",
      (path: string) => change(path, (text) => text.replace('"zoe@example.nl"', '"zoe@example.nl*')),
      "its rows don't fit",
    ],
  ];
  it.each(slice(refused, 3))(
    "that is %s is refused in one sentence, and leaves nothing behind",
    async (_, damage, sentence) => {
      const broken = join(directory, `${randomUUID()}.tar.gz`);
      await writeFile(broken, await readFile(file));
      await damage(broken);
      // Each leaves it as empty as it was.
      empty ??= await open();
      const refused = restoreBackup(backupFile(broken), targetOf(empty));
      await expect(refused).rejects.toThrow(new RegExp(sentence));
      await expect(refused).rejects.toHaveProperty("name", "BackupError");
      const left = await empty.query("select from pg_namespace where nspname in ('auth', 'private')");
      expect(left).toEqual([]);
    },
  );
});

it("is never written into its own data directory", () => {
  for (const file of ["data/x.tar.gz", "data/backups/x.tar.gz", "data/../data/x", "/site/data/x"]) {
    expect(() => rejectTargetInside("/site/data", resolve("/site", file)), file).toThrow("lies in DATA_DIR");
  }
  for (const file of ["x.tar.gz", "/site/data.tar.gz", "/backups/data/x"]) {
    expect(() => rejectTargetInside("/site/data", resolve("/site", file)), file).not.toThrow();
  }
});

const versions: readonly MediaVersion[] = [
  { id: randomUUID(), hash: "a".repeat(32), content_type: "image/png", width: 700 },
  { id: randomUUID(), hash: "b".repeat(32), content_type: "image/jpeg", width: 2_000 },
  { id: randomUUID(), hash: "c".repeat(32), content_type: "application/pdf", width: null },
];
const keys = versions.flatMap(keysOf);

async function contentsOf(store: MediaStore): Promise<Record<string, string | undefined>> {
  const found: Record<string, string | undefined> = {};
  for (const key of keys) found[key] = (await readMediaFile(store, key))?.toString();
  return found;
}

async function fill(database: Database, isApplied?: (name: string) => boolean): Promise<Database> {
  await migrate(database, undefined, isApplied);
  await seed(database);
  const user = randomUUID();
  await database.query("insert into auth.users (id, email) values ($1, $2)", [user, "eva@example.nl"]);
  await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [user]);
  await database.query("insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal2')", [
    randomUUID(),
    user,
  ]);
  await database.query(
    "insert into public.otm_contact_subm_vlotwerk (name, email, message, language) values ($1, $2, $3, 'nl')",
    ['Zoë "\\ \u2028 \u{1f600}', "zoe@example.nl", "regel\nregel\t[null] \u0001"],
  );
  for (const { id, hash, content_type, width } of versions) {
    await database.query(
      `insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour)
       values ($1::uuid, $1, 'x', $2, $3, 8, $4::int, $4::int, '#c0ffee')`,
      [id, hash, content_type, width],
    );
  }
  await database.query(
    `insert into public.otm_download_files (page_id, language, media_id)
     select id, 'nl', $1::uuid from public.otm_download_pages limit 1`,
    [versions.at(-1)?.id ?? ""],
  );
  return database;
}

/** References and triggers as they must stand again afterwards. */
function guards(database: Database) {
  return database.query(
    `select conname as name, condeferrable::text as state from pg_constraint
     union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`,
  );
}

/** A message makes a lead, an article is counted, and a reference to nobody is refused. */
async function expectActive(database: Database): Promise<void> {
  const count = async (from: string) => (await database.query(`select from ${from}`)).length;
  const leads = await count("public.otm_leads");
  await database.query(
    "insert into public.otm_contact_subm_vlotwerk (name, email, message, language) values ('A', 'a@example.nl', 'Hallo', 'nl')",
  );
  expect(await count("public.otm_leads")).toBe(leads + 1);
  const orphan = database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
    randomUUID(),
  ]);
  await expect(orphan).rejects.toMatchObject({ code: "23503" });
}

async function change(path: string, edit: (text: string) => string): Promise<void> {
  const edited = edit(gunzipSync(await readFile(path)).toString("latin1"));
  // The sums of changed headers are made right again: it is what stands in the archive that is tested.
  const bytes = Buffer.from(edited, "latin1");
  for (let index = 0; index + 512 <= bytes.length; index += 512) {
    if (bytes.toString("latin1", index + 257, index + 262) !== "ustar") continue;
    bytes.write("        ", index + 148);
    const sum = bytes.subarray(index, index + 512).reduce((total, byte) => total + byte, 0);
    bytes.write(`${sum.toString(8).padStart(6, "0")}\0 `, index + 148);
  }
  await writeFile(path, gzipSync(bytes, { level: 1 }));
}
