import { expect, inject, it } from "vitest";
import { openDatabase, visitor } from "../database/database.ts";
import { seed } from "../database/seed.ts";
import { createPostgresDatabase } from "../testing/databases.ts";
import { createRest } from "./rest.ts";

// With a single session, its caches accumulate over all requests.
it("new lists of keys leave no prepared statements", async () => {
  const url = await createPostgresDatabase(inject("migratedTemplate"));
  const database = await openDatabase({ url, connections: 1 });
  await database.execute(`
    grant select on pg_backend_memory_contexts to anon;
    grant execute on function pg_get_backend_memory_contexts() to anon`);
  await seed(database);
  const rest = await createRest(database, { error: () => {} });
  const columns = [
    "id",
    "slug",
    "author",
    "read_time",
    "image_url",
    "published_at",
    "created_at",
    "updated_at",
  ];

  async function ask(round: number): Promise<number> {
    const keys = columns.map((column, index) => `k${round}x${index}:${column}`);
    const address = `http://localhost/rest/v1/otm_blog_articles?select=${keys.join(",")}&limit=1`;
    const response = await rest.answer(new Request(address), visitor);
    await response.text();
    return response.status;
  }
  async function cached(): Promise<number> {
    const [row] = await database.queryAs<{ bytes: number }>(
      visitor,
      "select sum(total_bytes)::int8 as bytes from pg_backend_memory_contexts where name = 'CacheMemoryContext'",
      [],
    );
    return row?.bytes ?? 0;
  }

  for (let round = 0; round < 100; round += 1) expect(await ask(round)).toBe(200);
  const before = await cached();
  for (let round = 100; round < 400; round += 1) await ask(round);
  expect(before).toBeGreaterThan(0);
  // A cached record type per list would take 3.5 kB per request.
  expect((await cached()) - before).toBeLessThan(300 * 500);
  await database.close();
});
