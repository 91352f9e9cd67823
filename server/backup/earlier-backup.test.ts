import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "../backend/database/database.ts";
import { createDirectoryStore } from "../backend/media/directory-store.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
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
    const store = createDirectoryStore(join(directory, "files"));
    const { rows, files, unknown } = await restoreBackup(fixture, { database, directory, store });
    expect([rows, files]).toEqual([expect.toSatisfy((count: number) => count > 90), 5]);
    const names = (await readdir(directory, { recursive: true })).map((path) => path.length);
    expect(Math.max(...names)).toBeGreaterThan(250);
    expect(unknown.filter((name) => name.startsWith("public.otm_download_files"))).toEqual([]);
    await expectFile(database, store);

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

/** A PDF file was a row of its page alone, stored as `{id}.pdf`; now it is one of the library. */
async function expectFile(database: Database, store: MediaStore): Promise<void> {
  const id = "f0000000-0000-4000-8000-000000000001";
  const hash = createHash("sha256").update("%PDF-1.4\n").digest("hex").slice(0, 32);
  const rows = await database.query(
    `select media.path, media.name, media.hash, media.content_type, media.size, media.unused_since, file.language
     from public.otm_media media join public.otm_download_files file on file.media_id = media.id`,
  );
  const expected = { path: id, hash, content_type: "application/pdf", size: 9, unused_since: null };
  expect(rows).toEqual([expect.objectContaining(expected)]);
  expect(await store.list("")).toEqual([`${id}/${hash}/file.pdf`]);
  expect(await (await store.get(`${id}/${hash}/file.pdf`))?.text()).toBe("%PDF-1.4\n");
  const uses = await database.query("select media_id, place from private.media_uses");
  expect(uses).toEqual([{ media_id: id, place: "download file" }]);
}
