// @module-tag S48

import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import { preparedDirectory } from "../server/backend/testing/data-directory.ts";
import { keptBackupSchema } from "../server/backup/kept/kept-backup.ts";
import { spawnKeptBackup } from "../server/backup/kept/spawn-kept-backup.ts";
import { fingerprint } from "../server/backup/testing/fingerprint.ts";
import type { S3Settings } from "../server/settings/s3-settings.ts";
import { inFull } from "../server/testing/in-full.ts";
import { startS3Server } from "../server/testing/start-s3-server.ts";
import { arrangeContent } from "../supabase/tests/content.ts";
import { runAsProcess, runCommand } from "./testing/run-command.ts";

const signal = new AbortController().signal;

/** When a process is killed, in milliseconds: in each part of a start, a backup, its proof and a restoration. */
const moments = Array.from({ length: 4 }, (_, index) => 900 * (index + 1));

it("a kept backup in a bucket is restored on an empty machine by one command with the key", async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const { output } = await runCommand("backup", ["--new-key"], {});
  const place = { BACKUP_KEY: output.trim(), ...placeIn(server.settings) };
  const parent = await mkdtemp(join(tmpdir(), "empty-machine-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const [data, again] = [await preparedDirectory(), join(parent, "again")];
  await mkdir(join(data, "keys"), { recursive: true });
  await writeFile(join(data, "keys", "signing-key.json"), "{}");
  const database = await openEmbeddedDatabase(data);
  onTestFinished(database.close);
  await arrangeContent(database);
  const before = await fingerprint(database);

  const made = await spawnKeptBackup({ PATH: process.env.PATH, DATA_DIR: data, ...place }, { signal });
  // The content has pictures whose files nobody has stored.
  expect(made).toMatchObject({ status: 2, sentence: expect.stringContaining("Missing in the file store") });
  expect(made.summary).toMatchObject({ files: 1, movedFiles: 1, seconds: expect.any(Number) });
  expect((await readdir(data)).filter((name) => /^(backups|proof)$/.test(name))).toEqual([]);

  const listed = await runCommand("restore", ["--from", "s3"], { DATA_DIR: again, ...place });
  expect(listed).toMatchObject({
    code: 2,
    output: expect.stringContaining(`MB  ${made.summary?.snapshot}\n`),
  });
  for (const [key, sentence] of [
    [undefined, "is encrypted: set BACKUP_KEY"],
    [(await runCommand("backup", ["--new-key"], {})).output.trim(), "BACKUP_KEY is not the key of"],
  ] as const) {
    const wrong = { DATA_DIR: again, ...place, BACKUP_KEY: key };
    const failed = await runCommand("restore", ["--from", "s3", "--latest"], wrong);
    expect(failed).toMatchObject({ code: 1, errors: expect.stringContaining(sentence) });
  }
  const restored = await runCommand("restore", ["--from", "s3", "--latest"], { DATA_DIR: again, ...place });
  expect(restored).toMatchObject({ code: 0, errors: "" });
  const found = await openEmbeddedDatabase(again);
  expect(await fingerprint(found)).toEqual(before);
  await found.close();
});

if (inFull)
  it.each(["directory", "bucket"])(
    "a kept backup in a %s is whole after one that was killed at any moment, and so are older ones",
    {
      timeout: 900_000,
    },
    async (kind) => {
      const server = await startS3Server();
      onTestFinished(server.stop);
      const parent = await mkdtemp(join(tmpdir(), "killed-"));
      onTestFinished(() => rm(parent, { recursive: true }));
      const data = await preparedDirectory();
      const place = kind === "bucket" ? placeIn(server.settings) : {};
      const environment = { DATA_DIR: data, ...place };
      const backUp = () => runAsProcess("backup", ["--kept"], environment);
      const change = () => writeFile(join(data, "large.bin"), randomBytes(20_000_000));

      await change();
      const oldest = keptBackupSchema.parse(JSON.parse((await backUp()).output));
      for (const timeout of moments) {
        await change();
        await runAsProcess("backup", ["--kept"], environment, { timeout, killSignal: "SIGKILL" });
        const next = await backUp();
        expect(next.code, next.errors).toBe(0);
        expect((await readdir(data)).filter((name) => name === "proof")).toEqual([]);
      }

      const words = ["--from", kind === "bucket" ? "s3" : join(data, "backups"), "--at", oldest.snapshot];
      const restoreInto = (name: string, further = {}) =>
        runAsProcess("restore", words, { ...place, DATA_DIR: join(parent, name) }, further);
      const whole = {
        code: 0,
        output: expect.stringMatching(new RegExp(`^${oldest.rows} rows and ${oldest.files} files are back`)),
      };
      for (const timeout of moments) {
        const first = await restoreInto(`${timeout}`, { timeout, killSignal: "SIGKILL" });
        // What is killed has said nothing.
        expect(first.output === "" ? await restoreInto(`${timeout}`) : first).toMatchObject(whole);
      }
    },
  );

if (inFull)
  it("a kept backup leaves none that is half when it is killed, ends right the next time, and alone makes a machine", async () => {
    const data = await preparedDirectory();
    const environment = { DATA_DIR: data };
    for (const moment of [700, 1_400, 2_400]) {
      await runAsProcess("backup", ["--kept"], environment, { timeout: moment, killSignal: "SIGKILL" });
    }
    const ended = await runCommand("backup", ["--kept"], environment);
    expect(ended).toMatchObject({ code: 0, errors: expect.stringMatching(/ 0 files are proven as /) });
    const made = keptBackupSchema.parse(JSON.parse(ended.output));
    expect((await readdir(data)).filter((name) => name === "proof")).toEqual([]);

    // As the overview shows it, though the server did not make it.
    const database = await openEmbeddedDatabase(data);
    expect(await database.query("select snapshot, rows::int from private.backup_state")).toEqual([
      { snapshot: made.snapshot, rows: made.rows },
    ]);
    await database.close();

    // A machine of which backups alone are left.
    for (const name of await readdir(data))
      if (name !== "backups") await rm(join(data, name), { recursive: true });
    const at = ["--from", join(data, "backups"), "--at", made.snapshot];
    const damaged = await runCommand(
      "restore",
      [...at.slice(0, 3), "2020-01-01T00-00-00-000Z-0000"],
      environment,
    );
    expect(damaged).toMatchObject({
      code: 1,
      errors: expect.stringContaining("There is no backup 2020-01-01"),
    });
    // A changed byte is told, and nothing is restored.
    for (const name of ["database.tar.gz", "files.json"]) {
      const object = join(data, "backups", "snapshots", made.snapshot, name);
      const whole = await readFile(object);
      const broken = Buffer.from(whole);
      broken.writeUInt8(broken.readUInt8(whole.length - 40) ^ 1, whole.length - 40);
      await writeFile(object, broken);
      const changed = await runCommand("restore", at, environment);
      expect(changed).toMatchObject({ code: 1, errors: expect.stringMatching(/^[^\n]*damaged[^\n]*\n$/) });
      const left = (await readdir(data)).filter((entry) => !/^(lock(-journal)?|process)$/.test(entry));
      expect(left).toEqual(["backups"]);
      await writeFile(object, whole);
    }
    // As a restore that was killed leaves it.
    for (const name of ["half", "restoring"]) await writeFile(join(data, name), "");
    const started = await runAsProcess("../server/index", [], environment);
    expect(started).toMatchObject({ code: 1, errors: expect.stringContaining("a restore that did not end") });
    expect(await runCommand("restore", at, environment)).toMatchObject({
      code: 0,
      errors: "",
      output: expect.stringMatching(new RegExp(`^${made.rows} rows and 0 files are back`)),
    });
    const restored = await readdir(data);
    expect(restored).toEqual(expect.arrayContaining(["backups", "postgres"]));
    expect(restored).toEqual(expect.not.arrayContaining(["half", "restoring"]));
  });

it("a backup with a name in the future is named, and where it stands among the others", async () => {
  const place = await mkdtemp(join(tmpdir(), "clock-"));
  onTestFinished(() => rm(place, { recursive: true }));
  const [past, ahead] = ["2026-01-01T02-00-00-000Z-0000", "2126-01-01T02-00-00-000Z-0000"];
  for (const name of [past, ahead]) {
    await mkdir(join(place, "snapshots", name), { recursive: true });
    await writeFile(join(place, "snapshots", name, "files.json"), "");
  }
  const listed = await runCommand("restore", ["--from", place], { DATA_DIR: "/nowhere/data" });
  expect(listed).toMatchObject({
    code: 2,
    output: expect.stringMatching(new RegExp(`^1 .*  ${ahead}\n2 .*  ${past}\n$`)),
    errors: expect.stringMatching(
      new RegExp(`^${ahead} has a name in the future.*: it counts as of \\d{4}-`),
    ),
  });
});

it.each([
  ["backup", ["--kept", "x.tar.gz"], {}, "Usage: npm run backup"],
  ["restore", ["--from", "s3", "--latest"], {}, "There is no bucket of backups: set BACKUP_S3_URL"],
  ["restore", ["--latest"], {}, "Usage: npm run restore"],
  ["restore", ["--from", "/nowhere", "--latest"], {}, "There is no backup in /nowhere."],
] as const)("npm run %s %o is rejected in words", async (script, args, env, sentence) => {
  const ended = await runCommand(script, args, { DATA_DIR: "/nowhere/data", ...env });
  expect(ended).toMatchObject({ code: 1, errors: expect.stringContaining(sentence) });
});

function placeIn({ url, bucket, accessKey, secretKey }: S3Settings): NodeJS.ProcessEnv {
  return {
    BACKUP_S3_URL: url.href,
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_ACCESS_KEY: accessKey,
    BACKUP_S3_SECRET_KEY: secretKey,
  };
}
