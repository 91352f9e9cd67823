import { beforeEach, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { emptyTables } from "./content.ts";
import { admin, as, createUsers } from "./users.ts";

describeOnDatabase("a redirect", (open) => {
  let database: Database;

  beforeEach(async () => {
    database ??= await open();
    await emptyTables(database);
    await createUsers(database);
  });

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
    expect(await outcome("/c", "/a")).toBe("loop");
    expect(await database.query("select path, target from public.otm_redirects order by path")).toEqual([
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
});
