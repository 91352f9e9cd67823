import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { arrangeContent, draft, emptyTables, photo, published, secretTag } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, user, visitor } from "./users.ts";

describeOnRows("the history of an article", [createUsers, arrangeContent], (database) => {
  const edit = (statement: string) => as(database, admin, statement);
  const retitle = (article: string, title: string) =>
    edit(`update public.otm_blog_article_content set title = '${title}' where article_id = '${article}'`);

  async function versions(article: string) {
    return as<{ id: string; number: number; state: string; note: string }>(
      database,
      admin,
      "select id, number, state, note from public.list_versions('article', $1)",
      [article],
    );
  }

  it("leaves a language hidden that is hidden now", async () => {
    await retitle(published, "Eerst");
    const [first] = await versions(published);
    await edit(
      `update public.otm_blog_article_content set published = false where article_id = '${published}'`,
    );
    const newest = `(select max(number) from public.otm_versions where subject_id = '${published}')`;
    await edit(`select public.restore_version('${first?.id}', ${newest}, null)`);
    const [row] = await as<{ published: boolean }>(
      database,
      admin,
      `select (document #> '{content,0,published}')::boolean as published from public.otm_versions
       where subject_id = $1 order by number desc limit 1`,
      [published],
    );
    expect(row?.published).toBe(false);
  });

  describe("the parts of a version that are gone", () => {
    const missing = (person: Caller, id: string) =>
      as(database, person, "select kind, id, name from public.list_missing_parts($1) order by kind", [id]);

    beforeEach(async () => {
      await edit(`
        update public.otm_blog_articles set image_url = '/media/${photo}', related_articles = '{${published}}'
        where id = '${draft}'`);
    });

    it("are none while everything exists", async () => {
      const [newest] = await versions(draft);
      expect(await missing(admin, newest?.id ?? "")).toEqual([]);
    });

    it("are its deleted tags, related articles and files, with their names", async () => {
      const [before] = await versions(draft);
      await edit(`update public.otm_blog_articles set image_url = null where id = '${draft}'`);
      await edit(`delete from public.otm_blog_tags where id = '${secretTag}'`);
      await edit(`delete from public.otm_blog_articles where id = '${published}'`);
      await edit(`delete from public.otm_media where id = '${photo}'`);
      expect(await missing(admin, before?.id ?? "")).toEqual([
        { kind: "article", id: published, name: "published" },
        { kind: "file", id: photo, name: expect.any(String) },
        { kind: "tag", id: secretTag, name: "secret" },
      ]);
    });

    it("are files whose addresses are spelled otherwise", async () => {
      const odd = photo.replace("f", "&#102;").replace("4", "%34");
      await edit(`update public.otm_blog_articles set image_url = null where id = '${draft}'`);
      await edit(
        `update public.otm_blog_article_content set content = '<img src="/M%65dia//${odd}">'
         where article_id = '${draft}'`,
      );
      const [newest] = await versions(draft);
      await edit(`delete from public.otm_media where id = '${photo}'`);
      expect(await missing(admin, newest?.id ?? "")).toMatchObject([{ kind: "file", id: photo }]);
    });

    it("are told to administrators only", async () => {
      const [newest] = await versions(draft);
      await expect(missing(user, newest?.id ?? "")).rejects.toThrow();
      await expect(missing(visitor, newest?.id ?? "")).rejects.toThrow();
    });
  });
});

describeOnDatabase("the targets of links", (open) => {
  it("lead nowhere when visitors find no page there", async () => {
    const database = await open();
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
    await as(
      database,
      admin,
      `update public.otm_blog_articles set slug = 'renamed' where id = '${published}'`,
    );
    const query = `select kind, slug from public.list_missing_targets(
      '{renamed,published,draft,none}', '{public,secret}', '{none}', '{${photo},${draft}}')`;
    expect(await as(database, admin, query)).toEqual([
      { kind: "article", slug: "draft" },
      { kind: "article", slug: "none" },
      { kind: "tag", slug: "secret" },
      { kind: "download", slug: "none" },
      { kind: "file", slug: draft },
    ]);
    await expect(as(database, visitor, query)).rejects.toThrow();
  });
});
