import { beforeAll, expect, it } from "vitest";
import { describeOnApi } from "../../../server/backend/testing/describe-on-api.ts";
import { emptyForm } from "../../content/kind.ts";
import { type PageForm, page } from "../../content/page.ts";
import { giveOpinion } from "../articles/opinions.ts";
import type { Database } from "../database.ts";
import type { ListCursor, ListPage } from "../list-cursor.ts";
import { saveForm } from "../versions/versions.ts";
import { deletePage, findPages, type ListedPage, listPageNames, listPages } from "./admin-pages.ts";

const every = { search: "", kind: null };

describeOnApi("the panel's list of pages", (api) => {
  let editor: Database;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    editor = api.client(await api.signIn({ role: "editor" }));
    await save({
      slug: "waiting-less",
      title: { nl: "Minder wachten", en: "Waiting less" },
      published: true,
    });
    await save({ slug: "invoices", kind: "case", title: { nl: "100% van de facturen", en: "" } });
    await save({ slug: "scan", kind: "service", title: { nl: "", en: "The scan *now*" } });
  });

  async function save(of: Partial<PageForm> & Pick<PageForm, "slug">): Promise<void> {
    const saved = await saveForm(editor, page, { ...emptyForm(page), kind: "page", ...of }, null);
    if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
    ids[of.slug] = saved.id;
  }

  const slugs = async (filter: Partial<typeof every | { kind: PageForm["kind"] }>) =>
    (await listPages(editor, { ...every, ...filter }, null)).rows.map(({ slug }) => slug);

  it("has the last changed first, each with its title and its languages", async () => {
    const { rows } = await listPages(editor, every, null);
    expect(rows.map(({ slug, title }) => [slug, title])).toEqual([
      ["scan", "The scan *now*"],
      ["invoices", "100% van de facturen"],
      ["waiting-less", expect.stringMatching(/^(?:Minder wachten|Waiting less)$/)],
    ]);
    expect(rows.map(({ states }) => states.map(({ is }) => is))).toEqual([
      ["none", "draft"],
      ["draft", "none"],
      ["live", "live"],
    ]);
  });

  it("has a page that was changed before all that were made after it", async () => {
    for (const [slug, order] of [
      ["waiting-less", ["waiting-less", "scan", "invoices"]],
      ["invoices", ["invoices", "waiting-less", "scan"]],
      ["scan", ["scan", "invoices", "waiting-less"]],
    ] as const) {
      await api.database.query("update public.otm_pages set in_footer = not in_footer where slug = $1", [
        slug,
      ]);
      expect(await slugs({})).toEqual(order);
    }
  });

  it("says who approved a page by its last verdict", async () => {
    const approvals = async () => (await listPages(editor, every, null)).rows.map(({ approval }) => approval);
    const version = await editor
      .from("otm_versions")
      .select("id")
      .match({ subject_id: ids.invoices, number: 1 })
      .single();
    const link = await editor.rpc("create_preview_link", { _version_id: version.data?.id ?? "", _days: 7 });
    const say = (verdict: "approved" | "not yet") =>
      giveOpinion(api.client(), link.data ?? "", {
        name: "Anna",
        quote: null,
        before: null,
        remark: null,
        verdict,
      });
    expect(await approvals()).toEqual([null, null, null]);
    expect(await say("approved")).toBe("given");
    expect(await approvals()).toEqual([
      null,
      { name: "Anna", number: 1, createdAt: expect.any(String) },
      null,
    ]);
    expect(await say("not yet")).toBe("given");
    expect(await approvals()).toEqual([null, null, null]);
  });

  it("is filtered by kind", async () => {
    expect(await slugs({ kind: "case" })).toEqual(["invoices"]);
    expect(await slugs({ kind: "page" })).toEqual(["waiting-less"]);
  });

  it.each([
    ["a title in the other language", "minder WACHTEN", ["waiting-less"]],
    ["a part of the address", "voice", ["invoices"]],
    ["words that are in none", "zeppelin", []],
    ["a percent sign as itself", "100%", ["invoices"]],
    ["percent signs that are in none", "%", ["invoices"]],
    ["an asterisk", "scan *now*", ["scan"]],
    ["many wildcards", "%_%_%_%_%_", []],
    ["the longest search", "x".repeat(200), []],
    ["signs of the query's grammar", 'a,b)(."\\', []],
  ])("finds %s", async (_, search, found) => {
    expect(await slugs({ search })).toEqual(found);
    expect((await findPages(editor, search, 5)).map(({ slug }) => slug)).toEqual(found);
  });

  it("is read page by page, also when a search finds many", async () => {
    await api.database.query(`
      insert into public.otm_pages (slug, kind) select 'many-' || n, 'service' from generate_series(1, 230) n`);
    await api.database.query(`
      insert into public.otm_page_content (page_id, language, title)
      select id, 'nl', slug from public.otm_pages where slug like 'many-%'`);
    let cursor: ListCursor | null = null;
    const found: string[] = [];
    do {
      const part: ListPage<ListedPage> = await listPages(editor, { search: "many", kind: null }, cursor);
      found.push(...part.rows.map(({ id }) => id));
      cursor = part.older;
    } while (cursor);
    expect(new Set(found).size).toBe(230);
    for (const filter of [
      { search: "", kind: "service" as const },
      { search: "many", kind: null },
    ]) {
      const first = await listPages(editor, filter, null);
      expect([first.rows.length, first.newer]).toEqual([20, null]);
      const second = await listPages(editor, filter, first.older);
      expect(second.rows.length).toBe(20);
      expect((await listPages(editor, filter, second.newer)).rows).toEqual(first.rows);
    }
    const names = await listPageNames(editor);
    expect([names.length, names.filter(({ name }) => name === "The scan *now*")]).toEqual([
      233,
      [{ id: ids.scan, name: "The scan *now*" }],
    ]);
    await api.database.query("delete from public.otm_pages where slug like 'many-%'");
  });

  it("lets a writer delete a draft, and nothing that is live", async () => {
    const writer = api.client(await api.signIn({ role: "writer" }));
    await expect(deletePage(writer, ids["waiting-less"] ?? "")).rejects.toThrow();
    await deletePage(writer, ids.scan ?? "");
    expect(await slugs({})).toEqual(["invoices", "waiting-less"]);
    await expect(deletePage(writer, ids.scan ?? "")).rejects.toThrow();
  });
});
