import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrangeContent } from "../../../supabase/tests/content.ts";
import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { type Api, openApi } from "../testing/api.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres.ts";

describe("when the database fails", () => {
  let server: PostgresServer;
  let api: Api;
  beforeAll(async () => {
    server = await startPostgres();
    const database = await openDatabase({ url: server.url });
    await migrate(database);
    await arrangeContent(database);
    await database.execute(`
      create function public.break(_secret text) returns void language plpgsql as $$
        begin raise exception 'broken by %', _secret using errcode = 'XX000'; end $$;
      grant execute on function public.break to anon;
    `);
    api = await openApi(database);
  });
  afterAll(async () => {
    await api.database.close();
    await server.stop();
  });

  const read = () => api.call("/rest/v1/otm_blog_articles?select=slug&slug=eq.published");

  it("logs an unexpected error under the id of the response, without revealing it", async () => {
    const response = await api.call("/rest/v1/rpc/break", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"_secret":"s3cret"}',
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: "unexpected_failure",
      details: null,
      hint: expect.stringMatching(/^Failure [0-9a-f-]{36}$/),
      message: "Something went wrong on the server.",
    });
    expect(api.logged).toEqual([["a call to the API failed", expect.objectContaining({ code: "XX000" })]]);
  });

  it("answers 503 while the database is unavailable, and recovers", async () => {
    expect((await read()).status).toBe(200);
    await server.halt();
    for (let turn = 0; turn < 10; turn += 1) {
      const response = await read();
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining("Try again") });
    }
    await server.resume();
    await expect.poll(async () => (await read()).status).toBe(200);
    expect(await (await read()).json()).toEqual([{ slug: "published" }]);
  });
});
