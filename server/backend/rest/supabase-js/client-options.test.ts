// @module-tag S40

import { createClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import type { Database as Schema } from "../../../../app/data/schema.ts";
import { published } from "../../../../supabase/tests/content.ts";
import { openApi, publishableKey } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { openWire } from "./wire.ts";

/** Each option of the client is honoured as by PostgREST, or rejected. */
describeOnDatabase("options of the client", (open) => {
  const wire = openWire(open);
  const options = () => ({ accessToken: async () => wire.admin() });
  const admin = () =>
    createClient<Schema & { __InternalSupabase: { PostgrestVersion: "13" } }>(
      wire.api().url,
      publishableKey,
      options(),
    );
  const slugs = async (like: string) =>
    (await admin().from("otm_blog_tags").select("slug").like("slug", like).throwOnError()).data?.length;

  it("maxAffected rolls back a write of more rows", async () => {
    const changed = await admin()
      .from("otm_blog_tags")
      .update({ name: "X" })
      .like("slug", "tag-1%")
      .maxAffected(1);
    expect(changed).toMatchObject({
      status: 400,
      error: { code: "PGRST124", details: "The query affects 10 rows" },
    });
    const shown = await admin()
      .from("otm_blog_tags")
      .delete()
      .like("slug", "tag-1%")
      .select("id")
      .maxAffected(9);
    expect(shown).toMatchObject({ status: 400, error: { code: "PGRST124" } });
    const named = await admin().from("otm_blog_tags").select("id").eq("name", "X");
    expect([named.data, await slugs("tag-1%")]).toEqual([[], 10]);

    const within = await admin().from("otm_blog_tags").delete().eq("slug", "tag-29").maxAffected(1);
    expect([within.status, await slugs("tag-29")]).toEqual([204, 0]);
  });

  it("maxAffected is rejected for a function that returns no rows", async () => {
    const { status, error } = await admin()
      .rpc("has_role", { _role: "admin", _user_id: published })
      .maxAffected(1);
    expect([status, error?.code]).toEqual([400, "PGRST128"]);
  });

  it("strict handling reports unknown preferences", async () => {
    const refused = await wire.get("otm_blog_tags", { Prefer: "handling=strict, count=exact, colour=red" });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: "PGRST122", details: "Invalid preferences: colour=red" },
    ]);
    expect((await wire.get("otm_blog_tags", { Prefer: "colour=red" })).status).toBe(200);
  });

  it("another schema is rejected, without a write", async () => {
    const elsewhere = createClient(wire.api().url, publishableKey, {
      ...options(),
      db: { schema: "staging" },
    });
    const expected = { status: 406, error: { code: "PGRST106" } };
    expect(await elsewhere.from("otm_blog_tags").select("id")).toMatchObject(expected);
    expect(await elsewhere.from("otm_blog_tags").insert({ name: "S", slug: "staged" })).toMatchObject(
      expected,
    );
    expect(await elsewhere.rpc("count_leads")).toMatchObject(expected);
    expect(await slugs("staged")).toBe(0);
  });

  it("a bulk insert fills defaults where a row lacks a column", async () => {
    const rows = [{ slug: "given", author: "Noor" }, { slug: "filled" }];
    const filled = await admin()
      .from("otm_blog_articles")
      .insert(rows, { defaultToNull: false })
      .select("slug, author");
    expect(filled.error).toBeNull();
    expect(filled.data).toEqual([
      { slug: "given", author: "Noor" },
      { slug: "filled", author: "Anonymous" },
    ]);
    const nulls = await admin()
      .from("otm_blog_articles")
      .insert([{ slug: "given-too", author: "Noor" }, { slug: "null" }]);
    expect(nulls).toMatchObject({ status: 400, error: { code: "23502" } });
  });

  it("stripNulls omits nulls", async () => {
    const articles = admin()
      .from("otm_blog_articles")
      .select("slug, image_url")
      .is("image_url", null)
      .limit(1);
    expect((await articles.stripNulls()).data).toEqual([{ slug: expect.any(String) }]);
    const response = await wire.get("otm_blog_articles?select=slug,image_url&image_url=is.null&limit=1", {
      Accept: "application/vnd.pgrst.object+json;nulls=stripped",
    });
    expect(response.headers.get("content-type")).toBe(
      "application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8",
    );
    expect(Object.keys(await response.json())).toEqual(["slug"]);
    const several = await admin().from("otm_blog_articles").select("slug, image_url").stripNulls().single();
    expect(several).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  });

  it("an upsert is 201 when it inserts, 200 when it only updates", async () => {
    const upsert = async (rows: { name: string; slug: string }[]) =>
      (await admin().from("otm_blog_tags").upsert(rows, { onConflict: "slug" })).status;
    expect(await upsert([{ name: "Up", slug: "up" }])).toBe(201);
    expect(await upsert([{ name: "Upper", slug: "up" }])).toBe(200);
    expect(
      await upsert([
        { name: "Uppest", slug: "up" },
        { name: "New", slug: "up-new" },
      ]),
    ).toBe(201);
    expect((await admin().from("otm_blog_tags").select("name").eq("slug", "up").single()).data?.name).toBe(
      "Uppest",
    );
  });

  it("a function with one value has the count 1", async () => {
    const call = admin().rpc("has_role", { _role: "admin", _user_id: published }, { count: "exact" });
    expect(await call).toMatchObject({ status: 200, count: 1 });
  });

  it("aggregates are rejected with their own code", async () => {
    for (const select of ["otm_blog_tags(count)", "all:count()", "total:read_time.sum()"]) {
      const refused = await admin().from("otm_blog_articles").select(select);
      expect(refused, select).toMatchObject({ status: 400, error: { code: "PGRST123" } });
    }
  });

  it("filters on a missing relation are rejected with a message", async () => {
    const refused = await admin()
      .from("otm_blog_articles")
      .select("id, otm_blog_tags(id)")
      .is("otm_blog_tags", null);
    expect(refused).toMatchObject({
      status: 400,
      error: { code: "PGRST100", message: expect.stringContaining("not supported here") },
    });
    const negated = await admin()
      .from("otm_blog_articles")
      .select("id, tags:otm_blog_tags(id)")
      .not("tags", "is", null);
    expect(negated).toMatchObject({ status: 400, error: { code: "PGRST100" } });
  });

  it("a table is embedded for each language, with filters of its own", async () => {
    const { data } = await admin()
      .from("otm_blog_articles")
      .select("slug, nl:otm_blog_article_content(language), en:otm_blog_article_content(language)")
      .eq("nl.language", "nl")
      .eq("en.language", "en")
      .eq("slug", "published")
      .limit(1)
      .single()
      .throwOnError();
    expect(data).toMatchObject({ nl: [{ language: "nl" }], en: [] });
    const third = await admin()
      .from("otm_blog_articles")
      .select("a:otm_blog_tags(id), b:otm_blog_tags(id), c:otm_blog_tags(id)");
    expect(third).toMatchObject({ status: 400, error: { code: "beyond_bounds" } });
  });

  it.each(["tx=rollback", "timezone=Europe/Amsterdam", "params=single-object"])(
    "Prefer: %s is rejected",
    async (one) => {
      const refused = await wire.get("otm_blog_tags", { Prefer: one });
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: "PGRST100" }]);
    },
  );
});

describeOnDatabase("a function that returns one row", (open) => {
  it("returns null when a filter leaves it out, and 406 when one object is asked for", async () => {
    const database = await open();
    await database.execute(`
      create function public.one_tag() returns public.otm_blog_tags language sql stable set search_path = ''
        as $$ select gen_random_uuid(), 'One', 'one', null::text, null::text $$;
      grant execute on function public.one_tag() to anon`);
    const client = createClient((await openApi(database)).url, publishableKey);
    expect(await client.rpc("one_tag").eq("slug", "one")).toMatchObject({
      status: 200,
      data: { name: "One" },
    });
    expect(await client.rpc("one_tag").eq("slug", "two")).toMatchObject({
      status: 200,
      data: null,
      error: null,
    });
    const single = await client.rpc("one_tag").eq("slug", "two").single();
    expect(single).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  });
});
