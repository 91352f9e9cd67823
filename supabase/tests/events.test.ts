// @module-tag Webhooks

import { beforeEach, describe, expect, it } from "vitest";
import { articleDocument } from "./article-document.ts";
import { loaded } from "./article-versions.ts";
import { activePage, arrangeContent, draft, draftPage, published } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, visitor } from "./users.ts";

type Event = { type: string; data: Record<string, unknown> };

describeOnRows("events", [createUsers, arrangeContent], (database) => {
  beforeEach(async () => {
    await database.execute(`
      delete from public.otm_webhooks;
      insert into public.otm_webhooks (url, events) values ('https://hooks.klant.example/', '{
        lead.created, download.requested, article.published, article.updated, article.unpublished,
        download_page.published, team.changed
      }')`);
  });

  async function eventsOf(work: () => Promise<unknown>): Promise<Event[]> {
    await database.execute("delete from private.events");
    await work();
    return database.query<Event>(
      "select type, data from private.events join private.event_deliveries on event_id = events.id order by place",
    );
  }

  const types = async (work: () => Promise<unknown>) =>
    (await eventsOf(work)).map(({ type, data }) => (data.language ? `${type} ${data.language}` : type));

  const run = (statement: string) => () => as(database, admin, statement);

  describe("of articles are what visitors see of it, by language", () => {
    const texts = "public.otm_blog_article_content";
    const add = `insert into ${texts} (article_id, language, title, content) values ('${published}', 'en', 'Published', 'Text')`;

    it("published with its article, each language that is shown", async () => {
      await database.execute(`
        insert into ${texts} (article_id, language, title, published) values ('${draft}', 'en', 'Draft', false)`);
      const found = await eventsOf(
        run(`update public.otm_blog_articles set published = true where id = '${draft}'`),
      );
      expect(found).toEqual([
        {
          type: "article.published",
          data: { id: draft, language: "nl", slug: "draft", title: "Concept", formerSlug: null },
        },
      ]);
      expect(await types(run(`update ${texts} set published = true where language = 'en'`))).toEqual([
        "article.published en",
      ]);
    });

    it("nothing while it is a draft", async () => {
      expect(await types(run(`update ${texts} set title = 'Anders' where article_id = '${draft}'`))).toEqual(
        [],
      );
    });

    it("published, updated and withdrawn language by language", async () => {
      expect(await types(run(add))).toEqual(["article.published en"]);
      expect(await types(run(`update ${texts} set excerpt = 'Kort' where language = 'en'`))).toEqual([
        "article.updated en",
      ]);
      expect(await types(run(`update ${texts} set published = false where language = 'en'`))).toEqual([
        "article.unpublished en",
      ]);
      expect(await types(run(`update ${texts} set excerpt = 'Korter' where language = 'en'`))).toEqual([]);
    });

    it("updated in all languages by what they share, with the former slug", async () => {
      await run(add)();
      const [first] = await eventsOf(
        run(`update public.otm_blog_articles set slug = 'nieuw' where id = '${published}'`),
      );
      expect(first?.data).toMatchObject({ slug: "nieuw", formerSlug: "published" });
      expect(
        (
          await types(run(`update public.otm_blog_articles set author = 'Noor' where id = '${published}'`))
        ).sort(),
      ).toEqual(["article.updated en", "article.updated nl"]);
    });

    it("updated by a question in that language", async () => {
      await run(add)();
      const ask = `insert into public.otm_blog_article_faqs (article_id, question_en, answer_en) values ('${published}', 'Why?', 'So.')`;
      expect(await types(run(ask))).toEqual(["article.updated en"]);
    });

    it("nothing by a save that changes nothing", async () => {
      expect(await types(run("update public.otm_blog_articles set slug = slug"))).toEqual([]);
    });

    it("withdrawn by its deletion", async () => {
      expect(await types(run(`select public.delete_article('${published}')`))).toEqual([
        "article.unpublished nl",
      ]);
    });

    it("one for a save that writes every row anew, and none for a working version", async () => {
      const document = (fields: Parameters<typeof articleDocument>[0]) =>
        JSON.stringify(articleDocument({ slug: "published", published: true, ...fields }));
      const { number } = await loaded(database, published);
      const keep = () =>
        as(database, admin, "select public.save_working_version('article', $1, $2, $3)", [
          published,
          number,
          document({ author: "Noor" }),
        ]);
      expect(await types(keep)).toEqual([]);
      const save = () =>
        as(database, admin, "select public.save_document('article', $1, $2, $3)", [
          document({ content: [{ language: "nl", title: "Nieuw", content: "<p>Nieuw</p>" }] }),
          published,
          number + 1,
        ]);
      expect(await types(save)).toEqual(["article.updated nl"]);
    });

    it("published by a schedule, as a visitor sees it then", async () => {
      await database.execute(`
        insert into public.otm_schedules (kind, subject_id, action, at)
        values ('article', '${draft}', 'publish', now() - interval '1 minute')`);
      expect(await types(() => database.query("select from public.run_schedules()"))).toEqual([
        "article.published nl",
      ]);
    });

    it("none when the transaction fails", async () => {
      const failing = () =>
        database
          .transaction(async (transaction) => {
            await transaction.execute(`${add}; set constraints all immediate`);
            throw new Error("no");
          })
          .catch(() => {});
      expect(await types(failing)).toEqual([]);
    });
  });

  describe("of leads", () => {
    const message = (isSpam = false) =>
      as(
        database,
        visitor,
        "insert into public.otm_contact_subm_vlotwerk (name, email, message, is_spam) values ('Anna', 'anna@klant.example', 'Hoi', $1)",
        [isSpam],
      );

    it("are a message or a request, without what the visitor wrote", async () => {
      expect(await eventsOf(message)).toEqual([{ type: "lead.created", data: {} }]);
      const request = () =>
        as(
          database,
          visitor,
          `insert into public.otm_download_submissions (page_id, name, email) values ('${activePage}', 'Bo', 'bo@klant.example')`,
        );
      expect(await eventsOf(request)).toEqual([{ type: "download.requested", data: {} }]);
    });

    it("are none of spam, until it is unmarked; once", async () => {
      expect(await types(() => message(true))).toEqual([]);
      const mark = (status: string) =>
        as(database, admin, "update public.otm_leads set status = $1", [status]);
      await mark("spam");
      await database.execute(
        "delete from public.otm_leads where kind = 'download' or contact_id not in (select id from public.otm_contact_subm_vlotwerk where is_spam)",
      );
      expect(await types(() => mark("new"))).toEqual(["lead.created"]);
      await mark("spam");
      expect(await database.query("select state, error from private.event_deliveries")).toEqual([
        { state: "failed", error: "The lead was marked as spam." },
      ]);
      await mark("new");
      expect(await database.query("select from private.events")).toHaveLength(1);
    });

    it("are gone with the lead", async () => {
      await message();
      await as(database, admin, "delete from public.otm_contact_subm_vlotwerk");
      expect(await database.query("select from private.events where type = 'lead.created'")).toEqual([]);
      expect(await database.query("select from private.event_deliveries")).toEqual([]);
    });
  });

  it("of a download page are its publication", async () => {
    const set = (active: boolean) =>
      run(`update public.otm_download_pages set active = ${active} where id = '${draftPage}'`);
    expect(await eventsOf(set(true))).toEqual([
      { type: "download_page.published", data: { id: draftPage, slug: "draft_page" } },
    ]);
    expect(await types(set(true))).toEqual([]);
    expect(await types(set(false))).toEqual([]);
  });

  it("of the team are one for each transaction, with those who are shown", async () => {
    const found = await eventsOf(
      run("update public.otm_team_members set role_nl = 'Bouwer', role_en = 'Builder'"),
    );
    expect(found).toEqual([
      {
        type: "team.changed",
        data: { members: [{ id: expect.any(String), name: "Noor", roleNl: "Bouwer", roleEn: "Builder" }] },
      },
    ]);
    expect(await types(run("update public.otm_team_members set name = 'Anders' where not active"))).toEqual(
      [],
    );
    expect(await types(run("update public.otm_team_members set active = false where active"))).toEqual([
      "team.changed",
    ]);
  });

  it("of the team make nobody wait while no webhook wants them", async () => {
    const locks = (pause: string) =>
      database.transaction(async (transaction) => {
        await transaction.execute(`
          update public.otm_webhooks set pause = ${pause};
          update public.otm_team_members set name = name || '.' where active;
          set constraints all immediate`);
        return transaction.query(
          "select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()",
        );
      });
    expect(await locks("'person'")).toEqual([]);
    expect(await locks("null")).toHaveLength(1);
  });

  it("are kept only for those who want them and are not paused", async () => {
    await database.execute(`
      update public.otm_webhooks set events = '{lead.created}';
      insert into public.otm_webhooks (url, events, pause) values ('https://b.example/', '{team.changed}', 'person')`);
    expect(await types(run("update public.otm_team_members set name = 'Anders'"))).toEqual([]);
    await database.execute(
      "update public.otm_webhooks set pause = null, events = events || '{team.changed}'",
    );
    expect(await types(run("update public.otm_team_members set name = 'Weer anders'"))).toEqual([
      "team.changed",
      "team.changed",
    ]);
  });
});
