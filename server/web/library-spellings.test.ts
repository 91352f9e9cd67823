// @module-tag S42

import { beforeAll, describe, expect, it } from "vitest";
import { canonicalAddresses } from "../../app/html/canonical-addresses.ts";
import { cleanHtml } from "../../app/html/clean.server.ts";
import { picturesIn } from "../../app/html/pictures-in.ts";
import { call, loaded } from "../../supabase/tests/article-versions.ts";
import { arrangeContent, draft, emptyTables, published } from "../../supabase/tests/content.ts";
import { createMembers, createUsers } from "../../supabase/tests/users.ts";
import {
  otherSpellings,
  servedSpellings,
  spelledId,
  spelledOrigin,
} from "../../test/html/library-spellings.ts";
import type { Database } from "../backend/database/database.ts";
import { createDirectoryStore } from "../backend/media/directory-store.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { emptyDirectory, startTestServer, type TestServer } from "./testing/server.ts";

const hash = "0f".repeat(16);
const spellings = Object.entries({ ...servedSpellings, ...otherSpellings });

/** What is stored and shown for a picture whose address is written so. */
function picture(spelling: string): string {
  return `<p>Tekst &amp; meer, 100%</p><p><img src="${spelling}" alt="x"></p>`;
}

/** The address that a browser shows the picture of, on an article's page; null when the sanitiser removed it. */
function shownAddress(html: string): URL | null {
  const [found] = picturesIn(cleanHtml(html));
  return found ? new URL(found.src, `${spelledOrigin}/insights/artikel`) : null;
}

describeOnDatabase("an address of the library", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    await createUsers(database);
    await createMembers(database);
    await arrangeContent(database);
    await database.query(
      `insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour)
       values ($1, 'spelled.jpg', 'spelled.jpg', $2, 'image/jpeg', 1, 640, 480, '#ffffff')`,
      [spelledId, hash],
    );
  });

  async function serveLibrary(): Promise<TestServer> {
    const store = createDirectoryStore(await emptyDirectory());
    await store.put(`${spelledId}/${hash}/640.avif`, Buffer.from("avif"), "image/avif");
    await store.put(`${spelledId}/${hash}/640.jpg`, Buffer.from("jpeg"), "image/jpeg");
    const current = { hash, content_type: "image/jpeg" as const, width: 640 };
    const library = {
      findCurrent: async (id: string) => (id === spelledId ? current : null),
      isHidden: async () => false,
    };
    return startTestServer({
      siteUrl: new URL(spelledOrigin),
      backend: { fetch: async () => new Response(), media: { library, store } },
    });
  }

  /** Whether a browser that follows redirects gets the picture. */
  async function isServed(server: TestServer, address: URL | null): Promise<boolean> {
    let next = address;
    for (let step = 0; next?.origin === spelledOrigin && step < 5; step += 1) {
      const response = await server.get(next.pathname + next.search);
      if (response.headers.get("content-type")?.startsWith("image/")) return true;
      const location = response.headers.get("location");
      next = location === null ? null : new URL(location, next);
    }
    return false;
  }

  async function placesOfUse(): Promise<unknown[]> {
    return database.query("select place from private.media_uses where media_id = $1 order by place", [
      spelledId,
    ]);
  }

  describe("counts as a use of the picture, however it is spelled", () => {
    it.each(spellings)("in a text: %s", async (_, spelling) => {
      const save = (content: string) =>
        database.query(
          "update public.otm_blog_article_content set content = $1 where article_id = $2 returning 1",
          [content, draft],
        );
      await save("<p>Zonder</p>");
      expect(await placesOfUse()).toEqual([]);
      await save(picture(spelling));
      expect(await placesOfUse()).toEqual([{ place: "article" }]);
      await save("<p>Zonder</p>");
    });

    it("in a text that was encoded as a whole", async () => {
      const html = picture(`/media/0badc0&#100;e-cafe-4bad-9eef-00c0ffee0de5`);
      const encoded = html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      expect(await isServed(await serveLibrary(), shownAddress(encoded))).toBe(true);
      const found = await database.query("select id from private.named_media($1) id", [encoded]);
      expect(found).toEqual([{ id: spelledId }]);
    });

    it.each(spellings)("in changes that wait: %s", async (_, spelling) => {
      const { number, document } = await loaded(database, published);
      await call(database, "save_working_version", {
        _kind: "article",
        _id: published,
        _number: number,
        _document: JSON.stringify({
          ...document,
          content: [{ language: "nl", title: "Anders", content: picture(spelling), published: true }],
        }),
      });
      expect(await placesOfUse()).toEqual([{ place: "article version" }]);
    });
  });

  it("is served, and then has one spelling once it is stored", async () => {
    const server = await serveLibrary();
    for (const [name, spelling] of Object.entries(servedSpellings)) {
      const html = picture(spelling);
      expect(await isServed(server, shownAddress(html)), name).toBe(true);
      const stored = canonicalAddresses(html, spelledOrigin);
      const isVersion = spelling.includes(`/${hash}/`);
      expect(stored, name).toBe(picture(isVersion ? spelling : `/media/${spelledId}`));
      expect(canonicalAddresses(stored, spelledOrigin), name).toBe(stored);
    }
  });

  it("is not served in another spelling, nor changed", async () => {
    const server = await serveLibrary();
    for (const [name, spelling] of Object.entries(otherSpellings))
      expect(await isServed(server, shownAddress(picture(spelling))), name).toBe(false);
  });
});
