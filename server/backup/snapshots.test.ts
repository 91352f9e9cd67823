import { statfsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { openDatabase } from "../backend/database.ts";
import { migrate } from "../backend/migrate.ts";
import { giveRoom } from "../backend/testing/full-disk.ts";
import { askForSnapshot, offerSnapshots, removeOldSnapshots } from "./snapshots.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  return { ...real, statfsSync: vi.fn(real.statfsSync) };
});

const quiet = { info() {}, warn() {}, error() {} };

it("the copy that a running server makes holds what it has, and the server's log says that there is one", async () => {
  const directory = await mkdtemp(join(tmpdir(), "snapshots-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, "files"));
  const database = await openDatabase({ kind: "pglite", directory: join(directory, "database") });
  await migrate(database);
  await database.execute("insert into public.otm_blog_tags (name, slug) values ('Kopie', 'kopie')");
  const offered = await offerSnapshots(directory, database, quiet);

  const copy = await openDatabase({
    kind: "pglite",
    directory: join(await askForSnapshot(directory), "database"),
  });
  expect(await copy.query("select slug from public.otm_blog_tags")).toEqual([{ slug: "kopie" }]);
  expect(await database.query("select deed, done_by, noun from private.audit_log")).toEqual([
    { deed: "exported", done_by: "server", noun: "backup" },
  ]);

  // Somebody who goes away before it is made.
  const leaving = request({ socketPath: join(directory, "snapshot.sock"), method: "POST", path: "/" });
  leaving.on("error", () => {});
  leaving.end();
  await vi.waitFor(async () => expect(await readdir(join(directory, "snapshots"))).toHaveLength(2), 20_000);
  leaving.destroy();
  await vi.waitFor(async () => expect(await readdir(join(directory, "snapshots"))).toHaveLength(1), 20_000);

  // Room for what is written, and none for a copy.
  giveRoom(50);
  await expect(askForSnapshot(directory)).rejects.toMatchObject({ code: "53100" });
  expect(await readdir(join(directory, "snapshots"))).toHaveLength(1);
  vi.mocked(statfsSync).mockReset();

  await copy.close();
  await offered.close();
  await database.close();
}, 90_000);

it("what a command left behind is taken away after a day, and not what is in use", async () => {
  const directory = await mkdtemp(join(tmpdir(), "snapshots-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  // There is nothing yet.
  await removeOldSnapshots(directory);
  for (const [name, hours] of [
    ["old", 25],
    ["new", 23],
  ] as const) {
    await mkdir(join(directory, "snapshots", name, "mail"), { recursive: true });
    const then = new Date(Date.now() - hours * 60 * 60 * 1000);
    await utimes(join(directory, "snapshots", name), then, then);
  }
  await removeOldSnapshots(directory);
  expect(await readdir(join(directory, "snapshots"))).toEqual(["new"]);
});
