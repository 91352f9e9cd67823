import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { arrangeContent, photo } from "../../supabase/tests/content.ts";
import { contentTables } from "../backend/copy-content.ts";
import type { Database } from "../backend/database/database.ts";
import { keysOf, openLibrary } from "../backend/media/library.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { findSnapshots, keys, open as openObject } from "../backup/kept/snapshots.ts";
import { createDirectoryPlace, ownPlace } from "../backup/place/directory-place.ts";
import { createKey } from "../backup/place/sealed.ts";
import { keepHostedBackup } from "./keep-hosted-backup.ts";
import { publishableKey, secretKey, startTestProject, type TestProject } from "./testing/project.ts";

describeOnDatabase("a backup of a hosted project", (open) => {
  let database: Database;
  let project: TestProject;
  let directory: string;

  beforeAll(async () => {
    database = await open();
    await arrangeContent(database);
    project = await startTestProject(database, new URL("https://vlotwerk.example"), { error: () => {} });
    directory = await mkdtemp(join(tmpdir(), "hosted-backup-"));
  });
  afterAll(async () => {
    await project.stop();
    await rm(directory, { recursive: true });
  });

  const settingsOf = (key: string) => ({
    dataDir: directory,
    backup: { s3: null, key },
    backend: { kind: "hosted", url: project.url, publishableKey, secretKey } as const,
  });

  it("has its files, once each, and every row of its content", async () => {
    const library: string[] = [];
    for await (const version of openLibrary(database).listVersions()) library.push(...keysOf(version));
    for (const one of library) await project.bucket.put(one, Buffer.from(one), "image/webp");
    const key = await createKey();
    const first = await keepHostedBackup(settingsOf(key));
    expect(first.missing).toEqual([]);
    // The first administrator's mail lies beside the library.
    expect(first.kept.movedFiles).toBe(library.length);
    const place = createDirectoryPlace(ownPlace(directory));
    const [snapshot] = findSnapshots(await place.list("snapshots"));
    const content = openObject(place, keys.archive(snapshot?.name ?? "", true, "content.json.gz"), key);
    const parts: { table: string; rows: { id?: string }[] }[] = JSON.parse(
      gunzipSync(await buffer(content)).toString(),
    );
    for (const table of contentTables) {
      const [found] = await database.query<{ rows: number }>(`select count(*) as rows from public.${table}`);
      const kept = parts.filter((part) => part.table === table).flatMap(({ rows }) => rows);
      expect([table, kept.length]).toEqual([table, Number(found?.rows)]);
    }
    expect(JSON.stringify(parts)).toContain(photo);
    expect((await keepHostedBackup(settingsOf(key))).kept.movedFiles).toBe(0);
  });

  it("says when the project does not answer, and which of its files are missing", async () => {
    const key = await createKey();
    await rm(ownPlace(directory), { recursive: true });
    await writeFile(join(directory, "note.txt"), "x");
    project.fail(503);
    await expect(keepHostedBackup(settingsOf(key))).rejects.toThrow("of the project can't be read");
    project.fail(null);
    const [gone = ""] = await project.bucket.list("");
    await project.bucket.remove(gone);
    expect((await keepHostedBackup(settingsOf(key))).missing).toEqual([gone]);
  });
});
