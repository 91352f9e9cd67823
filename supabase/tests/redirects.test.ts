// @module-tag S50
// @module-tag Redirects

import { describe, expect, it } from "vitest";
import { createStatisticsStore } from "../../server/statistics/statistics-store.ts";
import { arrangeContent, redirect } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { listed, remove, restore } from "./trash-rows.ts";
import { admin, as, createMembers, createUsers, editor, refused, user, visitor, writer } from "./users.ts";

describeOnRows("a redirect", [createUsers, createMembers], (database) => {
  const save = (...redirects: object[]) =>
    as<{ path: string; outcome: string }>(database, admin, "select * from public.save_redirects($1)", [
      JSON.stringify(redirects),
    ]);
  const outcome = async (path: string, target: string | null, kind = target === null ? 410 : 301) =>
    (await save({ path, target, kind, note: "" }))[0]?.outcome;

  it("is saved, changed and known", async () => {
    expect(await outcome("/2024/05/naam", "/insights/naam")).toBe("added");
    expect(await outcome("/2024/05/naam", "/insights/naam")).toBe("known");
    expect(await outcome("/2024/05/naam", null)).toBe("changed");
    expect(await outcome("/?p=12", "/insights/naam")).toBe("added");
  });

  it("never leads to another redirect", async () => {
    expect(await outcome("/a", "/b")).toBe("added");
    expect(await outcome("/b", "/c")).toBe("added");
    expect(await outcome("/d", "/a/")).toBe("added");
    expect(await outcome("/d", "/a/")).toBe("known");
    expect(await outcome("/c", "/a")).toBe("loop");
    expect(await outcome("/?p=1", "/?p=2")).toBe("added");
    expect(await outcome("/?p=2", "/c#x")).toBe("added");
    expect(await outcome("/?p=3", "/?P=3")).toBe("loop");
    expect(await database.query("select path, target from public.otm_redirects order by path")).toEqual([
      { path: "/?p=1", target: "/c#x" },
      { path: "/?p=2", target: "/c#x" },
      { path: "/a", target: "/c" },
      { path: "/b", target: "/c" },
      { path: "/d", target: "/c" },
    ]);
  });

  it.each([
    ["/", "/insights", "live"],
    ["/Aap", "/insights", "path"],
    ["/aap/", "/insights", "path"],
    ["/aap", "//elders.example", "target"],
    ["/aap", "javascript:alert(1)", "target"],
    ["/admin/x", "/insights", "live"],
    ["/contact", "/insights", "live"],
    ["/en/insights", "/", "live"],
    ["/aap", "/aap", "loop"],
  ])("from %s to %s is refused: %s", async (path, target, reason) => {
    expect(await outcome(path, target)).toBe(reason);
  });

  it("is not saved beside a page, and gives way to one that is made later", async () => {
    await arrangeContent(database);
    for (const path of ["/insights/published", "/en/insights/published", "/blog/published", "/shown-page"])
      expect(await outcome(path, "/contact"), path).toBe("live");
    expect(await outcome("/insights/draft", "/contact")).toBe("added");
    await database.query("update public.otm_blog_articles set published = true where slug = 'draft'");
    const shadowed = await as(
      database,
      editor,
      "select path from public.filter_redirects() where is_shadowed",
    );
    expect(shadowed).toEqual([{ path: "/insights/draft" }]);
  });

  it.each([
    [{ path: "/aap", target: null, kind: 301 }, "target"],
    [{ path: "/aap", target: "/x", kind: 410 }, "target"],
    [{ path: "/aap", target: "/x", kind: 302 }, "path"],
    [{ path: null, target: "/x", kind: 301 }, "path"],
    [{ path: `/${"a".repeat(500)}`, target: "/x", kind: 301 }, "path"],
    [{ path: "/aap", target: `/${"x".repeat(2000)}`, kind: 301 }, "target"],
    [{ path: "/aap", target: "/x", kind: 301, note: "a\nb" }, "note"],
  ])("%j is refused, and the rest is saved", async (wrong, reason) => {
    const outcomes = await save(wrong, { path: "/noot", target: "/contact", kind: 301 });
    expect(outcomes.map(({ outcome: found }) => found)).toEqual([reason, "added"]);
  });

  it("is saved in calls of a thousand", async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => ({
      path: `/p${index}`,
      target: "/contact",
      kind: 301,
    }));
    await expect(save(...many)).rejects.toMatchObject({ code: "23514" });
    expect(await save(...many.slice(1))).toHaveLength(1_000);
  });

  it("is read, made, changed and deleted by editors alone", async () => {
    const statements = [
      "select public.save_redirects('[]')",
      "select * from public.filter_redirects()",
      "select * from public.list_missing_paths()",
      "select public.propose_target('/x')",
    ];
    for (const person of [visitor, user, writer])
      for (const statement of statements)
        await expect(as(database, person, statement), statement).rejects.toMatchObject(refused);
    for (const person of [editor, admin])
      for (const statement of statements) await as(database, person, statement);
    for (const person of [visitor, user, writer, editor, admin])
      for (const call of [
        "redirects_state()",
        "list_redirects()",
        "list_former_paths()",
        "record_missing_paths('[]', '[]')",
      ])
        await expect(as(database, person, `select public.${call}`), call).rejects.toMatchObject(refused);
    const insert =
      "insert into public.otm_redirects (path, target) values ('/eigen', '/contact') returning path";
    for (const person of [user, writer])
      await expect(as(database, person, insert)).rejects.toMatchObject(refused);
    await as(database, editor, insert);
    await as(database, editor, "update public.otm_redirects set target = '/about-us' where path = '/eigen'");
    const row = "select target, person from public.filter_redirects()";
    expect(await as(database, admin, row)).toEqual([
      { target: "/about-us", person: `${editor.id}@vlotwerk.example` },
    ]);
  });

  it("is searched, and listed in pages", async () => {
    for (const path of ["/aap", "/noot", "/mies"]) await outcome(path, "/contact");
    const found = (call: string) =>
      as<{ path: string }>(database, editor, `select path from public.filter_redirects(${call})`);
    expect(await found("'NOOT'")).toEqual([{ path: "/noot" }]);
    const last = "_after => (select created_at from held), _id => (select id from held)";
    const second = `with held as (select id, created_at from public.filter_redirects(_limit => 1))
      select path from public.filter_redirects(${last}, _limit => 1)`;
    expect(await as(database, editor, second)).toEqual([{ path: "/noot" }]);
  });

  it("that was deleted comes back as it was", async () => {
    await arrangeContent(database);
    const rows = () => database.query("select *, xmin::text = '' as ignored from public.otm_redirects");
    const [before, state] = [await rows(), await database.call("redirects_state")];
    await remove(database, { source: "otm_redirects", id: redirect }, editor);
    expect(await database.call("redirects_state")).not.toEqual(state);
    expect(await listed(database, editor)).toMatchObject([{ source: "otm_redirects", title: "/oud" }]);
    await restore(database, redirect, null, editor);
    expect([await rows(), await database.call("redirects_state")]).toEqual([before, state]);
  });

  it.each([
    ["/2019/03/published-article", "/insights/published"],
    ["/en/blog/publishd.html", "/en/insights/published"],
    ["/over/shown_page/", "/shown-page"],
    ["/downloads/active-page.php", "/download/active_page"],
    ["/zzz-qqq", null],
    ["/draft", null],
  ])("of %s is proposed to %s", async (path, target) => {
    await arrangeContent(database);
    expect(await as(database, editor, "select public.propose_target($1) as target", [path])).toEqual([
      { target },
    ]);
  });

  describe("or a missing path", () => {
    const day = new Date().toISOString().slice(0, 10);
    const missing = (path: string, visits = 1, by_programs = 0) => ({ day, path, visits, by_programs });
    const list = () =>
      as<{ path: string }>(
        database,
        editor,
        "select path, visits::int, by_programs::int from public.list_missing_paths()",
      );

    it("is counted up, and listed until something answers there", async () => {
      await arrangeContent(database);
      await database.query("delete from private.missing_paths");
      const store = createStatisticsStore(database);
      await store.addMissing(
        [missing("/a"), missing("/b", 0, 4), missing("/c", 5)],
        [{ path: "/oud", hits: 2 }],
      );
      await store.addMissing([missing("/a", 2, 1), missing("/oud"), missing("/en/insights/published")], []);
      await store.addMissing(
        [],
        [
          { path: "/oud", hits: 1 },
          { path: "/weg", hits: 9 },
        ],
      );
      expect(await list()).toEqual([
        { path: "/c", visits: 5, by_programs: 0 },
        { path: "/a", visits: 3, by_programs: 1 },
        { path: "/b", visits: 0, by_programs: 4 },
      ]);
      expect(
        await as(
          database,
          editor,
          "select path, hits::int, last_hit_at > now() - interval '1 minute' as now from public.filter_redirects()",
        ),
      ).toEqual([{ path: "/oud", hits: 3, now: true }]);
    });

    it("is kept for 90 days, and a thousand of them", async () => {
      const store = createStatisticsStore(database);
      await store.addMissing([{ ...missing("/vroeger", 99), day: "2025-01-01" }], []);
      expect(await list()).toEqual([]);
      await store.addMissing(
        Array.from({ length: 700 }, (_, index) => missing(`/p${index}`, 2)),
        [],
      );
      await store.addMissing(
        Array.from({ length: 700 }, (_, index) => missing(`/q${index}`)),
        [],
      );
      const found = await list();
      expect(found).toHaveLength(1_000);
      expect(found.filter(({ path }) => path.startsWith("/p"))).toHaveLength(700);
    });

    it("is counted by instances at once", async () => {
      const store = createStatisticsStore(database);
      const paths = Array.from({ length: 50 }, (_, index) => missing(`/p${index}`));
      await Promise.all(
        Array.from({ length: 8 }, (_, index) => store.addMissing(index % 2 ? paths : paths.toReversed(), [])),
      );
      expect(new Set((await list()).map((row) => JSON.stringify({ ...row, path: "" }))).size).toBe(1);
    });
  });
});
