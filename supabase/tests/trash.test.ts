// @module-tag S47

import { describe, expect, it } from "vitest";
import { trashSources } from "../../app/data/trash/trash.ts";
import { erasePersonalData } from "../../server/backend/privacy/erase.ts";
import { collectPersonalData } from "../../server/backend/privacy/personal-data.ts";
import { articleDocument } from "./article-document.ts";
import { call, loaded, versionsOf } from "./article-versions.ts";
import {
  activePage,
  arrangeContent,
  draft,
  guideFile,
  photo,
  publicTag,
  published,
  shownCase,
  unfeatured,
  unshownPage,
} from "./content.ts";
import { describeOnRows } from "./rows.ts";
import {
  arrangeRoots,
  isThere,
  listed,
  message,
  type Root,
  remove,
  request,
  restore,
  roots,
  snapshot,
} from "./trash-rows.ts";
import { admin, as, createMembers, createUsers, editor, refused, user, visitor, writer } from "./users.ts";

describeOnRows("the trash", [createUsers, createMembers, arrangeContent, arrangeRoots], (database) => {
  const article = { source: "otm_blog_articles", id: published };
  const draftArticle = { source: "otm_blog_articles", id: draft };
  const lead = { source: "otm_contact_subm_vlotwerk", id: message };
  const count = async (rows: string) => (await database.query(`select from ${rows}`)).length;
  const lines = async (statement: string) =>
    (await database.query<{ line: string }>(statement)).map(({ line }) => line);

  const below = `
    with recursive below as (
      select tgrelid as id, tgrelid as root, ''::name as key from pg_trigger where tgname = 'keep_in_trash'
      union
      select conrelid, root, conname from pg_constraint join below on below.id = confrelid
      where contype = 'f' and confdeltype = 'c' and not exists (
        select from private.left_out_of_trash() where name in (below.id::regclass::text, below.key)
      )
    )`;

  describe("is declared so that", () => {
    it("each kind of item is one that the panel knows", async () => {
      const tables = await lines(
        "select relname as line from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'keep_in_trash'",
      );
      expect(tables.toSorted()).toEqual(trashSources.toSorted());
      expect(roots.map(({ source }) => source).toSorted()).toEqual(trashSources.toSorted());
    });

    it("each kind of content that has a table of its own is kept", async () => {
      const sources = await lines(
        "select source as line from private.content_kinds where source is not null",
      );
      expect(sources.filter((source) => !trashSources.some((kept) => kept === source))).toEqual([]);
    });

    it("nothing is left out that no deletion reaches", async () => {
      expect(
        await lines(`${below} select name as line from private.left_out_of_trash()
          where name not in (select id::regclass::text from below union select key::text from below)`),
      ).toEqual([]);
    });

    it.each(roots)("all that the deletion of $source reaches is kept, or left out", async (root) => {
      const reached = await lines(`${below} select distinct id::regclass::text as line from below
        where root = 'public.${root.source}'::regclass and not exists (
          select from private.left_out_of_trash() where name in (id::regclass::text, key)
        )`);
      await remove(database, root);
      const kept = await lines(
        "select distinct part ->> 'table' as line from private.trash, jsonb_array_elements(document) part",
      );
      // No foreign key leads to plans.
      const found = kept
        .map((name) => name.replace("public.", ""))
        .filter((name) => name !== "otm_schedules");
      expect(found.toSorted()).toEqual(reached.toSorted());
    });
  });

  describe.each(roots)("has from $source what was deleted, and", (root) => {
    it("gives back every row of every table as it was", async () => {
      const before = await snapshot(database);
      expect(await remove(database, root)).toEqual([{ id: root.id }]);
      expect(await isThere(database, root)).toBe(false);
      expect(await snapshot(database)).not.toEqual(before);
      expect(await listed(database)).toMatchObject([
        {
          source: root.source,
          subject_id: root.id,
          title: root.title,
          person: `${admin.id}@vlotwerk.example`,
        },
      ]);
      expect(await restore(database, root.id)).toEqual({ subject_id: root.id, left_out: [] });
      expect(await snapshot(database)).toEqual(before);
      expect(await listed(database)).toEqual([]);
    });

    it("takes it again after it was restored, and then gives it back again", async () => {
      const before = await snapshot(database);
      for (let time = 1; time <= 2; time++) {
        await remove(database, root);
        const [item] = await listed(database);
        expect(await restore(database, item?.id ?? "")).toMatchObject({ left_out: [] });
      }
      expect(await snapshot(database)).toEqual(before);
    });

    it("gives it to one of two who restore it at once", async () => {
      await remove(database, root);
      const both = await Promise.allSettled([restore(database, root.id), restore(database, root.id)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "PT404" } });
      expect(await isThere(database, root)).toBe(true);
    });

    it("lists and gives it to those who may delete it alone", async () => {
      await remove(database, root);
      const others = root.role === "admin" ? [editor, writer, user, visitor] : [writer, user, visitor];
      for (const who of others) {
        expect(await listed(database, who).catch(({ code }) => [code]), who.claims).toEqual(
          who === visitor ? [refused.code] : [],
        );
        await expect(restore(database, root.id, null, who)).rejects.toMatchObject(refused);
      }
      expect(await isThere(database, root)).toBe(false);
      const least = root.role === "admin" ? admin : editor;
      expect(await listed(database, least)).toHaveLength(1);
      await restore(database, root.id, null, least);
      expect(await isThere(database, root)).toBe(true);
    });

    it("does not take what the server deletes", async () => {
      for (const claims of ["", '{"role": "service_role"}']) {
        await database.transaction(async (transaction) => {
          await transaction.query("select set_config('request.jwt.claims', $1, true)", [claims]);
          await transaction.query(`delete from public.${root.source} where id = $1`, [root.id]);
        });
        expect(await count("private.trash")).toBe(0);
      }
    });

    it("logs that it came back alone, with no word of a visitor", async () => {
      await database.query("update public.otm_webhooks set pause = 'failures'");
      await remove(database, root);
      await database.execute("set local session_replication_role = replica; delete from private.audit_log");
      await restore(database, root.id);
      const entries = await database.query<{ event: string; actor_id: string; label: string | null }>(
        "select event, actor_id, label from private.audit_log",
      );
      const isOfVisitor = [message, request].includes(root.id);
      expect(entries).toEqual([
        { event: "undeleted", actor_id: admin.id, label: isOfVisitor ? null : expect.any(String) },
      ]);
    });
  });

  describe("of what visitors see", () => {
    const search = "select from public.search_articles('gepubliceerd')";
    it("takes it off the site at once, and puts it back at once", async () => {
      const read = () =>
        as(database, visitor, "select from public.otm_blog_articles where id = $1", [published]);
      await database.query("delete from private.hidden_articles");
      expect([(await read()).length, (await as(database, visitor, search)).length]).toEqual([1, 1]);
      await remove(database, article);
      expect([(await read()).length, (await as(database, visitor, search)).length]).toEqual([0, 0]);
      await restore(database, published);
      expect([(await read()).length, (await as(database, visitor, search)).length]).toEqual([1, 1]);
    });

    it.each([
      ["comes back with what is planned for it", "1 day", 1, []],
      ["comes back without what was due meanwhile, which is named", "-1 minute", 0, ["otm_schedules"]],
    ])("%s", async (_, later, planned, leftOut) => {
      await database.query(
        "update public.otm_schedules set at = now() + $2::interval where subject_id = $1 and failed_at is null",
        [published, "1 hour"],
      );
      const plans = () =>
        database.query("select * from public.otm_schedules where subject_id = $1", [published]);
      const before = await plans();
      expect(before).toHaveLength(1);
      await remove(database, article);
      expect(await plans()).toEqual([]);
      await database.query(
        `update private.trash set document = (
           select jsonb_agg(case part ->> 'table' when 'public.otm_schedules'
             then jsonb_set(part, '{rows,0,at}', to_jsonb(now() + $2::interval)) else part end)
           from jsonb_array_elements(document) part
         ) where subject_id = $1 and $2 <> '1 day'`,
        [published, later],
      );
      const [restored] = await as<{ done: { left_out: string[] } }>(
        database,
        admin,
        "select public.restore_from_trash($1) as done",
        [published],
      );
      expect(restored?.done.left_out).toEqual(leftOut);
      expect(await plans()).toEqual(before.slice(0, planned));
    });

    it("ends plans and preview links, and keeps what waits", async () => {
      const { number } = await loaded(database, published);
      const waiting = JSON.stringify(
        articleDocument({
          slug: "published",
          published: true,
          content: [{ language: "nl", title: "Wacht", content: `<img src="/media/${photo}/y.jpg">` }],
        }),
      );
      await call(database, "save_working_version", {
        _kind: "article",
        _id: published,
        _number: number,
        _document: waiting,
      });
      const { id } = await loaded(database, published);
      await call(database, "create_preview_link", { _version_id: id, _days: 1 });
      const before = [await versionsOf(database, published), await count("private.media_uses")];
      await remove(database, article);
      const open = `subject_id = '${published}' and expires_at > now()`;
      expect(await count(`public.otm_preview_links where ${open}`)).toBe(0);
      expect(await count(`public.otm_schedules where subject_id = '${published}'`)).toBe(0);
      expect(await count(`private.media_uses where row_key = '${published}'`)).toBe(0);
      await expect(
        call(database, "create_preview_link", { _version_id: id, _days: 1 }),
      ).rejects.toMatchObject({
        code: "PT404",
      });
      await restore(database, published);
      expect([await versionsOf(database, published), await count("private.media_uses")]).toEqual(before);
      expect((await versionsOf(database, published)).at(-1)).toMatchObject({
        state: "working",
        title: "Wacht",
      });
    });

    it("sends no mail and tells no webhook that a lead is new, when it comes back with its mails", async () => {
      await database.execute(`
        update public.otm_leads set status = 'new' where id = '${message}';
        update private.mail_outbox set state = 'queued' where lead_id = '${message}' and kind = 'contact-notice'`);
      await remove(database, lead);
      await restore(database, message);
      expect(
        await lines(`select concat_ws(' ', kind, state, last_error) as line from private.mail_outbox
          where lead_id = '${message}' order by 1`),
      ).toEqual([
        "contact-confirmation sent",
        "contact-notice failed It was deleted before this mail was known to be sent.",
      ]);
      expect(await count(`private.events where lead_id = '${message}'`)).toBe(0);
    });
  });

  describe("when the address was taken meanwhile", () => {
    const takers = [
      {
        root: article,
        take: "insert into public.otm_blog_articles (slug) values ('published'), ('published-2')",
        slug: "published-3",
      },
      {
        root: { source: "otm_pages", id: shownCase },
        take: "insert into public.otm_pages (kind, slug) values ('case', 'shown-case'), ('page', 'shown-case-2')",
        slug: "shown-case-2",
      },
      {
        root: { source: "otm_download_pages", id: activePage },
        take: "insert into public.otm_download_pages (slug) values ('active_page')",
        slug: "active_page-2",
      },
      {
        root: { source: "otm_blog_tags", id: publicTag },
        take: "insert into public.otm_blog_tags (name, slug) values ('Other', 'public')",
        slug: "public-2",
      },
    ];
    it.each(takers)(
      "proposes a free one for $root.source, and restores under it",
      async ({ root, take, slug }) => {
        await remove(database, root);
        await database.query(take);
        await expect(restore(database, root.id)).rejects.toMatchObject({ code: "PT409", detail: slug });
        expect(await listed(database)).toHaveLength(1);
        await restore(database, root.id, slug);
        expect(await lines(`select slug as line from public.${root.source} where id = '${root.id}'`)).toEqual(
          [slug],
        );
        expect(await listed(database)).toEqual([]);
      },
    );

    it("refuses an address that is none", async () => {
      await remove(database, article);
      await expect(restore(database, published, "No slug")).rejects.toMatchObject({ code: "23514" });
    });

    it.each([
      ["published", "elsewhere"],
      ["to-come", "to-come"],
    ])("has changes that wait, of which the slug is %s, wait with %s", async (slug, expected) => {
      const { number } = await loaded(database, published);
      const content = [{ language: "nl", title: "Wacht", content: "x" }];
      const waiting = JSON.stringify(articleDocument({ slug, published: true, content }));
      await call(database, "save_working_version", {
        _kind: "article",
        _id: published,
        _number: number,
        _document: waiting,
      });
      await remove(database, article);
      await restore(database, published, "elsewhere");
      expect((await loaded(database, published)).document).toMatchObject({ slug: expected });
      expect((await versionsOf(database, published)).at(-1)).toMatchObject({ state: "working" });
    });

    it("has the new address in a version", async () => {
      await remove(database, article);
      await restore(database, published, "elsewhere");
      expect((await loaded(database, published)).document).toMatchObject({ slug: "elsewhere" });
      expect(
        await lines(
          `select distinct slug as line from private.shown_articles where article_id = '${published}'`,
        ),
      ).toEqual(["elsewhere"]);
    });
  });

  describe("when a part is gone meanwhile", () => {
    it("restores an article without its tag, its picture and the account of its author", async () => {
      await database.query("update public.otm_blog_articles set image_url = $1 where id = $2", [
        `/media/${photo}`,
        published,
      ]);
      await remove(database, article);
      await database.execute(`
        delete from public.otm_blog_tags where id = '${publicTag}';
        delete from public.otm_media where id = '${photo}';
        delete from auth.users where id = '${writer.id}'`);
      expect(await restore(database, published)).toEqual({
        subject_id: published,
        left_out: ["otm_blog_article_tags"],
      });
      expect(await count(`private.media_uses where row_key = '${published}'`)).toBe(0);
    });

    it("leaves out a tag of an article", async () => {
      await remove(database, article);
      await database.query("delete from public.otm_blog_tags where id = $1", [publicTag]);
      expect(await restore(database, published)).toEqual({
        subject_id: published,
        left_out: ["otm_blog_article_tags"],
      });
    });

    const tag = { source: "otm_blog_tags", id: publicTag };
    const orders = [article, tag].flatMap((first) =>
      [article, tag].map((back) => ({ first, back, after: back === article ? tag : article })),
    );
    it.each(orders)(
      "gives a tag back to its article, $first.source deleted and $back.source restored first",
      async ({ first, back, after }) => {
        const links = "select tag_id::text as line from public.otm_blog_article_tags order by 1";
        const before = await lines(links);
        await remove(database, first);
        await remove(database, first === article ? tag : article);
        await restore(database, back.id);
        await restore(database, after.id);
        expect(await lines(links)).toEqual(before);
      },
    );

    it("leaves out a file of a download page", async () => {
      await remove(database, { source: "otm_download_pages", id: activePage });
      await database.query("delete from public.otm_media where id = $1", [guideFile]);
      expect(await restore(database, activePage)).toEqual({
        subject_id: activePage,
        left_out: ["otm_download_files"],
      });
    });

    it("leaves out a former address that leads to another article", async () => {
      await remove(database, article);
      await database.query("insert into public.otm_blog_article_slugs values ('was-published', $1)", [
        unfeatured,
      ]);
      expect(await restore(database, published)).toMatchObject({ left_out: ["otm_blog_article_slugs"] });
    });

    it("restores a request without its page, and an item of a deleted account", async () => {
      await remove(database, { source: "otm_download_submissions", id: request });
      await database.execute(`
        delete from public.otm_download_pages where id = '${activePage}';
        delete from auth.users where id = '${admin.id}'`);
      expect(await listed(database, editor)).toEqual([]);
      await database.query(
        "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict (user_id) do update set role = 'admin'",
        [editor.id],
      );
      expect(await listed(database, editor)).toMatchObject([{ person: null }]);
      await restore(database, request, null, editor);
      expect(
        await lines(`select page_id::text as line from public.otm_leads where id = '${request}'`),
      ).toEqual([null]);
    });

    it("has the requests of a page refer to it again, and holds nothing of theirs", async () => {
      await remove(database, { source: "otm_download_pages", id: activePage });
      expect(await count("public.otm_leads where page_id is not null")).toBe(0);
      expect(await lines("select concat(document, links) as line from private.trash")).not.toEqual([
        expect.stringMatching(/Dirk|Anna|klant/),
      ]);
      await restore(database, activePage);
      expect(await count(`public.otm_leads where page_id = '${activePage}'`)).toBe(2);
      expect(await count(`public.otm_download_submissions where page_id = '${activePage}'`)).toBe(2);
    });

    it("does not add a version of articles that a tag comes back to, when changes of them wait", async () => {
      const { number } = await loaded(database, published);
      const waiting = JSON.stringify(
        articleDocument({
          slug: "published",
          published: true,
          content: [{ language: "nl", title: "Wacht", content: "x" }],
          tags: [publicTag],
        }),
      );
      await call(database, "save_working_version", {
        _kind: "article",
        _id: published,
        _number: number,
        _document: waiting,
      });
      const before = await versionsOf(database, published);
      await remove(database, { source: "otm_blog_tags", id: publicTag });
      await restore(database, publicTag);
      expect(await versionsOf(database, published)).toEqual(before);
    });
  });

  it("has no member any more that came back with a version of the about page", async () => {
    const member = roots.find(({ source }) => source === "otm_team_members") as Root;
    const about = "0ab00000-0000-4000-8000-000000000000";
    const { id } = await loaded(database, about);
    await remove(database, member);
    const { number } = await loaded(database, about);
    await call(database, "restore_version", { _id: id, _number: number });
    const waiting = await loaded(database, about);
    await call(database, "save_document", {
      _kind: "about-page",
      _id: about,
      _number: waiting.number,
      _document: JSON.stringify(waiting.document),
    });
    expect(await isThere(database, member)).toBe(true);
    expect(await listed(database)).toEqual([]);
  });

  it("has items page by page, of one kind, and those with a text in their title or slug", async () => {
    for (const root of roots) await remove(database, root);
    const page = (parameters: string) =>
      as<{ title: string; deleted_at: Date; id: string }>(
        database,
        admin,
        `select title, deleted_at, id from public.list_trash(${parameters})`,
      );
    const titles = async (parameters: string) => (await page(parameters)).map(({ title }) => title);
    const all = await titles("");
    expect(all).toEqual(roots.map(({ title }) => title).toReversed());
    expect(await titles("_limit => 3")).toEqual(all.slice(0, 3));
    const beyond = (index: number, isNewer: boolean) =>
      `_limit => 3, _newer => ${isNewer}, _id => (select id from private.trash where title = '${all[index]}'),
       _deleted_at => (select deleted_at from private.trash where title = '${all[index]}')`;
    const asOwner = async (parameters: string) => {
      const [row] = await database.query<{ titles: string[] }>(
        `select array(select title from (select set_config('request.jwt.claims', '${admin.claims}', true)) claims,
           lateral public.list_trash(${parameters})) as titles`,
      );
      return row?.titles;
    };
    expect(await asOwner(beyond(2, false))).toEqual(all.slice(3, 6));
    expect(await asOwner(beyond(6, true))).toEqual(all.slice(3, 6).toReversed());
    expect(await titles("_source => 'otm_media'")).toEqual(["gids.pdf"]);
    expect(await titles("_search => 'GIDS'")).toEqual(["gids.pdf", "Gids"]);
    expect(await titles("_search => 'shown-case'")).toEqual(["Praktijkvoorbeeld"]);
    expect(await titles("_search => '%'")).toEqual([]);
  });

  describe("lets writers", () => {
    it("restore drafts, whoever deleted them, and nothing else", async () => {
      const page = { source: "otm_pages", id: unshownPage };
      await remove(database, draftArticle, writer);
      await remove(database, page, editor);
      await remove(database, article);
      const names = async () =>
        (await listed(database, writer)).map(({ subject_id }) => subject_id).toSorted();
      expect(await names()).toEqual([draft, unshownPage]);
      await restore(database, draft, null, writer);
      await restore(database, unshownPage, null, writer);
      await expect(restore(database, published, null, writer)).rejects.toMatchObject(refused);
      expect(await names()).toEqual([]);
    });

    it("delete nothing for good, as editors", async () => {
      await remove(database, draftArticle);
      for (const who of [writer, editor, user, visitor])
        await expect(as(database, who, "select public.delete_from_trash('{}')")).rejects.toMatchObject(
          refused,
        );
    });
  });

  describe("ends", () => {
    const rest = async (id: string) =>
      (await count(`public.otm_versions where subject_id = '${id}'`)) +
      (await count(`public.otm_field_changes where subject_id = '${id}'`));

    it("by an administrator, with the versions, in the audit log", async () => {
      await remove(database, article);
      expect(await rest(published)).toBeGreaterThan(0);
      const [item] = await listed(database);
      expect(await call(database, "delete_from_trash", { _ids: `{${item?.id}}` })).toBe(1);
      expect([await listed(database), await rest(published)]).toEqual([[], 0]);
      await expect(restore(database, published)).rejects.toMatchObject({ code: "PT404" });
      expect(
        await lines(
          "select event || ' ' || noun || ' ' || label as line from private.audit_log order by id desc limit 1",
        ),
      ).toEqual(["purged article published"]);
    });

    it("after its time, with the versions", async () => {
      await remove(database, article);
      await remove(database, draftArticle);
      await database.query("update private.trash set deleted_at = '2026-01-01' where subject_id = $1", [
        draft,
      ]);
      expect(await database.call("purge_trash", { _before: "2026-01-02T00:00:00Z" })).toEqual([1]);
      expect((await listed(database)).map(({ subject_id }) => subject_id)).toEqual([published]);
      expect([await rest(draft), (await rest(published)) > 0]).toEqual([0, true]);
    });

    it("for a lead when it would have expired", async () => {
      await remove(database, lead);
      await remove(database, { source: "otm_download_submissions", id: request });
      const before = { _mails_before: "2000-01-01T00:00:00Z" };
      const [expired] = await database.query<{ leads: number }>(
        "select (public.delete_expired(now() - interval '39 days', $1::timestamptz) ->> 'leads')::int as leads",
        [before._mails_before],
      );
      expect(expired).toEqual({ leads: 1 });
      expect((await listed(database)).map(({ subject_id }) => subject_id)).toEqual([request]);
    });

    it("for a person whose data is erased", async () => {
      await remove(database, lead);
      await remove(database, { source: "otm_download_submissions", id: request });
      await remove(database, article);
      const { trash } = await collectPersonalData(database, "cor@klant.example");
      expect(JSON.stringify(trash)).toMatch(/cor@klant.example.*Gebeld/);
      await database.transaction((transaction) => erasePersonalData(transaction, "cor@klant.example"));
      expect((await listed(database)).map(({ title }) => title).toSorted()).toEqual(["Dirk", "Gepubliceerd"]);
    });

    it("at once for the versions of what the server deletes", async () => {
      await database.query("delete from public.otm_blog_articles where id = $1", [published]);
      expect(await rest(published)).toBe(0);
    });
  });

  it("is read by nobody over the API but through its functions", async () => {
    for (const who of [admin, editor, writer, user, visitor])
      await expect(as(database, who, "select from private.trash")).rejects.toMatchObject(refused);
  });
});
