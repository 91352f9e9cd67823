import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { describeOnBareDatabase, describeOnDatabase } from "../server/backend/testing/databases.ts";
import { databaseTypes } from "./database-types.ts";

describeOnDatabase("app/data/schema.ts", (open) => {
  it("matches the migrations; if not, run `npm run types:database`", async () => {
    const written = await readFile(new URL("../app/data/schema.ts", import.meta.url), "utf8");
    expect(written).toBe(await databaseTypes(await open()));
  });
});

describeOnBareDatabase("the types of the database", (open) => {
  it("reject an unsupported type", async () => {
    const database = await open();
    await database.execute("create table public.places (place point)");
    await expect(databaseTypes(database)).rejects.toThrow("does not know the type point");
  });
});
