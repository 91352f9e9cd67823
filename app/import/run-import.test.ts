import { expect, it } from "vitest";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { planImport } from "./plan.ts";
import { readOutline } from "./read/read-export.ts";
import { runImport } from "./run-import.ts";
import { openExport } from "./testing/open-export.ts";
import { type Item, wxr } from "./testing/wxr.ts";

describeOnDatabase("an import", (openDatabase) => {
  async function importItems(items: readonly Item[]) {
    const database = await openDatabase();
    const open = openExport(wxr(items));
    const plan = planImport([{ open, outline: await readOutline(open) }], { language: "nl" });
    const storeFile = async () => ({ reason: "none" });
    const told: Record<string, string> = {};
    for await (const { kind, key, outcome } of runImport(plan, { call: database.call, storeFile }, false)) {
      told[`${kind} ${key}`] = outcome;
    }
    return { database, told };
  }

  it("goes on after what the database rejects, and leads nobody to it", async () => {
    const long = "x".repeat(600);
    const link = (name: string) => `https://oud.example/2020/01/${name}/`;
    const { database, told } = await importItems([
      { id: 1, content: "Tekst.", categories: [["post_tag", long, "Lang"]], link: link("een") },
      { id: 2, content: `<p>${"woord ".repeat(400_000)}</p>`, link: link("twee") },
      { id: 3, content: "", link: link("drie") },
      { id: 4, content: "Ook tekst.", link: link("vier") },
    ]);
    expect(told[`tag post_tag:${long}`]).toBe("failed");
    expect(told).toMatchObject({
      "article 1": "added",
      "article 2": "failed",
      "article 3": "failed",
      "article 4": "added",
    });
    const paths = await database.query<{ path: string }>(
      "select path from public.otm_redirects where path like '/2020/01/%' order by path",
    );
    expect(paths.map(({ path }) => path)).toEqual(["/2020/01/een", "/2020/01/vier"]);
  });
});
