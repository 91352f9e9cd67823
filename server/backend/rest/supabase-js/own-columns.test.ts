// @module-tag S1

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { describeOnDatabase } from "../../testing/databases.ts";
import { openWire } from "./wire.ts";

/** Any 128 bits are a UUID to PostgreSQL; this one names no version. */
const oddId = "10000000-0000-0000-0000-000000000000";

describeOnDatabase("columns of the database's own", (open) => {
  const wire = openWire(open);
  const client = () => wire.api().client(wire.admin());

  it.each([
    ["otm_blog_articles", { slug: "own-id" }],
    ["otm_blog_tags", { name: "Own", slug: "own-id" }],
    ["otm_team_members", { name: "Own", display_order: 9 }],
    ["otm_download_pages", { slug: "own-id" }],
  ] as const)("are not inserted or updated: the id of %s", async (table, row) => {
    const rejected = { status: 403, error: { code: "42501" } };
    for (const id of [oddId, randomUUID()]) {
      const body = JSON.stringify([{ ...row, id }]);
      const headers = { "Content-Type": "application/json" };
      for (const prefer of [
        "return=minimal",
        "resolution=merge-duplicates",
        "resolution=ignore-duplicates",
      ]) {
        const answer = await wire
          .api()
          .call(
            `/rest/v1/${table}`,
            { method: "POST", headers: { ...headers, Prefer: prefer }, body },
            wire.admin(),
          );
        expect(answer.status).toBe(403);
      }
      expect(await client().from(table).update({ id }).neq("id", id)).toMatchObject(rejected);
    }
  });

  it("may be in a body whose other columns are chosen", async () => {
    const answer = await wire.api().call(
      "/rest/v1/otm_blog_tags?columns=name,slug&select=id,slug",
      {
        method: "POST",
        headers: { "Content-Type": "application/json", Prefer: "return=representation" },
        body: JSON.stringify([{ id: oddId, name: "Chosen", slug: "chosen" }]),
      },
      wire.admin(),
    );
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual([{ id: expect.not.stringMatching(oddId), slug: "chosen" }]);
  });

  it("are returned for rows that were inserted, also many at once and in part", async () => {
    const rows = [
      { name: "First", slug: "first" },
      { name: "Second", slug: "second", name_nl: "Tweede" },
    ];
    const inserted = await client()
      .from("otm_blog_tags")
      .insert(rows, { defaultToNull: false })
      .select("id, slug");
    expect(inserted.data).toEqual([
      { id: expect.any(String), slug: "first" },
      { id: expect.any(String), slug: "second" },
    ]);
    const merged = await client()
      .from("otm_blog_tags")
      .upsert({ name: "Primary", slug: "first" }, { onConflict: "slug" })
      .select("id, name")
      .single();
    expect(merged).toMatchObject({ status: 200, data: { id: inserted.data?.[0]?.id, name: "Primary" } });
    const ignored = await client()
      .from("otm_blog_tags")
      .upsert({ name: "Other", slug: "first" }, { onConflict: "slug", ignoreDuplicates: true })
      .select("id");
    expect(ignored.data).toEqual([]);
  });
});
