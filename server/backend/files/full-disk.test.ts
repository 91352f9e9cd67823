import { statfsSync } from "node:fs";
import { mkdtemp, readdir, readFile, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { activePage, arrangeContent } from "../../../supabase/tests/content.ts";
import { withDiskSpace } from "../../shared/disk-space.ts";
import { writeFileAtomically } from "../../shared/write-atomically.ts";
import { type Api, openApi } from "../testing/api.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { freeSpace } from "../testing/full-disk.ts";
import { somePdf } from "./testing/files.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  return { ...real, statfsSync: vi.fn(real.statfsSync) };
});

afterEach(() => {
  vi.mocked(statfsSync).mockReset();
});

describeOnDatabase("a file for a download page, on a disk that is full", (open) => {
  let api: Api;
  let admin: string;

  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    api = await openApi(database);
    admin = await api.signIn({ isAdmin: true });
  });

  const send = () =>
    api.call(
      `/storage/v1/object/download-files/${activePage}/nl`,
      { method: "PUT", headers: { "Content-Type": "application/pdf" }, body: somePdf("x") },
      admin,
    );

  const ids = () => api.database.query("select id from public.otm_download_files order by id");

  it("is rejected with a clear message, and kept when there is room again", async () => {
    const before = await ids();
    freeSpace(1);
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("disk is full") });
    expect(await ids()).toEqual(before);
    vi.mocked(statfsSync).mockReset();
    expect((await send()).status).toBe(200);
    expect(await ids()).not.toEqual(before);
  });
});

describe("writing a file atomically", () => {
  it.skipIf(process.platform !== "linux")("leaves nothing of one that finds no room", async () => {
    const directory = await mkdtemp(join(tmpdir(), "whole-"));
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
    const megabyte = 1_024 * 1_024;
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
