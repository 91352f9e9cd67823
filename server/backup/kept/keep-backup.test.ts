// @module-tag S48

import fs, { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { describeOnDatabase } from "../../backend/testing/databases.ts";
import { freeSpace } from "../../backend/testing/full-disk.ts";
import { showSpies } from "../../testing/node-spies.ts";
import { createDirectoryPlace } from "../place/directory-place.ts";
import { createS3Place } from "../place/s3-place.ts";
import { keepBackup, keepSnapshot } from "./keep-backup.ts";
import { nowhere } from "./scratch-database.ts";
import { rowsOf } from "./take-snapshot.ts";

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "no-room-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

describeOnDatabase("a backup", (open) => {
  const settingsOf = (directory: string) => ({ dataDir: directory, backup: { s3: null, key: null } });

  it("is one, also when old ones can't be removed", async () => {
    const directory = await makeDirectory();
    const place = join(directory, "backups");
    const old = join(place, "files", "aa", "a".repeat(64));
    await mkdir(dirname(old), { recursive: true });
    await writeFile(old, "x");
    await utimes(old, 0, 0);
    const denied = Object.assign(new Error("not permitted"), { code: "EPERM", syscall: "rm" });
    const remove = fs.rm;
    vi.spyOn(fs, "rm").mockImplementation(async (path, options) => {
      if (path === old) throw denied;
      await remove(path, options);
    });
    showSpies();
    const sources = { rows: rowsOf(await open()), directory, store: nowhere };
    const outcome = await keepSnapshot(settingsOf(directory), sources, async () => {});
    expect(outcome).toMatchObject({ notThinned: `${place} can't be used (EPERM).`, missing: [] });
  });

  it("leaves a disk without room for it as it is", async () => {
    const directory = await makeDirectory();
    freeSpace(300);
    const settings = { ...settingsOf(directory), backend: { kind: "embedded", runAs: "auto" } as const };
    const failed = keepBackup(settings, { database: await open(), directory, store: nowhere });
    await expect(failed).rejects.toThrow(/^There is no room for a backup: it needs \d+ MB on the disk/);
    expect(await readdir(directory)).toEqual([]);
  });

  it("ends before a disk is full that fills up meanwhile", async () => {
    const directory = await makeDirectory();
    const place = createDirectoryPlace(directory);
    const failed = place.write(
      "files/aa/a",
      (async function* () {
        yield Buffer.alloc(40_000_000);
        freeSpace(100);
        yield Buffer.alloc(40_000_000);
      })(),
    );
    await expect(failed).rejects.toThrow("its disk has no room left for a backup");
    expect(await place.list("files")).toEqual([]);
  });
});

it("a bucket that does not answer is given up in words", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}`);
  const settings = { url, bucket: "backups", accessKey: "a", secretKey: "b", region: "auto" };
  const place = createS3Place(settings, { answer: 100, whole: 200 });
  await expect(place.list("snapshots")).rejects.toThrow("BACKUP_S3_URL does not answer in time");
});
