import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { openApi } from "../backend/testing/api.ts";
import { describeOnBareDatabase } from "../backend/testing/databases.ts";
import { restoreBackup } from "./restore.ts";

/**
 * Made by commit 5501815 from an embedded database (PGlite): content in two languages, an administrator, a lead of each
 * kind, a PDF file, and two names that are longer than a header holds.
 */
const fixture = fileURLToPath(new URL("testing/fixtures/pglite-backup.tar.gz", import.meta.url));

describeOnBareDatabase("a backup of an obsolete database", (open) => {
  it("is restored with its files, and works", async () => {
    const directory = await mkdtemp(join(tmpdir(), "earlier-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const database = await open();
    const { rows, files } = await restoreBackup(fixture, database, directory);
    expect([rows, files]).toEqual([expect.toSatisfy((count: number) => count > 90), 5]);
    const names = (await readdir(directory, { recursive: true })).map((path) => path.length);
    expect(Math.max(...names)).toBeGreaterThan(250);
    const file = join(directory, "files", "f0000000-0000-4000-8000-000000000001.pdf");
    expect(await readFile(file, "utf8")).toBe("%PDF-1.4\n");

    const api = await openApi(database);
    const visitor = api.client();
    const { data: articles } = await visitor
      .from("otm_blog_articles")
      .select("slug, otm_blog_article_content(title), otm_blog_tags(name)")
      .order("slug");
    expect(articles).toMatchObject([
      {
        slug: "published",
        otm_blog_article_content: [{ title: "Gepubliceerd" }],
        otm_blog_tags: [{ name: "Public" }],
      },
      { slug: "unfeatured" },
    ]);
    const { data: found } = await visitor.rpc("search_articles", { _query: "iedereen", _language: "nl" });
    expect(JSON.stringify(found)).toContain("Gepubliceerd");
    const { count } = await visitor.from("otm_blog_articles").select("id", { count: "exact", head: true });
    expect(count).toBe(2);
    const admin = api.client(await api.signIn({ isAdmin: true }));
    const { data: leads } = await admin.rpc("list_leads");
    expect(leads?.map(({ email }) => email).sort()).toEqual(["anna@klant.example", "bram@klant.example"]);
    expect(api.logged).toEqual([]);
  });
});
