import { beforeAll, expect, it } from "vitest";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { seed } from "./seed.ts";
import { type Api, openApi } from "./testing/api.ts";
import { describeOnBareDatabase } from "./testing/databases.ts";
import { loadFirstRelease, readEveryRow, type StoredRow } from "./testing/first-release.ts";

describeOnBareDatabase("a database of the first release", (open) => {
  let database: Database;
  let before: StoredRow[];
  let applied: string[];

  beforeAll(async () => {
    database = await open();
    await loadFirstRelease(database);
    before = await readEveryRow(database);
    applied = await migrate(database);
  });

  it("has what its own server wrote", () => {
    const count = (table: string) => before.filter((stored) => stored.table === table).length;
    expect(count("public.otm_blog_articles")).toBe(18);
    expect(count("public.otm_contact_subm_vlotwerk")).toBe(2);
    expect(count("supabase_migrations.schema_migrations")).toBe(15);
    expect(before.length).toBeGreaterThan(200);
  });

  it("is brought up to date by what came after it, once, and is not filled again", async () => {
    expect(applied.length).toBeGreaterThan(20);
    expect(applied[0]).toBe("05_auth_sessions.sql");
    expect(await migrate(database)).toEqual([]);
    expect(await seed(database)).toEqual([]);
  });

  it("keeps every row, with every value in it", async () => {
    const after = await readEveryRow(database);
    const lost: StoredRow[] = [];
    for (const { table, row } of before) {
      const candidates = after.filter((stored) => stored.table === table);
      const isKept = candidates.some((stored) =>
        Object.entries(row).every(
          ([name, value]) => JSON.stringify(stored.row[name]) === JSON.stringify(value),
        ),
      );
      if (!isKept) lost.push({ table, row });
    }
    expect(lost).toEqual([]);
    for (const table of new Set(before.map((stored) => stored.table))) {
      if (table.startsWith("supabase_migrations.")) continue;
      expect([table, after.filter((stored) => stored.table === table).length]).toEqual([
        table,
        before.filter((stored) => stored.table === table).length,
      ]);
    }
  });

  it("has a lead of each message and request of before", async () => {
    const leads = await database.query(
      `select kind, status, page_slug, coalesce(message.name, request.name) as name
       from public.otm_leads lead
       left join public.otm_contact_subm_vlotwerk message on message.id = contact_id
       left join public.otm_download_submissions request on request.id = download_id order by name`,
    );
    expect(leads).toEqual([
      { kind: "contact", status: "new", page_slug: null, name: "Anna 'O''Brien' Ünal" },
      { kind: "contact", status: "new", page_slug: null, name: "Bert" },
      { kind: "download", status: "new", page_slug: "douanegids", name: "Cor" },
    ]);
  });

  it("answers as one that was made today: articles, search, counts, the panel", async () => {
    const api: Api = await openApi(database);
    const visitor = api.client();
    const { data: article } = await visitor
      .from("otm_blog_articles")
      .select("slug, author, otm_blog_article_content(language, title), otm_blog_tags(name)")
      .eq("slug", "douane-zonder-overtypen")
      .single();
    expect(article).toMatchObject({
      author: "Zoë van Dijk",
      otm_blog_tags: [{ name: "Logistiek & Douane" }],
    });
    const { data: found } = await visitor.rpc("search_articles", { _query: "customs", _language: "en" });
    expect(JSON.stringify(found)).toContain("Customs without retyping");
    const { data: counts } = await visitor.rpc("count_articles").single();
    const published = before.filter(
      ({ table, row }) => table === "public.otm_blog_articles" && row.published,
    );
    expect(counts).toMatchObject({ published: published.length });
    const admin = api.client(await api.signIn({ isAdmin: true }));
    const { data: leads } = await admin.rpc("list_leads", { _search: "unal" });
    expect(leads).toMatchObject([{ email: "anna@klant.example" }]);
    const { data: roles } = await admin.from("user_roles").select("user_id");
    expect(JSON.stringify(roles)).toContain("e1000000-0000-4000-8000-000000000001");
    expect(api.logged).toEqual([]);
  });
});
