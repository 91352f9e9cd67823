import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { activePage, arrangeContent } from "../../../supabase/tests/content.ts";
import type { Database } from "../database/database.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { cleanUpOrphans } from "./clean-up-orphans.ts";
import { createFileStore, type FileStore } from "./file-store.ts";
import { somePdf } from "./testing/files.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describeOnDatabase("orphaned files", (open) => {
  let database: Database;
  let directory: string;
  let store: FileStore;
  let logged: unknown[];

  beforeEach(async () => {
    database = await open();
    await arrangeContent(database);
    directory = await mkdtemp(join(tmpdir(), "cleanUp-"));
    store = createFileStore(directory);
    logged = [];
  });

  afterEach(() => rm(directory, { recursive: true }));

  const log = {
    warn: (...line: unknown[]) => void logged.push(line),
    error: (...line: unknown[]) => void logged.push(line),
  };
  const nothing = { quarantined: 0, restored: 0, deleted: 0 };
  const cleanUp = async () => {
    logged = [];
    await cleanUpOrphans(database, store, log);
    return logged;
  };
  const says = (numbers: object) => [
    ["files that no download page names are in quarantine for thirty days", { ...nothing, ...numbers }],
  ];
  const list = async () => (await readdir(directory, { recursive: true })).sort();

  async function makeOld(age: number, ...path: string[]): Promise<void> {
    const then = new Date(Date.now() - age);
    await utimes(join(directory, ...path), then, then);
  }

  /** Keeps a file as if it had been sent a while ago. */
  async function keep(age: number): Promise<string> {
    const id = await store.keep(somePdf("x"));
    await makeOld(age, `${id}.pdf`);
    return id;
  }

  const name = (id: string) =>
    database.query(
      `insert into public.otm_download_files (page_id, language, id, name, size)
       values ($1::uuid, 'en', $2::uuid, 'x.pdf', 1)`,
      [activePage, id],
    );

  it("are quarantined on another database, and restored on the right one", async () => {
    const id = await keep(60 * day);
    expect(await cleanUp()).toEqual(says({ quarantined: 1 }));
    expect(await list()).toEqual(["removed", `removed/${id}.pdf`]);
    // Their thirty days begin when they are quarantined, however old they are.
    expect(await cleanUp()).toEqual([]);
    await makeOld(29 * day, "removed", `${id}.pdf`);
    expect(await cleanUp()).toEqual([]);
    await name(id);
    expect(await cleanUp()).toEqual(says({ restored: 1 }));
    expect(await list()).toEqual([`${id}.pdf`, "removed"]);
    expect(await cleanUp()).toEqual([]);
    expect(await (await store.read(id))?.text()).toContain("%PDF");
  });

  it("are deleted after thirty days", async () => {
    const id = await keep(2 * hour);
    await cleanUp();
    await makeOld(31 * day, "removed", `${id}.pdf`);
    expect(await cleanUp()).toEqual(says({ deleted: 1 }));
    expect(await list()).toEqual(["removed"]);
  });

  it("are restored for a server on the right database, and deleted when removed", async () => {
    const id = await keep(2 * hour);
    await cleanUp();
    expect(await store.read(randomUUID())).toBeNull();
    expect(await (await store.read(id))?.text()).toContain("%PDF");
    expect(await list()).toEqual([`${id}.pdf`, "removed"]);
    await makeOld(2 * hour, `${id}.pdf`);
    await cleanUp();
    await store.remove(id);
    expect(await list()).toEqual(["removed"]);
  });

  it("are kept during an upload; partial files are deleted, foreign files kept", async () => {
    const id = await store.keep(somePdf("x"));
    const half = `${randomUUID()}.pdf.part`;
    for (const other of [half, "letter.txt"]) {
      await writeFile(join(directory, other), "");
      await makeOld(60 * day, other);
    }
    await mkdir(join(directory, "lost+found"));
    await makeOld(60 * day, "lost+found");
    expect(await cleanUp()).toEqual([]);
    expect(await list()).toEqual([`${id}.pdf`, "letter.txt", "lost+found"].sort());
  });

  it("are left alone when the database is unavailable or moving fails, and the start continues", async () => {
    const id = await keep(2 * hour);
    // A file where the directory should be.
    await writeFile(join(directory, "removed"), "");
    expect(await cleanUp()).toEqual([
      [expect.stringContaining("could not be quarantined"), expect.any(Error)],
    ]);
    await rm(join(directory, "removed"));
    await database.execute("alter table public.otm_download_files rename to elsewhere");
    expect(await cleanUp()).toEqual([
      [expect.stringContaining("could not be quarantined"), expect.any(Error)],
    ]);
    expect(await list()).toEqual([`${id}.pdf`]);
  });
});
