// @module-tag S9

import { beforeAll, expect, it } from "vitest";
import { arrangeContent } from "../../../supabase/tests/content.ts";
import { type Api, openApi } from "../testing/api.ts";
import { describeOnDatabase } from "../testing/databases.ts";

const hostile = [
  "'; drop table public.otm_blog_tags; --",
  "1); select pg_sleep(9)--",
  '"; delete from otm_blog_tags; --',
  "$1",
  "\\",
  "\0",
  "%00",
  "\ud800",
  "(((((",
  ")))",
  `"unclosed`,
  "x".repeat(5_000),
  "not.not.not.eq.1",
  "in.(",
  "and(".repeat(500),
  "a(".repeat(500),
  "*".repeat(2_000),
  "😀",
  "null",
  "-1",
  "9".repeat(40),
];

describeOnDatabase("hostile requests", (open) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    api = await openApi(database);
    admin = await api.signIn({ isAdmin: true });
  });

  async function expectNoServerError(path: string, init: RequestInit = {}): Promise<void> {
    const response = await api.call(path, init, admin);
    await response.arrayBuffer();
    expect([path.slice(0, 200), init.body, response.status < 500]).toEqual([
      path.slice(0, 200),
      init.body,
      true,
    ]);
  }

  it("never make the server fail, in any part of the address", async () => {
    for (const text of hostile) {
      const value = encodeURIComponent(text.toWellFormed());
      for (const path of [
        value,
        `rpc/${value}`,
        `rpc/has_role?_user_id=${value}&_role=${value}`,
        `rpc/has_role?${value}=1`,
        `otm_blog_tags?select=${value}`,
        `otm_blog_tags?select=id,otm_blog_articles!${value}(id)`,
        `otm_blog_tags?order=${value}`,
        `otm_blog_tags?limit=${value}`,
        `otm_blog_tags?offset=${value}`,
        `otm_blog_tags?slug=${value}`,
        `otm_blog_tags?slug=eq.${value}`,
        `otm_blog_tags?id=eq.${value}`,
        `otm_blog_tags?slug=like.${value}`,
        `otm_blog_tags?slug=in.(${value})`,
        `otm_blog_tags?or=(slug.eq.${value})`,
        `otm_blog_tags?or=${value}`,
        `otm_blog_tags?${value}=eq.1`,
        `otm_blog_tags?${value}.order=id`,
        `otm_blog_articles?related_articles=eq.${value}`,
      ]) {
        await expectNoServerError(`/rest/v1/${path}`);
      }
    }
  });

  it("never make the server fail in headers", async () => {
    for (const text of [
      "a=b,c",
      "=",
      "return=",
      "x".repeat(5_000),
      "count=count",
      "items=1-0",
      "0-99999999999999",
    ]) {
      for (const name of ["Prefer", "Range", "Accept"]) {
        await expectNoServerError("/rest/v1/otm_blog_tags", { headers: { [name]: text } });
      }
    }
  });

  it("never make the server fail in a body", async () => {
    const bodies = [
      ...hostile,
      ...hostile.map((text) => JSON.stringify({ name: text, slug: text })),
      '{"name":"\\ud800","slug":"a"}',
      '{"name":"\\u0000","slug":"a"}',
      '{"name":1e999,"slug":[]}',
      '{"name":{"a":1},"slug":true}',
      '{"__proto__":{"slug":"x"},"name":"x"}',
      "[".repeat(400_000),
      `${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}`,
      `"${'\\"'.repeat(400_000)}`,
      "[[1]]",
      "[null]",
      "null",
      "1",
      "",
      "\ufeff{}",
      '{"name":"a","name":"b","slug":"dup"}',
    ];
    for (const body of bodies) {
      for (const [method, path] of [
        ["POST", "otm_blog_tags"],
        ["POST", "otm_blog_tags?columns=name,slug"],
        ["POST", "otm_blog_tags?on_conflict=slug"],
        ["PATCH", "otm_blog_tags?slug=eq.none"],
        ["POST", "rpc/has_role"],
        ["POST", "rpc/save_document"],
      ] as const) {
        const headers = { "Content-Type": "application/json", Prefer: "resolution=merge-duplicates" };
        await expectNoServerError(`/rest/v1/${path}`, { method, headers, body });
      }
    }
    const bytes = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
    const headers = { "Content-Type": "application/json" };
    await expectNoServerError("/rest/v1/otm_blog_tags", { method: "POST", headers, body: bytes });
  });

  it("leave the database unchanged, and the log empty", async () => {
    expect(
      await api.database.query(
        "select slug from otm_blog_tags where slug in ('public', 'secret') order by slug",
      ),
    ).toEqual([{ slug: "public" }, { slug: "secret" }]);
    expect(api.logged).toEqual([]);
  });
});
