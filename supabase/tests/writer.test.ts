// @module-tag S1

import { describe, expect, it } from "vitest";
import type { Parameter } from "../../server/backend/database/database.ts";
import { articleDocument } from "./article-document.ts";
import { call, loaded, statesOf } from "./article-versions.ts";
import { activePage, arrangeContent, draft, photo, published, secretTag } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { as, createMembers, createUsers, editor, type Person, refused, writer } from "./users.ts";

describeOnRows("a writer", [createUsers, createMembers, arrangeContent], (database) => {
  const act = (statement: string) => as(database, writer, statement);
  const ask = (name: string, named: Record<string, Parameter>) => call(database, name, named, writer);
  const content = [{ language: "nl", title: "Titel", content: "<p>Tekst.</p>" }];

  async function save(id: string | null, isPublished = false) {
    const over = id ? await loaded(database, id) : null;
    return ask("save_document", {
      _kind: "article",
      _id: id,
      _number: over?.number ?? null,
      _document: JSON.stringify(articleDocument({ slug: "by-a-writer", content, published: isPublished })),
    });
  }

  async function keep(id: string) {
    const { number, document } = await loaded(database, id);
    return ask("save_working_version", {
      _kind: "article",
      _id: id,
      _number: number,
      _document: JSON.stringify(document),
    });
  }

  const planPublication = (id: string) =>
    call(
      database,
      "schedule_publication",
      { _at: "2030-01-01", _action: "publish", _kind: "article", _id: id },
      editor,
    );
  const isLive = async (id: string) => {
    const rows = await database.query("select from public.otm_blog_articles where id = $1 and published", [
      id,
    ]);
    return rows.length === 1;
  };

  it("saves and deletes drafts", async () => {
    await save(draft);
    expect((await loaded(database, draft)).document).toMatchObject({ slug: "by-a-writer", published: false });
    await ask("delete_article", { _id: draft });
    await save(null);
    expect(await act("select 1 from public.otm_blog_articles where slug = 'by-a-writer'")).toHaveLength(1);
  });

  it("keeps changes of a live article, and throws them away again", async () => {
    const number = await keep(published);
    expect(await statesOf(database, published)).toEqual(["published", "working"]);
    await ask("discard_working_version", { _kind: "article", _id: published, _number: Number(number) });
    expect(await statesOf(database, published)).toEqual(["published", "discarded"]);
  });

  it("restores a version of a draft, and one of a live article as changes that wait", async () => {
    await save(draft);
    for (const id of [draft, published]) {
      const [first] = await database.query<{ id: string }>(
        "select id from public.otm_versions where subject_id = $1 and number = 1",
        [id],
      );
      const { number } = await loaded(database, id);
      await ask("restore_version", { _id: first?.id ?? "", _number: number });
      expect((await statesOf(database, id)).at(-1)).toBe("restored");
    }
    expect([await isLive(draft), await isLive(published)]).toEqual([false, true]);
  });

  describe("does not publish", () => {
    it.each([
      ["a new article", "insert into public.otm_blog_articles (slug, published) values ('new', true)"],
      ["a draft", `update public.otm_blog_articles set published = true where id = '${draft}'`],
      [
        "a text of a live article",
        `insert into public.otm_blog_article_content (article_id, language, title)
        values ('${published}', 'en', 'New')`,
      ],
      [
        "a draft's text, by moving it",
        `update public.otm_blog_article_content
        set article_id = '${published}', language = 'en' where article_id = '${draft}'`,
      ],
      [
        "a draft's question, by moving it",
        `update public.otm_blog_article_faqs
        set article_id = '${published}' where article_id = '${draft}'`,
      ],
      ["a tag", `insert into public.otm_blog_article_tags values ('${published}', '${secretTag}')`],
      ["by a plan", `select public.schedule_publication('article', '${draft}', '2030-01-01', 'publish')`],
      [
        "at once, by a plan of yesterday",
        `select public.schedule_publication('article', '${draft}', '2020-01-01', 'publish')`,
      ],
      ["by a preview link", `select public.create_preview_link(id, 7) from public.otm_versions`],
    ])("%s", async (_what, statement) => {
      await expect(act(statement)).rejects.toMatchObject(refused);
    });

    it("by a save", async () => {
      const inWords = { ...refused, message: "Only editors publish" };
      for (const id of [null, draft]) await expect(save(id, true)).rejects.toMatchObject(inWords);
      await expect(save(published, true)).rejects.toMatchObject(refused);
      expect(await isLive(draft)).toBe(false);
    });
  });

  it("does not change or delete what is live", async () => {
    await expect(save(published)).rejects.toMatchObject({
      ...refused,
      message: "Only editors change an article that is live or planned to be",
    });
    await expect(ask("delete_article", { _id: published })).rejects.toMatchObject(refused);
    for (const table of ["otm_blog_article_content", "otm_blog_article_faqs", "otm_blog_article_tags"]) {
      expect(await act(`delete from public.${table} where article_id = '${published}' returning 1`)).toEqual(
        [],
      );
    }
    expect(
      await act(`update public.otm_blog_articles set author = 'X' where id = '${published}' returning 1`),
    ).toEqual([]);
    expect(await act(`delete from public.otm_blog_articles where id = '${published}' returning 1`)).toEqual(
      [],
    );
    expect(await act("delete from public.otm_schedules returning 1")).toEqual([]);
  });

  it("changes nothing that a planned publication would show", async () => {
    await keep(published);
    const waiting = await loaded(database, published);
    await planPublication(draft);
    await planPublication(published);
    await expect(save(draft)).rejects.toMatchObject(refused);
    await expect(keep(published)).rejects.toMatchObject(refused);
    await expect(
      ask("discard_working_version", { _kind: "article", _id: published, _number: waiting.number }),
    ).rejects.toMatchObject(refused);
    await expect(
      ask("restore_version", {
        _id: waiting.id,
        _number: waiting.number,
      }),
    ).rejects.toMatchObject(refused);
    expect(
      await act(
        `update public.otm_blog_article_content set title = 'X' where article_id = '${draft}' returning 1`,
      ),
    ).toEqual([]);
    await expect(ask("delete_article", { _id: draft })).rejects.toMatchObject(refused);
  });

  it("takes no redirect of a live article for a draft that was public once", async () => {
    const rename = (id: string, slug: string) =>
      as(database, editor, `update public.otm_blog_articles set slug = '${slug}' where id = '${id}'`);
    await database.query("update public.otm_blog_articles set published_at = now() where id = $1", [draft]);
    await rename(published, "address");
    await rename(published, "newer-address");
    await act(`update public.otm_blog_articles set slug = 'address' where id = '${draft}'`);
    await act(`update public.otm_blog_articles set slug = 'elsewhere' where id = '${draft}'`);
    expect(
      await database.query("select article_id from public.otm_blog_article_slugs where slug = 'address'"),
    ).toEqual([{ article_id: published }]);
  });

  it("waits for whoever plans a publication, and changes nothing then", async () => {
    await keep(published);
    const { number, document } = await loaded(database, published);
    const ask = (statement: string, parameters: Parameter[]) => as(database, writer, statement, parameters);
    const late = await database.transaction(async (transaction) => {
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [editor.claims]);
      await transaction.query("select public.schedule_publication('article', $1, '2030-01-01', 'publish')", [
        published,
      ]);
      const asked = Promise.allSettled([
        ask("select public.save_working_version('article', $1, $2, $3)", [
          published,
          number,
          JSON.stringify(document),
        ]),
        ask("select public.discard_working_version('article', $1, $2)", [published, number]),
      ]);
      await expect
        .poll(() =>
          database.query(
            "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          ),
        )
        .toHaveLength(2);
      return { asked };
    });
    for (const outcome of await late.asked)
      expect(outcome).toMatchObject({ status: "rejected", reason: refused });
    expect((await loaded(database, published)).number).toBe(number);
  });

  it("sees no versions of pages, nor what they name", async () => {
    await as(
      database,
      editor,
      `update public.otm_download_pages set slug = 'renamed' where id = '${activePage}'`,
    );
    const [version] = await database.query<{ id: string }>(
      "select id from public.otm_versions where kind = 'download-page' limit 1",
    );
    await database.query("update public.otm_versions set document = document || $1 where kind <> 'article'", [
      JSON.stringify({ tags: ["a0000000-0000-4000-8000-0000000000ff"] }),
    ]);
    const missing = (who: Person) =>
      as(database, who, "select * from public.list_missing_parts($1)", [version?.id ?? ""]);
    expect(await missing(editor)).toHaveLength(1);
    expect(await missing(writer)).toEqual([]);
  });

  it("describes pictures that nothing live shows, and deletes such pictures of one's own", async () => {
    const describePhoto = () =>
      act(`update public.otm_media set alt_nl = 'Een foto' where id = '${photo}' returning 1`);
    const deletePhoto = () => act(`delete from public.otm_media where id = '${photo}' returning 1`);
    const removeByServer = () =>
      database.query("select * from public.remove_media(jsonb_build_array('foto.jpg'), $1)", [writer.id]);
    const show = (id: string) =>
      database.query("update public.otm_blog_articles set image_url = $1 where id = $2", [
        `/media/${photo}`,
        id,
      ]);

    await show(draft);
    expect(await describePhoto()).toHaveLength(1);
    expect(await deletePhoto()).toEqual([]);
    expect(await removeByServer()).toEqual([]);
    await database.query("update public.otm_media set created_by = $1", [writer.id]);
    await show(published);
    expect(await describePhoto()).toEqual([]);
    expect(await deletePhoto()).toEqual([]);
    expect(await removeByServer()).toEqual([]);
    await database.query("update public.otm_blog_articles set image_url = null where id = $1", [published]);
    expect(await removeByServer()).toHaveLength(1);
  });
});
