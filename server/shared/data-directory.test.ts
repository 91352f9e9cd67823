// @module-tag S5
// @module-tag S6
// @module-tag S8

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freeSpace } from "../backend/testing/full-disk.ts";
import { removeSpies } from "../testing/node-spies.ts";
import { DataDirectoryError, openDataDirectory } from "./data-directory.ts";

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "data-directory-"));
});

afterEach(async () => {
  await rm(parent, { recursive: true, force: true });
});

describe("the data directory", () => {
  it("is created with mode 700", async () => {
    const directory = await openDataDirectory(join(parent, "deep", "data"));
    expect((await stat(directory.path)).mode & 0o777).toBe(0o700);
    await directory.release();
  });

  it("has files of mode 600 alone, also those of an earlier version", async () => {
    const modes = async () =>
      Promise.all(
        ["lock", "lock-journal", "process"].map(
          async (name) => (await stat(join(parent, name))).mode & 0o777,
        ),
      );
    const directory = await openDataDirectory(parent);
    expect(await modes()).toEqual([0o600, 0o600, 0o600]);
    await directory.release();
    await chmod(join(parent, "lock"), 0o644);
    await writeFile(join(parent, "lock-journal"), "", { mode: 0o644 });
    const again = await openDataDirectory(parent);
    expect(await modes()).toEqual([0o600, 0o600, 0o600]);
    await again.release();
  });

  it("is rejected when it is a file", async () => {
    await writeFile(join(parent, "data"), "");
    await expect(openDataDirectory(join(parent, "data"))).rejects.toThrow(/DATA_DIR .*data.* file/);
    await expect(openDataDirectory(join(parent, "data", "x"))).rejects.toThrow(DataDirectoryError);
  });

  it.skipIf(process.getuid?.() === 0)("is rejected when it can't be written", async () => {
    await chmod(parent, 0o500);
    await expect(openDataDirectory(join(parent, "data"))).rejects.toThrow(/may not write/);
    await chmod(parent, 0o700);
  });

  it("is rejected on a read-only file system", async () => {
    await expect(openDataDirectory("/proc/data")).rejects.toThrow(
      /^DATA_DIR \/proc\/data can't be written: .+\.$/,
    );
  });
});

describe("the data directory on a disk that is full", () => {
  it("is rejected in one sentence, and released", async () => {
    freeSpace(40);
    await expect(openDataDirectory(parent)).rejects.toThrow(
      /^DATA_DIR \S+ can't be written: its disk is full, and the database needs 48 MB of room\.$/,
    );
    removeSpies();
    await (await openDataDirectory(parent)).release();
  });

  it("is opened without an embedded database", async () => {
    freeSpace(40);
    await (await openDataDirectory(parent, true)).release();
  });
});

describe("a second process on the same data directory", () => {
  it("is rejected while the first runs, with its process id", async () => {
    const holder = await holdInChild(parent);
    await expect(openDataDirectory(parent)).rejects.toThrow(`is in use by process ${holder.pid}:`);
    await end(holder, "SIGTERM");
  });

  it("takes over from a killed one, also when its pid is reused", async () => {
    const holder = await holdInChild(parent);
    await end(holder, "SIGKILL");
    await writeFile(join(parent, "process"), `${process.ppid}\n`);
    const directory = await openDataDirectory(parent);
    await directory.release();
  });

  it("starts after the first has released it", async () => {
    await (await openDataDirectory(parent)).release();
    const directory = await openDataDirectory(parent);
    await expect(openDataDirectory(parent)).rejects.toThrow(DataDirectoryError);
    await directory.release();
  });

  it("is the only one of several to take over a stale lock", async () => {
    await end(await holdInChild(parent), "SIGKILL");
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => openDataDirectory(parent)));
    const holders = results.filter((result) => result.status === "fulfilled");
    expect(holders).toHaveLength(1);
    for (const holder of holders) await holder.value.release();
  });
});

async function holdInChild(directory: string): Promise<ChildProcess> {
  const script = `
    const { openDataDirectory } = await import(${JSON.stringify(join(import.meta.dirname, "data-directory.ts"))});
    await openDataDirectory(${JSON.stringify(directory)});
    process.stdout.write("held");
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, "exit");
}
