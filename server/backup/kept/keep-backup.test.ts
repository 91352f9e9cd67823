// @module-tag S48

import { statfsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { createDirectoryStore } from "../../backend/media/directory-store.ts";
import { StoreError } from "../../backend/media/media-store.ts";
import { describeOnDatabase } from "../../backend/testing/databases.ts";
import { freeSpace } from "../../backend/testing/full-disk.ts";
import { createDirectoryPlace } from "../place/directory-place.ts";
import { createS3Place } from "../place/s3-place.ts";
import { keepBackup } from "./keep-backup.ts";
import { thinOut } from "./thin-out.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  return { ...real, statfsSync: vi.fn(real.statfsSync) };
});

vi.mock("./thin-out.ts", async (original) => {
  const real = await original<typeof import("./thin-out.ts")>();
  return { thinOut: vi.fn(real.thinOut) };
});

afterEach(() => {
  vi.mocked(statfsSync).mockReset();
});

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "no-room-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

describeOnDatabase("a backup", (open) => {
  const keep = async (directory: string) => {
    const settings = {
      dataDir: directory,
      backup: { s3: null, key: null },
      backend: { kind: "embedded", runAs: "auto" } as const,
    };
    const store = createDirectoryStore(join(directory, "files"));
    return keepBackup(settings, { database: await open(), directory, store });
  };

  it("is one, also when old ones can't be removed", async () => {
    const denied = new StoreError("BACKUP_S3_URL answers 403 AccessDenied");
    vi.mocked(thinOut).mockRejectedValueOnce(denied);
    expect(await keep(await makeDirectory())).toMatchObject({ notThinned: denied.message, missing: [] });
  });

  it("leaves a disk without room for it as it is", async () => {
    const directory = await makeDirectory();
    freeSpace(300);
    const failed = keep(directory);
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
