import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "./backend/database/database.ts";
import { createDirectoryStore } from "./backend/media/directory-store.ts";
import { createPostgresDatabase } from "./backend/testing/databases.ts";
import { writeBackup } from "./backup/backup.ts";
import { backupFile, restoreBackup } from "./backup/restore/restore.ts";
import { fingerprint } from "./backup/testing/fingerprint.ts";
import { callRoutine, listAttempts, openPlace, type Place } from "./testing/odd-values/attempts.ts";
import { listRoutines } from "./testing/odd-values/catalog.ts";
import { neverAccepted } from "./testing/odd-values/healthy-arguments.ts";
import { panelReaders } from "./testing/odd-values/read-panel.ts";
import { publicReaders } from "./testing/odd-values/read-public.ts";
import { serverReaders } from "./testing/odd-values/read-server.ts";
import { type StartedProduct, startProduct } from "./testing/odd-values/start-product.ts";
import { findUnread, type Written, writeAll } from "./testing/odd-values/write-all.ts";

const readers = [...publicReaders, ...panelReaders, ...serverReaders];

/**
 * Every column and parameter that a caller of the API may write, from the catalog, takes each value that its type takes
 * and nobody means: it is refused with a code, or all that reads it still answers.
 */
describe("odd values", () => {
  let product: StartedProduct;
  let place: Place;
  let written: Written;

  const open = async () => startProduct(await createPostgresDatabase(inject("migratedTemplate")));

  beforeAll(async () => {
    product = await open();
    place = openPlace(product);
  });
  afterAll(() => product.stop());

  it("every function takes healthy arguments, or is known to need more", async () => {
    const refused: string[] = [];
    for (const routine of await listRoutines(product.database)) {
      const { status } = await callRoutine(place, routine, {});
      place.fresh.use();
      if (status >= 300) refused.push(routine.name);
    }
    expect(refused).toEqual(Object.keys(neverAccepted));
  });

  it("are accepted, or refused with a code", { timeout: 600_000 }, async () => {
    written = await writeAll(place, await listAttempts(place));
    expect(written.faults).toEqual([]);
    expect(written.accepted.length).toBeGreaterThan(100);
  });

  it("are read by everything", { timeout: 900_000 }, async () => {
    let reading = readers;
    let batch = written;
    const unread: string[] = [];
    // What there is only one of takes one value after the other.
    for (;;) {
      const found = await findUnread(reading, product, batch, open);
      unread.push(...found.lines);
      reading = reading.filter((reader) => !reader.isOfRows && !found.failed.has(reader));
      if (batch.left.length === 0) break;
      batch = await writeAll(place, batch.left);
    }
    expect(unread).toEqual([]);
  });

  it("are in a backup, and come back", { timeout: 300_000 }, async () => {
    await product.rest();
    const { database, directory } = product;
    const file = join(directory, "odd.backup.tar.gz");
    await writeBackup({ database, directory, store: createDirectoryStore(join(directory, "files")) }, file);
    const restored = await openDatabase({ url: await createPostgresDatabase() });
    try {
      const target = join(directory, "restored");
      const store = createDirectoryStore(join(target, "files"));
      await restoreBackup(backupFile(file), { database: restored, directory: target, store });
      expect(await fingerprint(restored)).toEqual(await fingerprint(database));
    } finally {
      await restored.close();
    }
  });
});
