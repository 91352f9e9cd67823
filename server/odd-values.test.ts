// @module-tag S41

import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createPostgresDatabase } from "./backend/testing/databases.ts";
import { callRoutine, openPlace, type Place } from "./testing/odd-values/attempts.ts";
import { listRoutines } from "./testing/odd-values/catalog.ts";
import { neverAccepted } from "./testing/odd-values/healthy-arguments.ts";
import { panelReaders } from "./testing/odd-values/read-panel.ts";
import { publicReaders } from "./testing/odd-values/read-public.ts";
import { serverReaders } from "./testing/odd-values/read-server.ts";
import { fingerprintsOf } from "./testing/odd-values/restored.ts";
import { type StartedProduct, startProduct } from "./testing/odd-values/start-product.ts";
import { walk } from "./testing/odd-values/walk.ts";
import { chooseSample } from "./testing/odd-values/walked.ts";

/**
 * Columns and parameters that a caller of the API may write, from the catalog, take values that their type takes and
 * nobody means: each is refused with a code, or all that reads it still answers. All values: `npm run verify -- S41`.
 */
describe("odd values", () => {
  let product: StartedProduct;
  let place: Place;

  const open = async () => startProduct(await createPostgresDatabase(inject("migratedTemplate")));

  beforeAll(async () => {
    product = await open();
    place = openPlace(product);
  });
  afterAll(() => product[Symbol.asyncDispose]());

  it("every function takes healthy arguments, or is known to need more", async () => {
    const refused: string[] = [];
    for (const routine of await listRoutines(product.database)) {
      const { status } = await callRoutine(place, routine, {});
      place.fresh.use();
      if (status >= 300) refused.push(routine.name);
    }
    expect(refused).toEqual(Object.keys(neverAccepted));
  });

  it("are accepted and read by everything, or refused with a code", async () => {
    const readers = [...publicReaders, ...panelReaders, ...serverReaders];
    const { accepted, ...wrong } = await walk(place, await chooseSample(), readers, open);
    expect(wrong).toEqual({ faults: [], unread: [] });
    expect(accepted).toBeGreaterThan(30);
  }, 900_000);

  it("are in a backup, and come back", async () => {
    await product.rest();
    const { database, directory } = product;
    const { before, after } = await fingerprintsOf(database, directory, await createPostgresDatabase());
    expect(after).toEqual(before);
  });
});
