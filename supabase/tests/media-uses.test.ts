// @module-tag S1

import { beforeEach, describe, expect, it } from "vitest";
import type { Parameter } from "../../server/backend/database/database.ts";
import { call, loaded } from "./article-versions.ts";
import { activePage, arrangeContent, draft, draftPage, photo, published } from "./content.ts";
import { inOrder } from "./in-order.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createMembers, createUsers, editor, type Person, writer } from "./users.ts";

const address = `/media/${photo}`;
const body = `<p>Tekst</p><figure><img src="${address}" alt=""></figure>`;
const everything = ["describe", "delete", "replace", "remove"];

describeOnRows("a picture in use", [createUsers, createMembers, arrangeContent], (database) => {
  beforeEach(async () => {
    await database.query("update public.otm_media set created_by = $1", [writer.id]);
  });

  const run = (statement: string, parameters: Parameter[] = []) => as(database, admin, statement, parameters);
  const uses = () =>
    as(
      database,
      writer,
      `select place, row_key, language, label, is_live from public.list_media_uses(array[$1::uuid])
       order by place, row_key, language`,
      [photo],
    );
  async function isUnused(): Promise<boolean | undefined> {
    const [row] = await database.query<{ unused: boolean }>(
      "select unused_since is not null as unused from public.otm_media where id = $1",
      [photo],
    );
    return row?.unused;
  }

  /** What a member may do with the picture, by the policies and by the server's functions; all of it is undone. */
  async function rightsOf(person: Person): Promise<string[]> {
    const attempts: [right: string, role: string, statement: string][] = [
      [
        "describe",
        "authenticated",
        "update public.otm_media set alt_nl = 'Reiger' where id = $1 returning 1",
      ],
      ["delete", "authenticated", "delete from public.otm_media where id = $1 returning 1"],
      [
        "replace",
        "service_role",
        `select from public.save_media($1, 'foto.jpg', 'x', repeat('7', 32), 'image/png', 1, 2, 3, '#ffffff',
           '${person.id}', true) where outcome = 'replaced'`,
      ],
      [
        "remove",
        "service_role",
        `select from public.otm_media media, public.remove_media(jsonb_build_array(media.path), '${person.id}')
         where media.id = $1`,
      ],
    ];
    const rights: string[] = [];
    for (const [right, role, statement] of attempts) {
      const undone = new Error("undone");
      const attempt = database.transaction(async (transaction) => {
        await transaction.query(
          "select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)",
          [person.claims, role],
        );
        if ((await transaction.query(statement, [photo])).length > 0) rights.push(right);
        throw undone;
      });
      await expect(attempt).rejects.toBe(undone);
    }
    return rights;
  }

  const plan = (articleId: string) =>
    run("select public.schedule_publication('article', $1, now() + interval '1 day', 'publish')", [
      articleId,
    ]);

  /** Saves a version that waits, with the picture in its text. */
  async function keepWaiting(articleId: string, text = body): Promise<void> {
    const { number, document } = await loaded(database, articleId);
    await call(database, "save_working_version", {
      _kind: "article",
      _id: articleId,
      _number: number,
      _document: JSON.stringify({
        ...document,
        content: [{ language: "nl", title: "Anders", content: text, published: true }],
      }),
    });
  }
  const waitingPage = JSON.stringify({
    slug: "active_page",
    active: true,
    content: [{ language: "nl", content: body }],
  });
  const keepWaitingPage = (number: number) =>
    call(database, "save_working_version", {
      _kind: "download-page",
      _id: activePage,
      _number: number,
      _document: waitingPage,
    });

  describe("by an article that is planned to be published", () => {
    it.each([
      ["as its picture", "update public.otm_blog_articles set image_url = $1 where id = $2", address],
      ["in its text", "update public.otm_blog_article_content set content = $1 where article_id = $2", body],
    ])("%s is the editors', until that is cancelled", async (_, statement, value) => {
      await run(statement, [value, draft]);
      expect(await rightsOf(writer)).toEqual(everything);
      await plan(draft);
      expect(await rightsOf(writer)).toEqual([]);
      expect(await rightsOf(editor)).toEqual(everything);
      expect(await uses()).toMatchObject([{ row_key: draft, label: "Concept", is_live: true }]);
      await run("delete from public.otm_schedules");
      expect(await rightsOf(writer)).toEqual(everything);
      expect(await uses()).toMatchObject([{ is_live: false }]);
    });

    it("in one language is the editors' too, and after a failure no longer", async () => {
      await run("update public.otm_blog_articles set image_url = $1 where id = $2", [address, draft]);
      await run(
        `select public.schedule_publication('article', $1, now() + interval '1 day', 'publish', 'nl')`,
        [draft],
      );
      expect(await rightsOf(writer)).toEqual([]);
      await database.execute("update public.otm_schedules set failed_at = now()");
      expect(await rightsOf(writer)).toEqual(everything);
    });
  });

  describe("by a text of the site", () => {
    const save = (key: string, language: string, text: string) =>
      run("insert into public.otm_site_texts (key, language, text) values ($1, $2, $3)", [
        key,
        language,
        text,
      ]);

    it("is the editors', and named by key and language", async () => {
      await save("terms.body", "nl", body);
      await save("privacy.body", "en", body);
      await save("firm.name", "all", `Reiger ${address}`);
      const place = { place: "site text", label: "", is_live: true };
      expect(await uses()).toEqual([
        { ...place, row_key: "firm.name", language: "all" },
        { ...place, row_key: "privacy.body", language: "en" },
        { ...place, row_key: "terms.body", language: "nl" },
      ]);
      expect(await isUnused()).toBe(false);
      expect(await rightsOf(writer)).toEqual([]);
      expect(await rightsOf(editor)).toEqual(everything);
    });

    it("is no longer used once the text is changed or deleted; its versions don't count", async () => {
      await save("terms.body", "nl", body);
      await run("update public.otm_site_texts set text = ''");
      expect([await uses(), await isUnused()]).toEqual([[], true]);
      expect(await rightsOf(writer)).toEqual(everything);
      await save("terms.body", "nl", body);
      expect([await rightsOf(writer), await isUnused()]).toEqual([[], false]);
      await database.query("delete from public.otm_site_texts");
      expect([await uses(), await isUnused()]).toEqual([[], true]);
    });
  });

  describe("by changes of an article that wait", () => {
    it("is not unused, and the editors' when the article is live", async () => {
      await keepWaiting(published);
      expect(await uses()).toEqual([
        { place: "article version", row_key: published, language: "", label: "Gepubliceerd", is_live: true },
      ]);
      expect(await isUnused()).toBe(false);
      expect(await rightsOf(writer)).toEqual([]);
      expect(await rightsOf(editor)).toEqual(everything);
    });

    it("beside a draft is the writers', until its publication is planned", async () => {
      // What waited in one language when the other was withdrawn, the last that was shown.
      await database.query(
        `select private.add_version('article', $1::uuid, 1, 'working', '', private.document_of('article', $1::uuid)
           || jsonb_build_object('image_url', $2::text))`,
        [draft, address],
      );
      expect([await rightsOf(writer), await isUnused()]).toEqual([everything, false]);
      await plan(draft);
      expect(await rightsOf(writer)).toEqual([]);
    });

    it("is what the newest version names alone", async () => {
      await keepWaiting(published);
      await keepWaiting(published, "<p>Zonder</p>");
      expect([await uses(), await isUnused()]).toEqual([[], true]);
      await keepWaiting(published);
      expect(await isUnused()).toBe(false);
      await run("update public.otm_blog_articles set read_time = 7 where id = $1", [published]);
      // Now it is in the history alone.
      expect([await uses(), await isUnused()]).toEqual([[], true]);
    });

    it("is no longer used once they are discarded", async () => {
      await keepWaiting(published);
      await keepWaiting(published);
      const { number } = await loaded(database, published);
      await call(database, "discard_working_version", { _kind: "article", _id: published, _number: number });
      expect([await uses(), await isUnused()]).toEqual([[], true]);
      expect(await rightsOf(writer)).toEqual(everything);
    });

    it("is used by the article itself once they are published at their time", async () => {
      await keepWaiting(published);
      await plan(published);
      await database.execute("update public.otm_schedules set at = now() where action = 'publish'");
      await database.query("select from public.run_schedules()");
      expect(await uses()).toMatchObject([{ place: "article", language: "nl", is_live: true }]);
      expect(await isUnused()).toBe(false);
    });

    it("is used by a restored version of a live article; that of a draft is the article", async () => {
      for (const article of [published, draft]) {
        await run("update public.otm_blog_article_content set content = $1 where article_id = $2", [
          body,
          article,
        ]);
        const { id } = await loaded(database, article);
        await run("update public.otm_blog_article_content set content = 'x' where article_id = $1", [
          article,
        ]);
        const { number } = await loaded(database, article);
        await call(database, "restore_version", { _id: id, _number: number });
      }
      expect(await uses()).toMatchObject([
        { place: "article", row_key: draft },
        { place: "article version", row_key: published },
      ]);
    });

    it("stays when older versions are pruned, and is unused once the article is deleted", async () => {
      await keepWaiting(published);
      await keepWaiting(published);
      await database.query("select public.prune_versions(now() + interval '1 day')");
      expect(await isUnused()).toBe(false);
      await run("delete from public.otm_blog_articles where id = $1", [published]);
      expect([await uses(), await isUnused()]).toEqual([[], true]);
    });
  });

  describe("by changes of a download page that wait", () => {
    it("is not unused, and the editors'", async () => {
      await keepWaitingPage(1);
      expect(await uses()).toEqual([
        {
          place: "download page version",
          row_key: activePage,
          language: "",
          label: "active_page",
          is_live: true,
        },
      ]);
      expect(await isUnused()).toBe(false);
      expect(await rightsOf(writer)).toEqual([]);
      expect(await rightsOf(editor)).toEqual(everything);
    });

    it.each([
      [
        "discarded",
        () =>
          call(database, "discard_working_version", { _kind: "download-page", _id: activePage, _number: 2 }),
      ],
      ["overtaken by a plain write", () => run("update public.otm_download_pages set active = false")],
      ["deleted with the page", () => run("delete from public.otm_download_pages")],
    ])("is unused once they are %s", async (_, end) => {
      await keepWaitingPage(1);
      await end();
      expect([await uses(), await isUnused()]).toEqual([[], true]);
    });

    it("is used by the page itself once they are published", async () => {
      await keepWaitingPage(1);
      const over = { _kind: "download-page", _id: activePage, _number: 2 };
      await call(database, "save_document", { ...over, _document: waitingPage });
      expect(await uses()).toMatchObject([{ place: "download page", language: "nl" }]);
    });

    it("is not used by what was restored in a page that is not shown, beside the page itself", async () => {
      await run("update public.otm_download_page_content set content = $1 where page_id = $2", [
        body,
        draftPage,
      ]);
      const [version] = await database.query<{ id: string; number: number }>(
        "select id, number from public.otm_versions where subject_id = $1 order by number desc limit 1",
        [draftPage],
      );
      await call(database, "restore_version", { _id: version?.id ?? "", _number: version?.number ?? 0 });
      expect(await uses()).toMatchObject([{ place: "download page", row_key: draftPage }]);
    });
  });

  it("is not unused when its last use ends while another begins", async () => {
    await run("update public.otm_blog_articles set image_url = $1 where id = $2", [address, draft]);
    const late = await inOrder(
      database,
      [admin, `update public.otm_blog_articles set image_url = '${address}' where id = '${published}'`],
      [admin, `update public.otm_blog_articles set image_url = null where id = '${draft}'`],
    );
    expect(late).toMatchObject({ status: "fulfilled" });
    expect([await isUnused(), (await uses()).length]).toEqual([false, 1]);
  });
});
