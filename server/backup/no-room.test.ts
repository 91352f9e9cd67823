import { statfsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { createDirectoryStore } from "../backend/media/directory-store.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { freeSpace } from "../backend/testing/full-disk.ts";
import { createDirectoryPlace } from "./directory-place.ts";
import { keepBackup } from "./keep-backup.ts";
import { createS3Place } from "./s3-place.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  return { ...real, statfsSync: vi.fn(real.statfsSync) };
});

afterEach(() => {
  vi.mocked(statfsSync).mockReset();
});

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "no-room-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

describeOnDatabase("a disk without room for a backup", (open) => {
  it("is left as it is", async () => {
    const [directory, database] = [await makeDirectory(), await open()];
    const settings = {
      dataDir: directory,
      backup: { s3: null, key: null },
      backend: { kind: "embedded", runAs: "auto" } as const,
    };
    freeSpace(300);
    const store = createDirectoryStore(join(directory, "files"));
    const failed = keepBackup(settings, { database, directory, store });
    await expect(failed).rejects.toThrow(/^There is no room for a backup: it needs \d+ MB on the disk/);
    expect(await readdir(directory)).toEqual([]);
  });

  it("is not filled by what comes while it is written", async () => {
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
