// @module-tag S11

import { expect, it } from "vitest";
import { published } from "../../../../supabase/tests/content.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { openWire } from "./wire.ts";

describeOnDatabase("errors in the wire format", (open) => {
  const wire = openWire(open);

  it("reports unknown names", async () => {
    expect(await wire.error("nothing")).toEqual({
      status: 404,
      code: "PGRST205",
      details: null,
      hint: null,
      message: "Could not find the table 'public.nothing' in the schema cache",
    });
    expect(await wire.error("auth.users")).toMatchObject({ status: 404, code: "PGRST205" });
    expect(await wire.error("a/b")).toMatchObject({ status: 404, code: "PGRST125" });
    expect(await wire.error("%ff")).toMatchObject({ status: 404, code: "PGRST125" });
    expect(await wire.error("otm_blog_articles?select=id,otm_team_members(id)")).toEqual({
      status: 400,
      code: "PGRST200",
      details:
        "Searched for a foreign key relationship between 'otm_blog_articles' and 'otm_team_members' in the schema " +
        "'public', but no matches were found.",
      hint: null,
      message:
        "Could not find a relationship between 'otm_blog_articles' and 'otm_team_members' in the schema cache",
    });
    expect(await wire.error("otm_blog_articles?select=nope")).toMatchObject({
      status: 400,
      code: "42703",
      message: "column otm_blog_articles.nope does not exist",
    });
    expect(await wire.error("otm_blog_articles?order=nope")).toMatchObject({ status: 400, code: "42703" });
    expect(await wire.error("otm_blog_articles?or=(nope.eq.1)")).toMatchObject({
      status: 400,
      code: "42703",
    });
    expect(await wire.error("otm_blog_articles?nope.id=eq.1")).toMatchObject({
      status: 400,
      code: "PGRST108",
    });
    expect(await wire.error("rpc/nothing?a=1")).toEqual({
      status: 404,
      code: "PGRST202",
      details:
        "Searched for the function public.nothing with parameters a or with a single unnamed json/jsonb parameter, " +
        "but no matches were found in the schema cache.",
      hint: null,
      message: "Could not find the function public.nothing(a) in the schema cache",
    });
    expect(await wire.error("rpc/has_role")).toMatchObject({ status: 404, code: "PGRST202" });
    expect(await wire.error("otm_blog_articles?id=eq.nope")).toMatchObject({ status: 400, code: "22P02" });
    expect(await wire.error("otm_blog_articles", { Accept: "text/csv" })).toMatchObject({
      status: 406,
      code: "PGRST107",
    });
    const put = await wire.api().call("/rest/v1/otm_blog_tags", { method: "PUT" }, wire.admin());
    expect([put.status, await put.json()]).toMatchObject([405, { code: "PGRST117" }]);
  });

  it("rejects writes by GET", async () => {
    expect(await wire.error(`rpc/delete_article?_id=${published}`)).toMatchObject({
      status: 405,
      code: "25006",
    });
    const still = await wire.get(`otm_blog_articles?select=slug&id=eq.${published}`);
    expect(await still.json()).toEqual([{ slug: "published" }]);
  });

  it("names the limit that a request exceeds", async () => {
    expect(await wire.error(`otm_blog_tags?slug=eq.${"x".repeat(9_000)}`)).toMatchObject({
      status: 414,
      message: "An address has 8192 bytes at most",
    });
    expect(await wire.error("otm_blog_tags?limit=1001")).toMatchObject({
      status: 400,
      message: "One answer has 1000 rows at most; ask for a smaller limit",
    });
    const deep = "otm_blog_articles(otm_blog_tags(otm_blog_articles(otm_blog_tags(id))))";
    expect(await wire.error(`otm_homepage_featured_articles?select=${deep}`)).toMatchObject({
      status: 400,
      message: "Resources may be embedded 3 levels deep at most",
    });
    const wide = Array.from({ length: 9 }, (_, index) => `a${index}:otm_blog_articles(id)`);
    expect(await wire.error(`otm_blog_tags?select=${wide}`)).toMatchObject({
      status: 400,
      message: "A request may embed 8 resources at most",
    });
    const body = (text: string) =>
      wire
        .api()
        .call(
          "/rest/v1/otm_blog_tags",
          { method: "POST", headers: { "Content-Type": "application/json" }, body: text },
          wire.admin(),
        );
    const many = await body(JSON.stringify(Array.from({ length: 1_001 }, () => ({ name: "x", slug: "x" }))));
    expect([many.status, await many.json()]).toMatchObject([
      413,
      { message: "One request has 1000 rows at most" },
    ]);
  });

  it("rejects changes of all rows at once, and bodies other than JSON", async () => {
    for (const method of ["PATCH", "DELETE"]) {
      const response = await wire
        .api()
        .call(
          "/rest/v1/otm_blog_tags",
          { method, headers: { "Content-Type": "application/json" }, body: '{"name":"x"}' },
          wire.admin(),
        );
      expect([response.status, await response.json()]).toMatchObject([400, { code: "21000" }]);
    }
    const form = await wire
      .api()
      .call(
        "/rest/v1/otm_blog_tags",
        { method: "POST", body: new URLSearchParams({ name: "x", slug: "x" }) },
        wire.admin(),
      );
    expect([form.status, await form.json()]).toMatchObject([415, { code: "PGRST102" }]);
  });

  it("is never cached, and not readable cross-origin", async () => {
    for (const path of ["otm_blog_articles", "nothing", "rpc/nothing"]) {
      const response = await wire.get(path);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});
