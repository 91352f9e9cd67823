// @module-tag S6

import fs, { mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mediaKey } from "../../../app/data/media/picture-address.ts";
import { withDiskSpace } from "../../shared/disk-space.ts";
import { writeFileAtomically } from "../../shared/write-atomically.ts";
import { removeSpies, showSpies } from "../../testing/node-spies.ts";
import { freeSpace } from "../testing/full-disk.ts";
import { createDirectoryStore } from "./directory-store.ts";

const megabyte = 1_024 * 1_024;
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "full-"));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

describe("storing a version on a disk that becomes full", () => {
  const version = ["40000000-0000-4000-8000-000000000000", "a".repeat(32)] as const;
  const [first, second] = [mediaKey(...version, "1200.jpg"), mediaKey(...version, "1920.avif")];

  it("fails with one error, keeps what is whole, and goes on when there is room again", async () => {
    const store = createDirectoryStore(directory);
    freeSpace(48 + 2);
    await store.put(first, Buffer.alloc(megabyte), "image/jpeg");
    freeSpace(48);
    const put = () => store.put(second, Buffer.alloc(megabyte), "image/avif");
    await expect(put()).rejects.toMatchObject({ name: "DatabaseError", code: "53100" });
    expect(await readdir(join(directory, ...version))).toEqual(["1200.jpg"]);
    expect((await store.get(first))?.size).toBe(megabyte);
    removeSpies();
    await put();
    expect(await store.list("")).toEqual([first, second]);
  });

  it("is rejected for the file that no longer fits beside those being written", async () => {
    const store = createDirectoryStore(directory);
    freeSpace(48 + 5);
    // On a busy machine one can be written before the next begins; not each of ten.
    const keys = Array.from({ length: 10 }, (_, index) => mediaKey(...version, `${index + 1}.avif`));
    const puts = await Promise.allSettled(
      keys.map((key) => store.put(key, Buffer.alloc(3 * megabyte), "image/avif")),
    );
    expect(new Set(puts.map(({ status }) => status))).toEqual(new Set(["fulfilled", "rejected"]));
  });
});

describe("writing a file atomically", () => {
  it("finds the disk full when there is no room for its directory", async () => {
    const noRoom = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    vi.spyOn(fs, "mkdir").mockRejectedValueOnce(noRoom);
    showSpies();
    const written = writeFileAtomically(join(directory, "new", "file"), Buffer.from("x"));
    await expect(written).rejects.toMatchObject({ code: "53100" });
  });

  it.skipIf(process.platform !== "linux")("leaves nothing of one that finds no room", async () => {
    await writeFileAtomically(join(directory, "file"), Buffer.from("before"));
    // The device on which every write finds the disk full (full(4)).
    await symlink("/dev/full", join(directory, "file.part"));
    const written = writeFileAtomically(join(directory, "file"), Buffer.from("after"));
    await expect(written).rejects.toMatchObject({ code: "53100" });
    expect(await readdir(directory)).toEqual(["file"]);
    expect(await readFile(join(directory, "file"), "utf8")).toBe("before");
  });

  it("keeps the reserve for the embedded database under concurrent writes", async () => {
    freeSpace(48 + 10);

    const first = Promise.withResolvers<string>();
    const writing = withDiskSpace("/", 6 * megabyte, () => first.promise);
    const other = async () => "other";
    await expect(withDiskSpace("/", 5 * megabyte, other)).rejects.toMatchObject({ code: "53100" });
    await expect(withDiskSpace("/", 4 * megabyte, other)).resolves.toBe("other");
    first.resolve("first");
    await writing;
    await expect(withDiskSpace("/", 5 * megabyte, other)).resolves.toBe("other");
  });
});
