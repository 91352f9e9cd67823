import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { emptyTables } from "./content.ts";
import { admin, as, createUsers, visitor } from "./users.ts";

const nouns = [
  {
    noun: "an article",
    table: "otm_blog_articles",
    flag: "published",
    former: "otm_blog_article_slugs",
    key: "article_id",
  },
  {
    noun: "a download page",
    table: "otm_download_pages",
    flag: "active",
    former: "otm_download_page_slugs",
    key: "page_id",
  },
];

describeOnDatabase("the former slug of", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  describe.each(nouns)("$noun", ({ table, flag, former, key }) => {
    beforeEach(async () => {
      await emptyTables(database);
      await createUsers(database);
      await edit(`insert into public.${table} (slug, ${flag}) values ('first', true)`);
    });

    const edit = (statement: string) => as(database, admin, statement);
    const rename = (from: string, to: string) =>
      edit(`update public.${table} set slug = '${to}' where slug = '${from}'`);

    async function findFormer(slug: string): Promise<string | null> {
      const [row] = await as<{ slug: string }>(
        database,
        visitor,
        `select current.slug from public.${former} former join public.${table} current on current.id = former.${key}
         where former.slug = $1`,
        [slug],
      );
      return row?.slug ?? null;
    }

    it("leads to the current slug after any number of renames", async () => {
      await rename("first", "second");
      await rename("second", "third");
      expect(await findFormer("first")).toBe("third");
      expect(await findFormer("second")).toBe("third");
    });

    it("is kept when renamed back and forth", async () => {
      await rename("first", "second");
      await rename("second", "first");
      expect(await findFormer("second")).toBe("first");
    });

    it("yields to the current owner, also after a swap", async () => {
      await edit(`insert into public.${table} (slug, ${flag}) values ('second', true)`);
      await rename("first", "apart");
      await rename("second", "first");
      await rename("apart", "second");
      const today = await edit(`select slug from public.${table} order by slug`);
      expect(today).toEqual([{ slug: "first" }, { slug: "second" }]);
      expect(await findFormer("apart")).toBe("second");
      // Former slugs are not looked up while a current one exists; afterwards each leads to its last owner.
      expect(await findFormer("first")).toBe("second");
      expect(await findFormer("second")).toBe("first");
    });

    it("is not kept when it was never published", async () => {
      await edit(`insert into public.${table} (slug) values ('sketch')`);
      await rename("sketch", "sketch-2");
      await edit(`update public.${table} set ${flag} = true where slug = 'sketch-2'`);
      expect(await findFormer("sketch")).toBeNull();
    });

    it("is kept when renamed while unpublished, and hidden until published", async () => {
      await edit(`update public.${table} set ${flag} = false`);
      await rename("first", "second");
      expect(await findFormer("first")).toBeNull();
      await edit(`update public.${table} set ${flag} = true`);
      expect(await findFormer("first")).toBe("second");
    });

    it("belongs to its last owner", async () => {
      await rename("first", "second");
      await edit(`insert into public.${table} (slug, ${flag}) values ('first', true)`);
      await rename("first", "third");
      expect(await findFormer("first")).toBe("third");
    });

    it("is deleted with it", async () => {
      await rename("first", "second");
      await edit(`delete from public.${table}`);
      expect(await findFormer("first")).toBeNull();
      expect(await database.query(`select 1 from public.${former}`)).toEqual([]);
    });
  });
});
