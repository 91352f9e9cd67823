// @module-tag S7

import fs, { chmod, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showSpies } from "../../testing/node-spies.ts";
import { hasPlace, listDirectory } from "./directory.ts";

let parent: string;
let data: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "directory-"));
  data = join(parent, "data");
  await write("keys/signing-key.json");
});

afterEach(async () => {
  await rm(parent, { recursive: true });
});

async function write(path: string): Promise<void> {
  await mkdir(dirname(join(data, path)), { recursive: true });
  await writeFile(join(data, path), path);
}

const key = "keys/signing-key.json";

describe("the data directory part of a backup", () => {
  it("contains every file for any name", async () => {
    const names = ["café.txt", "keys/signing-key.json~", "notes 1.txt", "x".repeat(200)];
    for (const name of names) await write(name);
    expect(await listDirectory(data)).toEqual({ paths: [...names, key].sort(), leftOut: [] });
  });

  it("excludes the server's own files, special files and orphans", async () => {
    for (const path of [
      "postgres/base/1",
      "database/base/1",
      "lost+found/1",
      "files/1/2/320.webp",
      "mail/lost+found/1",
      ".cache/x",
      "mail/half.eml.part",
      "process",
    ]) {
      await write(path);
    }
    const reading = vi.spyOn(fs, "readdir");
    showSpies();
    expect(await listDirectory(data)).toEqual({ paths: [key], leftOut: [] });
    const read = reading.mock.calls.map(([path]) => relative(data, String(path)));
    expect(read.sort()).toEqual(["", "keys", "mail"]);
  });

  it("follows top-level links and links to files", async () => {
    await mkdir(join(parent, "shared"));
    await writeFile(join(parent, "shared", "1.pdf"), "one");
    await symlink("../shared", join(data, "mail"));
    await symlink("../../shared/1.pdf", join(data, "keys", "link.pdf"));
    expect((await listDirectory(data)).paths).toEqual(["keys/link.pdf", key, "mail/1.pdf"]);
  });

  it("excludes unsupported files, with a reason", async () => {
    await write("keys/back\\slash");
    await write("large");
    await truncate(join(data, "large"), 512 * 1_024 * 1_024 + 1);
    await symlink(".", join(data, "keys", "round"));
    await symlink("nowhere", join(data, "lost"));
    await symlink("itself", join(data, "itself"));
    const { paths, leftOut } = await listDirectory(data);
    expect(paths).toEqual([key]);
    expect(leftOut.sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      { path: "itself", why: "the system says nothing of it" },
      { path: "keys/back\\slash", why: "its name can't be written in a backup" },
      { path: "keys/round", why: "it leads to another directory" },
      { path: "large", why: "it is larger than 512 MB" },
      { path: "lost", why: "it leads to nothing" },
    ]);
  });

  it.runIf(process.platform === "linux")(
    "is not what has a name that is no text, which is named",
    async () => {
      await writeFile(Buffer.concat([Buffer.from(`${data}/caf`), Buffer.from([0xe9])]), "Latin 1");
      const { paths, leftOut } = await listDirectory(data);
      expect(paths).toEqual([key]);
      expect(leftOut).toEqual([{ path: "caf\ufffd", why: "its name can't be written in a backup" }]);
    },
  );

  it.skipIf(process.getuid?.() === 0)("is not what this user may not read, which is named", async () => {
    await write("secret/1");
    await chmod(join(data, "secret"), 0);
    const { paths, leftOut } = await listDirectory(data);
    await chmod(join(data, "secret"), 0o700);
    expect([paths, leftOut]).toEqual([[key], [{ path: "secret", why: "this user may not read it" }]]);
  });

  it.each(["", "/etc/passwd", "../x", "a/../../x", "a//b", "a/./b", "a/", "..", "a\\..\\b", "a\0b", "lock"])(
    "never stands under a path that leads elsewhere: %j",
    (path) => {
      expect(hasPlace(path)).toBe(false);
    },
  );
});
